import { useEffect } from "react";

/**
 * Signals that the page is hydrated. Buttons of a prerendered page are visible before that;
 * web/public/app/boot.js then repeats the last click made in the meantime. It skips clicks that
 * React has already handled: from when main.tsx sets `data-listening`, those bubble up to the
 * window unless their part of the page was not hydrated.
 */
export function Alive() {
	useEffect(() => {
		dispatchEvent(new Event("alive"));
	}, []);
	return null;
}
