import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Whether the content of a box is no wider than the box. Only then may the box stop scrolling, which
 * its heading needs to stay in sight while the page scrolls.
 */
export function useFits(box: RefObject<HTMLElement | null>): boolean {
	const [fits, setFits] = useState(false);
	useLayoutEffect(() => {
		const { current } = box;
		const content = current?.firstElementChild;
		if (!current || !content || typeof ResizeObserver === "undefined") return;
		const observer = new ResizeObserver(() => setFits(content.scrollWidth <= current.clientWidth));
		observer.observe(current);
		observer.observe(content);
		return () => observer.disconnect();
	}, [box]);
	return fits;
}
