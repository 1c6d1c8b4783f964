import { useText } from "../../../core/language/messages.ts";
import { CheckField } from "../../../ui/fields/Field.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { useDay } from "../../belts/BeltHistory.tsx";
import { promotionsMessages } from "../promotions.messages.ts";

/** A missing requirement of the settings: months at the rank until a date, or classes attended. */
export type MissingRequirement =
	| { eligibleDate: string }
	| { attended: number; requiredClasses: number };

type Props = { lack: MissingRequirement; checked: boolean; onCheck: (checked: boolean) => void };

/** Shows the missing requirement, with a checkbox to promote anyway. */
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
