import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { Person } from "#shared/users/users.schema.ts";
import { Belt } from "../belts/Belt.tsx";
import { useBeltName } from "../belts/belts.messages.ts";
import { useText } from "../core/messages.ts";
import { useSettled } from "../core/useSettled.ts";
import { Field } from "../ui/Field.tsx";
import { useNames } from "./names.ts";
import { peopleMessages } from "./people.messages.ts";
import { users } from "./users.client.ts";

type Props = { chosen: readonly Person[]; onChoose: (person: Person) => void };

const shown = 8;

/** Who is found by what is typed, once the typing rests. */
function useFound(typed: string) {
	const search = useSettled(typed.trim());
	const query = useQuery({
		queryKey: ["people", search],
		// One more tells that there are more.
		queryFn: () => users.people({ query: { search, limit: String(shown + 1) } }),
		enabled: search.length > 0,
		placeholderData: keepPreviousData,
	});
	const settled = search === typed.trim() && !query.isPlaceholderData;
	return { ...query, people: typed.trim() ? query.data : undefined, settled };
}

/** Finds people by name in either script or by address, to choose them one by one. */
export function PersonSearch({ chosen, onChoose }: Props) {
	const text = useText(peopleMessages);
	const [typed, setTyped] = useState("");
	const input = useRef<HTMLInputElement>(null);
	const { people, settled, isError, refetch } = useFound(typed);
	const choose = (person: Person) => {
		onChoose(person);
		setTyped("");
		input.current?.focus();
	};
	const isChosen = ({ id }: Person) => chosen.some((one) => one.id === id);
	const submit = (submitted: FormEvent) => {
		submitted.preventDefault();
		const [first, ...others] = (people ?? []).filter((person) => !isChosen(person));
		if (settled && first && others.length === 0) choose(first);
	};
	const outcome = ({ length: count }: Person[]) =>
		count > shown ? text("people.more", { count: shown }) : text("people.found", { count });
	return (
		<form className="stack person-search" onSubmit={submit}>
			<Field
				ref={input}
				label={text("people.search")}
				type="search"
				dir="auto"
				autoComplete="off"
				maxLength={100}
				value={typed}
				onChange={(change) => setTyped(change.target.value)}
			/>
			<p className="small soft" role="status">
				{typed.trim() && !isError && (people && settled ? outcome(people) : text("people.searching"))}
			</p>
			{isError && (
				<p className="small row" role="alert">
					{text("people.failed")}
					<button type="button" className="link" onClick={() => refetch()}>
						{text("people.again")}
					</button>
				</p>
			)}
			{people && people.length > 0 && (
				<ul className="found-people" aria-label={text("people.results")}>
					{people.slice(0, shown).map((person) => (
						<Found key={person.id} person={person} chosen={isChosen(person)} onChoose={() => choose(person)} />
					))}
				</ul>
			)}
		</form>
	);
}

function Found({ person, chosen, onChoose }: { person: Person; chosen: boolean; onChoose: () => void }) {
	const text = useText(peopleMessages);
	const beltName = useBeltName();
	const name = useNames()(person).full;
	return (
		<li>
			<span className="stack">
				<bdi>{name}</bdi>
				<span className="small soft">
					<bdi dir="ltr">{person.email}</bdi>
				</span>
			</span>
			<span className="belt-cell small">
				<Belt belt={person.currentBelt} width={56} />
				{beltName(person.currentBelt)}
			</span>
			{chosen ? (
				<span className="small soft">{text("people.there")}</span>
			) : (
				<button type="button" className="button" aria-label={text("people.addOf", { name })} onClick={onChoose}>
					{text("people.add")}
				</button>
			)}
		</li>
	);
}
