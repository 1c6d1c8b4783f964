import fc from "fast-check";
import { within } from "#local/pace.ts";
import { EventClassInput } from "#shared/competition/event-classes/event-classes.schema.ts";
import { EventInput } from "#shared/competition/events/events.schema.ts";
import { openAmount, sumsOf } from "#shared/competition/fees/charges.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { seed, sized } from "../core/size.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { injectFaults } = await import("./faults.ts");
const { makeCrowd, makeStaff } = await import("./crowd.ts");
const { isFiled } = await import("./charges.ts");
const events = await import("#functions/competition/events/events.service.ts");
const eventClasses = await import("#functions/competition/events/event-classes.service.ts");
const payments = await import("#functions/competition/fees/payments.service.ts");
const { planConfirmedRefund, planMembershipRefund, refundCharge } = await import(
	"#functions/competition/fees/refunds.ts"
);
const { accountOf } = await import("#functions/competition/fees/fees.service.ts");
const { openAtEvent } = await import("#functions/competition/fees/fees.counts.ts");
const { changeLedger, isValid } = await import("#functions/people/memberships/ledger.ts");
const memberships = await import("#functions/people/memberships/payments.service.ts");
const { membershipAmountOf } = await import("#functions/people/memberships/memberships.counts.ts");
const { ReceiptBooks } = await import("#functions/people/memberships/payment.entity.ts");
const { findUser } = await import("#functions/people/users/users.service.ts");
const settings = await import("#functions/base/settings/settings.service.ts");
const { readCounters } = await import("#functions/core/table/counters.ts");
const { recountTable } = await import("#operate/recount/recount.ts");
const { AppError } = await import("#functions/core/errors.ts");
afterAll(world.close);

const runs = sized({ whole: 1_000, share: 15 });
const faults = injectFaults("fees");
const staff = await makeStaff();
const { version: _, ...before } = await settings.readSettings();
const membershipFees = { adult: 9_000, child: 9_000, family: 0 };
await settings.updateSettings(callerForTest(1, "super-admin"), { ...before, membershipFees });

/** People of one history: others take their place in the next, so that accounts stay short. */
const crowdSize = 3;
let people: Awaited<ReturnType<typeof makeCrowd>> = [];
let ids: UserId[] = [];
let firstId = 1_000;
/** The last receipt, and what is open in the federation, before the history. */
let start = { receipt: 0, open: 0 };

const lastReceipt = async () =>
	(await ReceiptBooks.get({ year: currentYear() }).go({ consistent: true })).data?.last ?? 0;
const openNow = async () => (await readCounters(["chargeLine"])).chargeLine.open ?? 0;

async function startHistory(): Promise<World> {
	people = await makeCrowd(crowdSize, firstId);
	firstId += crowdSize;
	ids = people.map(({ id }) => id);
	start = { receipt: await lastReceipt(), open: await openNow() };
	return makePricedEvent();
}

const person = fc.nat({ max: crowdSize - 1 });
const target = fc.nat({ max: 1 });
const amount = fc.integer({ min: 1, max: 12_000 });
const of = <K extends string>(kind: K) =>
	fc.record({ kind: fc.constant(kind), person, target, amount });
const step = fc.oneof(
	{ weight: 6, arbitrary: of("register") },
	{ weight: 3, arbitrary: of("cancel") },
	{ weight: 2, arbitrary: of("move") },
	{ weight: 1, arbitrary: of("reject") },
	{ weight: 1, arbitrary: of("reopen") },
	{ weight: 6, arbitrary: of("pay") },
	{ weight: 2, arbitrary: of("waive") },
	{ weight: 2, arbitrary: of("refund") },
	{ weight: 2, arbitrary: of("useCredit") },
	{ weight: 2, arbitrary: of("void") },
	{ weight: 2, arbitrary: of("payMembership") },
	{ weight: 3, arbitrary: of("payTogether") },
	{ weight: 2, arbitrary: of("refundMembership") },
	{ weight: 3, arbitrary: of("settle") },
	{ weight: 1, arbitrary: of("killFollower") },
	{ weight: 2, arbitrary: of("fault") },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type World = { eventId: number; classes: number[] };

/** An event whose places cost 10 KD in one class and 4 KD in the other. */
async function makePricedEvent(): Promise<World> {
	const caller = callerForTest(1, "admin");
	const event = await events.createEvent(
		caller,
		EventInput.parse({
			titleEn: "Cup",
			titleAr: "كأس",
			eventType: "tournament",
			eventDate: "2199-01-01",
			maxParticipants: 2,
			location: "Hall",
			locationAr: "صالة",
			published: true,
			fee: 10_000,
		}),
	);
	const classes: number[] = [];
	for (const fee of [null, 4_000]) {
		const input = EventClassInput.parse({ className: `Class ${fee}`, maxParticipants: 2, fee });
		classes.push((await eventClasses.createEventClass(caller, event.id, input)).id);
	}
	return { eventId: event.id, classes };
}

type Payment = Awaited<ReturnType<typeof accountOf>>["payments"][number];

/** The part of a payment that paid for a membership, less refunds. */
const membershipLeft = (all: readonly Payment[], payment: Payment) =>
	all
		.filter((one) => isValid(one) && one.refundOf === payment.receiptNumber)
		.reduce((left, one) => left + membershipAmountOf(one), membershipAmountOf(payment));

const orRefused = (error: unknown) => {
	if (!(error instanceof AppError)) throw error;
};

async function take(
	{ eventId, classes }: World,
	{ kind, person: who, target: at, amount: fils }: Step,
) {
	const classId = classes[at];
	const id = `${eventId}-${ids[who]}-${classId}`;
	const charge = `registration-${id}`;
	const caller = callerForTest(1, "admin");
	const own = people[who].cookie;
	if (kind === "settle") await world.settle();
	if (kind === "killFollower") world.killFollower();
	if (kind === "fault") faults.next(fils % 2 === 0 ? "lostBefore" : "lostAfter");
	if (kind === "register") {
		const params = { id: `${eventId}`, classId: `${classId}` };
		await world.call("POST /api/events/{id}/classes/{classId}/register", params, own, {});
	}
	if (kind === "cancel") await world.call("DELETE /api/registrations/{id}", { id }, own);
	if (kind === "reject") await world.call("POST /api/registrations/{id}/reject", { id }, staff, {});
	if (kind === "reopen") await world.call("POST /api/registrations/{id}/reopen", { id }, staff);
	if (kind === "move")
		await world.call("POST /api/registrations/{id}/move", { id }, staff, {
			classId: classes[1 - at],
		});
	const paymentMethod = "cash" as const;
	const reason = "Because";
	if (kind === "pay") {
		const { charges } = await accountOf(ids[who]);
		const found = charges.find((one) => one.target === charge);
		const part = found ? Math.min(fils, openAmount(found.charge)) : 0;
		if (part > 0)
			await payments
				.payCharges(caller, {
					charges: [{ id: charge, amount: part }],
					credit: fils - part,
					paymentMethod,
				})
				.catch(orRefused);
	}
	if (kind === "waive")
		await payments.waiveCharge(caller, charge, { amount: fils, reason }).catch(orRefused);
	if (kind === "refund")
		await refundCharge(caller, charge, { amount: fils, reason, paymentMethod }).catch(orRefused);
	if (kind === "useCredit") await payments.spendCredit(caller, charge).catch(orRefused);
	if (kind === "void") {
		const [last] = (await accountOf(ids[who])).payments.slice(-1);
		const service = last?.parts ? payments : memberships;
		if (last) await service.voidPayment(caller, last as never, reason).catch(orRefused);
	}
	if (kind === "payMembership")
		await memberships
			.recordPayment(caller, { userId: ids[who], amount: fils, paymentMethod })
			.catch(orRefused);
	if (kind === "payTogether") {
		// Pays as an online payment does: money for fees that are no longer owed becomes credit.
		const { charges } = await accountOf(ids[who]);
		const owed = charges.filter((one) => one.target === charge);
		const paid = {
			charges: owed.map(({ target: id }) => ({ id, amount: 3_000 })),
			memberships: [{ userId: ids[who], amount: fils }],
			credit: 0,
			paymentMethod: "online",
			paymentDate: null,
		} as const;
		const plan = () => payments.planPayment({ by: 1, now: caller.now }, paid, "credit");
		await changeLedger(caller, plan).catch(orRefused);
	}
	if (kind === "refundMembership") {
		const { payments: all } = await accountOf(ids[who]);
		const last = all.findLast((one) => isValid(one) && one.parts && one.amount > 0);
		const left = last && membershipLeft(all, last);
		if (last && left) {
			const recorder = { by: 1, now: caller.now };
			const amount = Math.min(fils, left);
			const terms = { userId: ids[who], receiptNumber: last.receiptNumber, amount, reason };
			const change = { entityType: "membershipPayment", entityId: "test", action: "refunded" };
			const order = async () => {
				const { writes, receiptNumber } = await planMembershipRefund(recorder, terms);
				return { change, writes, answer: receiptNumber };
			};
			const receiptNumber = await changeLedger(caller, order).catch(orRefused);
			const refund = {
				userId: ids[who],
				receiptNumber: receiptNumber ?? "",
				reference: "re",
				reason,
			};
			const confirm = async () => {
				const writes = await planConfirmedRefund(recorder, refund);
				return { change, writes, answer: null };
			};
			if (receiptNumber) await changeLedger(caller, confirm).catch(orRefused);
		}
	}
}

/** Gaps in the numbers of receipts. */
async function findReceiptBreaks(): Promise<string[]> {
	const paid = (await Promise.all(ids.map(accountOf))).flatMap((one) => one.payments);
	const used = new Set(paid.map(({ receiptNumber }) => Number(receiptNumber.split("-")[1])));
	const given = (await lastReceipt()) - start.receipt;
	return used.size === given && used.size === paid.length
		? []
		: [`${given} receipt numbers, ${used.size} of them on ${paid.length} payments`];
}

/** What is wrong with the accounts of all people, as stored now. */
async function findBreaks(): Promise<string[]> {
	const breaks: string[] = [];
	for (const id of ids) {
		const { charges, payments: paid, credit } = await accountOf(id);
		for (const { charge } of charges) {
			const { owed, paid: used } = sumsOf(charge.lines);
			if (owed !== charge.owed || used !== charge.paid) breaks.push(`${charge.id}: sums`);
			if (openAmount(charge) < 0 || charge.paid < 0) breaks.push(`${charge.id}: below zero`);
		}
		if (credit < 0) breaks.push(`${id}: credit ${credit}`);
		const valid = paid.filter(isValid);
		const received = valid.reduce((sum, one) => sum + one.amount, 0);
		const used = charges.reduce((sum, one) => sum + one.charge.paid, 0);
		const ofMemberships = valid.reduce((sum, one) => sum + membershipAmountOf(one), 0);
		if (received !== used + credit + ofMemberships)
			breaks.push(`${id}: ${received} is not ${used} + ${credit} + ${ofMemberships}`);
		const isPaid = valid.some((one) => one.validUntil && membershipLeft(paid, one) > 0);
		const { membershipFeeStatus = "pending" } = (await findUser(id)) ?? {};
		if (membershipFeeStatus !== (isPaid ? "paid" : "pending"))
			breaks.push(`${id}: the membership is ${membershipFeeStatus}`);
	}
	return [...breaks, ...(await findReceiptBreaks())];
}

/** Differences between the charges and the federation's ledger, once the stream has caught up. */
async function findLedgerBreaks(eventId: number): Promise<string[]> {
	const breaks: string[] = [];
	const accounts = await Promise.all(ids.map(accountOf));
	const charges = accounts.flatMap((account) => account.charges);
	for (const { charge } of charges) {
		if (!(await isFiled(charge))) breaks.push(`${charge.id}: lines`);
	}
	const { chargeLine } = await readCounters(["chargeLine"]);
	const open = (all: typeof charges) =>
		all.reduce((sum, { charge }) => sum + openAmount(charge), 0);
	if (
		(chargeLine[openAtEvent(eventId)] ?? 0) !==
		open(charges.filter((one) => one.eventId === eventId))
	)
		breaks.push("sum of the event");
	if ((chargeLine.open ?? 0) - start.open !== open(charges)) breaks.push("sum of the federation");
	return breaks;
}

test(
	`${runs} random histories of places and payments: lines, balances and sums agree`,
	async () => {
		const property = fc.asyncProperty(
			fc.array(step, { minLength: 4, maxLength: 24 }),
			async (steps) => {
				const event = await startHistory();
				for (const one of steps) {
					await take(event, one);
					const breaks = await findBreaks();
					if (breaks.length > 0) throw new Error(`${JSON.stringify(one)}: ${breaks.join("; ")}`);
				}
				faults.next();
				await world.settle();
				const breaks = [...(await findBreaks()), ...(await findLedgerBreaks(event.eventId))];
				if (breaks.length > 0) throw new Error(`When all was quiet: ${breaks.join("; ")}`);
			},
		);
		await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
		const wrong = [...(await recountTable())].filter(([, { was, is }]) => was !== is);
		expect(wrong.filter(([name]) => /^(chargeLine|membershipPayment)/.test(name))).toEqual([]);
	},
	within(3_600_000),
);
