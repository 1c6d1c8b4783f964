import { AuditLine } from "../base/history/audit.schema.ts";
import { BeltPromotion } from "../base/ranks/belts.schema.ts";
import { EventClass } from "../competition/event-classes/event-classes.schema.ts";
import { Event } from "../competition/events/events.schema.ts";
import { Judge } from "../competition/judges/judges.schema.ts";
import { Registration } from "../competition/registrations/registrations.schema.ts";
import { AboutSection } from "../content/about/about.schema.ts";
import { AnnualPlanEntry } from "../content/annual-plan/annual-plan.schema.ts";
import { NewsItem } from "../content/news/news.schema.ts";
import { Official } from "../content/officials/officials.schema.ts";
import { Athlete } from "../people/national-team/national-team.schema.ts";
import { Notification } from "../people/notifications/notifications.schema.ts";
import { CurrentUser } from "../people/users/users.schema.ts";
import { Enrollment } from "../training/training-classes/enrollments.schema.ts";
import { TrainingClass } from "../training/training-classes/training-classes.schema.ts";
import { optionalId, pathId } from "./ids.ts";

const few = {
	AboutSection,
	AnnualPlanEntry,
	BeltPromotion,
	EventClass,
	Event,
	Judge,
	Athlete,
	NewsItem,
	Official,
};
const numbered = { ...few, TrainingClass, CurrentUser };
const many = { Notification, Registration, AuditLine, Enrollment };

test.each(Object.entries(numbered))("%s has a numeric id", (_, { shape }) => {
	expect([shape.id.safeParse(7).success, shape.id.safeParse("7").success]).toEqual([true, false]);
});

test.each(Object.entries(many))("%s has a text id", (_, { shape }) => {
	expect([shape.id.safeParse("7").success, shape.id.safeParse(7).success]).toEqual([true, false]);
});

test.each([
	["", null],
	[null, null],
	[undefined, undefined],
	["7", 7],
	[7, 7],
	["999999999999999", 999_999_999_999_999],
	["9999999999999999", "refused"],
	["0", "refused"],
	["07", "refused"],
	["-7", "refused"],
	["7.5", "refused"],
	["x", "refused"],
	[0, "refused"],
	[-7, "refused"],
	[7.5, "refused"],
	[["7"], "refused"],
	[true, "refused"],
])("the id %j of a form is read as %s", (typed, id) => {
	const { success, data } = optionalId().safeParse(typed);
	expect(success ? data : "refused").toBe(id);
});

test.each([
	["7", 7],
	["0", "refused"],
	["07", "refused"],
	["abc", "refused"],
	["9999999999999999", "refused"],
])("the id %j in a path is read as %s", (typed, id) => {
	const { success, data } = pathId().safeParse(typed);
	expect(success ? data : "refused").toBe(id);
});
