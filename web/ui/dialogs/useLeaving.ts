import { useEffect } from "react";

/** Calls `onLeave` on Escape and when the pointer or the focus moves outside. */
export function useLeaving(
	open: boolean,
	inside: (target: Node) => boolean,
	onLeave: (byKey: boolean) => void,
) {
	useEffect(() => {
		if (!open) return;
		const onKey = ({ key }: KeyboardEvent) => key === "Escape" && onLeave(true);
		const onElsewhere = ({ target }: Event) => !inside(target as Node) && onLeave(false);
		addEventListener("keydown", onKey);
		addEventListener("pointerdown", onElsewhere);
		addEventListener("focusin", onElsewhere);
		return () => {
			removeEventListener("keydown", onKey);
			removeEventListener("pointerdown", onElsewhere);
			removeEventListener("focusin", onElsewhere);
		};
	});
}
