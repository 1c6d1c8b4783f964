import { useEffect, useRef } from "react";

type Pages = { more?: () => void; isReadingMore: boolean; isMoreFailed: boolean };

/** Distance between the window and the end of a list at which the next page is loaded. */
const ahead = "600px";

/**
 * Loads the next page when the element with the returned ref comes near the window, unless a page
 * is loading or the last load failed.
 */
export function useReadOn({ more, isReadingMore, isMoreFailed }: Pages) {
	const end = useRef<HTMLDivElement>(null);
	const isWaiting = more !== undefined && !isReadingMore && !isMoreFailed;
	const readOn = useRef(more);
	readOn.current = more;
	useEffect(() => {
		if (!isWaiting || !end.current) return;
		const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && readOn.current?.(), {
			rootMargin: ahead,
		});
		watch.observe(end.current);
		return () => watch.disconnect();
	}, [isWaiting]);
	return end;
}
