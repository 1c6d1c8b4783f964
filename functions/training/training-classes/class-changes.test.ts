import { changedAs } from "./class-changes.ts";
import type { TrainingClassRecord } from "./training-class.entity.ts";

/** A class saved at 1:30 at night on March 9, Kuwait time. */
const saved = {
	id: 1,
	coachId: 2,
	title: "Kata",
	classType: "kata",
	audienceType: "mixed",
	dayOfWeek: "monday",
	startTime: "17:00",
	endTime: "18:00",
	maxCapacity: 20,
	isActive: true,
	version: 2,
	createdAt: "2027-01-01T12:00:00.000Z",
	updatedAt: "2027-03-08T22:30:00.000Z",
} as TrainingClassRecord;
const until = (to: string) => [{ from: "2027-02-08", to, startTime: "21:00", endTime: "22:00" }];

test("a change of other hours that ended yesterday causes no notification", () => {
	expect(changedAs(saved, { ...saved, otherHours: until("2027-03-08") })).toBeNull();
	expect(changedAs({ ...saved, otherHours: until("2027-03-08") }, saved)).toBeNull();
});

test("a change of other hours that include today causes a notification", () => {
	const period = { from: "2027-02-08", to: "2027-03-09" };
	const changed = { ...saved, otherHours: until("2027-03-09") };
	expect(changedAs(saved, changed)).toEqual({
		status: "otherHours",
		...period,
		startTime: "21:00",
	});
	expect(changedAs(changed, saved)).toEqual({ status: "usualHours", ...period });
});
