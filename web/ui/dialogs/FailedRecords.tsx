import { eachMessages } from "../../core/calls/each.messages.ts";
import type { FailedRecord } from "../../core/calls/useWriteEach.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { Notice } from "../states/Notice.tsx";
import { Sentence } from "../texts/Sentence.tsx";

/** The records of a bulk action that failed, each with its reason. Renders nothing without any. */
export function FailedRecords({ failures }: { failures: readonly FailedRecord[] }) {
	const text = useText(eachMessages);
	if (failures.length === 0) return null;
	return (
		<Notice role="alert" className="stack">
			<p>{text("each.list", { count: failures.length })}</p>
			<ul>
				{failures.map(({ key, name, reason }) => (
					<li key={key}>
						<Sentence>
							{name ? text("each.failedOne", { name: isolateName(name), reason }) : reason}
						</Sentence>
					</li>
				))}
			</ul>
		</Notice>
	);
}
