() => {
    [window.frames_, window.resting_, window.takeoffs_] = [[], [], []]; // milliseconds of each frame while something flies, while nothing does, and of the one in which the board changes
    let last = performance.now();
    const note = (now) => {
        (window.leaving_ ? takeoffs_ : window.flying_ ? frames_ : resting_).push(now - last);
        window.leaving_ = false;
        last = now;
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
        const flight = start(change);
        flight.ready.then(() => {
            window.flown_ = (window.flown_ ?? 0) + 1;
            window.flying_ = window.leaving_ = true;
            performance.mark("flight begins");
        }).catch(() => {});
        flight.finished.finally(() => {
            if (window.flying_) performance.mark("flight ends");
            window.flying_ = window.leaving_ = false;
        });
        return flight;
    };
}
