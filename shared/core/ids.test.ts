import { AboutSection } from "../about/about.schema.ts";
import { AnnualPlanEntry } from "../annual-plan/annual-plan.schema.ts";
import { AuditLine } from "../audit/audit.schema.ts";
import { BeltPromotion } from "../belts/belts.schema.ts";
import { EventClass } from "../event-classes/event-classes.schema.ts";
import { Event } from "../events/events.schema.ts";
import { Judge } from "../judges/judges.schema.ts";
import { Athlete } from "../national-team/national-team.schema.ts";
import { NewsItem } from "../news/news.schema.ts";
import { Notification } from "../notifications/notifications.schema.ts";
import { Official } from "../officials/officials.schema.ts";
import { Registration } from "../registrations/registrations.schema.ts";
import { Enrollment } from "../training-classes/enrollments.schema.ts";
import { TrainingClass } from "../training-classes/training-classes.schema.ts";
import { CurrentUser } from "../users/users.schema.ts";

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
