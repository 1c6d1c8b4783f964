import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import {
	type Candidate,
	type MergedField,
	mergedFields,
	type Pair,
} from "#shared/community/merges/merges.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { PersonName } from "../../people/users/PersonName.tsx";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { mergesMessages } from "./merges.messages.ts";
import { merges, mergesPages, pairsPages } from "./merges.queries.ts";
import "../../base/ranks/belt-cell.css";

/** Formats a person's field for reading. */
function useFieldText() {
	const text = useText(mergesMessages);
	const beltName = useBeltName();
	const { formatDate } = useIntl();
	return (person: Candidate, field: MergedField): ReactNode => {
		const value = person[field];
		if (!value) return <span className="soft">{text("merges.nothing")}</span>;
		if (field === "currentBelt")
			return (
				<span className="belt-cell">
					<Belt belt={person.currentBelt} width={48} />
					{beltName(person.currentBelt)}
				</span>
			);
		if (field === "dateOfBirth") return formatDate(startOf(value), { dateStyle: "long" });
		if (field === "gender") return text(value === "male" ? "merges.male" : "merges.female");
		return <Written dir={field === "phoneNumber" ? "ltr" : "auto"}>{value}</Written>;
	};
}

type ChoiceProps = {
	name: string;
	chosen: number;
	on: number;
	children: ReactNode;
	onChoose: () => void;
};

const Choice = ({ name, chosen, on, children, onChoose }: ChoiceProps) => (
	<label className="merge-choice">
		<input type="radio" name={name} checked={chosen === on} onChange={onChoose} />
		{children}
	</label>
);

type PairProps = Pick<Pair, "people">;

/** Which account is kept, and which side each field that differs is taken from. */
function useChoice(people: Pair["people"]) {
	const [keep, setKeep] = useState(0);
	const [taken, setTaken] = useState<Partial<Record<MergedField, number>>>({});
	const [survivor, merged] = keep === 0 ? people : [people[1], people[0]];
	/** The selected side, else the kept account's, else the only side with a value. */
	const sideOf = (field: MergedField) =>
		taken[field] ?? (survivor[field] || !merged[field] ? keep : 1 - keep);
	const differing = mergedFields.filter(
		(field) => (people[0][field] ?? "") !== (people[1][field] ?? ""),
	);
	return {
		survivor,
		merged,
		keep,
		setKeep,
		differing,
		sideOf,
		take: (field: MergedField, side: number) => setTaken({ ...taken, [field]: side }),
	};
}
type ChoiceOf<Name extends keyof ReturnType<typeof useChoice>> = PairProps &
	Pick<ReturnType<typeof useChoice>, Name>;

function useMerge(choice: ReturnType<typeof useChoice>, done: () => void) {
	const { survivor, merged, keep, differing, sideOf } = choice;
	const text = useText(mergesMessages);
	return useWrite({
		call: (_: void, key) =>
			merges.merge({
				body: {
					keepId: survivor.id,
					mergeId: merged.id,
					fields: differing.filter((field) => sideOf(field) !== keep),
				},
				key,
			}),
		toast: () => ({ title: text("merges.begun"), text: text("merges.begunText") }),
		changed: [pairsPages, mergesPages],
		done,
	});
}

function People({ people }: PairProps) {
	const text = useText(mergesMessages);
	return (
		<thead>
			<tr>
				<th scope="col">{text("merges.field")}</th>
				{people.map((person) => (
					<th key={person.id} scope="col">
						<PersonName person={person} />
						<span className="small soft">{text("merges.person", { id: person.id })}</span>
					</th>
				))}
			</tr>
		</thead>
	);
}

/** What belongs to an account: the sign-in, of which one is kept, its role and its age. */
function AccountRows({ people, keep, setKeep }: ChoiceOf<"keep" | "setKeep">) {
	const text = useText(mergesMessages);
	const { formatDate } = useIntl();
	return (
		<>
			<tr className="merge-keep">
				<th scope="row">{text("merges.signIn")}</th>
				{people.map((person, side) => (
					<td key={person.id}>
						<Choice name="keep" chosen={keep} on={side} onChoose={() => setKeep(side)}>
							<bdi dir="ltr">{person.email}</bdi>
						</Choice>
					</td>
				))}
			</tr>
			<tr>
				<th scope="row">{text("merges.role")}</th>
				{people.map((person) => (
					<td key={person.id}>{text(`merges.role.${person.role}`)}</td>
				))}
			</tr>
			<tr>
				<th scope="row">{text("merges.joined")}</th>
				{people.map((person) => (
					<td key={person.id}>{formatDate(person.createdAt, { dateStyle: "long" })}</td>
				))}
			</tr>
		</>
	);
}

/** The person's fields. Those that differ can be chosen. */
function FieldRows({ people, differing, sideOf, take }: ChoiceOf<"differing" | "sideOf" | "take">) {
	const text = useText(mergesMessages);
	const shown = useFieldText();
	return (
		<>
			{mergedFields.map((field) => (
				<tr key={field}>
					<th scope="row">{text(`merges.${field}`)}</th>
					{people.map((person, side) => (
						<td key={person.id}>
							{differing.includes(field) ? (
								<Choice
									name={field}
									chosen={sideOf(field)}
									on={side}
									onChoose={() => take(field, side)}
								>
									{shown(person, field)}
								</Choice>
							) : (
								shown(person, field)
							)}
						</td>
					))}
				</tr>
			))}
		</>
	);
}

/**
 * Both people side by side: select the account to keep, and the right value of each field that
 * differs.
 */
export default function MergeDialog({ pair, onClose }: { pair: Pair; onClose: () => void }) {
	const text = useText(mergesMessages);
	const { people } = pair;
	const choice = useChoice(people);
	const merge = useMerge(choice, onClose);
	return (
		<ConfirmDialog
			wide
			guarded
			title={text("merges.mergeTitle")}
			submit={text("merges.merge")}
			submitting={text("merges.merging")}
			write={merge}
			onClose={onClose}
		>
			<p>{text("merges.mergeText")}</p>
			<table className="merge-table">
				<People people={people} />
				<tbody>
					<AccountRows people={people} {...choice} />
					<FieldRows people={people} {...choice} />
				</tbody>
			</table>
			<p role="status">
				{text("merges.signInText", { email: `\u2066${choice.survivor.email}\u2069` })}
			</p>
			<p className="small">{text("merges.moves")}</p>
			<p className="small soft">{text("merges.undoHint")}</p>
		</ConfirmDialog>
	);
}
