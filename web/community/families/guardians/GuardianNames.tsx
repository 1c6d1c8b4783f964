import type { Child } from "#shared/community/families/families.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../users/names.ts";
import { familyMessages } from "../families.messages.ts";
import "../families.css";

/** Guardians as the family sees them: name and relation, without contact details. */
export function GuardianNames({ guardians }: Pick<Child, "guardians">) {
	const text = useText(familyMessages);
	const names = useNames();
	return (
		<ul className="guardians">
			{guardians.map((guardian) => (
				<li key={guardian.id}>
					<bdi>{names(guardian).full}</bdi>
					<span className="small soft">{text(`family.capacity.${guardian.capacity}`)}</span>
				</li>
			))}
		</ul>
	);
}
