import { useRef } from "react";
import type { Person } from "#shared/people/users/users.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { PersonName } from "./PersonName.tsx";
import { PersonSearch } from "./PersonSearch.tsx";
import { peopleMessages } from "./people.messages.ts";

type Props = Partial<Pick<Parameters<typeof PersonSearch>[0], "chosen" | "roles" | "search">> & {
	/** Label that says whom to select. */
	label: string;
	hint: string;
	person: Person | null;
	/** Error of the selection. */
	wrong?: string;
	onChoose: (person: Person | null) => void;
};

/** Form field that selects one person by search, with a way to change the selection. */
export function PersonChoice({
	label,
	hint,
	person,
	wrong,
	chosen = [],
	roles,
	search,
	onChoose,
}: Props) {
	const text = useText(peopleMessages);
	const field = useRef<HTMLInputElement>(null);
	return (
		<section className="stack person-choice" aria-label={label}>
			{person ? (
				<p className="row">
					<strong>
						<PersonName person={person} />
					</strong>
					<bdi className="small soft" dir="ltr">
						{person.email}
					</bdi>
					<Button kind="link" onClick={() => onChoose(null)}>
						{text("people.chooseOther")}
					</Button>
				</p>
			) : (
				<>
					<p className="small soft">{hint}</p>
					<PersonSearch
						field={field}
						chosen={chosen}
						roles={roles}
						search={search}
						choose={text("people.choose")}
						onChoose={onChoose}
					/>
				</>
			)}
			<span className="wrong" role="alert" hidden={!wrong}>
				{wrong}
			</span>
		</section>
	);
}
