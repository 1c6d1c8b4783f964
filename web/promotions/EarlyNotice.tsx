import { useDay } from "../belts/BeltHistory.tsx";
import { useText } from "../core/messages.ts";
import { CheckField } from "../ui/Field.tsx";
import { Notice } from "../ui/Notice.tsx";
import { promotionsMessages } from "./promotions.messages.ts";

type Props = { eligibleDate: string; checked: boolean; onCheck: (checked: boolean) => void };

/** Says that the months at the rank are not complete, and asks whether it is meant. */
export function EarlyNotice({ eligibleDate, checked, onCheck }: Props) {
	const text = useText(promotionsMessages);
	const day = useDay();
	return (
		<Notice role="alert" className="stack">
			<p>{text("promotions.earlyText", { date: day(eligibleDate) })}</p>
			<CheckField
				label={text("promotions.override")}
				checked={checked}
				onChange={(change) => onCheck(change.target.checked)}
			/>
		</Notice>
	);
}
