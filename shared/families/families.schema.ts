import * as z from "zod/mini";
import { Belt } from "../belts/belts.schema.ts";
import {
	birthday,
	email,
	name,
	optionalName,
	optionalPhone,
	optionalText,
} from "../core/fields/fields.ts";
import { pathId, type UserId } from "../core/ids.ts";
import { genders } from "../core/people.ts";
import { CurrentUser, NamedPerson, seenOfPerson } from "../users/users.schema.ts";
import { guardianBases, guardianCapacities, guardianStates } from "./families.rules.ts";

export const ChildParams = z.object({ id: pathId<UserId>() });
export const GuardianshipParams = z.object({ id: pathId<UserId>(), guardianId: pathId<UserId>() });

const capacity = z.enum(guardianCapacities, "required");

/** Another guardian as a family sees them: never an address, a phone or a sign-in. */
export const FellowGuardian = z.extend(NamedPerson, { capacity: z.enum(guardianCapacities) });

/** A child as its guardian sees it. */
export const Child = z.extend(z.pick(CurrentUser, { id: true, ...seenOfPerson }), {
	currentBelt: Belt,
	gender: z.nullable(z.enum(genders)),
	dateOfBirth: z.nullable(z.string()),
	phoneNumber: z.nullable(z.string()),
	address: z.nullable(z.string()),
	emergencyContact: z.nullable(z.string()),
	capacity: z.enum(guardianCapacities),
	/** Frozen: staff are clearing who may act; only what safety needs can be done meanwhile. */
	state: z.enum(guardianStates),
	/** The day on which the child comes of age and this ends. */
	endsOn: z.string(),
	guardians: z.array(FellowGuardian),
	/** Moment of the last change; an edit names the one that it began with. */
	updatedAt: z.string(),
});
export type Child = z.infer<typeof Child>;

/** Somebody asks the caller's address to be a child's guardian. */
export const Invitation = z.object({
	child: NamedPerson,
	invitedBy: z.nullable(NamedPerson),
	createdAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

/** A person's family: whom they act for, what they are asked, and who acts for them. */
export const Family = z.object({
	children: z.array(Child),
	invitations: z.array(Invitation),
	guardians: z.array(FellowGuardian),
});
export type Family = z.infer<typeof Family>;

/** What a guardian did for the reader; `entityType` and `action` are words of the audit log. */
export const GuardianAct = z.object({
	id: z.string(),
	createdAt: z.string(),
	entityType: z.string(),
	action: z.string(),
	guardian: NamedPerson,
});
export type GuardianAct = z.infer<typeof GuardianAct>;

/** A child whom a guardian adds. It needs no address of its own; black belts are recorded by the federation. */
export const NewChild = z.object({
	firstName: name(80, 2, "first_name_short"),
	lastName: name(80, 2, "last_name_short"),
	firstNameAr: optionalName(80),
	lastNameAr: optionalName(80),
	gender: z.enum(genders, "required"),
	dateOfBirth: birthday,
	emergencyContact: optionalText(200),
	capacity,
});
export type NewChild = z.output<typeof NewChild>;

/** What a guardian changes of a child. What is left out stays as it is; what is empty or null is emptied. */
export const ChildEdit = z.object({
	phoneNumber: optionalPhone,
	address: optionalText(300),
	emergencyContact: optionalText(200),
	version: z.optional(z.string().check(z.maxLength(40, "invalid"))),
});
export type ChildEdit = z.output<typeof ChildEdit>;

export const GuardianInvite = z.object({ email });
export const Acceptance = z.object({ capacity });

/** A child's guardian as coaches see them, who have to call somebody; staff see who may act, and since when. */
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

/** What staff change of a link. */
export const GuardianshipEdit = z.object({
	state: z.optional(z.enum(guardianStates)),
	capacity: z.optional(z.enum(guardianCapacities)),
	basis: z.optional(z.enum(guardianBases)),
});
export type GuardianshipEdit = z.output<typeof GuardianshipEdit>;
