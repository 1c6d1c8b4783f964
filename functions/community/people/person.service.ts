import {
	correctedByAdmins,
	mayChangeRole,
	mayCorrect,
} from "#shared/community/people/people.rules.ts";
import type {
	EmergencyDetails,
	PersonEdit,
	WholePerson,
} from "#shared/community/people/people.schema.ts";
import { isCoach, isGuest } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { endSessions, requireFreshSignIn } from "../../core/http/session.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { notifyCoach } from "../../people/coaches/student-notifications.ts";
import { coachesOf, coachWrites } from "../../people/coaches/students.service.ts";
import { dojoOfPerson, requireDojo } from "../../people/dojos/dojo-links.ts";
import { refuseOwn } from "../../people/families/refuse-own.ts";
import { withStatedFee } from "../../people/memberships/settle-fee.ts";
import { claimantOf } from "../../people/users/email-claims.ts";
import type { User } from "../../people/users/user.entity.ts";
import { changePerson } from "../../people/users/user.writes.ts";
import { findUser } from "../../people/users/users.service.ts";
import { wantEmail } from "../../people/users/want-email.ts";
import { recordBelt } from "../../training/belts/record-belt.ts";
import { handOverCharges, successorCheck } from "../removals/charges.ts";
import { notifyOfChange } from "./notifyOfChange.ts";
import { wholePersonFor } from "./person.view.ts";
import { stillSuperAdmin } from "./stillSuperAdmin.ts";

type Edit = Omit<PersonEdit, "version">;

export async function readPerson(caller: SignedIn, id: UserId): Promise<WholePerson> {
	const [user, coaches] = await Promise.all([findUser(id), coachesOf(id)]);
	return wholePersonFor(caller, requireFound(user), coaches);
}

/** What staff need in an emergency. Each reading of what is there is audited. */
export async function readEmergency(caller: SignedIn, id: UserId): Promise<EmergencyDetails> {
	const { emergencyContact = null, address = null } = requireFound(await findUser(id));
	if (emergencyContact || address)
		await auditedTransaction(
			caller,
			{ entityType: "user", entityId: id, action: "emergency_seen" },
			[],
		);
	return { emergencyContact, address };
}

/** The coach to whom a student is assigned; refused if not approved or the student themselves. */
export async function coachToBe(
	id: UserId | null | undefined,
	studentId?: UserId,
): Promise<User[]> {
	if (!id) return [];
	const coach = await findUser(id);
	if (coach?.role !== "coach" || !coach.isApproved || id === studentId)
		throw new AppError("invalid", { fields: { coachId: "invalid" } });
	return [coach];
}

/** The person after an edit; null clears a field. A role given by staff is approved at once. */
function edited(
	before: User,
	{ role, ...edit }: Partial<Record<keyof User, unknown>>,
	now: number,
): User {
	const isOther = role !== undefined && role !== before.role;
	const isUnapprovedCoach = (role ?? before.role) === "coach" && edit.isApproved === false;
	const wasNoApplication = before.role !== "coach" || before.isApproved;
	const requested = {
		...(isOther && { role, isApproved: true }),
		...(isUnapprovedCoach && wasNoApplication && { wasApproved: true }),
		...edit,
	};
	const given = Object.entries(requested).filter(([, value]) => value !== undefined);
	const after = { ...before, ...Object.fromEntries(given), updatedAt: new Date(now).toISOString() };
	return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null)) as User;
}

/** Throws unless the caller may change these fields. Of a guest, even super-admins correct only some. */
function requireMayEdit({ session: { role } }: SignedIn, person: User, edit: object): void {
	if (role === "super-admin" && !isGuest(person)) return;
	const fields = Object.entries(edit).flatMap(([field, value]) =>
		value === undefined ? [] : [field],
	);
	const isCorrection = fields.every((field) => correctedByAdmins.some((name) => name === field));
	if (!isCorrection || !mayCorrect(role, person.role)) throw new AppError("forbidden");
}

/** Whether an edit states another membership fee than the record. */
const changesFee = (
	before: User,
	{ membershipFeeStatus: status, membershipExpiryDate: until }: Edit,
): boolean =>
	(status !== undefined && (status === "exempt") !== (before.membershipFeeStatus === "exempt")) ||
	(until !== undefined && until !== (before.membershipExpiryDate ?? null));

/** The person after an edit, with their dojo and membership. */
async function withEdit(before: User, edit: Edit, now: number): Promise<User> {
	const {
		email: _email,
		coachId: _coach,
		handOverTo: _successor,
		hasOneName: _hasOneName,
		lastPaymentDate: _lastPayment,
		membershipFeeStatus,
		membershipExpiryDate,
		...attributes
	} = edit;
	// The club of a guest is no dojo of the federation, even if it has the name of one.
	const placed = isGuest(before)
		? attributes
		: { ...attributes, ...(await dojoOfPerson(attributes)) };
	return withStatedFee(
		edited(before, placed, now),
		{ membershipFeeStatus, membershipExpiryDate },
		now,
	);
}

/** Throws unless the caller may give the person their new role, approval or address. */
async function requireMayGive(
	caller: SignedIn,
	before: User,
	after: User,
	newEmail: string | null,
): Promise<void> {
	const hasOtherRole = after.role !== before.role;
	if (hasOtherRole && !mayChangeRole(caller.session.userId, before.id))
		throw new AppError("own_account");
	// With a new role, approval or email, a stolen session could become permanent access.
	const isApproval = after.isApproved && !before.isApproved;
	if (hasOtherRole || isApproval || newEmail) requireFreshSignIn(caller);
	const owner = newEmail && (await claimantOf(newEmail));
	if (owner && owner !== before.id)
		throw new AppError("email_taken", { fields: { email: "email_taken" } });
}

/** Hands classes and students over; the write fails unless the successor is still a coach. */
async function handOver(
	before: User,
	successor: UserId | null | undefined,
	now: number,
): Promise<Write[]> {
	const successorIsCoach = await successorCheck(before, successor ?? undefined);
	if (successor) await handOverCharges(before.id, successor, now);
	return successorIsCoach;
}

/** The writes of an edit, with the notifications that it causes. */
async function editWrites(
	caller: SignedIn,
	{ before, after }: { before: User; after: User },
	coaches: { before: readonly User[]; after: readonly User[] },
	{ coachId, newEmail }: { coachId: Edit["coachId"]; newEmail: string | null },
): Promise<Write[]> {
	return [
		...changePerson(before, after),
		...requireDojo(before, after),
		...(await notifyOfChange(caller, before, after, newCoach(coaches.before, coaches.after))),
		...notifyCoaches(caller, after, coaches.before, coaches.after),
		...(after.role !== before.role ? [await stillSuperAdmin(caller)] : []),
		...(after.currentBelt !== before.currentBelt
			? await recordBelt(caller, before, after.currentBelt)
			: []),
		...(newEmail ? wantEmail(before, newEmail, caller.now) : []),
		...(coachId === undefined ? [] : await coachWrites(before.id, coachId, caller.now)),
	];
}

/**
 * Changes a person's record. A change of role or approval ends their sessions; where it takes a
 * coach away from classes or students, another coach takes these over first.
 */
export async function updatePerson(
	caller: SignedIn,
	id: UserId,
	{ version, ...edit }: PersonEdit,
): Promise<WholePerson> {
	const before = requireFound(await findUser(id));
	requireMayEdit(caller, before, edit);
	if (isGuest(before) && (edit.dojoId || edit.dojoLocation === null))
		throw new AppError("invalid", { fields: { dojoLocation: "required" } });
	if (!isGuest(before) && edit.country)
		throw new AppError("invalid", { fields: { country: "invalid" } });
	if (version !== undefined && version !== before.updatedAt)
		throw new AppError("changed_meanwhile");
	if (changesFee(before, edit)) await refuseOwn(caller, [id]);
	const after = await withEdit(before, edit, caller.now);
	const { email, coachId, handOverTo } = edit;
	const newEmail = email !== undefined && email !== before.email ? email : null;
	await requireMayGive(caller, before, after, newEmail);
	const present = await coachesOf(id);
	const coaches = {
		before: present,
		after: coachId === undefined ? present : await coachToBe(coachId, id),
	};
	const leavesCoaching = isCoach(before) && !isCoach(after);
	const successorIsCoach = leavesCoaching ? await handOver(before, handOverTo, caller.now) : [];
	const isOtherSession = after.role !== before.role || after.isApproved !== before.isApproved;
	if (isOtherSession) await endSessions(id);
	const answer = wholePersonFor(caller, after, coaches.after);
	const details = {
		...detailsOf(before, after, { newEmail, coachId }),
		...(leavesCoaching && handOverTo && { handOverTo }),
	};
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: id, action: "updated", details },
		[
			...(await editWrites(caller, { before, after }, coaches, { coachId, newEmail })),
			...successorIsCoach,
		],
		answer,
	);
	// Ends sessions that were started meanwhile.
	if (isOtherSession) await endSessions(id);
	return answer;
}

/** A person's coach after an edit, null for none; undefined if the coach stays. */
function newCoach(before: readonly User[], after: readonly User[]): User | null | undefined {
	const isSame = before.length === after.length && before[0]?.id === after[0]?.id;
	return isSame ? undefined : (after[0] ?? null);
}

/** Notifies the coaches whose student the person no longer is, and the new one, save the caller. */
function notifyCoaches(
	{ session, now }: SignedIn,
	person: User,
	before: readonly User[],
	after: readonly User[],
): Write[] {
	const isOther = ({ id }: User) => id !== session.userId;
	const without = (all: readonly User[], others: readonly User[]) =>
		all.filter((one) => isOther(one) && !others.some(({ id }) => id === one.id));
	return [
		...without(before, after).map((coach) => notifyCoach(coach, "studentLeft", person, now)),
		...without(after, before).map((coach) => notifyCoach(coach, "studentGiven", person, now)),
	];
}

const fieldsInFull = [
	"role",
	"isApproved",
	"currentBelt",
	"isNationalTeamMember",
	"membershipFeeStatus",
	"membershipExpiryDate",
] as const;

/** Fields that follow from others. */
const derived = ["updatedAt", "feeDueDate", "feeVersion", "feeUntil", "feeUntilAt"];

/**
 * Audit details: old and new values of role, approval, belt, team and fee; of other fields only the
 * names.
 */
function detailsOf(
	before: User,
	after: User,
	{ newEmail, coachId }: { newEmail: string | null; coachId?: UserId | null },
) {
	const fields = Object.keys({ ...before, ...after }) as (keyof User)[];
	const changed = fields.filter(
		(field) => !derived.includes(field) && before[field] !== after[field],
	);
	const changedInFull = fieldsInFull.filter((field) => changed.includes(field));
	return {
		fields: [
			...changed,
			...(newEmail ? ["newEmail"] : []),
			...(coachId === undefined ? [] : ["coachId"]),
		],
		...Object.fromEntries(
			changedInFull.map((field) => [
				field,
				{ from: before[field] ?? null, to: after[field] ?? null },
			]),
		),
	};
}
