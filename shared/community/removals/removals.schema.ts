import * as z from "zod/mini";
import { id, pathId, type UserId } from "../../core/ids.ts";

export const RemovalParams = z.object({ id: pathId<UserId>() });

/** `handOverTo`: coach who takes over the classes and students of a deleted coach. */
export const RemovalQuery = z.object({ handOverTo: z.optional(pathId<UserId>()) });

/** Progress of deleting a person. */
export const Removal = z.object({
	/** Id of the deleted person. */
	id: id<UserId>(),
	done: z.number(),
	of: z.number(),
	finished: z.boolean(),
});
export type Removal = z.infer<typeof Removal>;

/** Kinds of records that a person's deletion affects, for the preview. */
export const goingKinds = [
	"registrations",
	"enrollments",
	"promotions",
	"notifications",
	"judgeAssignments",
	"athletes",
	"students",
	"classes",
	/** Children who have no other active guardian. */
	"children",
] as const;
export type GoingKind = (typeof goingKinds)[number];

export const RemovalPreview = z.object({
	/** Number of records of each kind. */
	going: z.record(z.enum(goingKinds), z.number()),
	/** Whether a coach must be named who takes over the classes and students. */
	needsSuccessor: z.boolean(),
	/** Receipts that stay; what is open of fees and in credit, which is lost, in fils. */
	money: z.object({ receipts: z.number(), open: z.number(), credit: z.number() }),
	/** People to notify of their new coach, save the successor. */
	toTell: z.number(),
});
export type RemovalPreview = z.infer<typeof RemovalPreview>;
