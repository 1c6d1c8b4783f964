import { useEffect, useRef } from "react";

type Pages = { more?: () => void; isReadingMore: boolean; isMoreFailed: boolean };

/** How far below the window the end of a list is when more is asked for. */
const ahead = "600px";

/** Reads the next page when what the answered ref stands on comes near the window; not while one is on its way or failed. */
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
