import { useEffect } from "react";

/** Says that the page answers from now on: web/public/app/boot.js presses a button again that was pressed too early. */
export function Alive() {
	useEffect(() => {
		dispatchEvent(new Event("alive"));
	}, []);
	return null;
}
