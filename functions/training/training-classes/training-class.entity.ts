import { CustomAttributeType, type EntityItem } from "electrodb";
import type { OtherHours } from "#shared/training/training-classes/other-hours.rules.ts";
import {
	audienceTypes,
	classTypes,
	daysOfWeek,
} from "#shared/training/training-classes/training-classes.rules.ts";
import { flag, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/** A coach's weekly class. */
export const TrainingClasses = entity(
	"trainingClass",
	{
		id: number,
		coachId: number,
		title: text,
		titleAr: optional(text),
		description: optional(text),
		descriptionAr: optional(text),
		classType: oneOf(classTypes),
		audienceType: oneOf(audienceTypes),
		minAge: optional(number),
		maxAge: optional(number),
		dayOfWeek: oneOf(daysOfWeek),
		/** `HH:MM`, 24-hour clock in Kuwait, as is `endTime`. */
		startTime: text,
		endTime: text,
		/** A published dojo; the texts are then its names. */
		dojoId: optional(number),
		location: optional(text),
		locationAr: optional(text),
		/** When staff named the place anew, which stayed the same. */
		placeNamedAt: optional(text),
		maxCapacity: number,
		/** False while it is paused. */
		isActive: flag,
		/** Hours that replace the usual ones for a range of dates, earliest first, without overlaps. */
		otherHours: { type: CustomAttributeType<OtherHours[]>("any") },
		/** When a class with enrolments was deleted: it is kept for them but displayed nowhere. */
		archivedAt: optional(text),
		...versioned,
	},
	{
		byId: byKey(["id"]),
		byDay: byIndex(1, [], ["dayOfWeek", "startTime"]),
		ofCoach: byIndex(2, ["coachId"], ["id"]),
	},
);
export type TrainingClassRecord = EntityItem<typeof TrainingClasses>;
