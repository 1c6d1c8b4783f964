import * as z from "zod/mini";
import { id, pathId, type UserId } from "../core/ids.ts";

export const RemovalParams = z.object({ id: pathId<UserId>() });

/** `handOverTo`: the coach who gets the classes and students of one who is deleted. */
export const RemovalQuery = z.object({ handOverTo: z.optional(pathId<UserId>()) });

/** How far the deletion of a person has come. */
export const Removal = z.object({
	/** The number that the person had. */
	id: id<UserId>(),
	done: z.number(),
	of: z.number(),
	finished: z.boolean(),
});
export type Removal = z.infer<typeof Removal>;

/** What goes with a person, as it is told beforehand. */
export const goingKinds = [
	"registrations",
	"enrollments",
	"promotions",
	"notifications",
	"judgeAssignments",
	"athletes",
	"students",
	"classes",
] as const;
export type GoingKind = (typeof goingKinds)[number];

export const RemovalPreview = z.object({
	/** How many there are of each kind. */
	going: z.record(z.enum(goingKinds), z.number()),
	/** Whether another coach has to be named, who gets the classes and students. */
	needsSuccessor: z.boolean(),
});
export type RemovalPreview = z.infer<typeof RemovalPreview>;
