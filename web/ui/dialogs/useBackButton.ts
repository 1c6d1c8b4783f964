import { useEffect, useRef, useState } from "react";
import { enterDialog, leaveDialog } from "../../core/address/dialogEntries.ts";

/** Makes the browser's Back close a dialog. */
export function useBackButton(onClose: () => void): void {
	const [mark] = useState(() => crypto.randomUUID());
	const close = useRef(onClose);
	const stay = useRef<() => void>(undefined);
	useEffect(() => {
		close.current = onClose;
	});
	useEffect(() => {
		// React runs effects twice in development.
		stay.current?.();
		enterDialog(mark, () => close.current());
		return () => {
			stay.current = leaveDialog(mark);
		};
	}, [mark]);
}
