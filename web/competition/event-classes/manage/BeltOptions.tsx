import { normalizeBelt } from "#shared/base/ranks/belts.forms.ts";
import { familyNames } from "#shared/base/ranks/belts.names.ts";
import { type Belt, families, ladder } from "#shared/base/ranks/belts.rules.ts";
import { useStaffBeltName } from "../../../base/ranks/useBeltName.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { manageEventClassMessages } from "./manageEventClasses.messages.ts";

const colours = families.map((family) => ({ family, code: normalizeBelt(family) as Belt }));

/** The belts that can limit an event class: the seven colours, then all ranks of the ladder. */
export function BeltOptions() {
	const text = useText(manageEventClassMessages);
	const locale = useLocale();
	const beltName = useStaffBeltName();
	return (
		<>
			<option value="">{text("manageEventClass.any")}</option>
			<optgroup label={text("manageEventClass.colours")}>
				{colours.map(({ family, code }) => (
					<option key={code} value={code}>
						{familyNames[locale][family]}
					</option>
				))}
			</optgroup>
			<optgroup label={text("manageEventClass.ranks")}>
				{ladder.map((belt) => (
					<option key={belt} value={belt}>
						{beltName(belt)}
					</option>
				))}
			</optgroup>
		</>
	);
}
