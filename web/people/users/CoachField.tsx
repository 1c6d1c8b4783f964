import { useRef, useState } from "react";
import type { Person } from "#shared/people/users/users.schema.ts";
import { useFieldText } from "../../core/forms/fieldText.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { coachFieldMessages } from "./coachField.messages.ts";
import { PersonName } from "./PersonName.tsx";
import { PersonSearch } from "./PersonSearch.tsx";
import "./people.css";

type Props = {
	/** The coaches on record. */
	coaches: readonly Person[];
	/** The coach's id; empty for none. */
	value: string;
	error?: string;
	onChange: (value: string) => void;
	/** Called with the coach found, for callers that need the name. */
	onFound?: (person: Person) => void;
};

/** Selects a person's coach, or none. */
export default function CoachField({ coaches, value, error, onChange, onFound }: Props) {
	const text = useText(coachFieldMessages);
	const wrong = useFieldText()(error);
	const field = useRef<HTMLInputElement>(null);
	const [found, setFound] = useState<readonly Person[]>([]);
	const [isSearching, setSearching] = useState(false);
	const coach = [...found, ...coaches].find(({ id }) => String(id) === value);
	const choose = (person: Person) => {
		setFound([person]);
		onFound?.(person);
		onChange(String(person.id));
		setSearching(false);
	};
	return (
		<fieldset className="coach-choice">
			<legend>{text("coachField.label")}</legend>
			<p className="row">
				{coach ? (
					<strong>
						<PersonName person={coach} />
					</strong>
				) : (
					<span className="soft">{text("coachField.none")}</span>
				)}
				{!isSearching && (
					<Button kind="link" onClick={() => setSearching(true)}>
						{text(coach ? "coachField.findOther" : "coachField.find")}
					</Button>
				)}
				{coach && (
					<Button kind="link" onClick={() => onChange("")}>
						{text("coachField.takeAway")}
					</Button>
				)}
			</p>
			{isSearching && (
				<PersonSearch
					field={field}
					chosen={coach ? [coach] : []}
					roles={["coach"]}
					choose={text("coachField.choose")}
					onChoose={choose}
				/>
			)}
			<span className="wrong" role="alert" hidden={!wrong}>
				{wrong}
			</span>
		</fieldset>
	);
}
