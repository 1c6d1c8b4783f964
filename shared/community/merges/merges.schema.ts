import * as z from "zod/mini";
import { personRoles } from "../../core/access.ts";
import { paged } from "../../core/http/page.ts";
import { id, type UserId } from "../../core/ids.ts";
import { CurrentUser } from "../../people/users/users.schema.ts";
import { evidenceKinds } from "./merges.rules.ts";

/** A person of a pair, with the fields that staff compare. */
export const Candidate = z.extend(
	z.pick(CurrentUser, {
		id: true,
		firstName: true,
		lastName: true,
		firstNameAr: true,
		lastNameAr: true,
		email: true,
		phoneNumber: true,
		gender: true,
		dateOfBirth: true,
		currentBelt: true,
		dojoLocation: true,
		profileImageUrl: true,
	}),
	{ role: z.enum(personRoles), createdAt: z.string() },
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

/** Two people who may be the same, and the evidence. */
export const Pair = z.object({
	/** The smaller id, a hyphen, the larger id. */
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

/** Fields that can be copied from the person who is merged away. */
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

/** `fields` are copied from the person who is merged away; the kept person keeps all others. */
export const MergeInput = z.object({
	keepId: id<UserId>(),
	mergeId: id<UserId>(),
	fields: z._default(z.array(z.enum(mergedFields)), []),
});
export type MergeInput = z.output<typeof MergeInput>;

export const mergeStates = ["merging", "merged", "undoing", "undone"] as const;

/** A merge, and the progress of merging or undoing. */
export const Merge = z.object({
	id: z.string(),
	keepId: id<UserId>(),
	mergeId: id<UserId>(),
	/** The person who was merged away, and the kept person; null if deleted since. */
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
	/** End of the period in which the merge can be undone. */
	undoUntil: z.string(),
});
export type Merge = z.infer<typeof Merge>;

export const MergeParams = z.object({ id: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)) });
