import type { Event } from "#shared/competition/events/events.schema.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";

type Grading = Pick<Event, "id" | "eventDate">;
type Entered = Pick<MyRegistration, "eventId" | "status">;

/**
 * The first grading at which a person can be graded, and one that they have registered for although
 * it is earlier.
 * @param gradings upcoming ones that take place, soonest first
 * @param from first day on which the person can be graded; null: any day
 */
export function gradingsFor<G extends Grading>(
	gradings: readonly G[],
	from: string | null,
	entries: readonly Entered[],
): { next?: G; tooEarly?: G } {
	const isEarly = ({ eventDate }: G) => from !== null && kuwaitDate(startOf(eventDate)) < from;
	const isEntered = ({ id }: G) =>
		entries.some(({ eventId, status }) => eventId === id && holdsPlace(status));
	return {
		next: gradings.find((one) => !isEarly(one)),
		tooEarly: gradings.find((one) => isEarly(one) && isEntered(one)),
	};
}
