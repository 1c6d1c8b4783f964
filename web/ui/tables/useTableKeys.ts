import { useEffect, useRef } from "react";

/** What a key does with the row that has the focus; the argument is the row's key. */
type KeyActions = Partial<Record<string, (row: string) => unknown>>;

/** Rows that can be moved through, in the order of the page. */
const rowsOf = () => [...document.querySelectorAll<HTMLElement>("main [data-row]")];

const rowWith = (element: Element | null) => element?.closest<HTMLElement>("main [data-row]");

/** Whether keys belong to what has the focus: a field, or a dialog or menu above the page. */
const isTyping = (element: Element | null) =>
	element?.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") != null ||
	document.querySelector("[role=dialog], [role=menu]") !== null;

/**
 * Keys for lists of rows with `data-row`: J and K move the focus to the next and previous row,
 * others act on the row that has it. When a row disappears with the focus in it, the row that takes
 * its place gets the focus, so that many rows can be worked through.
 */
export function useTableKeys(actions: KeyActions) {
	const latest = useRef(actions);
	const position = useRef<number>(undefined);
	useEffect(() => {
		latest.current = actions;
		const { activeElement: active, body } = document;
		if (active && active !== body) return;
		if (position.current === undefined || isTyping(null)) return;
		const rows = rowsOf();
		rows[Math.min(position.current, rows.length - 1)]?.focus();
	});
	useEffect(() => {
		const noteFocus = ({ target }: FocusEvent) => {
			const row = rowWith(target as Element);
			position.current = row ? rowsOf().indexOf(row) : undefined;
		};
		const onKeyDown = (event: KeyboardEvent) => {
			const { activeElement: active } = document;
			if (event.ctrlKey || event.metaKey || event.altKey || isTyping(active)) return;
			// The key's place, so that it works with an Arabic keyboard too.
			const key = event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : event.key;
			const row = rowWith(active);
			if (key === "j" || key === "k") {
				const rows = rowsOf();
				const at = row ? rows.indexOf(row) + (key === "j" ? 1 : -1) : 0;
				const next = rows[Math.max(0, Math.min(at, rows.length - 1))];
				next?.focus();
				next?.scrollIntoView({ block: "nearest" });
				event.preventDefault();
				return;
			}
			const act = latest.current[key];
			if (!act) return;
			// Enter on a button or link inside a row is theirs.
			if (key === "Enter" && active !== row) return;
			if (!row && key !== "?") return;
			event.preventDefault();
			act(row?.dataset.row ?? "");
		};
		document.addEventListener("focusin", noteFocus);
		document.addEventListener("keydown", onKeyDown);
		return () => {
			document.removeEventListener("focusin", noteFocus);
			document.removeEventListener("keydown", onKeyDown);
		};
	}, []);
}
