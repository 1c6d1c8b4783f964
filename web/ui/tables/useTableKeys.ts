import { useEffect, useRef } from "react";

/** The rows that the keys move through, in document order. */
const rowsOf = () => [...document.querySelectorAll<HTMLElement>("main [data-row]")];

const rowWith = (element: Element | null) => element?.closest<HTMLElement>("main [data-row]");

/** Whether keys belong to the focused field, or to an open dialog or menu. */
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

/** The element of a row that the key presses: the one with this key in `aria-keyshortcuts`. */
const targetOf = (row: HTMLElement, key: string) =>
	row.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]:not(:disabled)`);

/** Further keys of a list, called with the `data-row` of the focused row. */
type RowKeys = Readonly<Record<string, (row: string) => unknown>>;

function pressKey(event: KeyboardEvent, keys: RowKeys) {
	const { activeElement: active } = document;
	if (event.ctrlKey || event.metaKey || event.altKey || isTyping(active)) return;
	// The physical key, so that it works with an Arabic keyboard too.
	const key = event.code.startsWith("Key") ? event.code.slice(3) : event.key;
	const row = rowWith(active);
	if (key === "J" || key === "K") {
		event.preventDefault();
		return focusRow(nextRow(row, key === "J" ? 1 : -1));
	}
	if (key === "?")
		return document.querySelector<HTMLElement>(`main [aria-keyshortcuts="?"]`)?.click();
	// A focused button or link inside a row handles Enter itself.
	if (!row || (key === "Enter" && active !== row)) return;
	const target = targetOf(row, key);
	if (!target && !keys[key]) return;
	event.preventDefault();
	if (target) target.click();
	else keys[key](row.dataset.row ?? "");
}

/**
 * Keyboard shortcuts for lists of rows with `data-row`: J and K move the focus to the next and
 * previous row; any other key presses the element of the focused row that has this key in
 * `aria-keyshortcuts`, or calls its function in `keys`, for actions behind a menu. When the focused row disappears, the row at its position gets the focus, so
 * that staff can work through many rows.
 */
export function useTableKeys(keys: RowKeys = {}) {
	const position = useRef<number>(undefined);
	const currentKeys = useRef(keys);
	currentKeys.current = keys;
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
		const press = (event: KeyboardEvent) => pressKey(event, currentKeys.current);
		document.addEventListener("keydown", press);
		return () => {
			document.removeEventListener("focusin", noteFocus);
			document.removeEventListener("keydown", press);
		};
	}, []);
}
