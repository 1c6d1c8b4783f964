import { useEffect, useRef } from "react";

/** Rows that can be moved through, in the order of the page. */
const rowsOf = () => [...document.querySelectorAll<HTMLElement>("main [data-row]")];

const rowWith = (element: Element | null) => element?.closest<HTMLElement>("main [data-row]");

/** Whether keys belong to what has the focus: a field, or a dialog or menu above the page. */
const isTyping = (element: Element | null) =>
	element?.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") != null ||
	document.querySelector("[role=dialog], [role=menu]") !== null;

const focusRow = (row: HTMLElement | undefined) => {
	row?.focus();
	row?.scrollIntoView({ block: "nearest" });
};

/** The row to which J or K leads. */
function nextRow(row: HTMLElement | null | undefined, step: 1 | -1) {
	const rows = rowsOf();
	const at = row ? rows.indexOf(row) + step : 0;
	return rows[Math.max(0, Math.min(at, rows.length - 1))];
}

/** What the key presses in a row: the element that names it in `aria-keyshortcuts`. */
const targetOf = (row: HTMLElement, key: string) =>
	row.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]:not(:disabled)`);

function pressKey(event: KeyboardEvent) {
	const { activeElement: active } = document;
	if (event.ctrlKey || event.metaKey || event.altKey || isTyping(active)) return;
	// The key's place, so that it works with an Arabic keyboard too.
	const key = event.code.startsWith("Key") ? event.code.slice(3) : event.key;
	const row = rowWith(active);
	if (key === "J" || key === "K") {
		event.preventDefault();
		return focusRow(nextRow(row, key === "J" ? 1 : -1));
	}
	if (key === "?")
		return document.querySelector<HTMLElement>(`main [aria-keyshortcuts="?"]`)?.click();
	// Enter on a button or link inside a row is theirs.
	if (!row || (key === "Enter" && active !== row)) return;
	const target = targetOf(row, key);
	if (!target) return;
	event.preventDefault();
	target.click();
}

/**
 * Keys for lists of rows with `data-row`: J and K move the focus to the next and previous row; any
 * other key presses what names it in `aria-keyshortcuts`, in the row that has the focus. When a row
 * disappears with the focus in it, the row that takes its place gets the focus, so that many rows
 * can be worked through.
 */
export function useTableKeys() {
	const position = useRef<number>(undefined);
	useEffect(() => {
		const { activeElement: active, body } = document;
		if ((active && active !== body) || isTyping(null)) return;
		if (position.current === undefined) return;
		const rows = rowsOf();
		rows[Math.min(position.current, rows.length - 1)]?.focus();
	});
	useEffect(() => {
		const noteFocus = ({ target }: FocusEvent) => {
			const row = rowWith(target as Element);
			position.current = row ? rowsOf().indexOf(row) : undefined;
		};
		document.addEventListener("focusin", noteFocus);
		document.addEventListener("keydown", pressKey);
		return () => {
			document.removeEventListener("focusin", noteFocus);
			document.removeEventListener("keydown", pressKey);
		};
	}, []);
}
