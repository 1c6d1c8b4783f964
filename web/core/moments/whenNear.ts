import { type ComponentType, lazy } from "react";

/** How far from the window something is when its code is loaded. */
const ahead = "600px";

/**
 * A component whose code is loaded when the element that `ref` is given to comes near the window. A page that was rendered
 * ahead has it, and keeps it as it is until then.
 */
export function whenNear<P>(load: () => Promise<{ default: ComponentType<P> }>) {
	let reach = () => {};
	const reached = new Promise<void>((done) => {
		reach = done;
	});
	// Rendering ahead has no window to come near to.
	if (typeof IntersectionObserver === "undefined") reach();
	const Component = lazy(async () => {
		await reached;
		return load();
	});
	const ref = (element: HTMLElement | null) => {
		if (!element) return;
		const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && reach(), {
			rootMargin: ahead,
		});
		watch.observe(element);
		return () => watch.disconnect();
	};
	return { Component, ref };
}
