import type { EventId } from "#shared/core/ids.ts";
import { comingEvents, findEventClasses } from "../events/events.service.ts";
import { settleAssignments } from "../judges/settle.ts";
import { expireOffers } from "../registrations/decisions.service.ts";
import { recount, wakeWaitingList } from "../registrations/registrations.stream.ts";

/**
 * Ends offers that ran out, counts competitions that are over for their judges, and looks at every coming event once more: places that those who wait could have, and
 * counts. The stream has done so already; this finds what it missed, however late its index was.
 */
export async function sweep(now: number): Promise<{ offers: number; competitions: number; events: number }> {
	const offers = await expireOffers(now);
	const competitions = await settleAssignments(now);
	const coming = await comingEvents(now);
	for (const { id } of coming) {
		await wakeWaitingList(id, now);
		for (const eventClass of await findEventClasses(id as EventId)) await recount(id, eventClass.id);
		await recount(id, 0);
	}
	return { offers, competitions, events: coming.length };
}
