const opening = "quick-search";

/** Opens the staff search from any button. */
export const openQuickSearch = () => dispatchEvent(new Event(opening));

/**
 * Calls `open` when the search button or Ctrl+K is pressed. Returns the function that unsubscribes.
 */
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
