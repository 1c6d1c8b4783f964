import * as z from "zod/mini";
import { paged } from "../core/http/page.ts";
import { id, type UserId } from "../core/ids.ts";
import { CurrentUser } from "../users/users.schema.ts";
import { evidenceKinds } from "./merges.rules.ts";

/** One of two people as they are compared. */
export const Candidate = z.extend(
	z.pick(CurrentUser, {
		id: true,
		firstName: true,
		lastName: true,
		firstNameAr: true,
		lastNameAr: true,
		email: true,
		role: true,
		phoneNumber: true,
		gender: true,
		dateOfBirth: true,
		currentBelt: true,
		dojoLocation: true,
		profileImageUrl: true,
	}),
	{ createdAt: z.string() },
);
export type Candidate = z.infer<typeof Candidate>;
export type User = Omit<
	Candidate,
	"firstNameAr" | "lastNameAr" | "phoneNumber" | "gender" | "dateOfBirth"
> & {
	[F in "firstNameAr" | "lastNameAr" | "phoneNumber" | "gender" | "dateOfBirth"]?:
		| Candidate[F]
		| undefined;
};

/** Two people who may be one, and why. */
export const Pair = z.object({
	/** The smaller number, a hyphen, the larger one. */
	id: z.string(),
	people: z.array(Candidate),
	evidence: z.array(z.enum(evidenceKinds)),
});
export type Pair = z.infer<typeof Pair>;

export const PairsQuery = z.object(paged);

export const PairParams = z.object({
	id: z.pipe(
		z.string().check(z.regex(/^[1-9]\d{0,14}-[1-9]\d{0,14}$/)),
		z.transform((value: string) => value.split("-").map(Number) as [UserId, UserId]),
	),
});

/** What may be taken over from the one who goes. */
export const mergedFields = [
	"firstName",
	"lastName",
	"firstNameAr",
	"lastNameAr",
	"phoneNumber",
	"gender",
	"dateOfBirth",
	"currentBelt",
	"dojoLocation",
] as const;
export type MergedField = (typeof mergedFields)[number];

/** `fields`: those that are taken over from the one who goes; all others stay as the one who is kept has them. */
export const MergeInput = z.object({
	keepId: id<UserId>(),
	mergeId: id<UserId>(),
	fields: z._default(z.array(z.enum(mergedFields)), []),
});
export type MergeInput = z.output<typeof MergeInput>;

export const mergeStates = ["merging", "merged", "undoing", "undone"] as const;

/** A merge, and how far it or its undoing has come. */
export const Merge = z.object({
	id: z.string(),
	keepId: id<UserId>(),
	mergeId: id<UserId>(),
	/** The one who went, and the one who was kept; null where they were deleted since. */
	gone: z.pick(CurrentUser, {
		firstName: true,
		lastName: true,
		firstNameAr: true,
		lastNameAr: true,
		email: true,
	}),
	kept: z.nullable(
		z.pick(CurrentUser, {
			firstName: true,
			lastName: true,
			firstNameAr: true,
			lastNameAr: true,
			email: true,
		}),
	),
	state: z.enum(mergeStates),
	createdAt: z.string(),
	/** Until when it can be undone. */
	undoUntil: z.string(),
});
export type Merge = z.infer<typeof Merge>;

export const MergeParams = z.object({ id: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)) });
