import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useState } from "react";
import type { PersonStanding } from "#shared/community/people/people.rules.ts";
import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import { isGuest } from "#shared/core/access.ts";
import type { Person } from "#shared/people/users/users.schema.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { readWhenOpened } from "../../core/calls/freshness.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { useSettled } from "../../core/moments/useSettled.ts";
import { Button } from "../../ui/Button.tsx";
import { SearchField } from "../../ui/fields/Field.tsx";
import { useCountryName } from "./countries.ts";
import { useNames } from "./names.ts";
import { people } from "./people.client.ts";
import { peopleMessages } from "./people.messages.ts";

import "../../base/ranks/belt-cell.css";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import "./people.css";

const mostDisplayed = 8;

/** Finds people; never cached, because people join while staff search at the entry desk. */
const peopleQuery = (search: string, { roles, guests }: Pick<Props, "roles" | "guests">) =>
	queryOptions({
		queryKey: ["people", search, roles, guests],
		// One more than shown, to know whether there are more.
		queryFn: () =>
			people.list({
				query: {
					search,
					limit: String(mostDisplayed + 1),
					roles: roles?.join(),
					...(guests && { guests: "true" as const }),
				},
			}),
		...readWhenOpened,
	});

type Props = {
	field: RefObject<HTMLInputElement | null>;
	chosen: readonly Pick<Person, "id">[];
	onChoose: (person: Person) => void;
	/** Label of the button beside each person; "Add" by default. */
	choose?: string;
	/** Initial text of the search. */
	search?: string;
	/** Limits the search to people with these roles; all by default. */
	roles?: readonly PersonStanding[];
	/** Whether guests of other clubs are found too. */
	guests?: boolean;
};

/** Finds people by name in either script or by email address, to select them one by one. */
export function PersonSearch({
	field,
	chosen,
	onChoose,
	choose: label,
	roles,
	guests,
	search: first = "",
}: Props) {
	const text = useText(peopleMessages);
	const queries = useQueryClient();
	const [typed, setTyped] = useState(first);
	const search = typed.trim();
	const settled = useSettled(search);
	// Does not show results of an earlier search text, because they would be replaced under the
	// pointer.
	const {
		data: found,
		isError,
		refetch,
	} = useQuery({
		...peopleQuery(search, { roles, guests }),
		enabled: search !== "" && search === settled,
	});
	const isChosen = ({ id }: Person) => chosen.some((one) => one.id === id);
	const choose = (person: Person) => {
		onChoose(person);
		setTyped("");
		field.current?.focus();
	};
	/** Enter selects the only match and does not submit a surrounding form. */
	const onKeyDown = async (pressed: KeyboardEvent) => {
		if (pressed.key !== "Enter") return;
		pressed.preventDefault();
		if (search === "") return;
		const found = await queries.fetchQuery(peopleQuery(search, { roles, guests })).catch(() => []);
		const [first, ...others] = found.filter((person) => !isChosen(person));
		if (first && others.length === 0 && field.current?.value.trim() === search) choose(first);
	};
	const outcome = ({ length: count }: PersonRecord[]) =>
		count > mostDisplayed
			? text("people.more", { count: mostDisplayed })
			: text("people.found", { count });
	return (
		<div className="stack person-search">
			<SearchField
				ref={field}
				label={text("people.search")}
				value={typed}
				onKeyDown={onKeyDown}
				onChange={(change) => setTyped(change.target.value)}
			/>
			<p className="small soft" role="status">
				{search !== "" && !isError && (found ? outcome(found) : text("people.searching"))}
			</p>
			{isError && (
				<p className="small row" role="alert">
					{text("people.failed")}
					<Button kind="link" onClick={() => refetch()}>
						{text("people.again")}
					</Button>
				</p>
			)}
			{found && found.length > 0 && (
				<ul className="found-people" aria-label={text("people.results")}>
					{found.slice(0, mostDisplayed).map((person) => (
						<Found
							key={person.id}
							person={person}
							chosen={isChosen(person)}
							label={label}
							onChoose={() => choose(person)}
						/>
					))}
				</ul>
			)}
		</div>
	);
}

type FoundProps = { person: PersonRecord; chosen: boolean; label?: string; onChoose: () => void };

function Found({ person, chosen, label, onChoose }: FoundProps) {
	const text = useText(peopleMessages);
	const beltName = useBeltName();
	const countryName = useCountryName();
	const name = useNames()(person).full;
	return (
		<li>
			<span className="stack">
				<Written>{name}</Written>
				<span className="small soft">
					{isGuest(person) ? (
						<Sentence>
							{text("people.ofClub", {
								club: isolateName(person.dojoLocation ?? ""),
								country: countryName(person.country ?? ""),
							})}
						</Sentence>
					) : (
						<bdi dir="ltr">{person.email}</bdi>
					)}
				</span>
			</span>
			<span className="belt-cell small">
				<Belt belt={person.currentBelt} width={56} />
				{beltName(person.currentBelt)}
			</span>
			{chosen ? (
				<span className="small soft">{text("people.there")}</span>
			) : (
				<Button
					aria-label={label ? `${label}: ${name}` : text("people.addOf", { name })}
					onClick={onChoose}
				>
					{label ?? text("people.add")}
				</Button>
			)}
		</li>
	);
}
