import { useText } from "../../core/language/messages.ts";
import { PanelButton } from "../menus/PanelButton.tsx";
import { keysMessages } from "./keys.messages.ts";
import "./keys-help.css";

const keys = ["J", "K", "X", "A", "R", "Enter", "?"] as const;

/** A button that lists the keys of `useTableKeys`; the key "?" presses it. */
export function KeysHelp() {
	const text = useText(keysMessages);
	return (
		<PanelButton kind="plain" className="keys-help" label={text("keys.title")} keys="?">
			{() => (
				<dl>
					{keys.map((key) => (
						<div key={key}>
							<dt>
								<kbd dir="ltr">{key}</kbd>
							</dt>
							<dd>{text(`keys.${key}`)}</dd>
						</div>
					))}
				</dl>
			)}
		</PanelButton>
	);
}
