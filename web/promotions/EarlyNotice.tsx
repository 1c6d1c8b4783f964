import { useDay } from "../belts/BeltHistory.tsx";
import { useText } from "../core/language/messages.ts";
import { CheckField } from "../ui/fields/Field.tsx";
import { Notice } from "../ui/states/Notice.tsx";
import { promotionsMessages } from "./promotions.messages.ts";

/** What the settings ask for and somebody lacks: months at their rank until a day, or classes attended. */
export type Lack = { eligibleDate: string } | { attended: number; requiredClasses: number };

type Props = { lack: Lack; checked: boolean; onCheck: (checked: boolean) => void };

/** Says what is lacking for the next rank, and asks whether it is meant. */
export function EarlyNotice({ lack, checked, onCheck }: Props) {
	const text = useText(promotionsMessages);
	const day = useDay();
	return (
		<Notice role="alert" className="stack">
			<p>
				{"eligibleDate" in lack
					? text("promotions.earlyText", { date: day(lack.eligibleDate) })
					: text("promotions.fewText", lack)}
			</p>
			<CheckField
				label={text("promotions.override")}
				checked={checked}
				onChange={(change) => onCheck(change.target.checked)}
			/>
		</Notice>
	);
}
