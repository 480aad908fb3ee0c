"""Nothing: reportlab asks for this module when it is loaded, and for what is in it only when it reads a picture.

Without a class `Image`, it takes nothing for a picture of Pillow; without `open`, reading one fails at once.
"""
