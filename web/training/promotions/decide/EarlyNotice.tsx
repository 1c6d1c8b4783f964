import type { EventId } from "#shared/core/ids.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { CheckField } from "../../../ui/fields/Field.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { useDay } from "../../belts/BeltHistory.tsx";
import { promotionsMessages } from "../promotions.messages.ts";

/**
 * Why a promotion is not approved without a further question: a requirement of the settings is
 * missing (months at the rank until a date, or classes attended), or a grading decides it. On a dan
 * the board decides first, on the page of the grading `boardAt`; until then nobody can approve it.
 */
export type MissingRequirement =
	| { boardAt: EventId }
	| { gradingAt: EventId }
	| { eligibleDate: string }
	| { attended: number; requiredClasses: number };

type Props = { lack: MissingRequirement; checked: boolean; onCheck: (checked: boolean) => void };

/** Shows the missing requirement, with a checkbox to promote anyway, or the way to the board. */
export function EarlyNotice({ lack, checked, onCheck }: Props) {
	const text = useText(promotionsMessages);
	const day = useDay();
	if ("boardAt" in lack)
		return (
			<Notice className="stack">
				<p>{text("promotions.boardText")}</p>
				<p>
					<ButtonLink to={paths.grading(lack.boardAt)}>{text("promotions.toGrading")}</ButtonLink>
				</p>
			</Notice>
		);
	const words =
		"eligibleDate" in lack
			? text("promotions.earlyText", { date: day(lack.eligibleDate) })
			: "gradingAt" in lack
				? text("promotions.gradingText")
				: text("promotions.fewText", lack);
	return (
		<Notice role="alert" className="stack">
			<p>{words}</p>
			<CheckField
				label={text("promotions.override")}
				checked={checked}
				onChange={(change) => onCheck(change.target.checked)}
			/>
		</Notice>
	);
}
