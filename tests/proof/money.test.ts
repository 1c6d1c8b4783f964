import fc from "fast-check";
import { within } from "#local/pace.ts";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { currentYear, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { monthAt } from "#shared/core/time/month.ts";
import { yearFrom } from "#shared/people/memberships/memberships.rules.ts";
import { seed, sized } from "../core/size.ts";
import { uniqueId } from "../core/unique.ts";
import { openBank } from "./bank.ts";
import { callerForTest } from "./caller.ts";
import { guardianshipForTest } from "./guardianship.ts";
import {
	aimed,
	applied,
	type Command,
	commandKinds,
	type Model,
	membershipFee,
	newModel,
	otherAmount,
	otherThan,
	places,
	prices,
	refundWish,
	type Visible,
	visible,
} from "./money-model.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { makeCrowd, makeEvent } = await import("./crowd.ts");
const { dieAt } = await import("./faults.ts");
const { identity } = await import("#functions/core/outside/identity.ts");
const { embeddedIdentity } = await import("#local/stand-ins/identity.ts");
const { paymentGateway } = await import("#functions/core/outside/payments/paymentGateway.ts");
const { longestPayment } = await import("#functions/core/outside/payments/gateway.ts");
const { AppError } = await import("#functions/core/errors.ts");
const { readCounters } = await import("#functions/core/table/counters.ts");
const { digestWrite } = await import("#functions/core/table/writeKey.ts");
const { Guardianships } = await import("#functions/people/families/guardianship.entity.ts");
const { cashName, methodName } = await import(
	"#functions/people/memberships/memberships.counts.ts"
);
const { ReceiptBooks } = await import("#functions/people/memberships/payment.entity.ts");
const memberships = await import("#functions/people/memberships/payments.service.ts");
const { findUser } = await import("#functions/people/users/users.service.ts");
const { CashClosings } = await import("#functions/competition/fees/cash-closing.entity.ts");
const { accountOf } = await import("#functions/competition/fees/fees.service.ts");
const { closeDay, reopenDay } = await import("#functions/competition/fees/money/money.service.ts");
const payments = await import("#functions/competition/fees/payments.service.ts");
const { refundCharge } = await import("#functions/competition/fees/refunds.ts");
const online = await import("#functions/competition/online-payments/online-payments.service.ts");
const { OnlinePayments } = await import(
	"#functions/competition/online-payments/online-payment.entity.ts"
);
const refunds = await import("#functions/competition/online-payments/refunds.service.ts");
const { takeWebhook } = await import("#functions/competition/online-payments/webhook.ts");
const { Registrations } = await import(
	"#functions/competition/registrations/registration.entity.ts"
);
const settings = await import("#functions/base/settings/settings.service.ts");
const { recountTable } = await import("#operate/recount/recount.ts");
afterAll(world.close);

identity.use(embeddedIdentity());
const bank = openBank();
paymentGateway.use(bank.gateway);
const runs = sized({ whole: 500, share: 5 });
const staff = () => callerForTest(1, "super-admin");
const { version: _, ...before } = await settings.readSettings();
const membershipFees = { adult: membershipFee, child: membershipFee, family: 0 };
await settings.updateSettings(staff(), { ...before, membershipFees });

const crowdSize = 5;
let firstId = 1_000;
const reason = "Because";
const today = () => kuwaitDate(Date.now());

type Link = { child: number; guardian: number };
type History = Awaited<ReturnType<typeof begin>>;

/** The families that guardianships join. */
function joined(links: readonly Link[]): number[][] {
	let families = Array.from({ length: crowdSize }, (_, at) => [at]);
	for (const { child, guardian } of links) {
		const touched = families.filter((one) => one.includes(child) || one.includes(guardian));
		families = [...families.filter((one) => !touched.includes(one)), touched.flat()];
	}
	return families;
}

const sumsNow = async () => {
	const { membershipPayment, cash, chargeLine } = await readCounters([
		"membershipPayment",
		"cash",
		"chargeLine",
	]);
	const { data } = await ReceiptBooks.get({ year: currentYear() }).go({ consistent: true });
	return {
		online: membershipPayment[methodName(monthAt(Date.now()), "online")] ?? 0,
		cash: cash[cashName(today())] ?? 0,
		open: chargeLine.open ?? 0,
		receipts: data?.last ?? 0,
	};
};

async function begin(links: readonly Link[], familyMax: number) {
	const people = await makeCrowd(crowdSize, firstId);
	firstId += crowdSize;
	const ids = people.map(({ id }) => id);
	for (const { child, guardian } of links)
		await Guardianships.put(
			guardianshipForTest({ childId: ids[child], guardianId: ids[guardian] }),
		).go();
	const lists = { event: true, classes: true };
	const terms = { fee: prices.early, lateFee: prices.late, lateFrom: today(), familyMax };
	const { eventId } = await makeEvent(places, [], 0, lists, { ...terms, shadow: false });
	return { people, ids, eventId: eventId as EventId, start: await sumsNow() };
}

const isDeath = (error: Error) => error.message.includes("Died");
/** Whether a call of the step gave up because others were faster; it may have taken effect. */
let gaveUp = false;
const orRefused = (error: unknown) => {
	gaveUp ||= error instanceof AppError && error.code === "busy";
	if (!(error instanceof AppError) || (error.status >= 500 && !gaveUp)) throw error;
};

/** Makes a call, and again while it is answered `busy`, as the buttons of the site do. */
async function press(make: () => Promise<{ status: number }>): Promise<void> {
	for (let tries = 1; tries <= 5; tries++) {
		const { status } = await make();
		if (status < 500) return;
		gaveUp = true;
	}
}

const receiptNumber = ({ start }: History, at: number) =>
	`${currentYear()}-${String(start.receipts + 1 + at).padStart(5, "0")}`;

/** The online payments of a history, in the order in which they began. */
async function recordsOf({ ids }: History) {
	const found = await Promise.all(
		ids.map(async (userId) => {
			const { data } = await OnlinePayments.query.ofPayer({ userId }).go({ consistent: true });
			return data;
		}),
	);
	return found.flat().sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

const numbersAtBank = async (history: History) =>
	new Set((await recordsOf(history)).map(({ gatewayId = "" }) => gatewayId));

const webhook = (id: string, signature = "signed") => takeWebhook({ id }, signature, Date.now());

/** The gateway's webhook comes once, twice at once, or not at all; without one the clock asks. */
async function deliver(gatewayId: string, choice: number, isNeeded: boolean) {
	const times = isNeeded ? 1 + (choice % 2) : choice % 3;
	await Promise.all(Array.from({ length: times }, () => webhook(gatewayId)));
}

const threeDaysAgo = () => new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();

/** Those who wait registered some days ago, before the late price began. */
async function backdate({ ids, eventId }: History, { person, choice }: Command) {
	const key = { userId: ids[person], eventId, classId: 0 };
	const { data } = await Registrations.get(key).go({ consistent: true });
	if (data?.status === "waitlisted" && choice < 7)
		await Registrations.patch(key).set({ registeredAt: threeDaysAgo() }).go();
}

async function startAt({ ids, eventId }: History, { person, choice }: Command) {
	const userId = ids[person];
	const charges = [
		...(choice > 0 ? [`registration-${eventId}-${userId}`] : []),
		...(choice < 3 ? [`membership-${userId}`] : []),
	];
	await online.startPayment(callerForTest(userId, "member"), { charges, source: "knet" });
}

async function captureAt(history: History, { kind, choice }: Command) {
	const records = await recordsOf(history);
	const record = records[choice % Math.max(1, records.length)];
	const { gatewayId = "", amount, status } = record ?? {};
	if (!record || bank.stateOf(gatewayId) === "captured") return;
	if (kind === "capture") bank.capture(gatewayId);
	if (kind === "captureOtherCurrency") bank.capture(gatewayId, { currency: "USD" });
	if (kind === "captureOtherAmount")
		bank.capture(gatewayId, { amount: otherAmount(amount ?? 0, choice) });
	if (kind === "decline") bank.decline(gatewayId);
	const again = () => deliver(gatewayId, choice, status !== "started" && kind !== "decline");
	// The gateway repeats a webhook that failed.
	await again().catch((error) => {
		if (!isDeath(error)) throw error;
		return webhook(gatewayId);
	});
}

async function refundAt(history: History, { person, amount, choice }: Command) {
	const { ids, eventId } = history;
	const own = (await recordsOf(history)).filter(({ userId }) => userId === ids[person]);
	const record = own[choice % Math.max(1, own.length)];
	if (!record) return;
	const amountOf = (kind: string) =>
		record.charges.find(({ target }) => target.startsWith(kind))?.amount ?? 0;
	const requested = { charge: amountOf("registration"), membership: amountOf("membership") };
	const { target, back } = refundWish(requested, { amount, choice });
	const charge =
		target === "charge" ? `registration-${eventId}-${ids[person]}` : `membership-${ids[person]}`;
	// Pressed twice, or repeated after a lost answer: it is one order.
	const writeKey = { id: digestWrite(uniqueId()), request: "one" };
	const order = () =>
		refunds.refundPayment({ ...staff(), writeKey }, record as never, {
			charge,
			amount: back,
			reason,
		});
	const all = await Promise.allSettled(choice % 3 === 0 ? [order(), order()] : [order()]);
	for (const one of all) if (one.status === "rejected") orRefused(one.reason);
}

async function settleAtBank(history: History) {
	for (const record of await recordsOf(history)) {
		const open = record.refunds.find(({ state }) => state === "differs");
		if (!open) continue;
		const finding = bank.hasPaidOut(open.gatewayId ?? "") ? "refunded" : "released";
		await refunds.resolveRefund(staff(), record as never, open.id, { finding, note: reason });
		return;
	}
}

async function payForTwo({ ids, eventId }: History, one: number, other: number, credit: number) {
	const accounts = await Promise.all([one, other].map((at) => accountOf(ids[at])));
	const charges = accounts
		.flatMap((account) => account.charges)
		.filter(({ charge, eventId: of }) => of === eventId && openAmount(charge) > 0)
		.map(({ target, charge }) => ({ id: target, amount: openAmount(charge) }));
	if (charges.length > 0)
		await payments.payCharges(staff(), { charges, credit, paymentMethod: "cash" });
}

async function payAt({ ids, eventId }: History, { person, amount }: Command) {
	const { charges } = await accountOf(ids[person]);
	const own = charges.find((one) => one.eventId === eventId);
	const part = own ? Math.min(amount, openAmount(own.charge)) : 0;
	if (!own || part === 0) return;
	const paid = { charges: [{ id: own.target, amount: part }], credit: amount - part };
	await payments.payCharges(staff(), { ...paid, paymentMethod: "cash" });
}

async function voidAt(history: History, at: number) {
	const number = receiptNumber(history, at);
	for (const userId of history.ids) {
		const { payments: own } = await accountOf(userId);
		const found = own.find((one) => one.receiptNumber === number);
		if (!found) continue;
		const service = found.parts ? payments : memberships;
		await service.voidPayment(staff(), { userId, receiptNumber: number }, reason);
		return;
	}
}

/** Carries a command out; one that is refused changes nothing. */
async function take(history: History, model: Model, command: Command): Promise<void> {
	const { ids, people, eventId } = history;
	const { kind, person, amount, choice } = command;
	const userId = ids[person];
	const { cookie } = people[person];
	const target = `registration-${eventId}-${userId}`;
	const entry = { id: `${eventId}-${userId}` };
	const paymentMethod = "cash" as const;
	const acts: Record<Command["kind"], () => Promise<unknown>> = {
		register: () =>
			press(() => world.call("POST /api/events/{id}/register", { id: `${eventId}` }, cookie, {})),
		cancel: () => press(() => world.call("DELETE /api/registrations/{id}", entry, cookie)),
		payCash: () => payAt(history, command),
		payForTwo: () => payForTwo(history, person, otherThan(model, person), choice),
		recordMembership: () => memberships.recordPayment(staff(), { userId, amount, paymentMethod }),
		waive: () => payments.waiveCharge(staff(), target, { amount, reason }),
		refundCash: () => refundCharge(staff(), target, { amount, reason, paymentMethod }),
		spendCredit: () => payments.spendCredit(staff(), target),
		voidReceipt: async () => {
			const count = model.receipts.length;
			if (count > 0) await voidAt(history, (choice + amount) % count);
		},
		startPayment: () => startAt(history, command),
		capture: () => captureAt(history, command),
		captureOtherAmount: () => captureAt(history, command),
		captureOtherCurrency: () => captureAt(history, command),
		decline: () => captureAt(history, command),
		foreignWebhook: async () => {
			for (const { gatewayId } of await recordsOf(history))
				if (gatewayId) await webhook(bank.forge(gatewayId));
		},
		refundOnline: () => refundAt(history, command),
		bankPaysOut: async () => bank.decide("refunded", await numbersAtBank(history)),
		bankPaysOutLess: async () => bank.decide("refunded", await numbersAtBank(history), 1),
		bankRefuses: async () => bank.decide("refused", await numbersAtBank(history)),
		bankForgets: async () =>
			bank.forget(choice < 5 ? "refunded" : "refused", await numbersAtBank(history)),
		daysPass: () => follow(history, Date.now() + 2 * longestPayment),
		staffSettle: () => settleAtBank(history),
		closeDay: () => closeDay(staff(), today(), { counted: amount, reason, notes: null }),
		reopenDay: () => reopenDay(staff(), today(), { reason }),
	};
	await acts[kind]().catch(orRefused);
}

/** Asks the gateway about each payment and refund that waits, as the clock does. */
async function follow(history: History, now = Date.now()): Promise<void> {
	for (const record of await recordsOf(history)) {
		if (record.status === "started") await online.askAboutPayment(bank.gateway, record, now);
		for (const { id, state } of record.refunds)
			if (state === "waiting") await refunds.followRefund(bank.gateway, record, id, now);
	}
}

const statuses = { pending: "placed", waitlisted: "waiting", cancelled: "gone" } as const;

/** The state as it is stored, in the form of the model. */
async function stored(history: History): Promise<Visible> {
	const { ids, eventId, start } = history;
	const accounts = await Promise.all(ids.map(accountOf));
	const people = await Promise.all(
		ids.map(async (id, at) => {
			const key = { userId: id, eventId, classId: 0 };
			const { data } = await Registrations.get(key).go({ consistent: true });
			const { charges, credit } = accounts[at];
			const charge = charges.find((one) => one.eventId === eventId)?.charge;
			const { membershipExpiryDate: expiry } = (await findUser(id)) ?? {};
			const years = Array.from({ length: 30 }, (_, n) => yearFrom(today(), n + 1));
			return {
				status: data ? statuses[data.status as keyof typeof statuses] : ("none" as const),
				owed: charge?.owed ?? 0,
				paid: charge?.paid ?? 0,
				credit,
				memberships: expiry ? years.indexOf(expiry) + 1 || -1 : 0,
			};
		}),
	);
	const lines = accounts.flatMap(({ payments: all }, person) =>
		all.map((payment) => ({ ...payment, person })),
	);
	const receipts = [...Map.groupBy(lines, (line) => line.receiptNumber)]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([, of]) => ({
			method: of[0].paymentMethod as "cash" | "online",
			of: of.map(({ person, amount }) => ({ person, amount })).sort((a, b) => a.person - b.person),
			isVoid: of[0].voidedAt !== undefined,
			waits: of[0].waitsSince !== undefined,
		}));
	const sums = await sumsNow();
	const { data: closing } = await CashClosings.get({ day: today() }).go({ consistent: true });
	return {
		people,
		receipts,
		payments: (await recordsOf(history)).map(({ userId, amount, status, refunds: all }) => ({
			person: ids.indexOf(userId as UserId),
			amount,
			state: status as Visible["payments"][number]["state"],
			refunds: all.map(({ amount: back, state }) => ({ amount: back, state })),
		})),
		open: sums.open - start.open,
		online: sums.online - start.online,
		cash: sums.cash - start.cash,
		closedAt: closing ? closing.expected - start.cash : null,
	};
}

const money = ["waive", "refundCash", "spendCredit", "refundOnline"] as const;
const command = fc.record({
	kind: fc.constantFrom(
		...commandKinds,
		...(["register", "cancel", "cancel"] as const),
		...(["startPayment", "startPayment", "capture", "capture", "refundOnline", "payCash"] as const),
	),
	person: fc.nat({ max: crowdSize - 1 }),
	/** In fils. */
	amount: fc.oneof(
		fc.constantFrom(1_000, 4_000, 9_000, 10_000, 15_000),
		fc.integer({ min: 1, max: 16_000 }),
	),
	choice: fc.nat({ max: 9 }),
});
const step = fc.record({
	command,
	/** Other commands for the same person at the same moment. */
	meanwhile: fc.oneof(
		{ weight: 4, arbitrary: fc.constant<(typeof money)[number][]>([]) },
		{ weight: 1, arbitrary: fc.array(fc.constantFrom(...money), { minLength: 1, maxLength: 2 }) },
	),
	fate: fc.oneof(
		{ weight: 6, arbitrary: fc.constant(null) },
		{ weight: 1, arbitrary: fc.constant("killFollower" as const) },
		{
			weight: 2,
			arbitrary: fc.record({
				nth: fc.integer({ min: 1, max: 3 }),
				when: fc.constantFrom("before" as const, "after" as const),
			}),
		},
	),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const orders = <One>(all: readonly One[]): One[][] =>
	all.length === 0
		? [[]]
		: all.flatMap((one, at) =>
				orders(all.filter((_, other) => other !== at)).map((rest) => [one, ...rest]),
			);

/** What the bank or time does happens also when our process dies. */
const isOutside = ({ kind }: Command) => /^(capture|decline|bank|daysPass|foreign)/.test(kind);

const serially = (model: Model, commands: readonly Command[]) =>
	commands.reduce((state, one) => applied(state, one), model);

const subsets = <One>(all: readonly One[]): One[][] =>
	Array.from({ length: 2 ** all.length }, (_, set) =>
		all.filter((_, at) => Math.floor(set / 2 ** at) % 2 === 1),
	);

/**
 * Every state that may follow: commands at the same moment take effect in some order. Of a process
 * that died, or a call that gave up, nobody knows whether it did.
 */
function following(model: Model, commands: readonly Command[], isSure: boolean): Model[] {
	const taken = isSure || commands.every(isOutside) ? [[...commands]] : subsets(commands);
	return taken.flatMap(orders).map((order) => serially(model, order));
}

async function takeStep(
	history: History,
	models: readonly Model[],
	{ command: wish, meanwhile, fate }: Step,
) {
	const [model] = models;
	const command = aimed(model, wish);
	if (!command) return models;
	const isMoney = money.some((kind) => kind === command.kind);
	const others = isMoney ? meanwhile.map((kind) => ({ ...command, kind })) : [];
	const commands = [command, ...others];
	const death = others.length === 0 && fate !== null && fate !== "killFollower" ? fate : null;
	if (fate === "killFollower") world.killFollower();
	gaveUp = false;
	const dying = death && dieAt(death.nth, death.when);
	const died = (error: Error) => {
		if (!death || !isDeath(error)) throw error;
	};
	await Promise.all(commands.map((one) => take(history, model, one).catch(died)));
	dying?.end();
	const isSure = death === null && !gaveUp;
	const possible = models.flatMap((one) => following(one, commands, isSure));
	// Who waits only until a place that a dead process held is free again did not register earlier.
	const waits = possible.some(({ people }) => people[command.person].status === "waiting");
	if (command.kind === "register" && waits) await backdate(history, command);
	// The next run of the clock does what this one did not.
	if (command.kind === "daysPass") await follow(history, Date.now() + 2 * longestPayment);
	await world.settle();
	await follow(history);
	await world.settle();
	const is = await stored(history);
	const left = possible.filter((one) => JSON.stringify(visible(one)) === JSON.stringify(is));
	if (left.length === 0)
		throw new Error(
			`After ${JSON.stringify({ commands, fate })}\nstored   ${JSON.stringify(is)}\nexpected ${JSON.stringify(visible(possible[0]))}`,
		);
	return left;
}

test(
	`${runs} random histories of places, families, cash, gateway and closings go by the rules of money`,
	async () => {
		const began = performance.now();
		let steps = 0;
		const person = fc.nat({ max: crowdSize - 1 });
		const links = fc
			.array(fc.record({ child: person, guardian: person }), { maxLength: 4 })
			.map((all) => all.filter(({ child, guardian }) => child !== guardian));
		// For one person alone, for two, for three, and for more than there are.
		const familyMax = fc.constantFrom(12_000, 18_000, 26_000, 33_000, 100_000);
		// Most people register at once, so that each history has full places and a waiting list.
		const first = fc
			.record({
				people: fc.shuffledSubarray([...Array(crowdSize).keys()], { minLength: places }),
				choices: fc.array(fc.nat({ max: 9 }), { minLength: crowdSize, maxLength: crowdSize }),
			})
			.map(({ people, choices }) =>
				people.map(
					(who, at): Step => ({
						command: { kind: "register", person: who, amount: 1, choice: choices[at] },
						meanwhile: [],
						fate: null,
					}),
				),
			);
		const property = fc.asyncProperty(
			links,
			familyMax,
			first,
			fc.array(step, { minLength: 15, maxLength: 40 }),
			async (all, most, registrations, history) => {
				const world = await begin(all, most);
				let models: readonly Model[] = [newModel(crowdSize, joined(all), most)];
				for (const one of [...registrations, ...history]) {
					models = await takeStep(world, models, one);
					steps++;
				}
				await reopenDay(staff(), today(), { reason }).catch(orRefused);
			},
		);
		await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
		const wrong = [...(await recountTable())].filter(([, { was, is }]) => was !== is);
		expect(wrong.filter(([name]) => /^(cash|chargeLine|membershipPayment)/.test(name))).toEqual([]);
		const seconds = Math.round((performance.now() - began) / 1000);
		process.stdout.write(`${runs} histories of money, ${steps} steps, ${seconds} s\n`);
	},
	within(3_600_000),
);
