import { isUpcoming } from "#shared/events/events.rules.ts";
import { AppError } from "../core/errors.ts";
import { Events } from "../events/event.entity.ts";
import { findEventClasses } from "../events/events.service.ts";
import { expireOffer } from "../registrations/decisions.service.ts";
import { keyOf } from "../registrations/records.ts";
import { Registrations } from "../registrations/registration.entity.ts";
import { recount, wakeWaitingList } from "../registrations/registrations.stream.ts";

/**
 * Ends offers that ran out, and looks at every coming event once more: places that those who wait could have, and
 * counts. The stream has done so already; this finds what it missed, however late its index was.
 */
export async function sweep(now: number): Promise<{ offers: number; events: number }> {
	const offers = await expireOffers(now);
	const { data } = await Events.query.byDate({}).go({ pages: "all" });
	const coming = data.filter(
		(event) => event.published && isUpcoming({ ...event, endDate: event.endDate ?? null }, now),
	);
	for (const { id } of coming) {
		await wakeWaitingList(id, now);
		for (const eventClass of await findEventClasses(id)) await recount(id, eventClass.id);
		await recount(id, 0);
	}
	return { offers, events: coming.length };
}

async function expireOffers(now: number): Promise<number> {
	const { data } = await Registrations.query
		.offers({})
		.lt({ offerExpiresAt: new Date(now).toISOString() })
		.go({ pages: "all" });
	// Accepted or declined in the same moment: then there is no offer to end.
	const orOver = (error: unknown) => {
		if (!(error instanceof AppError)) throw error;
	};
	for (const entry of data) await expireOffer(keyOf(entry), now).catch(orOver);
	return data.length;
}
