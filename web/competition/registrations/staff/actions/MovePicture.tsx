import { useQuery } from "@tanstack/react-query";
import { shortBeltName } from "#shared/base/ranks/belts.names.ts";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { useLocale, usePick, useText } from "../../../../core/language/messages.ts";
import { useJoinFacts } from "../../../../core/language/useJoinFacts.ts";
import { useNames } from "../../../../people/users/names.ts";
import { PersonName } from "../../../../people/users/PersonName.tsx";

import { entriesQuery } from "../../registrations.queries.ts";
import { weighInQuery } from "../../weigh-in.queries.ts";
import { entriesMessages } from "../entries.messages.ts";
import { movesMessages } from "./moves.messages.ts";

/** An entrant with the weight that counts: that of the weigh-in, else the declared one, in kg. */
type Weighed = { entry: Entry; weight: number | null };

/** Weights at the weigh-in by person. */
function useWeights(eventId: EventId): ReadonlyMap<number, number | null> {
	const { data } = useQuery(weighInQuery(eventId));
	return new Map(data?.checkIns.map(({ userId, weight }) => [userId, weight]));
}

/** The lowest and the highest of the known figures. */
function rangeOf(figures: readonly (number | null)[]) {
	const known = figures.filter((one) => one !== null);
	return known.length > 0 ? { from: Math.min(...known), to: Math.max(...known) } : null;
}

/** How many the people are, and from which weight and age to which they reach. */
function Together({ people }: { people: readonly Weighed[] }) {
	const text = useText(movesMessages);
	const join = useJoinFacts();
	const weights = rangeOf(people.map(({ weight }) => weight));
	const ages = rangeOf(people.map(({ entry }) => entry.age));
	return (
		<p className="small">
			<strong>{text("moves.together")}</strong>{" "}
			{join([
				text("moves.people", { count: people.length }),
				weights && text(weights.from === weights.to ? "moves.weight" : "moves.weights", weights),
				ages && text(ages.from === ages.to ? "moves.age" : "moves.ages", ages),
			])}
		</p>
	);
}

const byWeight = (a: Weighed, b: Weighed) =>
	(a.weight ?? Number.POSITIVE_INFINITY) - (b.weight ?? Number.POSITIVE_INFINITY) ||
	(a.entry.age ?? 0) - (b.entry.age ?? 0);

type Props = {
	eventId: EventId;
	/** The entries that can be moved, those of them that stay, and where the others go. */
	entries: readonly Entry[];
	staying: ReadonlySet<string>;
	target: EventClass | undefined;
	onStaying: (staying: ReadonlySet<string>) => void;
};

/**
 * Who is moved and who is in the chosen class already, the lightest first, with weight, age, belt and
 * dojo. People who are unticked stay.
 */
export function MovePicture({ eventId, entries, staying, target, onStaying }: Props) {
	const text = useText(movesMessages);
	const own = useText(entriesMessages);
	const locale = useLocale();
	const pick = usePick();
	const join = useJoinFacts();
	const names = useNames();
	const weights = useWeights(eventId);
	const { data: all = [] } = useQuery(entriesQuery(eventId));
	const moved = new Set(entries.map(({ id }) => id));
	const there = target
		? all.filter(
				({ id, classId, status }) => classId === target.id && isAlive(status) && !moved.has(id),
			)
		: [];
	const weighed = (entry: Entry): Weighed => ({
		entry,
		weight: weights.get(entry.userId) ?? entry.declaredWeight,
	});
	const rows = [...entries, ...there].map(weighed).sort(byWeight);
	const together = rows.filter(({ entry }) => !staying.has(entry.id));
	const toggle = (id: string) => {
		const next = new Set(staying);
		if (!next.delete(id)) next.add(id);
		onStaying(next);
	};
	return (
		<fieldset className="move-picture">
			<legend>{text("moves.who")}</legend>
			<ul>
				{rows.map(({ entry, weight }) => {
					const { id, age, currentBelt, dojoLocation, dojoLocationAr } = entry;
					const facts = join([
						!moved.has(id) && text("moves.there"),
						weight !== null && own("entries.kg", { weight }),
						age !== null && text("moves.age", { from: age }),
						shortBeltName(currentBelt, locale),
						pick({ dojoEn: dojoLocation, dojoAr: dojoLocationAr }, "dojo"),
					]);
					return (
						<li key={id} className={moved.has(id) ? undefined : "there"}>
							{moved.has(id) ? (
								<label>
									<input
										type="checkbox"
										checked={!staying.has(id)}
										aria-label={names(entry).full}
										onChange={() => toggle(id)}
									/>
									<PersonName person={entry} />
								</label>
							) : (
								<PersonName person={entry} />
							)}
							<span className="small soft">{facts}</span>
						</li>
					);
				})}
			</ul>
			<Together people={together} />
		</fieldset>
	);
}
