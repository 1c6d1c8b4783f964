import type { IneligibleReason } from "#shared/competition/event-classes/eligibility.rules.ts";
import { useStaffReasonText } from "../manage/useStaffReasonText.ts";
import "../event-classes.css";

/** The conditions of a class that a person does not meet. */
export function Reasons({ reasons }: { reasons: readonly IneligibleReason[] }) {
	const reasonText = useStaffReasonText();
	return (
		<ul className="why small">
			{reasons.map((reason) => (
				<li key={reason.code}>{reasonText(reason)}</li>
			))}
		</ul>
	);
}
