import { useSyncExternalStore } from "react";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../Button.tsx";
import { uiMessages } from "../ui.messages.ts";

const stored = "table-density";
const changed = "table-density-changed";

const readDense = () => {
	try {
		return localStorage.getItem(stored) === "compact";
	} catch {
		return false;
	}
};

const subscribe = (notify: () => void) => {
	addEventListener(changed, notify);
	return () => removeEventListener(changed, notify);
};

/** Whether the reader has chosen low rows, for all tables of this browser. */
export const useDense = () => useSyncExternalStore(subscribe, readDense, () => false);

/** Chooses between low and high rows. */
export function DensityButton() {
	const text = useText(uiMessages);
	const isDense = useDense();
	const toggle = () => {
		try {
			localStorage.setItem(stored, isDense ? "comfortable" : "compact");
		} catch {
			// Without storage the choice cannot be kept.
		}
		dispatchEvent(new Event(changed));
	};
	return (
		<p className="density">
			<Button kind="plain" aria-pressed={isDense} onClick={toggle}>
				{text("ui.compactRows")}
			</Button>
		</p>
	);
}
