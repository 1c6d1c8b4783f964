import { decodeTime } from "ulid";
import { isGuest } from "#shared/core/access.ts";
import { type Cursor, type Page, pageRead } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import { type FeeStatus, feeStatuses } from "#shared/core/people.ts";
import { searchForPeople } from "#shared/core/texts/searchPeople.ts";
import { monthAfter, monthAt } from "#shared/core/time/month.ts";
import { chartMonths, peopleAtOnce } from "#shared/people/memberships/memberships.rules.ts";
import type {
	Exemption,
	FeeTotals,
	Membership,
	MembershipsQuery,
	OwnMembership,
} from "#shared/people/memberships/memberships.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { readCounters } from "../../core/table/counters.ts";
import { readOn } from "../../core/table/readOn.ts";
import { refuseOwn } from "../families/refuse-own.ts";
import { findNotifications } from "../notifications/notifications.service.ts";
import type { User } from "../users/user.entity.ts";
import { feeCursor, feeWrites, readByFee, withFee } from "../users/user.fees.ts";
import { dueName, feeName, isFeePayer } from "../users/users.counts.ts";
import { findUser, namesOf } from "../users/users.service.ts";
import { changeLedger, paymentsOf } from "./ledger.ts";
import { amountName, countName, membershipAmountOf } from "./memberships.counts.ts";
import { latestFirst, ownPayment, standingWith } from "./payments.service.ts";

const remindedAt = (id: string) => new Date(decodeTime(id)).toISOString();

/** Memberships of people, with the state of their last reminder. */
export async function listMemberships(people: readonly User[]): Promise<Membership[]> {
	const keys = people.flatMap(({ id, feeReminder }) =>
		feeReminder ? { userId: id, id: feeReminder } : [],
	);
	const sent = new Map(
		(await findNotifications(keys)).map(({ userId, mailedAt }) => [userId, mailedAt]),
	);
	return people.map((person) => ({
		id: person.id as UserId,
		...namesOf(person),
		email: person.email,
		membershipFeeStatus: person.membershipFeeStatus ?? "pending",
		membershipExpiryDate: person.membershipExpiryDate ?? null,
		lastPaymentDate: person.lastPaymentDate ?? null,
		feeDueDate: person.feeDueDate ?? person.createdAt.slice(0, 10),
		exemptReason: person.feeExemptReason ?? null,
		exemptUntil: person.feeExemptUntil ?? null,
		reminder: person.feeReminder
			? { at: remindedAt(person.feeReminder), mailedAt: sent.get(person.id) ?? null }
			: null,
	}));
}

const membership = async (person: User): Promise<Membership> =>
	(await listMemberships([person]))[0];

/** A person's position in the list, as used in cursors. */
const placeOf = ({ feeDueDate, id }: User) => `${feeDueDate} ${id}`;

/** The position that a cursor names; null if the cursor is of another kind of list. */
function placeAt({ after }: Cursor, status: FeeStatus): string | null {
	const [, feeDueDate, id] = /^(\d{4}-\d\d-\d\d) ([1-9]\d{0,14})$/.exec(after) ?? [];
	return id ? feeCursor({ membershipFeeStatus: status, feeDueDate, id: Number(id) }) : null;
}

const searchedTexts = ({ firstName, lastName, firstNameAr, lastNameAr, email }: User) => [
	firstName,
	lastName,
	firstNameAr,
	lastNameAr,
	email,
];

/** A page of people with a status whom the search finds, earliest due date first. */
export async function listByStatus({
	status,
	q,
	limit = peopleAtOnce,
	cursor,
}: MembershipsQuery): Promise<Page<Membership>> {
	const { finds } = searchForPeople(q ?? "");
	const read = await readOn((count, at) => readByFee({ status }, { limit: count, cursor: at }), {
		wanted: limit + 1,
		from: cursor ? placeAt(cursor, status) : null,
		isSeen: (person) => isFeePayer(person) && finds(searchedTexts(person)),
	});
	const { rows, next } = pageRead(read, placeOf, limit, cursor?.skip);
	return { rows: await listMemberships(rows), next };
}

/** Number of people per status, and payments made and due in the months around now. */
export async function countFeeStatuses(now: number): Promise<FeeTotals> {
	const { user, membershipPayment } = await readCounters(["user", "membershipPayment"]);
	const first = monthAfter(monthAt(now), 1 - chartMonths.past);
	const months = Array.from({ length: chartMonths.past + chartMonths.coming }, (_, at) =>
		monthAfter(first, at),
	);
	return {
		statuses: Object.fromEntries(
			feeStatuses.map((status) => [status, user[feeName(status)] ?? 0]),
		) as Record<FeeStatus, number>,
		months: months.map((month) => ({
			month,
			payments: membershipPayment[countName(month)] ?? 0,
			amount: membershipPayment[amountName(month)] ?? 0,
			due: user[dueName(month)] ?? 0,
		})),
	};
}

/** The caller's own membership, computed for now. */
export async function readOwnMembership({ session, now }: SignedIn): Promise<OwnMembership> {
	const [person, payments] = await Promise.all([
		findUser(session.userId),
		paymentsOf(session.userId),
	]);
	const { membershipFeeStatus, membershipExpiryDate, lastPaymentDate } = standingWith(
		requireFound(person),
		payments,
		now,
	);
	return {
		status: membershipFeeStatus,
		expiry: membershipExpiryDate ?? null,
		lastPaymentDate: lastPaymentDate ?? null,
		payments: payments
			.filter((payment) => membershipAmountOf(payment) !== 0)
			.sort(latestFirst)
			.map(ownPayment),
	};
}

/**
 * Exempts a person from the fee with a reason and an end, or ends the exemption; a repeat changes
 * nothing.
 */
export async function setExemption(
	caller: SignedIn,
	id: UserId,
	{ membershipFeeStatus, reason, until }: Exemption,
): Promise<Membership> {
	await refuseOwn(caller, [id]);
	return changeLedger(caller, async () => {
		const [user, payments] = await Promise.all([findUser(id), paymentsOf(id)]);
		const before = requireFound(user);
		if (isGuest(before)) throw new AppError("forbidden");
		const isExempt = membershipFeeStatus === "exempt";
		const exemption = {
			feeExemptReason: (isExempt && reason) || undefined,
			feeExemptUntil: (isExempt && until) || undefined,
		};
		const isSo =
			isExempt === (before.membershipFeeStatus === "exempt") &&
			exemption.feeExemptReason === before.feeExemptReason &&
			exemption.feeExemptUntil === before.feeExemptUntil;
		const standing = standingWith(
			{ ...before, membershipFeeStatus: isExempt ? "exempt" : "pending" },
			payments,
			caller.now,
		);
		const after = withFee(before, { ...standing, ...exemption });
		return {
			change: {
				entityType: "user",
				entityId: id,
				action: isExempt ? "exempted" : "exemption_ended",
				...(isExempt && { details: { reason, until } }),
			},
			writes: isSo ? null : feeWrites([{ before, after }]),
			answer: await membership(isSo ? before : after),
		};
	});
}
