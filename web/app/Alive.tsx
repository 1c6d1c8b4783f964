import { useEffect } from "react";

/**
 * Dispatches `alive` when the page is hydrated. web/public/app/boot.js then repeats the last click
 * made before. It does not repeat a click that React has already handled: once main.tsx has set
 * `data-listening`, such a click bubbles up to the window and is forgotten, unless its part of the
 * page was not hydrated yet.
 */
export function Alive() {
	useEffect(() => {
		dispatchEvent(new Event("alive"));
	}, []);
	return null;
}
