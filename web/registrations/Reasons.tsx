import type { IneligibleReason } from "#shared/event-classes/eligibility.rules.ts";
import { useReasonText } from "./useReasonText.ts";
import "../event-classes/event-classes.css";

/** Each rule of a class that somebody does not meet. */
export function Reasons({ reasons }: { reasons: readonly IneligibleReason[] }) {
	const reasonText = useReasonText();
	return (
		<ul className="why small">
			{reasons.map((reason) => (
				<li key={reason.code}>{reasonText(reason)}</li>
			))}
		</ul>
	);
}
