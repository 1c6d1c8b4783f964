import type { Undecided } from "#shared/competition/registrations/registrations.schema.ts";
import { inParallel } from "../../../core/parallel.ts";
import { allUpcoming, findEvents } from "../../events/events.service.ts";
import { isVisible } from "../registration.kinds.ts";
import { entriesOf } from "./entries.service.ts";

/** How many of the next events are looked at. */
const mostEvents = 20;

/** The upcoming events with registrations that staff can decide, soonest first. */
export async function undecidedByEvent(now: number): Promise<Undecided[]> {
	const upcoming = (await allUpcoming({ drafts: false, now }))
		.filter(({ cancelReason }) => cancelReason === null)
		.slice(0, mostEvents);
	const records = await findEvents(upcoming.map(({ id }) => id));
	const counted = await inParallel(upcoming, async ({ id, titleEn, titleAr, eventDate }) => {
		const record = records.find((one) => one.id === id);
		const pending = record ? await entriesOf(record, "pending") : [];
		// Until a guardian has agreed, staff cannot decide.
		const count = pending.filter((one) => isVisible(one) && !one.awaitsGuardian).length;
		return { event: { id, titleEn, titleAr, eventDate }, count };
	});
	return counted.filter(({ count }) => count > 0);
}
