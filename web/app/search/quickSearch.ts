const opening = "quick-search";

/** Opens the search of staff from wherever there is a button for it. */
export const openQuickSearch = () => dispatchEvent(new Event(opening));

/** Calls `open` when somebody asks for the search, by a button or by Control and K. Returns what ends that. */
export function onQuickSearch(open: () => void): () => void {
	const onKey = (pressed: KeyboardEvent) => {
		if (
			pressed.key.toLowerCase() !== "k" ||
			!(pressed.ctrlKey || pressed.metaKey) ||
			pressed.altKey ||
			pressed.shiftKey
		)
			return;
		pressed.preventDefault();
		open();
	};
	addEventListener("keydown", onKey);
	addEventListener(opening, open);
	return () => {
		removeEventListener("keydown", onKey);
		removeEventListener(opening, open);
	};
}
