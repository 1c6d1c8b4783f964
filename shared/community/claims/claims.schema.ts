import * as z from "zod/mini";
import { name, optionalBirthday, optionalLongText } from "../../core/fields/fields.ts";
import { paged } from "../../core/http/page.ts";
import { id, pathId, type UserId } from "../../core/ids.ts";
import { CurrentUser, NamedPerson } from "../../people/users/users.schema.ts";
import { claimReasons, claimStates, relations } from "./claims.rules.ts";

/** A record whose email address belongs to the caller's mailbox. Shows the first name only. */
export const ClaimableRecord = z.pick(CurrentUser, {
	id: true,
	firstName: true,
	firstNameAr: true,
});
export type ClaimableRecord = z.infer<typeof ClaimableRecord>;

/** A claim as the claimant sees it. */
export const OwnClaim = z.object({
	id: z.string(),
	relation: z.enum(relations),
	/** First name on the record, or the name that the claimant typed. */
	name: z.string(),
	nameAr: z.nullable(z.string()),
	state: z.enum(claimStates),
	createdAt: z.string(),
});
export type OwnClaim = z.infer<typeof OwnClaim>;

export const OwnClaims = z.object({
	/** Whether the email address of the account is confirmed. */
	isConfirmed: z.boolean(),
	records: z.array(ClaimableRecord),
	claims: z.array(OwnClaim),
});
export type OwnClaims = z.infer<typeof OwnClaims>;

export const RecordParams = z.object({ id: pathId<UserId>() });

export const BirthDateClaim = z.object({
	relation: z.enum(relations),
	dateOfBirth: z.string("date_invalid").check(z.regex(/^\d{4}-\d\d-\d\d$/, "date_invalid")),
});
export type BirthDateClaim = z.output<typeof BirthDateClaim>;

/** `joined`: the record now belongs to the caller. `asked`: staff decide. */
export const ClaimOutcome = z.object({
	outcome: z.enum(["joined", "asked"]),
	isMinor: z.boolean(),
});
export type ClaimOutcome = z.infer<typeof ClaimOutcome>;

/** Claims a record that the caller's email address does not find. */
export const ClaimRequest = z.object({
	relation: z.enum(relations),
	name: name(160, 1, "name_short"),
	dateOfBirth: optionalBirthday,
	note: optionalLongText(500),
});
export type ClaimRequest = z.output<typeof ClaimRequest>;

/** A claim as staff see it. */
export const Claim = z.extend(z.omit(OwnClaim, { name: true, nameAr: true }), {
	reason: z.enum(claimReasons),
	/** Whether the birth date that was given matches the record. */
	isBirthDateRight: z.boolean(),
	claimant: z.nullable(z.extend(NamedPerson, { email: z.string() })),
	record: z.nullable(NamedPerson),
	/** Name that the claimant typed; null if the claim names a record. */
	typedName: z.nullable(z.string()),
	dateOfBirth: z.nullable(z.string()),
	note: z.nullable(z.string()),
});
export type Claim = z.infer<typeof Claim>;

export const ClaimsQuery = z.object(paged);
export const ClaimParams = z.object({ id: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)) });
/** `recordId` is required if the claim names no record. */
export const Approval = z.object({ recordId: z.optional(id<UserId>()) });
