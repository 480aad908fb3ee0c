"""The clipboard of Windows, which takes data in several formats at once."""

from __future__ import annotations

import ctypes
from ctypes import c_size_t, c_uint, c_void_p, c_wchar_p
from typing import Any

_TEXT, _BITMAP = 13, 8
"""CF_UNICODETEXT and CF_DIB."""
_MOVEABLE = 2


def give(text: str, png: bytes, bitmap: bytes) -> bool:
    """Copy a text and a picture, as PNG and as a bitmap. Returns whether Windows took all of them."""
    user, kernel = ctypes.WinDLL("user32"), ctypes.WinDLL("kernel32")  # type: ignore[attr-defined,unused-ignore]
    user.RegisterClipboardFormatW.argtypes = (c_wchar_p,)
    user.RegisterClipboardFormatW.restype = c_uint
    user.SetClipboardData.argtypes = (c_uint, c_void_p)
    user.SetClipboardData.restype = c_void_p
    user.OpenClipboard.argtypes = (c_void_p,)
    forms = {
        _TEXT: text.replace("\n", "\r\n").encode("utf-16-le", "replace") + b"\0\0",
        int(user.RegisterClipboardFormatW("PNG")): png,
        _BITMAP: bitmap,
    }
    if not user.OpenClipboard(None):
        return False  # another program has the clipboard open
    try:
        user.EmptyClipboard()
        taken = [user.SetClipboardData(form, _memory(kernel, content)) for form, content in forms.items()]
        return all(taken)
    finally:
        user.CloseClipboard()


def _memory(kernel: Any, content: bytes) -> int | None:
    """Global memory with this content; the clipboard takes ownership of it."""
    kernel.GlobalAlloc.argtypes = (c_uint, c_size_t)
    kernel.GlobalAlloc.restype = kernel.GlobalLock.restype = c_void_p
    kernel.GlobalLock.argtypes = kernel.GlobalUnlock.argtypes = (c_void_p,)
    handle = kernel.GlobalAlloc(_MOVEABLE, len(content))
    place = kernel.GlobalLock(handle) if handle else None
    if place is None:
        return None
    ctypes.memmove(place, content, len(content))
    kernel.GlobalUnlock(handle)
    return int(handle)
