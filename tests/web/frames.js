() => {
    [window.frames_, window.resting_] = [[], []]; // milliseconds of each frame while something flies, and while nothing does
    let last = performance.now();
    const note = (now) => {
        (window.flying_ ? frames_ : resting_).push(now - last);
        last = now;
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
        const flight = start(change);
        window.flown_ = (window.flown_ ?? 0) + 1;
        flight.ready.then(() => { window.flying_ = true; }).catch(() => {});
        flight.finished.finally(() => { window.flying_ = false; });
        return flight;
    };
}
