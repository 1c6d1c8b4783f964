import * as z from "zod/mini";
import { Belt } from "../../base/ranks/belts.schema.ts";
import {
	birthday,
	email,
	emergencyContact,
	optionalPhone,
	optionalText,
} from "../../core/fields/fields.ts";
import { asksAboutBirth, confirmed } from "../../core/fields/questions.ts";
import { hasLastName, namesInScript } from "../../core/fields/shapes.ts";
import { pathId, type UserId } from "../../core/ids.ts";
import { genders } from "../../core/people.ts";
import { CurrentUser, NamedPerson, seenOfPerson } from "../users/users.schema.ts";
import { guardianBases, guardianCapacities, guardianStates } from "./families.rules.ts";

export const ChildParams = z.object({ id: pathId<UserId>() });
export const GuardianshipParams = z.object({ id: pathId<UserId>(), guardianId: pathId<UserId>() });

const capacity = z.enum(guardianCapacities, "required");

/** Another guardian as the family sees them: never with an address, phone or sign-in. */
export const FellowGuardian = z.extend(NamedPerson, { capacity: z.enum(guardianCapacities) });

/** A child as their guardian sees them. */
export const Child = z.extend(z.pick(CurrentUser, { id: true, ...seenOfPerson }), {
	currentBelt: Belt,
	gender: z.nullable(z.enum(genders)),
	dateOfBirth: z.nullable(z.string()),
	phoneNumber: z.nullable(z.string()),
	address: z.nullable(z.string()),
	emergencyContact: z.nullable(z.string()),
	capacity: z.enum(guardianCapacities),
	/**
	 * `frozen`: staff are clarifying who may act; meanwhile only acts that a child's safety needs are
	 * allowed.
	 */
	state: z.enum(guardianStates),
	/** Day on which the child comes of age and the link ends. */
	endsOn: z.string(),
	guardians: z.array(FellowGuardian),
	/** Time of the last change; an edit sends it back for optimistic locking. */
	updatedAt: z.string(),
});
export type Child = z.infer<typeof Child>;

/** An invitation of the caller's email address to become a child's guardian. */
export const Invitation = z.object({
	child: NamedPerson,
	invitedBy: z.nullable(NamedPerson),
	createdAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Family of a person: their children, invitations to them, and their own guardians. */
export const Family = z.object({
	children: z.array(Child),
	invitations: z.array(Invitation),
	guardians: z.array(FellowGuardian),
});
export type Family = z.infer<typeof Family>;

/** An act of a guardian for the reader; `entityType` and `action` are terms of the audit log. */
export const GuardianAct = z.object({
	id: z.string(),
	createdAt: z.string(),
	entityType: z.string(),
	action: z.string(),
	guardian: NamedPerson,
});
export type GuardianAct = z.infer<typeof GuardianAct>;

/**
 * A child that a guardian adds. No email address is needed. Only the federation records black
 * belts.
 */
export const NewChild = z
	.object({
		...namesInScript,
		gender: z.enum(genders, "required"),
		dateOfBirth: birthday,
		emergencyContact,
		capacity,
		confirmed,
	})
	.check(hasLastName, asksAboutBirth);
export type NewChild = z.output<typeof NewChild>;

/** Changes by a guardian. Fields that are left out do not change; empty or null clears a field. */
export const ChildEdit = z.object({
	phoneNumber: optionalPhone,
	address: optionalText(300),
	emergencyContact,
	version: z.optional(z.string().check(z.maxLength(40, "invalid"))),
});
export type ChildEdit = z.output<typeof ChildEdit>;

export const GuardianInvite = z.object({ email });

/** An invitation that waits for an answer, for its sender and staff. */
export const SentInvitation = z.object({ email: z.string(), createdAt: z.string() });
export type SentInvitation = z.infer<typeof SentInvitation>;

export const Acceptance = z.object({ capacity });

/**
 * A child's guardian with contact details for coaches, and for staff with the state of the link.
 */
export const Guardian = z.extend(FellowGuardian, {
	email: z.string(),
	phoneNumber: z.nullable(z.string()),
	basis: z.enum(guardianBases),
	state: z.enum(guardianStates),
	endsOn: z.string(),
	createdAt: z.string(),
	changedAt: z.nullable(z.string()),
});
export type Guardian = z.infer<typeof Guardian>;

/** Changes by staff to a guardian's link. */
export const GuardianshipEdit = z.object({
	state: z.optional(z.enum(guardianStates)),
	capacity: z.optional(z.enum(guardianCapacities)),
	basis: z.optional(z.enum(guardianBases)),
});
export type GuardianshipEdit = z.output<typeof GuardianshipEdit>;
