import type { Belt as Rank } from "#shared/base/ranks/belts.rules.ts";
import { useText } from "../../core/language/messages.ts";
import { Belt } from "./Belt.tsx";
import { historyMessages } from "./history.messages.ts";
import { useBeltName } from "./useBeltName.ts";
import "./belts.css";

/** A person's current belt. */
export function CurrentBelt({ belt }: { belt: Rank }) {
	const text = useText(historyMessages);
	return (
		<div>
			<p className="small soft">{text("progress.current")}</p>
			<p className="row">
				<Belt belt={belt} width={120} />
				<strong>{useBeltName()(belt)}</strong>
			</p>
		</div>
	);
}
