type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;
type Size = { width: number; height: number };

/** Space that is kept free around what opens, in pixels. */
const gap = 8;

/**
 * Where something of a size opens beside a button, inside the window: below the button, or above if
 * there is more room; its end at the button's end, moved sideways as far as needed.
 */
export function placeInWindow(
	button: Box,
	{ width, height }: Size,
	{ window, isRtl }: { window: Size; isRtl: boolean },
): { top: number; start: number } {
	const [below, above] = [window.height - button.bottom, button.top];
	const wanted = height + 2 * gap;
	const isAbove = below < wanted && above > below;
	const top = isAbove ? button.top - height - gap : button.bottom + gap;
	// Measured from the side where lines start.
	const start = (isRtl ? window.width - button.left : button.right) - width;
	const inside = (at: number, size: number, whole: number) =>
		Math.max(gap, Math.min(at, whole - size - gap));
	return {
		top: inside(top, height, window.height),
		start: inside(start, width, window.width),
	};
}

/** Moves an opened element beside its button, through variables that its style uses. */
export function placeBeside(button: HTMLElement, opened: HTMLElement): void {
	const { clientWidth: width, clientHeight: height, dir } = document.documentElement;
	const { top, start } = placeInWindow(
		button.getBoundingClientRect(),
		{ width: opened.offsetWidth, height: opened.offsetHeight },
		{ window: { width, height }, isRtl: dir === "rtl" },
	);
	opened.style.setProperty("--top", `${top}px`);
	opened.style.setProperty("--start", `${start}px`);
}

/** Moves an opened element sideways until it is inside the window. */
export function shiftIntoWindow(opened: HTMLElement): void {
	const { left, right } = opened.getBoundingClientRect();
	const { clientWidth } = document.documentElement;
	const shift = Math.max(gap - left, Math.min(0, clientWidth - gap - right));
	opened.style.setProperty("translate", `${shift}px`);
}
