import type { Child } from "#shared/people/families/families.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { PersonName } from "../../users/PersonName.tsx";
import { familyMessages } from "../families.messages.ts";
import "../families.css";

/** Guardians as the family sees them: name and relation, without contact details. */
export function GuardianNames({ guardians }: Pick<Child, "guardians">) {
	const text = useText(familyMessages);
	return (
		<ul className="guardians">
			{guardians.map((guardian) => (
				<li key={guardian.id}>
					<PersonName person={guardian} />
					<span className="small soft">{text(`family.capacity.${guardian.capacity}`)}</span>
				</li>
			))}
		</ul>
	);
}
