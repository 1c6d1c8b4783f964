import { type RefObject, useEffect, useRef } from "react";

/**
 * Delays submitting a form until a picture has been uploaded, because the record would be saved
 * without it. `isGood` is true if the upload succeeded.
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
		// In the capture phase, before React handles the event.
		const hold = (event: Event) => {
			event.preventDefault();
			event.stopPropagation();
			held.current = true;
		};
		form.addEventListener("submit", hold, { capture: true });
		return () => form.removeEventListener("submit", hold, { capture: true });
	}, [within, isBusy, isGood]);
}
