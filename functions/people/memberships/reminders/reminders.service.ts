import { decodeTime, encodeTime, ulid } from "ulid";
import type { Settings } from "#shared/base/settings/settings.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { type FeeStatus, type OwingStatus, owesFee } from "#shared/core/people.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { mayRemind, reminderDays } from "#shared/people/memberships/memberships.rules.ts";
import type { Membership, ReminderRun } from "#shared/people/memberships/memberships.schema.ts";
import { readSettings } from "../../../base/settings/settings.service.ts";
import type { SignedIn } from "../../../core/caller.ts";
import { AppError, requireFound } from "../../../core/errors.ts";
import { runEach } from "../../../core/parallel.ts";
import { daysMadeUp, isWakingHour } from "../../../core/reminding.ts";
import { auditedTransaction } from "../../../core/table/audited-transaction.ts";
import { readCounters } from "../../../core/table/counters.ts";
import { runTransaction, tryPut, type Write } from "../../../core/table/database.ts";
import { readOn } from "../../../core/table/readOn.ts";
import { resumeRuns, takeStep } from "../../../core/table/run.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../../core/table/versioned.ts";
import { newNotification, notificationWrite } from "../../notifications/newNotification.ts";
import type { User } from "../../users/user.entity.ts";
import { feeWrites, readByFee, statusesAtOnce, withFee } from "../../users/user.fees.ts";
import { feeName, isFeePayer } from "../../users/users.counts.ts";
import { findUser, findUsers } from "../../users/users.service.ts";
import { paymentsOf } from "../ledger.ts";
import { type MembershipFacts, membershipNotice } from "../memberships.notices.ts";
import { listMemberships } from "../memberships.service.ts";
import { membershipFeeOf, standingWith } from "../payments.service.ts";
import { readOnline } from "./gatewayNote.ts";
import { type ReminderRunRecord, ReminderRuns } from "./reminder-run.entity.ts";

/** A deterministic ULID derived from time and person. */
const idFor = (userId: number, at: number) =>
	`${encodeTime(at)}${String(userId).padStart(16, "0")}`;

/** What reminders say besides their person. `online`: whether people can pay online. */
type Terms = { online: boolean; settings: Pick<Settings, "membershipFees">; now: number };

function factsOf(person: User, { online, settings, now }: Terms): MembershipFacts {
	const { membershipFeeStatus, membershipExpiryDate: until } = person;
	const amount = membershipFeeOf(person, settings, now);
	// Without an amount there is nothing that could be paid online.
	const fee = amount > 0 ? { online, amount } : { online: false };
	if (!until) return { status: "unpaid", ...fee };
	return { status: membershipFeeStatus === "paid" ? "ending" : "ended", validUntil: until, ...fee };
}

/** Writes that remind people by bell and email and record it on them. */
function reminders(people: readonly User[], terms: Terms): { after: User[]; writes: Write[] } {
	const { now } = terms;
	const both = people.map((before) => ({
		before,
		after: withFee(before, { feeReminder: idFor(before.id, now) }),
	}));
	const notifications = people.map((person) =>
		newNotification(membershipNotice, {
			userId: person.id,
			id: idFor(person.id, now),
			at: now,
			facts: factsOf(person, terms),
		}),
	);
	return {
		after: both.map(({ after }) => after),
		writes: [...feeWrites(both), ...notifications.map(notificationWrite)],
	};
}

const isRested = ({ feeReminder }: User, now: number) =>
	mayRemind(feeReminder ? decodeTime(feeReminder) : null, now);

/** Reminds a person of the fee they owe. */
export async function remindPerson(caller: SignedIn, id: UserId): Promise<Membership> {
	const person = requireFound(await findUser(id));
	if (!isFeePayer(person) || !owesFee(person.membershipFeeStatus ?? "pending"))
		throw new AppError("nothing_owed");
	if (!isRested(person, caller.now)) throw new AppError("reminded_already");
	const { after, writes } = reminders([person], {
		online: await readOnline(),
		settings: await readSettings(),
		now: caller.now,
	});
	const [answer] = await listMemberships(after);
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: id, action: "fee_reminded" },
		writes,
		answer,
	);
	return answer;
}

const retentionSeconds = 365 * 24 * 60 * 60;

type Wish = Pick<
	ReminderRunRecord,
	"id" | "status" | "dueOn" | "createdBy" | "expected" | "online"
>;

const newRun = (wish: Wish, now: number): ReminderRunRecord => ({
	...wish,
	...firstVersion(now),
	reminded: 0,
	skipped: 0,
	expiresAt: Math.floor(now / 1000) + retentionSeconds,
});

const run = (record: ReminderRunRecord): ReminderRun => ({
	...record,
	expected: record.expected ?? null,
	doneAt: record.doneAt ?? null,
});

/** Starts reminding everybody with a status; the stream reaction does the rest. */
export async function remindAll(caller: SignedIn, status: OwingStatus): Promise<ReminderRun> {
	const { user } = await readCounters(["user"]);
	const wish = {
		id: ulid(caller.now),
		status,
		createdBy: caller.session.userId,
		expected: user[feeName(status)] ?? 0,
		online: await readOnline(),
	};
	const begun = newRun(wish, caller.now);
	await auditedTransaction(
		caller,
		{
			entityType: "reminderRun",
			entityId: begun.id,
			action: "reminders_begun",
			details: { status },
		},
		[{ put: ReminderRuns.create(begun).params() }],
		run(begun),
	);
	return run(begun);
}

/** Number of runs that are returned, and that are read at a time: most found nobody to remind. */
const [runsReturned, runsRead] = [5, 40];

/** The latest runs, without automatic runs that found nobody to remind. */
export async function listLatestRuns(): Promise<ReminderRun[]> {
	const read = await readOn(
		(_, at) => ReminderRuns.query.byDate({}).go({ order: "desc", limit: runsRead, cursor: at }),
		{
			wanted: runsReturned,
			from: null,
			isSeen: ({ createdBy, reminded }) => createdBy !== undefined || reminded > 0,
		},
	);
	return read.slice(0, runsReturned).map(run);
}

/** Each person takes two of the 100 writes of a transaction. */
const peopleAtOnce = 40;

const readRun = async (id: string) =>
	(await ReminderRuns.get({ id }).go({ consistent: true })).data;

/** Sends the next reminders of a run, unless another run did. */
export const goOn = (changed: ReminderRunRecord, now: number): Promise<void> =>
	takeStep(
		changed,
		() => readRun(changed.id),
		async (current) => runTransaction(await nextOf(current, now)),
	);

/** Resumes stalled reminder runs. Returns the number of resumed runs. */
export async function resumeReminders(now: number): Promise<number> {
	const { data } = await ReminderRuns.query.byDate({}).go({ order: "desc", limit: runsRead });
	return resumeRuns(
		data,
		(next, before) => ReminderRuns.put(next).where(ifUnchanged(before)).go(),
		now,
	);
}

async function nextOf(before: ReminderRunRecord, now: number): Promise<Write[]> {
	const { status, dueOn } = before;
	const { data, cursor } = await readByFee(
		{ status, dueOn },
		{ limit: peopleAtOnce, cursor: before.cursor },
	);
	// Reads the current records, because the index may lag behind.
	const people = (await findUsers(data.map(({ id }) => id))).filter(
		(person) =>
			isFeePayer(person) &&
			person.membershipFeeStatus === status &&
			(!dueOn || person.feeDueDate === dueOn),
	);
	const rested = people.filter((person) => isRested(person, now));
	const changes = {
		reminded: before.reminded + rested.length,
		skipped: before.skipped + people.length - rested.length,
		cursor: cursor ?? undefined,
		doneAt: cursor ? undefined : new Date(now).toISOString(),
	};
	const after = nextVersion(before, changes, now);
	return [
		{ put: ReminderRuns.put(after).where(ifUnchanged(before)).params() },
		...reminders(rested, { online: before.online ?? false, settings: await readSettings(), now })
			.writes,
	];
}

/** `days`: from the reminder until the fee is due, which is the day after the expiry. */
type Stage = { name: string; status: FeeStatus; days: number };
const stages: Stage[] = [
	...reminderDays.before.map((days) => ({
		name: `before-${days}`,
		status: "paid" as const,
		days: days + 1,
	})),
	...reminderDays.after.map((days) => ({
		name: `after-${days}`,
		status: "overdue" as const,
		days: 1 - days,
	})),
];

/**
 * Starts the scheduled reminders of today and missed days, once each: before and after the due
 * date.
 */
export async function beginReminders(now: number): Promise<void> {
	if (!isWakingHour(now)) return;
	const today = kuwaitDate(now);
	const last = stages[stages.length - 1];
	const { data: known } = await ReminderRuns.get({ id: `${today}-${last.name}` }).go();
	if (known) return;
	const online = await readOnline();
	for (let ago = daysMadeUp; ago >= 0; ago--) {
		const day = dayAfter(today, -ago);
		for (const { name, status, days } of stages) {
			const begun = newRun(
				{ id: `${day}-${name}`, status, dueOn: dayAfter(day, days), online },
				now,
			);
			await tryPut(ReminderRuns.create(begun).params());
		}
	}
}

/** Exempt people that are read at once. */
const exemptAtOnce = 100;

/** Most people changed per run of the scheduled job; the next run continues. */
const mostAtOnce = 4_000;

/**
 * Marks the fee of people whose membership has ended as overdue. Returns the number of changed
 * people.
 */
export async function endMemberships(now: number): Promise<number> {
	const part = { status: "paid", dueBefore: dayAfter(kuwaitDate(now)) } as const;
	let ended = 0;
	let cursor: string | null = null;
	do {
		const page = await readByFee(part, { limit: statusesAtOnce, cursor });
		const both = page.data.map((before) => ({
			before,
			after: withFee(before, { membershipFeeStatus: "overdue" }),
		}));
		if (both.length > 0) ended += await writeFees("memberships that ended", both);
		cursor = page.cursor;
	} while (cursor && ended < mostAtOnce);
	return ended;
}

/** Ends exemptions whose last day has passed. Returns the number of ended exemptions. */
export async function endExemptions(now: number): Promise<number> {
	const today = kuwaitDate(now);
	let ended = 0;
	let cursor: string | null = null;
	do {
		const page = await readByFee({ status: "exempt" }, { limit: exemptAtOnce, cursor });
		const over = page.data.filter(({ feeExemptUntil }) => (feeExemptUntil ?? today) < today);
		const counts = await runEach(
			"exemptions that ended",
			over,
			async (before) => {
				const standing = standingWith(
					{ ...before, membershipFeeStatus: "pending" },
					await paymentsOf(before.id),
					now,
				);
				const none = { feeExemptReason: undefined, feeExemptUntil: undefined };
				const after = withFee(before, { ...standing, ...none });
				return runTransaction(feeWrites([{ before, after }])).then(() => 1, orSkip);
			},
			4,
		);
		ended += counts.reduce<number>((sum, one) => sum + one, 0);
		cursor = page.cursor;
	} while (cursor);
	return ended;
}

type Change = { before: User; after: User };

/**
 * Writes the fees of people together, or one by one if that fails, so that nobody waits for another
 * person. Returns for how many it did.
 */
async function writeFees(name: string, changes: readonly Change[]): Promise<number> {
	try {
		await runTransaction(feeWrites(changes));
		return changes.length;
	} catch {
		const write = (change: Change) => runTransaction(feeWrites([change])).then(() => 1, orSkip);
		const written = await runEach(name, changes, write, 4);
		return written.reduce<number>((sum, one) => sum + one, 0);
	}
}

/** If the person changes at the same time, they are left to the next run. */
function orSkip(error: unknown): 0 {
	if (error instanceof AppError) return 0;
	throw error;
}
