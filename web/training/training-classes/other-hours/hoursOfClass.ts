import type { OtherHours } from "#shared/training/training-classes/other-hours.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";

export const ways = ["held", "notHeld", "asUsual"] as const;
export type Way = (typeof ways)[number];

/** What a coach fills in for a class. */
export type Row = {
	one: TrainingClass;
	way: Way;
	startTime: string;
	endTime: string;
	/** Whether no hours are proposed, because other classes take up the evening. */
	isFull?: boolean;
};

/** Form values of a class: its proposed hours, or those already set for these days. */
export const rowOf = (
	one: TrainingClass,
	hours: Pick<OtherHours, "startTime" | "endTime"> | undefined,
): Row => ({
	one,
	way: hours ? (hours.startTime ? "held" : "notHeld") : "asUsual",
	startTime: hours?.startTime ?? one.startTime,
	endTime: hours?.endTime ?? one.endTime,
});
