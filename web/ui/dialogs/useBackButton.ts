import { useEffect, useRef, useState } from "react";
import { addDialogEntry, removeDialogEntry } from "../../core/address/dialogEntries.ts";

/** Makes the browser's Back close a dialog. */
export function useBackButton(onClose: () => void): void {
	const [entry] = useState(() => crypto.randomUUID());
	const close = useRef(onClose);
	/** Keeps the entry of a dialog that closed just now. */
	const keepEntry = useRef<() => void>(undefined);
	useEffect(() => {
		close.current = onClose;
	});
	useEffect(() => {
		// React runs effects twice in development.
		keepEntry.current?.();
		addDialogEntry(entry, () => close.current());
		return () => {
			keepEntry.current = removeDialogEntry(entry);
		};
	}, [entry]);
}
