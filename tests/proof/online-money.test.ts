import fc from "fast-check";
import { within } from "#local/pace.ts";
import { EventInput } from "#shared/competition/events/events.schema.ts";
import { openAmount, sumsOf } from "#shared/competition/fees/charges.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { monthAt } from "#shared/core/time/month.ts";
import { seed, sized } from "../core/size.ts";
import { openBank } from "./bank.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { makeCrowd } = await import("./crowd.ts");
const { identity } = await import("#functions/core/outside/identity.ts");
const { embeddedIdentity } = await import("#local/stand-ins/identity.ts");
const { paymentGateway } = await import("#functions/core/outside/payments/paymentGateway.ts");
const { longestPayment } = await import("#functions/core/outside/payments/gateway.ts");
const events = await import("#functions/competition/events/events.service.ts");
const payments = await import("#functions/competition/fees/payments.service.ts");
const { refundCharge } = await import("#functions/competition/fees/refunds.ts");
const { accountOf } = await import("#functions/competition/fees/fees.service.ts");
const online = await import("#functions/competition/online-payments/online-payments.service.ts");
const refunds = await import("#functions/competition/online-payments/refunds.service.ts");
const { OnlinePayments } = await import(
	"#functions/competition/online-payments/online-payment.entity.ts"
);
const { isSettled, isValid } = await import("#functions/people/memberships/ledger.ts");
const memberships = await import("#functions/people/memberships/payments.service.ts");
const { cashName, membershipAmountOf, methodName } = await import(
	"#functions/people/memberships/memberships.counts.ts"
);
const { startMerge } = await import("#functions/community/merges/merges.service.ts");
const { goOn } = await import("#functions/community/merges/move.ts");
const { Merges } = await import("#functions/community/merges/merge.entity.ts");
const { findUser } = await import("#functions/people/users/users.service.ts");
const settings = await import("#functions/base/settings/settings.service.ts");
const { readCounters } = await import("#functions/core/table/counters.ts");
const { recountTable } = await import("#operate/recount/recount.ts");
const { AppError } = await import("#functions/core/errors.ts");
afterAll(world.close);

identity.use(embeddedIdentity());
const bank = openBank();
paymentGateway.use(bank.gateway);
const runs = sized({ whole: 400, share: 10 });
const staff = callerForTest(1, "super-admin");
const { version: _, ...before } = await settings.readSettings();
const membershipFees = { adult: 9_000, child: 9_000, family: 0 };
await settings.updateSettings(staff, { ...before, membershipFees });

const crowdSize = 3;
let firstId = 1_000;
let people: Awaited<ReturnType<typeof makeCrowd>> = [];
/** The person whom a place in the crowd is now; two places are one person after a merge. */
let who: UserId[] = [];
let eventId = 0;
/** The online payments of the history: who began them, and their number at the bank. */
let begun: { userId: UserId; id: string; gatewayId: string }[] = [];
let start = { online: 0, cash: 0 };

const sumsNow = async () => {
	const { membershipPayment, cash } = await readCounters(["membershipPayment", "cash"]);
	return {
		online: membershipPayment[methodName(monthAt(Date.now()), "online")] ?? 0,
		cash: cash[cashName(kuwaitDate(Date.now()))] ?? 0,
	};
};

const caller = (now = Date.now()) => callerForTest(1, "super-admin", now);
const idsNow = () => [...new Set(who)];
const chargeIds = () => new Set(begun.map(({ gatewayId }) => gatewayId));
const orRefused = (error: unknown) => {
	if (!(error instanceof AppError) || error.status >= 500) throw error;
};

const step = fc.record({
	kind: fc.constantFrom(
		"register",
		"register",
		"cancel",
		"payOnline",
		"payOnline",
		"payMembershipOnline",
		"capture",
		"capture",
		"captureOther",
		"refundOnline",
		"refundOnline",
		"bankConfirms",
		"bankRefuses",
		"bankForgets",
		"staffSettle",
		"payCash",
		"payForTwo",
		"recordMembership",
		"refundCash",
		"waive",
		"useCredit",
		"void",
		"together",
		"merge",
	),
	person: fc.nat({ max: crowdSize - 1 }),
	/** In fils. */
	amount: fc.integer({ min: 1, max: 12_000 }),
	choice: fc.nat({ max: 9 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function startHistory() {
	people = await makeCrowd(crowdSize, firstId);
	firstId += crowdSize;
	who = people.map(({ id }) => id);
	begun = [];
	start = await sumsNow();
	const event = await events.createEvent(
		callerForTest(1, "admin"),
		EventInput.parse({
			titleEn: "Cup",
			titleAr: "كأس",
			eventType: "tournament",
			eventDate: "2199-01-01",
			maxParticipants: 9,
			location: "Hall",
			locationAr: "صالة",
			published: true,
			fee: 10_000,
		}),
	);
	eventId = event.id;
}

const recordOf = async ({ userId, id }: (typeof begun)[number]) => {
	const { readPayment } = await import("#functions/competition/online-payments/records.ts");
	const record = await readPayment({ userId, id });
	if (!record) throw new Error(`The payment ${userId}-${id} is lost`);
	return record;
};

async function payOnline(userId: UserId, target: string) {
	const own = callerForTest(userId, "member");
	const started = await online.startPayment(own, { charges: [target], source: "knet" });
	const [, id] = /^\d+-(.*)$/.exec(started.id) ?? [];
	const { gatewayId = "" } = await recordOf({ userId, id, gatewayId: "" });
	begun.push({ userId, id, gatewayId });
}

/** Money ways of one person at the same moment: of the same money only one may succeed. */
async function together(target: string, amount: number) {
	const wish = { amount, reason: "Ill", paymentMethod: "cash" } as const;
	const [payment] = begun;
	const orders = payment
		? [refunds.refundPayment(caller(), payment, { charge: target, amount, reason: "Ill" })]
		: [];
	const all = await Promise.allSettled([
		refundCharge(caller(), target, wish),
		payments.spendCredit(caller(), target),
		...orders,
		refundCharge(caller(), target, wish),
	]);
	for (const one of all) if (one.status === "rejected") orRefused(one.reason);
}

/** Cash for the places of two people, under one receipt. */
async function payForTwo(one: UserId, other: UserId, credit: number) {
	const accounts = await Promise.all([...new Set([one, other])].map(accountOf));
	const charges = accounts
		.flatMap((account) => account.charges)
		.map(({ target, charge }) => ({ id: target, amount: openAmount(charge) }))
		.filter(({ amount }) => amount > 0);
	if (charges.length > 0)
		await payments
			.payCharges(caller(), { charges, credit, paymentMethod: "cash" })
			.catch(orRefused);
}

async function merge(keepId: UserId, mergeId: UserId) {
	const { id } = await startMerge(caller(), { keepId, mergeId, fields: [] });
	for (;;) {
		const { data } = await Merges.get({ id }).go({ consistent: true });
		if (data?.state !== "merging") break;
		await goOn(data);
	}
	who = who.map((one) => (one === mergeId ? keepId : one));
}

async function settleDiffering() {
	for (const one of begun) {
		const record = await recordOf(one);
		const open = record.refunds.find(({ state }) => state === "differs");
		if (!open) continue;
		const finding = bank.hasPaidOut(open.gatewayId ?? "") ? "refunded" : "released";
		await refunds.resolveRefund(caller(), one, open.id, { finding, note: "By phone" });
	}
}

async function take({ kind, person, amount, choice }: Step) {
	const userId = who[person];
	const target = `registration-${eventId}-${userId}`;
	const entry = { id: `${eventId}-${userId}` };
	const payment = begun.at(choice % Math.max(1, begun.length));
	const reason = "Because";
	if (kind === "register")
		await world.call(
			"POST /api/events/{id}/register",
			{ id: `${eventId}` },
			people[people.findIndex(({ id }) => id === userId)].cookie,
			{},
		);
	if (kind === "cancel")
		await world.call(
			"DELETE /api/registrations/{id}",
			entry,
			people[people.findIndex(({ id }) => id === userId)].cookie,
		);
	if (kind === "payOnline") await payOnline(userId, target).catch(orRefused);
	if (kind === "payMembershipOnline")
		await payOnline(userId, `membership-${userId}`).catch(orRefused);
	if (kind === "capture" && payment) bank.capture(payment.gatewayId);
	if (kind === "captureOther" && payment) bank.capture(payment.gatewayId, { amount: choice + 1 });
	if (kind === "refundOnline" && payment) {
		const { charges } = await recordOf(payment);
		const charge = charges[0].target;
		const most = Math.min(amount, charges[0].amount);
		const back = choice < 5 ? charges[0].amount : most;
		await refunds
			.refundPayment(caller(), payment, { charge, amount: back, reason })
			.catch(orRefused);
	}
	if (kind === "bankConfirms") bank.decide("refunded", chargeIds());
	if (kind === "bankRefuses") bank.decide("refused", chargeIds());
	if (kind === "bankForgets") bank.forget(choice < 5 ? "refunded" : "refused", chargeIds());
	if (kind === "staffSettle") await settleDiffering();
	if (kind === "payCash") {
		const { charges } = await accountOf(userId);
		const open = charges.find((one) => one.target === target);
		const part = open ? Math.min(amount, openAmount(open.charge)) : 0;
		const charged = [{ id: target, amount: part }];
		if (part > 0)
			await payments
				.payCharges(caller(), { charges: charged, credit: amount - part, paymentMethod: "cash" })
				.catch(orRefused);
	}
	if (kind === "payForTwo") await payForTwo(userId, who[(person + 1) % crowdSize], choice);
	if (kind === "recordMembership")
		await memberships
			.recordPayment(caller(), { userId, amount, paymentMethod: "cash" })
			.catch(orRefused);
	if (kind === "refundCash")
		await refundCharge(caller(), target, { amount, reason, paymentMethod: "cash" }).catch(
			orRefused,
		);
	if (kind === "waive")
		await payments.waiveCharge(caller(), target, { amount, reason }).catch(orRefused);
	if (kind === "useCredit") await payments.spendCredit(caller(), target).catch(orRefused);
	if (kind === "void") {
		const { payments: all } = await accountOf(userId);
		const one = all.at(choice % Math.max(1, all.length));
		const service = one?.parts ? payments : memberships;
		if (one) await service.voidPayment(caller(), one as never, reason).catch(orRefused);
	}
	if (kind === "together") await together(target, amount);
	if (kind === "merge") {
		const other = who[(person + 1 + (choice % (crowdSize - 1))) % crowdSize];
		if (other !== userId && choice < 4) await merge(userId, other);
	}
}

/** Asks the bank about everything that is open, as the clock does; later, what it forgot ends. */
async function follow(now = Date.now()) {
	for (const one of begun) {
		const record = await recordOf(one);
		if (record.status === "started" && bank.taken(one.gatewayId) > 0)
			await online.askAboutPayment(bank.gateway, record, now);
		for (const { id, state } of record.refunds)
			if (state === "waiting") await refunds.followRefund(bank.gateway, one, id, now);
	}
}

/** What contradicts the rules about money, as it stands now. */
async function findBreaks(): Promise<string[]> {
	const breaks: string[] = [];
	let [ledgerOnline, ledgerCash, received, paidBack] = [0, 0, 0, 0];
	for (const id of idsNow()) {
		const { charges, payments: all, credit } = await accountOf(id);
		// Nobody's credit is negative, and no charge is paid by more than is owed.
		if (credit < 0) breaks.push(`${id}: credit ${credit}`);
		for (const { charge } of charges) {
			const { owed, paid } = sumsOf(charge.lines);
			if (owed !== charge.owed || paid !== charge.paid) breaks.push(`${charge.id}: sums`);
			if (openAmount(charge) < 0 || charge.paid < 0) breaks.push(`${charge.id}: below zero`);
		}
		// What was received and neither paid back nor reserved pays charges or memberships, or is credit.
		const valid = all.filter(isValid);
		const paid = valid.reduce((sum, { amount }) => sum + amount, 0);
		const used = charges.reduce((sum, { charge }) => sum + charge.paid, 0);
		const ofMemberships = valid.reduce((sum, one) => sum + membershipAmountOf(one), 0);
		if (paid !== used + credit + ofMemberships)
			breaks.push(`${id}: ${paid} is not ${used} + ${credit} + ${ofMemberships}`);
		if (ofMemberships < 0) breaks.push(`${id}: more of memberships is paid back than was paid`);
		for (const { amount, paymentMethod } of all.filter(isSettled)) {
			if (paymentMethod === "online") ledgerOnline += amount;
			else ledgerCash += amount;
			if (amount > 0) received += amount;
			else paidBack -= amount;
		}
		// The stored standing of a membership is the one that follows from the payments that count.
		const person = await findUser(id);
		if (!person) throw new Error(`There is no person ${id}`);
		const standing = memberships.standingWith(person, all, Date.now());
		if (standing.membershipExpiryDate !== person.membershipExpiryDate)
			breaks.push(`${id}: the membership ends on ${person.membershipExpiryDate}`);
		const { changes } = memberships.settlePeriods(person, all, Date.now());
		if (changes.length > 0) breaks.push(`${id}: receipts say another day`);
	}
	// The ledger's money of the gateway is what the bank took less what it has paid out. Of a payment
	// that differs nothing is in the ledger; a refund of which the bank does not tell, paid out or not,
	// is booked when staff settle it.
	let atBank = 0;
	for (const one of begun) {
		const record = await recordOf(one);
		const [taken, paidOut] = [bank.taken(one.gatewayId), bank.paidOut(one.gatewayId)];
		if (paidOut > taken) breaks.push(`${one.gatewayId}: ${paidOut} of ${taken} paid out`);
		const unsettled = record.refunds
			.filter(({ state, gatewayId = "" }) => state !== "refunded" && bank.hasPaidOut(gatewayId))
			.reduce((sum, { amount }) => sum + amount, 0);
		if (record.status === "paid") atBank += taken - paidOut + unsettled;
		else if (taken > 0 && record.status !== "differs")
			breaks.push(`${one.gatewayId}: money was taken and the payment is ${record.status}`);
	}
	if (ledgerOnline !== atBank) breaks.push(`ledger ${ledgerOnline}, bank ${atBank}`);
	// No money is paid back twice.
	if (paidBack > received) breaks.push(`${paidBack} of ${received} paid back`);
	// The sums that staff see are those of the ledger.
	const sums = await sumsNow();
	if (sums.online - start.online !== ledgerOnline) breaks.push("sum of the method online");
	if (sums.cash - start.cash !== ledgerCash) breaks.push("sum of the day's cash");
	return breaks;
}

test(
	`${runs} random histories of money at a bank and in cash: one way back, no money twice`,
	async () => {
		const property = fc.asyncProperty(
			fc.array(step, { minLength: 8, maxLength: 30 }),
			async (steps) => {
				await startHistory();
				for (const one of steps) {
					await take(one);
					await follow();
					const breaks = await findBreaks();
					if (breaks.length > 0) throw new Error(`${JSON.stringify(one)}: ${breaks.join("; ")}`);
				}
				// What the bank has forgotten comes to an end; staff settle it, and nothing stays reserved.
				bank.decide("refunded", chargeIds());
				await follow();
				await follow(Date.now() + 2 * longestPayment);
				await settleDiffering();
				await world.settle();
				const breaks = await findBreaks();
				if (breaks.length > 0) throw new Error(`In the end: ${breaks.join("; ")}`);
			},
		);
		await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
		const wrong = [...(await recountTable())].filter(([, { was, is }]) => was !== is);
		expect(wrong.filter(([name]) => /^(cash|chargeLine|membershipPayment)/.test(name))).toEqual([]);
		expect((await OnlinePayments.query.byOpenRefund({ refunding: "differs" }).go()).data).toEqual(
			[],
		);
	},
	within(3_600_000),
);
