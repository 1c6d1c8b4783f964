import type { Event } from "#shared/competition/events/events.schema.ts";
import type { NotEntered } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { openToSquads } from "./squadOf.ts";

const event = (id: number) => ({ id }) as Event;
const tournament = (id: number) =>
	({ event: { id: id as EventId }, studentIds: [] }) as unknown as NotEntered;
const idsOf = (all: readonly { id: number }[]) => all.map(({ id }) => id);

test("offers tournaments beyond the next events after them, without duplicates", () => {
	const next = [event(1), event(3)];
	expect(idsOf(openToSquads(next, [tournament(3), tournament(9)]))).toEqual([1, 3, 9]);
});

test("offers the next events before the tournaments are loaded", () => {
	expect(idsOf(openToSquads([event(1)]))).toEqual([1]);
});
