import { isGuest } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { comesOfAge, isMinor } from "#shared/core/time/age.ts";
import { type GuardianCapacity, mostGuardians } from "#shared/people/families/families.rules.ts";
import type { Child, SentInvitation } from "#shared/people/families/families.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { env } from "../../core/env.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { countAttempt, withinLimit } from "../../core/http/throttle.ts";
import type { Letter } from "../../core/outside/mail/letter.ts";
import { queueLetter } from "../../core/outside/mail/outbox.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { endAnswers } from "../consents/answered.ts";
import { confirmedAddressOf } from "../users/confirmed-address.ts";
import type { User } from "../users/user.entity.ts";
import { setHasGuardians } from "../users/user.writes.ts";
import { findUser, findUserByEmail } from "../users/users.service.ts";
import type { Acting } from "./authorization.ts";
import { demandAdult, familyChange, namesOnly, viewOf } from "./families.service.ts";
import { type Guardianship, Guardianships } from "./guardianship.entity.ts";
import { type GuardianInvitation, GuardianInvitations } from "./invitation.entity.ts";
import { isOpen, requireInviter, withdrawInvitations, writeInvitation } from "./invitations.ts";
import { guardiansOf, isLinkActive, writeStillActive } from "./links.ts";
import { notifyOfLink } from "./notify-of-link.ts";

/** The email contains no names, so that nobody can send their own words to any address. */
const letter: Record<Locale, () => Letter> = {
	en: () => ({
		subject: "You are asked to be a guardian",
		paragraphs: [
			"You are asked to be a child's guardian on our site. Once you are signed in, you see who asks and for whom.",
			"Sign in with this address, or make an account with it, and accept. Nothing changes until you do. If you do not know the child, ignore this email.",
		],
		action: { label: "See the request", url: `${env().SITE_URL}/family` },
	}),
	ar: () => ({
		subject: "طُلب منك أن تكون ولي أمر",
		paragraphs: [
			"طُلب منك أن تكون ولي أمر طفل في موقعنا. بعد تسجيل الدخول ترى من يطلب ذلك ولأي طفل.",
			"سجّل الدخول بهذا العنوان، أو أنشئ حسابًا به، ثم اقبل الطلب. لا يتغير شيء قبل ذلك. إن كنت لا تعرف الطفل فتجاهل هذه الرسالة.",
		],
		action: { label: "عرض الطلب", url: `${env().SITE_URL}/family` },
	}),
};

/** The writes that go with a guardian's first rights. */
export const joinedWrites = (child: User, guardian: User, now: number): Write[] => [
	setHasGuardians(child.id),
	notifyOfLink(child.id, { status: "actsForYou", child, other: guardian }, now),
];

/** Finds a child who is still under age; throws `of_age` otherwise. */
async function minor(id: UserId, now: number): Promise<User & { dateOfBirth: string }> {
	const { dateOfBirth, ...child } = requireFound(await findUser(id));
	if (isGuest(child)) throw new AppError("forbidden");
	if (!dateOfBirth || !isMinor(dateOfBirth, now)) throw new AppError("of_age");
	return { ...child, dateOfBirth };
}

/**
 * Invites an address to be a child's guardian. The response is the same whether or not it has an
 * account; a person with an account also gets a notification. Inviting again renews the invitation.
 */
export async function inviteGuardian(caller: Acting, email: string): Promise<void> {
	const { person, session, now } = caller;
	await countAttempt("guardian", `${session.userId}`, now);
	const [child, by, existing, links] = await Promise.all([
		minor(person, now),
		findUser(session.userId),
		findUserByEmail(email),
		guardiansOf(person, now),
	]);
	// Stored and listed as usual, but not sent: the caller must not learn whose address this is.
	const isGuardian =
		existing !== null && links.some(({ guardianId }) => guardianId === existing.id);
	if (!isGuardian && links.length >= mostGuardians) throw new AppError("too_many_guardians");
	const invited = { child, email, existing, by: requireFound(by) };
	const writes = isGuardian ? [storeInvitation(invited, now)] : invitationWrites(caller, invited);
	await auditedTransaction(caller, familyChange(person, "guardian_invited"), writes);
}

type Invited = { child: User; email: string; existing: User | null; by: User };

const storeInvitation = ({ child, email, by }: Invited, now: number): Write =>
	writeInvitation({ childId: child.id, email, invitedBy: by.id }, now);

/**
 * Writes that invite an address to be a child's guardian. Its owner gets one email: the one of the
 * notification, or without a confirmed address a letter without names.
 */
function invitationWrites(caller: SignedIn, invited: Invited): Write[] {
	const { child, email, existing, by } = invited;
	const { now } = caller;
	const locale = existing?.preferredLanguage ?? caller.locale;
	const isMailed = existing !== null && confirmedAddressOf(existing) !== null;
	return [
		storeInvitation(invited, now),
		...(isMailed ? [] : [queueLetter({ to: email, locale }, letter[locale](), now)]),
		...(existing ? [notifyOfLink(existing.id, { status: "invited", child, other: by }, now)] : []),
	];
}

/** Writes that invite an address to be the guardian of a child who is added with it. */
export async function newInvitation(
	caller: SignedIn,
	child: User,
	email: string,
): Promise<Write[]> {
	await countAttempt("guardian", `${caller.session.userId}`, caller.now);
	const [existing, by] = await Promise.all([
		findUserByEmail(email),
		findUser(caller.session.userId),
	]);
	return invitationWrites(caller, { child, email, existing, by: requireFound(by) });
}

/** The open invitations that the caller sent for a child; for staff those of everybody. */
export async function listSentInvitations(caller: Acting): Promise<SentInvitation[]> {
	const { data } = await GuardianInvitations.query
		.ofChild({ childId: caller.person })
		.go({ pages: "all", consistent: true });
	return data
		.filter((one) => maySee(caller, one))
		.map(({ email, createdAt }) => ({ email, createdAt }));
}

const maySee = ({ way, session, now }: Acting, invitation: GuardianInvitation) =>
	isOpen(invitation, now) && (way === "staff" || invitation.invitedBy === session.userId);

/** Cancels an open invitation; the invited person can no longer accept it. */
export async function withdrawInvitation(caller: Acting, email: string): Promise<void> {
	const key = { childId: caller.person, email };
	const { data } = await GuardianInvitations.get(key).go({ consistent: true });
	if (!data || !maySee(caller, data)) throw new AppError("not_found");
	const withdrawn = GuardianInvitations.delete(key).where(({ invitedBy }, { eq }) =>
		eq(invitedBy, data.invitedBy),
	);
	await auditedTransaction(caller, familyChange(caller.person, "guardian_uninvited"), [
		{ delete: withdrawn.params(), onConditionFailed: "not_found" },
	]);
}

/** Writes that invite a person with an account to confirm the guardianship they claimed. */
export async function inviteClaimedGuardian(
	caller: SignedIn,
	childId: UserId,
	guardianId: UserId,
): Promise<Write[]> {
	const [child, existing, by] = await Promise.all([
		minor(childId, caller.now),
		findUser(guardianId),
		findUser(caller.session.userId),
	]);
	const guardian = requireFound(existing);
	return invitationWrites(caller, {
		child,
		email: requireFound(confirmedAddressOf(guardian)),
		existing: guardian,
		by: requireFound(by),
	});
}

/** Finds the open invitation to the caller's own confirmed address. */
async function invited({ session, now }: SignedIn, childId: UserId) {
	const own = requireFound(await findUser(session.userId));
	const email = requireFound(confirmedAddressOf(own));
	const { data } = await GuardianInvitations.get({ childId, email }).go({ consistent: true });
	if (!data || !isOpen(data, now)) throw new AppError("not_found");
	const answered: Write = {
		delete: GuardianInvitations.delete({ childId, email })
			.where((invitation, { exists }) => exists(invitation.invitedBy))
			.params(),
		onConditionFailed: "not_found",
	};
	return { own, invitation: data, answered };
}

/**
 * Whether only staff may reopen the link. Older ended links have no `endedBy`: staff ended those
 * whose last change was not the guardian's.
 */
const isClosedByStaff = ({ state, guardianId, endedBy, changedBy = guardianId }: Guardianship) =>
	state === "ended" && (endedBy ? endedBy === "staff" : changedBy !== guardianId);

/**
 * Makes the caller a guardian of the child. The other guardians and the child are notified and can
 * object. A link that a coach began waits for staff.
 */
export const acceptInvitation = (
	caller: SignedIn,
	childId: UserId,
	capacity: GuardianCapacity,
): Promise<Child> =>
	withinLimit("guardians", childId, caller.now, (passed) =>
		tryToAccept(caller, childId, capacity, passed),
	);

async function tryToAccept(
	caller: SignedIn,
	childId: UserId,
	capacity: GuardianCapacity,
	passed: Write,
): Promise<Child> {
	const { session, now } = caller;
	const [{ own, invitation, answered }, child, links, { data: former }] = await Promise.all([
		invited(caller, childId),
		minor(childId, now),
		guardiansOf(childId, now),
		Guardianships.get({ childId, guardianId: session.userId }).go({ consistent: true }),
	]);
	demandAdult(own, now);
	if (former && isClosedByStaff(former)) throw new AppError("forbidden");
	const inviter = await requireInviter(invitation, now);
	const isWaiting = inviter.way === "coach";
	if (own.id === childId) throw new AppError("forbidden");
	if (links.length >= mostGuardians) throw new AppError("too_many_guardians");
	const link: Guardianship = {
		childId,
		guardianId: session.userId,
		capacity,
		basis: "declared",
		state: isWaiting ? "waiting" : "active",
		endsOn: comesOfAge(child.dateOfBirth),
		createdAt: new Date(now).toISOString(),
		createdBy: invitation.invitedBy,
		needsDocument: isWaiting || undefined,
	};
	// Does not overwrite a link in force or one that staff ended.
	const isNew = Guardianships.put(link).where(
		({ childId: known, state, endedBy }, { notExists, eq, ne }) =>
			[
				notExists(known),
				eq(state, "waiting"),
				`${eq(state, "ended")} AND (${notExists(endedBy)} OR ${ne(endedBy, "staff")})`,
			].join(" OR "),
	);
	const notifications = links.map(({ guardianId }) =>
		notifyOfLink(guardianId, { status: isWaiting ? "waits" : "joined", child, other: own }, now),
	);
	await auditedTransaction(
		caller,
		familyChange(childId, isWaiting ? "guardian_waits" : "guardian_joined", {
			guardianId: own.id,
			capacity,
		}),
		[
			answered,
			passed,
			...inviter.writes,
			{ put: isNew.params(), onConditionFailed: "guardian_already" },
			...notifications,
			...(isWaiting ? [] : joinedWrites(child, own, now)),
		],
	);
	return isWaiting ? namesOnly(child, link) : viewOf(link, now);
}

export async function declineInvitation(caller: SignedIn, childId: UserId): Promise<void> {
	const [{ invitation, answered }, child] = await Promise.all([
		invited(caller, childId),
		findUser(childId),
	]);
	const notifications = child
		? [notifyOfLink(invitation.invitedBy, { status: "declined", child }, caller.now)]
		: [];
	await auditedTransaction(caller, familyChange(childId, "guardian_declined"), [
		answered,
		...notifications,
	]);
}

/**
 * Ends the caller's guardianship of a child. The last active guardian of a minor can only be
 * removed by staff.
 */
export async function endOwnGuardianship(caller: SignedIn, childId: UserId): Promise<void> {
	const { session, now } = caller;
	const key = { childId, guardianId: session.userId };
	const [{ data: link }, own, child, links] = await Promise.all([
		Guardianships.get(key).go({ consistent: true }),
		findUser(session.userId),
		findUser(childId),
		guardiansOf(childId, now),
	]);
	if (!link || !isLinkActive(link, now)) throw new AppError("not_found");
	const others = links.filter(
		({ guardianId, state }) => guardianId !== session.userId && state === "active",
	);
	if (others.length === 0) throw new AppError("last_guardian");
	const unsaid = await endAnswers(requireFound(child), session.userId, caller);
	const facts = { status: "left", child: requireFound(child), other: requireFound(own) } as const;
	const ended = Guardianships.patch(key)
		.set({
			state: "ended",
			endsOn: link.endsOn,
			changedAt: new Date(now).toISOString(),
			changedBy: session.userId,
			// Leaving does not undo a freeze.
			endedBy: link.state === "frozen" ? "staff" : "guardian",
		})
		.where(({ state }, { eq }) => eq(state, link.state));
	await auditedTransaction(
		caller,
		familyChange(childId, "guardian_left", { guardianId: session.userId }),
		[
			{ update: ended.params(), onConditionFailed: "not_found" },
			...unsaid,
			...writeStillActive(others[0], "changed_meanwhile"),
			...(await withdrawInvitations(childId, session.userId)),
			...others.map(({ guardianId }) => notifyOfLink(guardianId, facts, now)),
		],
	);
}
