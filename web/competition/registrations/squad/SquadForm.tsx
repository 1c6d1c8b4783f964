import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Entry, SquadResult } from "#shared/competition/registrations/registrations.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { keepTypedTexts, readTypedTexts, type TypedTexts } from "../../../core/forms/typedTexts.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { SquadRow } from "./SquadRow.tsx";
import { squadMessages } from "./squad.messages.ts";
import { type Choice, type Entrant, noChoice, wholeEvent, wrongWeight } from "./squad.ts";
import { useEnterSquad } from "./useEnterSquad.ts";
import "../../../base/ranks/belt-cell.css";
import "../staff/entries.css";
import "./squad.css";

const EndEntryDialog = lazyPart(() => import("../staff/actions/EndEntryDialog.tsx"));

type Props = {
	event: Event;
	people: Entrant[];
	/** Accessible name of the list of people. */
	label: string;
	entries: Entry[];
	/** Whether the event accepts registrations now. */
	open: boolean;
	/** People selected before the page was opened. */
	chosen?: readonly number[];
	/** Removes a person from the list, if the user assembled it. */
	onRemove?: (person: Entrant) => void;
	/** Whether people may be registered before the required document is there. */
	documentLater?: boolean;
	/** Address at which the user uploads a person's documents, if they may. */
	documentsOf?: (person: Entrant) => string;
	/** The way to pay a person's membership fee, if the user may. */
	membershipPay?: (person: Entrant) => ReactNode;
	/** What stands below the list once people are registered. */
	afterwards?: (entered: Entrant[]) => ReactNode;
};

/**
 * The choice for each person and the result of the registration. A registered person's choice is
 * cleared.
 */
function useSquad(event: Event, people: readonly Entrant[]) {
	const draft = `squad-${event.id}`;
	const userId = useUser().data?.id ?? 0;
	const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(() =>
		readChoices(readTypedTexts(draft, userId)),
	);
	// The choices are kept over a reload and an expired session.
	useEffect(() => {
		keepTypedTexts(draft, userId, textsOf(choices));
	}, [draft, userId, choices]);
	const [results, setResults] = useState<ReadonlyMap<number, SquadResult>>(new Map());
	const [wrong, setWrong] = useState<ReadonlyMap<number, string>>(new Map());
	const choose = (userId: number, choice: Choice) => {
		// Several preselected people may get their choice in the same render.
		setChoices((before) => new Map(before).set(userId, choice));
		setWrong((before) => without(before, [userId]));
		setResults((before) => without(before, [userId]));
	};
	const enter = useEnterSquad(event.id, (latest) => {
		setResults(new Map(latest.map((result) => [result.userId, result])));
		const entered = latest.filter(({ error }) => !error).map(({ userId }) => userId);
		setChoices((before) => without(before, entered));
	});
	const isListed = new Set<number>(people.map(({ id }) => id));
	const rows = [...choices].filter(
		([userId, { classId }]) => classId !== "" && isListed.has(userId),
	);
	const submit = () => {
		const faults = rows.flatMap(([userId, choice]) => {
			const own = event.classes.find(({ id }) => String(id) === choice.classId);
			const fault = own && wrongWeight(choice, own);
			return fault ? [[userId, fault] as const] : [];
		});
		setWrong(new Map(faults));
		if (faults.length > 0) return;
		enter.mutate(
			rows.map(([userId, { classId, weight }]) => ({
				userId,
				classId: classId === wholeEvent.classId ? null : Number(classId),
				declaredWeight: weight,
			})),
		);
	};
	const again = rows.length > 0 && rows.every(([userId]) => results.get(userId)?.error);
	return {
		choices,
		results,
		wrong,
		choose,
		submit,
		again,
		count: rows.length,
		isPending: enter.isPending,
	};
}

const textsOf = (choices: ReadonlyMap<number, Choice>): TypedTexts =>
	Object.fromEntries(
		[...choices]
			.filter(([, choice]) => choice.classId !== "")
			.map(([person, choice]) => [person, { base: "", typed: JSON.stringify(choice) }]),
	);

const readChoices = (texts: TypedTexts | null): ReadonlyMap<number, Choice> =>
	new Map(
		Object.entries(texts ?? {}).map(([person, { typed }]) => [Number(person), JSON.parse(typed)]),
	);

function without<T>(map: ReadonlyMap<number, T>, keys: number[]): ReadonlyMap<number, T> {
	const left = new Map(map);
	for (const key of keys) left.delete(key);
	return left;
}

/** People with a class to choose for each, and one button to register all of them. */
export function SquadForm({
	event,
	people,
	label,
	entries,
	open,
	chosen = [],
	onRemove,
	documentLater,
	documentsOf,
	membershipPay,
	afterwards,
}: Props) {
	const text = useText(squadMessages);
	const squad = useSquad(event, people);
	const [leaving, setLeaving] = useState<Entry | null>(null);
	const isEntered = ({ id }: Entrant) => squad.results.has(id) && !squad.results.get(id)?.error;
	const entered = people.filter(isEntered);
	const remove = (person: Entrant) => {
		squad.choose(person.id, noChoice);
		onRemove?.(person);
	};
	const submit = (submitted: FormEvent) => {
		submitted.preventDefault();
		squad.submit();
	};
	return (
		<form className="stack" noValidate onSubmit={submit}>
			<ul className="squad-list" aria-label={label}>
				{people.map((person) => (
					<SquadRow
						key={person.id}
						event={event}
						person={person}
						entries={entries.filter(({ userId }) => userId === person.id)}
						open={open}
						isChosen={chosen.includes(person.id)}
						choice={squad.choices.get(person.id) ?? noChoice}
						wrong={squad.wrong.get(person.id)}
						result={squad.results.get(person.id)}
						onChoose={(choice) => squad.choose(person.id, choice)}
						onCancel={setLeaving}
						documentLater={documentLater}
						documentsOf={documentsOf}
						membershipPay={membershipPay}
						onRemove={onRemove && !squad.isPending ? remove : undefined}
					/>
				))}
			</ul>
			<div aria-live="polite">{entered.length > 0 && afterwards?.(entered)}</div>
			{open && (
				<div className="row squad-actions">
					<span aria-live="polite">{text("squad.chosen", { count: squad.count })}</span>
					<Button type="submit" kind="primary" disabled={squad.count === 0 || squad.isPending}>
						{squad.isPending
							? text("squad.entering")
							: text(squad.again ? "squad.again" : "squad.enter", { count: squad.count })}
					</Button>
				</div>
			)}
			{leaving && (
				<EndEntryDialog
					entry={leaving}
					onDone={() => setLeaving(null)}
					onClose={() => setLeaving(null)}
				/>
			)}
		</form>
	);
}
