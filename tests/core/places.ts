import { Events } from "#functions/events/event.entity.ts";
import { eventPool, readShards } from "#functions/registrations/allotments.service.ts";
import { Registrations } from "#functions/registrations/registration.entity.ts";
import { holdsPlace } from "#shared/registrations/registrations.rules.ts";

/** How an event's places stand, read from the table itself. */
export async function placesOf(eventId: number, userIds: readonly number[]) {
	const { data: event } = await Events.get({ id: eventId }).go({ consistent: true });
	if (!event) throw new Error(`There is no event ${eventId}`);
	const shards = await readShards(eventPool(event));
	const { data } = await Registrations.get(userIds.map((userId) => ({ userId, eventId, classId: 0 }))).go({
		consistent: true,
	});
	const holding = data.filter(({ status }) => holdsPlace(status));
	const perShard = shards.map(({ shard }) => holding.filter((entry) => entry.shard === shard).length);
	return {
		placed: holding.length,
		waiting: data.filter(({ status }) => status === "waitlisted").length,
		taken: shards.reduce((sum, { taken }) => sum + taken, 0),
		/** Shards whose count is not what their entries say, or beyond their cap. */
		wrong: shards.filter(({ taken, cap }, shard) => taken !== perShard[shard] || taken > cap).map(({ shard }) => shard),
		statuses: new Map(data.map(({ userId, status }) => [userId, status])),
	};
}
