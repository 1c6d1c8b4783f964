import { type RefObject, useEffect, useRef } from "react";

/**
 * Holds a form back while a picture is on its way, and sends it when that has come: saved before, the record would go
 * without it. `isGood` tells whether it has.
 */
export function useHeldSubmit(
	within: RefObject<HTMLElement | null>,
	isBusy: boolean,
	isGood: boolean,
): void {
	const held = useRef(false);
	useEffect(() => {
		const form = within.current?.closest("form");
		if (!form) return;
		if (!isBusy) {
			if (held.current && isGood) form.requestSubmit();
			held.current = false;
			return;
		}
		// Before React hears of it.
		const hold = (event: Event) => {
			event.preventDefault();
			event.stopPropagation();
			held.current = true;
		};
		form.addEventListener("submit", hold, { capture: true });
		return () => form.removeEventListener("submit", hold, { capture: true });
	}, [within, isBusy, isGood]);
}
