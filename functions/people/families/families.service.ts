import type { UserId } from "#shared/core/ids.ts";
import { comesOfAge, isMinor } from "#shared/core/time/age.ts";
import { mostChildren } from "#shared/people/families/families.rules.ts";
import type {
	Child,
	ChildEdit,
	Family,
	NewChild,
} from "#shared/people/families/families.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { withinLimit } from "../../core/http/throttle.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { nextId, type Write } from "../../core/table/database.ts";
import { confirmedAddressOf } from "../users/confirmed-address.ts";
import { newMember } from "../users/new-member.ts";
import type { User } from "../users/user.entity.ts";
import { changePerson, createPerson, editPerson } from "../users/user.writes.ts";
import { findUser, namedPerson, peopleById } from "../users/users.service.ts";
import { actFor } from "./authorization.ts";
import { type Guardianship, Guardianships } from "./guardianship.entity.ts";
import { invitationsTo } from "./invitations.ts";
import { childrenOf, guardiansOf } from "./links.ts";

export const familyChange = (childId: number, action: string, details?: unknown) => ({
	entityType: "user",
	entityId: childId,
	action,
	details,
});

type Seen = {
	person: User;
	link: Guardianship;
	others: readonly Guardianship[];
	people: ReadonlyMap<number, User>;
};

const fellow = ({ guardianId, capacity }: Guardianship, people: ReadonlyMap<number, User>) => {
	const person = people.get(guardianId);
	return person ? [{ ...namedPerson(person), capacity }] : [];
};

const childView = ({ person, link, others, people }: Seen): Child => ({
	...namedPerson(person),
	currentBelt: person.currentBelt,
	profileImageUrl: person.profileImageUrl ?? null,
	gender: person.gender ?? null,
	dateOfBirth: person.dateOfBirth ?? null,
	phoneNumber: person.phoneNumber ?? null,
	address: person.address ?? null,
	emergencyContact: person.emergencyContact ?? null,
	capacity: link.capacity,
	state: link.state,
	endsOn: link.endsOn,
	guardians: others.flatMap((other) => fellow(other, people)),
	updatedAt: person.updatedAt,
});

/** A child as shown to a guardian whose link is pending: only what the invitation contained. */
export const namesOnly = (person: User, link: Guardianship): Child => {
	const { id, firstName, lastName, firstNameAr, lastNameAr, currentBelt } = person;
	const named = { id, firstName, lastName, firstNameAr, lastNameAr, currentBelt };
	return {
		...childView({ person: { ...named } as User, link, others: [], people: new Map() }),
		endsOn: "",
		updatedAt: link.createdAt,
	};
};

const othersBeside = async ({ childId, guardianId }: Guardianship, now: number) =>
	(await guardiansOf(childId, now)).filter((one) => one.guardianId !== guardianId);

/** A guardian's view of these children. */
async function viewed(links: readonly Guardianship[], now: number): Promise<Child[]> {
	const others = await Promise.all(links.map((link) => othersBeside(link, now)));
	const people = await peopleById([
		...links.map(({ childId }) => childId),
		...others.flat().map(({ guardianId }) => guardianId),
	]);
	return links
		.flatMap((link, at) => {
			const person = people.get(link.childId);
			return person ? [childView({ person, link, others: others[at], people })] : [];
		})
		.sort((a, b) => (a.dateOfBirth ?? "").localeCompare(b.dateOfBirth ?? "") || a.id - b.id);
}

/** A child as seen by one of its guardians. */
export async function viewOf(link: Guardianship, now: number): Promise<Child> {
	const [child] = await viewed([link], now);
	return requireFound(child);
}

/** The caller's children, the invitations to be a guardian, and the caller's own guardians. */
export async function readOwnFamily({ session, now }: SignedIn): Promise<Family> {
	const own = requireFound(await findUser(session.userId));
	const [links, invitations, guardians] = await Promise.all([
		childrenOf(own.id, now),
		invitationsTo(confirmedAddressOf(own), now),
		guardiansOf(own.id, now),
	]);
	const people = await peopleById(guardians.map(({ guardianId }) => guardianId));
	return {
		children: await viewed(links, now),
		// One who is a guardian already has nothing to accept.
		invitations: invitations.filter(
			({ child }) => !links.some(({ childId }) => childId === child.id),
		),
		guardians: guardians.flatMap((link) => fellow(link, people)),
	};
}

/** Throws `forbidden` if the person is under age. */
export function demandAdult({ dateOfBirth }: User, now: number): void {
	if (dateOfBirth && isMinor(dateOfBirth, now)) throw new AppError("forbidden");
}

/**
 * Creates a child as a member and the caller as their guardian. The child has no email address, so
 * nobody can sign in as them.
 */
export async function addChild(caller: SignedIn, child: NewChild): Promise<Child> {
	const { session, now } = caller;
	const id = await nextId<UserId>("user");
	return withinLimit("children", session.userId, now, (passed) =>
		tryToAdd(caller, id, child, passed),
	);
}

async function tryToAdd(
	caller: SignedIn,
	id: UserId,
	{ capacity, hasOneName, ...childFields }: NewChild,
	passed: Write,
): Promise<Child> {
	const { session, now } = caller;
	if (!isMinor(childFields.dateOfBirth, now))
		throw new AppError("invalid", { fields: { dateOfBirth: "minors_only" } });
	const [own, links] = await Promise.all([
		findUser(session.userId),
		childrenOf(session.userId, now),
	]);
	const guardian = requireFound(own);
	demandAdult(guardian, now);
	if (links.length >= mostChildren) throw new AppError("too_many_children");
	const { preferredLanguage } = guardian;
	const person: User = {
		...newMember(
			{ ...childFields, email: "", currentBelt: "white" },
			{ id, preferredLanguage, mustChangePassword: false },
			now,
		),
		hasGuardians: true,
	};
	const link: Guardianship = {
		childId: id,
		guardianId: session.userId,
		capacity,
		basis: "declared",
		state: "active",
		endsOn: comesOfAge(childFields.dateOfBirth),
		createdAt: new Date(now).toISOString(),
		createdBy: session.userId,
	};
	const answer = childView({ person, link, others: [], people: new Map() });
	await auditedTransaction(
		caller,
		familyChange(id, "created", { guardianId: session.userId, capacity }),
		[...createPerson(person), { put: Guardianships.create(link).params() }, passed],
		answer,
	);
	return answer;
}

/**
 * Changes a child's details; null clears a field. While the link is frozen, only the emergency
 * contact can be changed.
 */
export async function updateChild(
	caller: SignedIn,
	id: UserId,
	{ version, ...edit }: ChildEdit,
): Promise<Child> {
	const { emergencyContact: _, ...rest } = edit;
	const isEmergencyOnly = Object.values(rest).every((value) => value === undefined);
	const acting = await actFor(
		caller,
		isEmergencyOnly ? "changeEmergencyContact" : "changeChild",
		id,
	);
	const [{ data }, child] = await Promise.all([
		Guardianships.get({ childId: id, guardianId: caller.session.userId }).go({ consistent: true }),
		findUser(id),
	]);
	const [link, before] = [requireFound(data), requireFound(child)];
	if (version !== undefined && version !== before.updatedAt)
		throw new AppError("changed_meanwhile");
	const { after, fields } = editPerson(before, edit, caller.now);
	const others = await othersBeside(link, caller.now);
	const people = await peopleById(others.map(({ guardianId }) => guardianId));
	const answer = childView({ person: after, link, others, people });
	await auditedTransaction(
		acting,
		familyChange(id, "updated", { fields }),
		changePerson(before, after),
		answer,
	);
	return answer;
}
