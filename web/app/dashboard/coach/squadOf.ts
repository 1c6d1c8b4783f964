import type { Event } from "#shared/competition/events/events.schema.ts";
import type { NotEntered } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { paths } from "../../../core/address/paths.ts";

/** Link to the squad page with these students preselected. */
export const squadOf = (eventId: EventId, students: readonly { id: number }[]) => ({
	pathname: paths.squad(eventId),
	search: `?students=${students.map(({ id }) => id).join(",")}`,
});

/** The next events that accept registrations, followed by further tournaments that do. */
export function openToSquads(
	open: readonly Event[],
	tournaments: readonly NotEntered[] = [],
): readonly NotEntered["event"][] {
	return [
		...open,
		...tournaments.map(({ event }) => event).filter(({ id }) => !open.some((one) => one.id === id)),
	];
}
