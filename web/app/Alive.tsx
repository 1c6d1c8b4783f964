import { useEffect } from "react";

/**
 * Says that the page answers from now on. A page that was rendered ahead shows its buttons before the application is
 * there; the last one that was pressed meanwhile is pressed again then, by web/public/app/boot.js. What React got to see
 * in between, from when main.tsx says that it listens, is done: it bubbles up to the window, unless the part of the page
 * that it belongs to was not ready for it.
 */
export function Alive() {
	useEffect(() => {
		dispatchEvent(new Event("alive"));
	}, []);
	return null;
}
