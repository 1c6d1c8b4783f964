import { useIntl } from "react-intl";
import { useCodeText } from "../../core/forms/errors.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import type { StoredCheckIn } from "./givenCheckIns.ts";
import { weighInMessages } from "./weigh-in.messages.ts";

type Props = {
	stored: StoredCheckIn;
	/** Chooses a value, or sends this device's value again. */
	onChoose: (value: StoredCheckIn["value"]) => void;
	onForget: () => void;
};

/** Why the server refused a value, in words. */
function useReason() {
	const text = useText(weighInMessages);
	const codeText = useCodeText();
	return (reason: string) => {
		if (reason === "not_entered") return text("weighIn.notEntered");
		if (reason === "weigh_in_closed") return text("weighIn.isClosed");
		return reason === "not_found" ? text("weighIn.noDuty") : codeText(reason);
	};
}

/** The decision about a weight that conflicts with another device, or about a refused value. */
export function OpenCheckIn({ stored, onChoose, onForget }: Props) {
	const text = useText(weighInMessages);
	const reasonOf = useReason();
	const { formatNumber } = useIntl();
	const { value, theirs, refused } = stored;
	if (refused !== undefined)
		return (
			<Notice role="status" className="stack tight">
				<p>{text("weighIn.refused", { reason: reasonOf(refused) })}</p>
				<p className="row">
					<Button onClick={() => onChoose(value)}>{text("weighIn.sendAgain")}</Button>
					<Button onClick={onForget}>{text("weighIn.forget")}</Button>
				</p>
			</Notice>
		);
	if (theirs === undefined) return null;
	const weightText = (weight: StoredCheckIn["value"]) =>
		typeof weight === "number"
			? text("weighIn.weighed", { weight: formatNumber(weight) })
			: text("weighIn.noWeight");
	return (
		<Notice role="status" className="stack tight">
			<p>{text("weighIn.conflict", { mine: weightText(value), theirs: weightText(theirs) })}</p>
			<p className="row">
				{[value, theirs].map((one) => (
					<Button key={String(one)} onClick={() => onChoose(one)}>
						{weightText(one)}
					</Button>
				))}
			</p>
		</Notice>
	);
}
