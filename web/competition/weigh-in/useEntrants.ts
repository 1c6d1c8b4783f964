import { useQuery } from "@tanstack/react-query";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { notCheckedIn, weightVerdict } from "#shared/competition/weigh-in/weigh-in.rules.ts";
import type {
	CheckIn,
	WeighInEntrant,
	WeighInState,
} from "#shared/competition/weigh-in/weigh-in.schema.ts";
import type { EventClassId } from "#shared/core/ids.ts";
import { weighInQuery } from "../registrations/weigh-in.queries.ts";
import type { StoredCheckIn } from "./givenCheckIns.ts";
import type { GivenCheckIns } from "./useGivenCheckIns.ts";

/** An entrant with what the check-in desk recorded about them. */
export type Entrant = {
	person: WeighInEntrant;
	eventClass: EventClass;
	/** As the server stored it. */
	recorded: CheckIn;
	/** With what this device has recorded and not sent yet. */
	checkIn: CheckIn;
	unsent: readonly StoredCheckIn[];
	/** Whether the weight fits the event class; undefined before the weigh-in. */
	verdict: "fits" | "under" | "over" | undefined;
};

/** The entrants of an event with their check-ins, and the state of the weigh-ins. */
export function useEntrants(event: Event, given: GivenCheckIns) {
	const { data, isLoadingError, refetch } = useQuery(weighInQuery(event.id));
	return {
		entrants: data && entrantsOf(event, data, given.stored),
		weighIn: data,
		hasFailed: isLoadingError,
		retry: refetch,
	};
}

function entrantsOf(
	event: Event,
	{ entrants, checkIns }: WeighInState,
	stored: GivenCheckIns["stored"],
): Entrant[] {
	const known = new Map(checkIns.map((one) => [one.userId, one]));
	return entrants.flatMap((person) => {
		const eventClass = event.classes.find(({ id }) => id === person.classId);
		if (!eventClass) return [];
		const recorded = known.get(person.userId) ?? {
			userId: person.userId,
			...notCheckedIn,
			weighedAt: null,
		};
		const unsent = stored.get(person.userId) ?? [];
		const checkIn = {
			...recorded,
			...Object.fromEntries(unsent.map(({ part, value }) => [part, value])),
		};
		const { weight } = checkIn;
		const verdict = weight === null ? undefined : weightVerdict(weight, eventClass);
		return [{ person, eventClass, recorded, checkIn, unsent, verdict }];
	});
}

/** Entrants of an event class of whom the server has no weight. */
export const notWeighed = (entrants: readonly Entrant[], classId: EventClassId) =>
	entrants.filter(
		({ eventClass, recorded }) => eventClass.id === classId && recorded.weight === null,
	);
