/**
 * While a dialog is open, the history has an entry more with the same address, so that the browser's
 * Back closes the dialog. The router takes the entry for the same place, because its key is the same.
 */

/** Open dialogs by the mark of their entry, the topmost last. */
const openDialogs = new Map<string, () => void>();

const currentMark = (): string | undefined => history.state?.dialog;

/** Changes of the address that wait until the entry of a dialog is left. */
let waiting: (() => void)[] | null = null;

/**
 * Closes the dialogs above the current entry. An entry whose dialog is closed already is passed over.
 */
function onPopState() {
	const changes = waiting;
	waiting = null;
	for (const change of changes ?? []) change();
	if (changes) return;
	const current = currentMark();
	if (current && !openDialogs.has(current)) return history.back();
	const marks = [...openDialogs.keys()];
	const above = marks.slice(current ? marks.indexOf(current) + 1 : 0);
	for (const mark of above.reverse()) openDialogs.get(mark)?.();
}

/**
 * Leaves the current entry. Browsers move the focus when they go to an entry whose address has an
 * anchor, so it is given back.
 */
function goBack() {
	const focused = document.activeElement;
	const isMoved = ({ activeElement: now }: Document) =>
		now === document.body || (now?.id !== "" && `#${now?.id}` === location.hash);
	const giveBack = () =>
		setTimeout(() => {
			if (focused instanceof HTMLElement && focused.isConnected && isMoved(document))
				focused.focus({ preventScroll: true });
		});
	addEventListener("popstate", giveBack, { once: true });
	history.back();
}

/** Adds a dialog's entry. */
export function enterDialog(mark: string, close: () => void): void {
	// Adding the same listener again has no effect.
	addEventListener("popstate", onPopState);
	openDialogs.set(mark, close);
	if (currentMark() !== mark) history.pushState({ ...history.state, dialog: mark }, "");
}

/**
 * Leaves a closed dialog's entry if it is still the current one.
 * @returns cancels it, for a dialog that is there again at once
 */
export function leaveDialog(mark: string): () => void {
	openDialogs.delete(mark);
	// Afterwards, because closing a dialog may lead to another page.
	const timer = setTimeout(() => {
		if (currentMark() === mark) goBack();
	});
	return () => clearTimeout(timer);
}

/** Makes a change of the address after leaving the entry of an open dialog, which it may close. */
export function changeBelowDialog(change: () => void): void {
	const mark = currentMark();
	if (waiting) waiting.push(change);
	else if (mark && openDialogs.delete(mark)) {
		waiting = [change];
		history.back();
	} else change();
}
