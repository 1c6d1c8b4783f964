import { type RefObject, useContext, useEffect, useRef } from "react";
import { useText } from "../../core/language/messages.ts";
import { WaitingSubmit } from "../../ui/dialogs/waitingSubmit.ts";
import { pictureMessages } from "./pictures.messages.ts";

/**
 * Delays submitting a form until a picture has been uploaded, because the record would be saved
 * without it; the dialog's button says so. `isGood` is true if the upload succeeded.
 */
export function useDelayedSubmit(
	within: RefObject<HTMLElement | null>,
	isBusy: boolean,
	isGood: boolean,
): void {
	const isDelayed = useRef(false);
	const setWaiting = useContext(WaitingSubmit);
	const reason = useText(pictureMessages)("picture.waiting");
	useEffect(() => {
		const form = within.current?.closest("form");
		if (!form) return;
		if (!isBusy) {
			if (isDelayed.current && isGood) form.requestSubmit();
			isDelayed.current = false;
			setWaiting?.(undefined);
			return;
		}
		// In the capture phase, before React handles the event.
		const hold = (event: Event) => {
			event.preventDefault();
			event.stopPropagation();
			isDelayed.current = true;
			setWaiting?.(reason);
		};
		form.addEventListener("submit", hold, { capture: true });
		return () => form.removeEventListener("submit", hold, { capture: true });
	}, [within, isBusy, isGood, setWaiting, reason]);
}
