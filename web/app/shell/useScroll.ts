import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Browser events after which the page keeps its scroll position, because the reader acts. */
const acts = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Keeps the element with this id at the top of the window while the content above it loads, until
 * the reader acts. Returns a function that ends it.
 */
function holdAnchor(id: string): () => void {
	const scroll = () => document.getElementById(id)?.scrollIntoView();
	scroll();
	const growth = new ResizeObserver(scroll);
	growth.observe(document.body);
	const end = () => {
		growth.disconnect();
		for (const act of acts) removeEventListener(act, end);
	};
	for (const act of acts) addEventListener(act, end, { passive: true });
	return end;
}

/** Scrolls to the address's anchor, or to the top of a new page. */
export function useScroll(): void {
	const { pathname, hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page begins at its top.
	useEffect(() => {
		if (hash) return holdAnchor(decodeURIComponent(hash.slice(1)));
		window.scrollTo(0, 0);
	}, [pathname, hash, key]);
}
