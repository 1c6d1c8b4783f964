import { useQuery } from "@tanstack/react-query";
import type { Gender } from "#shared/core/people.ts";
import { ageOn } from "#shared/core/time/age.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { useUser } from "../../../base/session/session.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { familyQuery } from "../../../people/families/families.queries.ts";
import { useNames } from "../../../people/users/names.ts";
import { Button } from "../../../ui/Button.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { trainingClassMessages } from "../training-classes.messages.ts";

type Answers = { age: string | null; for: string | null };

/** What a person's date of birth and gender answer. */
const answersOf = (person: { dateOfBirth: string | null; gender: Gender | null }): Answers => ({
	age: person.dateOfBirth ? String(ageOn(kuwaitDate(Date.now()), person.dateOfBirth)) : null,
	for: person.gender && (person.gender === "female" ? "girl" : "boy"),
});

/** A button for each person of the family, which answers both questions about them. */
export default function FamilyChoices() {
	const { data: user } = useUser();
	const text = useText(trainingClassMessages);
	const me = useText(familyMessages)("family.me");
	const names = useNames();
	const { search, set } = useAddress();
	const { data: family } = useQuery(familyQuery);
	if (!user || !family) return null;
	const people = [
		...family.children.map((child) => ({ ...answersOf(child), name: names(child).first })),
		{ ...answersOf(user), name: me },
	].filter(({ age }) => age !== null);
	return (
		people.length > 0 && (
			<fieldset className="row url-filter" aria-label={text("class.whose")}>
				{people.map(({ name, age, for: whom }) => {
					const isChosen = search.get("age") === age && search.get("for") === whom;
					return (
						<Button
							key={name}
							aria-pressed={isChosen}
							onClick={() => set(isChosen ? { age: null, for: null } : { age, for: whom })}
						>
							<Written>{name}</Written>
						</Button>
					);
				})}
			</fieldset>
		)
	);
}
