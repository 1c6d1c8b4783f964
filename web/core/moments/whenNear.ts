import { type ComponentType, lazy } from "react";

/** Distance from the window at which a component's code is loaded. */
const ahead = "600px";

/**
 * A component whose code loads when the element with the returned `ref` comes near the window. On a
 * prerendered page the prerendered HTML stays until then.
 */
export function whenNear<P>(load: () => Promise<{ default: ComponentType<P> }>) {
	let reach = () => {};
	const reached = new Promise<void>((done) => {
		reach = done;
	});
	// Prerendering has no window, so the component loads at once.
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
