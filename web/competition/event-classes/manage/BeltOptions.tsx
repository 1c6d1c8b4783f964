import { familyNames } from "#shared/training/belts/belts.names.ts";
import type { Belt } from "#shared/training/belts/belts.rules.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { useStaffBeltName } from "../../../training/belts/useBeltName.ts";
import { beltChoices } from "./eventClassForm.ts";
import { manageEventClassMessages } from "./manageEventClasses.messages.ts";

/** Options for the seven belt colours, and for a stored limit that is another rank. */
export function BeltOptions({ stored }: { stored: Belt | null | undefined }) {
	const text = useText(manageEventClassMessages);
	const locale = useLocale();
	const beltName = useStaffBeltName();
	const { colours, other } = beltChoices(stored);
	return (
		<>
			<option value="">{text("manageEventClass.any")}</option>
			{colours.map(({ family, code }) => (
				<option key={code} value={code}>
					{familyNames[locale][family]}
				</option>
			))}
			{other && <option value={other}>{beltName(other)}</option>}
		</>
	);
}
