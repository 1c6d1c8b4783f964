import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { OtherHours } from "#shared/training-classes/other-hours.rules.ts";
import { audienceTypes, classTypes, daysOfWeek } from "#shared/training-classes/training-classes.rules.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** A class that a coach holds each week. */
export const TrainingClasses = new Entity(
	{
		model: model("trainingClass"),
		attributes: {
			id: { type: "number", required: true },
			coachId: { type: "number", required: true },
			title: { type: "string", required: true },
			titleAr: { type: "string" },
			description: { type: "string" },
			descriptionAr: { type: "string" },
			classType: { type: classTypes, required: true },
			audienceType: { type: audienceTypes, required: true },
			dayOfWeek: { type: daysOfWeek, required: true },
			/** `HH:MM` of 24 hours, in Kuwait. */
			startTime: { type: "string", required: true },
			endTime: { type: "string", required: true },
			location: { type: "string" },
			locationAr: { type: "string" },
			maxCapacity: { type: "number", required: true },
			/** False while it is paused. */
			isActive: { type: "boolean", required: true },
			/** What holds instead of the usual hours from one day to another, the earliest first; none overlap. */
			otherHours: { type: CustomAttributeType<OtherHours[]>("any") },
			/** When it was deleted while people had been enrolled; then it is kept for them and shown nowhere. */
			archivedAt: { type: "string" },
			...versioned,
		},
		indexes: {
			byId: byKey(["id"]),
			byDay: byIndex(1, [], ["dayOfWeek", "startTime"]),
			ofCoach: byIndex(2, ["coachId"], ["id"]),
		},
	},
	onTable,
);
export type TrainingClassRecord = EntityItem<typeof TrainingClasses>;
