import type { EventId } from "#shared/core/ids.ts";
import { gradingsFor } from "./gradingsFor.ts";

const grading = (id: number, eventDate: string) => ({ id: id as EventId, eventDate });
const entered = (eventId: number, status: "pending" | "cancelled") => ({
	eventId: eventId as EventId,
	status,
});
const early = grading(1, "2026-12-19");
const same = grading(3, "2026-12-22T18:00:00+03:00");
const all = [early, same];

test.each([
	["any grading without a day", null, early],
	["one on the day itself", "2026-12-22", same],
	["one after the day", "2026-12-20", same],
	["none if all are earlier", "2027-01-01", undefined],
])("proposes %s", (_, from, next) => expect(gradingsFor(all, from, []).next).toBe(next));

test("finds a grading that a person has registered for too early", () => {
	expect(gradingsFor(all, "2026-12-20", [entered(1, "pending")]).tooEarly).toBe(early);
	expect(gradingsFor(all, "2026-12-20", [entered(1, "cancelled")]).tooEarly).toBeUndefined();
	expect(gradingsFor(all, "2026-12-20", [entered(3, "pending")]).tooEarly).toBeUndefined();
	expect(gradingsFor(all, null, [entered(1, "pending")]).tooEarly).toBeUndefined();
});
