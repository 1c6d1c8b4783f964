/**
 * Each open dialog has a history entry with the address of its page, so that the browser's Back
 * closes the dialog. The router ignores these entries, because they keep the key of the page's entry.
 */

/** The functions that close the open dialogs, by the id of the dialog's entry; the topmost is last. */
const openDialogs = new Map<string, () => void>();

/** The id of the dialog whose entry is current. */
const currentDialog = (): string | undefined => history.state?.dialog;

/** Changes of the history that wait until the browser has left the entry of a dialog. */
let waiting: (() => void)[] | null = null;

/**
 * Closes the dialogs above the current entry. If the dialog of the current entry is closed already,
 * goes back once more.
 */
function onPopState() {
	const changes = waiting;
	waiting = null;
	for (const change of changes ?? []) change();
	if (changes) return;
	const current = currentDialog();
	if (current && !openDialogs.has(current)) return history.back();
	const ids = [...openDialogs.keys()];
	const above = ids.slice(current ? ids.indexOf(current) + 1 : 0);
	for (const id of above.reverse()) openDialogs.get(id)?.();
}

/**
 * Leaves the current entry and keeps the focus, which browsers move when the address has an anchor.
 */
function goBack() {
	const focused = document.activeElement;
	const isMoved = ({ activeElement: now }: Document) =>
		now === document.body || (now?.id !== "" && `#${now?.id}` === location.hash);
	const restoreFocus = () =>
		setTimeout(() => {
			if (focused instanceof HTMLElement && focused.isConnected && isMoved(document))
				focused.focus({ preventScroll: true });
		});
	addEventListener("popstate", restoreFocus, { once: true });
	history.back();
}

/** Adds the history entry of a dialog that opens; `close` closes the dialog. */
export function addDialogEntry(id: string, close: () => void): void {
	// Adding the same listener again has no effect.
	addEventListener("popstate", onPopState);
	openDialogs.set(id, close);
	const push = () => {
		if (openDialogs.has(id) && currentDialog() !== id)
			history.pushState({ ...history.state, dialog: id }, "");
	};
	if (waiting) waiting.push(push);
	else push();
}

/**
 * Leaves the entry of a dialog that closes, unless another entry is current by then.
 * @returns a function that cancels this, for a dialog that opens again at once
 */
export function removeDialogEntry(id: string): () => void {
	// `changeAddressAfterDialog` already goes back from this entry. On a slow browser the entry is still
	// current when the timer below ends, and going back again would leave the page.
	const isBeingLeft = !openDialogs.delete(id);
	if (isBeingLeft) return () => {};
	// Afterwards, because closing a dialog may lead to another page.
	const timer = setTimeout(() => {
		if (currentDialog() !== id) return;
		waiting = [];
		goBack();
	});
	return () => clearTimeout(timer);
}

/** Changes the address. If a dialog is open, leaves its entry first, because the change may close it. */
export function changeAddressAfterDialog(change: () => void): void {
	const dialog = currentDialog();
	if (waiting) waiting.push(change);
	else if (dialog && openDialogs.delete(dialog)) {
		waiting = [change];
		history.back();
	} else change();
}
