### Tablier — demonstrations and lessons.

# Learn: the demonstration and the lessons of a game; $n: the seconds
lesson-learn = Learn
lesson-learn-help = Watch a game play itself, then try step by step.
lesson-demo = Demonstration
lesson-demo-watch = Watch the demonstration
lesson-demo-says = A game plays itself, with a few words: { $n } seconds.
lesson-lessons = Lessons
lesson-lessons-says = Nothing is locked: take them in any order.
# $k: the lessons learnt; $n: all of them
lesson-done-of = { $k ->
    [0] { $n } lessons.
    [one] One lesson of { $n }.
   *[other] { $k } lessons of { $n }.
}
lesson-number = Lesson { $n }
# $game: the name of a game; $k, $n: the lesson and how many there are
lesson-of = { $game } · lesson { $k } of { $n }
lesson-go-on = Back to the lesson
lesson-task-help = Go to this task
lesson-task = Task { $n }
lesson-continue = Continue
lesson-continue-help = The lesson goes on
lesson-show = Show
lesson-show-help = See the answer played
lesson-again = Start
lesson-again-help = All its tasks, from the beginning
lesson-list = Lessons
lesson-list-help = The demonstration and all the lessons of this game
lesson-next = Next lesson
lesson-next-help = The lesson after this one
lesson-play = Play
lesson-play-help = Begin a real game
lesson-learnt = Lesson learnt!
lesson-offer-help = “Show” plays the move.
lesson-broken = The file of the lessons learnt could not be read. It has not been deleted, but set aside as { $file }.
lesson-unusable = A file of the lessons is damaged. The rules and the game still work. Reinstall Tablier to repair it.
error-lesson-not-kept = The lesson is learnt, but the tick could not be saved: the folder or the disk refuses.
demo-pause = Pause
demo-pause-help = A click on the board also stops it, and starts it again.
demo-over = The demonstration is over.
demo-not-kept = The demonstration has been seen, but the tick could not be saved: the folder or the disk refuses.
demo-go-on = Go on
demo-slower = Slower
demo-normal = Faster
demo-skip = Skip
demo-again = Once more
