import { readRoomStatus } from "#functions/competition/waiting-room/rooms.service.ts";
import { isGenuine } from "#functions/competition/waiting-room/tickets.service.ts";
import { drawOrder, positionOf } from "#shared/competition/waiting-room/draw.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { commitmentOf } from "#shared/core/seeded.ts";

/**
 * Repeats the draw of an event's waiting room and verifies it.
 * @param ticket a ticket to check, if any
 */
export async function checkDraw(
	event: number,
	ticket?: string,
): Promise<{ lines: string[]; faults: string[] }> {
	const { commitment, drawn, numbers, last } = await readRoomStatus(event as EventId, Date.now());
	const lines = [`Committed to before   ${commitment}`];
	if (!drawn)
		return { lines: [...lines, `Not drawn yet; ${numbers} numbers given out`], faults: [] };
	const { seed, counts } = drawn;
	const order = await drawOrder(seed, counts);
	lines.push(`Seed                  ${seed}`, `Numbers by row        ${counts.join(" ")}`);
	lines.push(`Positions             ${order.length} drawn, ${last} in all`);
	const faults =
		(await commitmentOf(seed)) === commitment ? [] : ["The seed is not what was committed to"];
	if (!ticket) return { lines, faults };
	if (!(await isGenuine(ticket)))
		return { lines, faults: [...faults, "This ticket is none of ours"] };
	const [ofEvent, userId, place] = ticket.split(".");
	if (Number(ofEvent) !== event)
		return { lines, faults: [...faults, `This ticket is for event ${ofEvent}`] };
	const value = Number(place.slice(1));
	const position = place.startsWith("n") ? positionOf(value, counts, order) : value;
	lines.push(
		`Ticket of person ${userId}: ${place.startsWith("n") ? `number ${value}, ` : ""}position ${position ?? "none"}`,
	);
	return {
		lines,
		faults:
			position === null ? [...faults, "The number was not given out before the hour"] : faults,
	};
}
