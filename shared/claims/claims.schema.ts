import * as z from "zod/mini";
import { name, optionalBirthday, optionalLongText } from "../core/fields/fields.ts";
import { paged } from "../core/http/page.ts";
import { id, pathId, type UserId } from "../core/ids.ts";
import { CurrentUser, NamedPerson } from "../users/users.schema.ts";
import { claimReasons, claimStates, relations } from "./claims.rules.ts";

/** A record in the books that reaches the reader's mailbox. Of whom it is, it tells the own name alone. */
export const ClaimableRecord = z.pick(CurrentUser, {
	id: true,
	firstName: true,
	firstNameAr: true,
});
export type ClaimableRecord = z.infer<typeof ClaimableRecord>;

/** A claim as who makes it sees it. */
export const OwnClaim = z.object({
	id: z.string(),
	relation: z.enum(relations),
	/** Whom it is about: the own name of a record, or the name that was typed. */
	name: z.string(),
	nameAr: z.nullable(z.string()),
	state: z.enum(claimStates),
	createdAt: z.string(),
});
export type OwnClaim = z.infer<typeof OwnClaim>;

export const OwnClaims = z.object({
	/** False where nobody has proven yet to read mail at the address of the account. */
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

/** `joined`: the record is the caller's from now on. `asked`: the federation decides. */
export const ClaimOutcome = z.object({
	outcome: z.enum(["joined", "asked"]),
	isMinor: z.boolean(),
});
export type ClaimOutcome = z.infer<typeof ClaimOutcome>;

/** Asks for a record that the reader's mailbox does not tell. */
export const ClaimRequest = z.object({
	relation: z.enum(relations),
	name: name(160, 2, "name_short"),
	dateOfBirth: optionalBirthday,
	note: optionalLongText(500),
});
export type ClaimRequest = z.output<typeof ClaimRequest>;

/** A claim as those see it who decide. */
export const Claim = z.extend(z.omit(OwnClaim, { name: true, nameAr: true }), {
	reason: z.enum(claimReasons),
	/** The birth date that was given is the one on record. */
	isBirthDateRight: z.boolean(),
	claimant: z.nullable(z.extend(NamedPerson, { email: z.string() })),
	record: z.nullable(NamedPerson),
	/** As it was typed, where there is no record yet. */
	typedName: z.nullable(z.string()),
	dateOfBirth: z.nullable(z.string()),
	note: z.nullable(z.string()),
});
export type Claim = z.infer<typeof Claim>;

export const ClaimsQuery = z.object(paged);
export const ClaimParams = z.object({ id: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)) });
/** `recordId` where the claim names no record. */
export const Approval = z.object({ recordId: z.optional(id<UserId>()) });
