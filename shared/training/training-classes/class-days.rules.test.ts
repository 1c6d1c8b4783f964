import { changeOfDay, gatherDays, otherDaysOf } from "./class-days.rules.ts";
import type { TrainingClass, TrainingClassInput } from "./training-classes.schema.ts";

const monday: TrainingClassInput = {
	title: "Evening basics",
	titleAr: null,
	description: null,
	descriptionAr: null,
	classType: "beginners",
	audienceType: "mixed",
	dayOfWeek: "monday",
	startTime: "17:00",
	endTime: "18:30",
	dojoId: null,
	location: "Hall 1",
	locationAr: null,
	maxCapacity: 20,
};
const stored = (id: number, differing: Partial<TrainingClass>) =>
	({ ...monday, id, coachId: 7, ...differing }) as TrainingClass;

const [wednesday, sunday, ofOther, elsewhere] = [
	stored(1, { dayOfWeek: "wednesday", startTime: "19:00", maxCapacity: 12 }),
	stored(2, { dayOfWeek: "sunday" }),
	stored(3, { coachId: 8 }),
	stored(4, { location: "Hall 2" }),
];
const ids = (classes: TrainingClass[]) => classes.map(({ id }) => id);

test("gathers the days of a class from Sunday on, whatever their hours and places", () => {
	const groups = gatherDays([wednesday, ofOther, sunday, elsewhere]);
	expect(groups.map(ids)).toEqual([[2, 1], [3], [4]]);
	expect(ids(otherDaysOf(wednesday, [wednesday, ofOther, sunday, elsewhere]))).toEqual([2]);
});

test("a change of one day applies to the other days, except the weekday and hours that differ", () => {
	const changed = { ...monday, title: "Basics", dayOfWeek: "friday", startTime: "16:00" } as const;
	const tuesday = { ...monday, dayOfWeek: "tuesday", maxCapacity: 12 } as const;
	expect(changeOfDay(monday, changed, tuesday)).toEqual({
		...tuesday,
		title: "Basics",
		startTime: "16:00",
	});
	const late = { ...tuesday, startTime: "20:00", endTime: "21:00" };
	expect(changeOfDay(monday, changed, late)).toEqual({ ...late, title: "Basics" });
});
