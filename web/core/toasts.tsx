import { useSyncExternalStore } from "react";
import { ToastView } from "../ui/states/ToastView.tsx";

export type Toast = {
	id: number;
	title: string;
	text?: string;
	/** An additional line, rendered as its own element. */
	line?: string;
	/** Takes the action back. The toast then offers "Undo" and stays for ten seconds. */
	undo?: () => unknown;
	/** Opens the saved record. The toast then offers "View". */
	view?: () => unknown;
	/** A document about what was done, such as a receipt, which opens in a new tab. */
	link?: { text: string; href: string };
	kind: "success" | "error" | "info";
};

const storageKey = "toast";
let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null) {
	current = next;
	for (const listener of listeners) listener();
}

/** Shows one toast; it replaces the current one. */
export function showToast(
	title: string,
	text?: string,
	kind: Toast["kind"] = "info",
	line?: string,
	undo?: Toast["undo"],
	view?: Toast["view"],
	link?: Toast["link"],
) {
	count += 1;
	show({ id: count, title, text, kind, line, undo, view, link });
}

export const dismissToast = () => show(null);

/** Closes the toast about a failed write when its form is closed. */
export const dismissErrorToast = () => current?.kind === "error" && show(null);

/** Shows a toast on the page that loads next. */
export function toastAfterReload(title: string, text: string, kind: Toast["kind"]) {
	sessionStorage.setItem(storageKey, JSON.stringify([title, text, kind]));
}

export function showStoredToast() {
	const stored = sessionStorage.getItem(storageKey);
	if (!stored) return;
	sessionStorage.removeItem(storageKey);
	showToast(...(JSON.parse(stored) as Parameters<typeof showToast>));
}

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/** The container that shows the current toast. */
export function Toasts() {
	const toast = useSyncExternalStore(
		subscribe,
		() => current,
		() => null,
	);
	return toast && <ToastView key={toast.id} toast={toast} onClose={dismissToast} />;
}
