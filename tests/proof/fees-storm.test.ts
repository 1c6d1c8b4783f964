import { setTimeout as pause } from "node:timers/promises";
import { within } from "#local/pace.ts";
import { openAmount, sumsOf } from "#shared/competition/fees/charges.rules.ts";
import { sized } from "../core/size.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { createRandom } = await import("#local/demo/random.ts");
const { inParallel } = await import("#functions/core/parallel.ts");
const { AppError } = await import("#functions/core/errors.ts");
const { readCounters } = await import("#functions/core/table/counters.ts");
const { openAtEvent } = await import("#functions/competition/fees/fees.counts.ts");
const { accountOf } = await import("#functions/competition/fees/fees.service.ts");
const { readDebtors } = await import("#functions/competition/fees/ledger/debtors.ts");
const payments = await import("#functions/competition/fees/payments.service.ts");
const { recountTable } = await import("#operate/recount/recount.ts");
const { injectFaults, noFaults, rough } = await import("./faults.ts");
const { makeCrowd, makeEvent, makeParties } = await import("./crowd.ts");
const { isFiled } = await import("./charges.ts");
const { breaksIn } = await import("../core/places.ts");

const people = sized({ whole: 320, share: 120 });
const seeds = sized({ whole: 20, share: 1 });
/** The first seed of this process; several processes can divide the seeds among them. */
const first = Number(process.env.PROOF_FROM ?? 0);
const places = people / 4;
const atOnce = 32;
const fee = 10_000;
const familyMax = 15_000;

const faults = injectFaults("fees-storm");
const crowd = await makeCrowd(people);
/** Half of the crowd register themselves; a guardian registers the others, three at once. */
const singles = crowd.slice(0, people / 2);
const families = await makeParties(crowd.slice(people / 2), 3, "guardian");
const ids = crowd.map(({ id }) => id);
beforeAll(world.follow);
afterAll(world.close);

/** Statuses of answers that were neither success nor a known refusal. */
const unexpected: number[] = [];

/** Makes a call, at most five times while it is answered `busy`, as the buttons of the site do. */
async function press(make: () => Promise<{ status: number }>): Promise<void> {
	for (let tries = 1; tries <= 5; tries++) {
		const { status } = await make();
		if (status === 503) await pause(200);
		else {
			if (![200, 201, 202, 204, 404, 409].includes(status)) unexpected.push(status);
			return;
		}
	}
}

/** Everybody registers; of those with a place some pay at once and some cancel again. */
async function storm(eventId: number, seed: number): Promise<void> {
	const random = createRandom(`fees-storm/${seed}`);
	const fates = new Map(ids.map((id) => [id, random.chance(0.3) ? "pays" : "cancels"]));
	const acts = new Set(ids.filter(() => random.chance(0.5)));
	const decide = async (id: number, cookie: string) => {
		if (!acts.has(id as never)) return;
		if (fates.get(id) === "cancels") {
			const target = { id: `${eventId}-${id}` };
			await press(() => world.call("DELETE /api/registrations/{id}", target, cookie));
			return;
		}
		const { charges } = await accountOf(id);
		const own = charges.find((one) => one.eventId === eventId);
		if (!own || openAmount(own.charge) === 0) return;
		const paid = {
			charges: [{ id: own.target, amount: openAmount(own.charge) }],
			credit: 0,
			paymentMethod: "cash" as const,
		};
		await payments.payCharges(callerForTest(1, "admin"), paid).catch((error) => {
			// Another registration of the family may have lowered the charge meanwhile.
			if (!(error instanceof AppError)) throw error;
		});
	};
	const alone = singles.map(({ id, cookie }) => async () => {
		const make = () => world.call("POST /api/events/{id}/register", { id: `${eventId}` }, cookie);
		await press(make);
		if (random.chance(0.05)) await press(make);
		await decide(id, cookie);
	});
	const together = families.map(({ ids: children, cookie }) => async () => {
		const rows = children.map((userId) => ({ userId, classId: null }));
		const target = { id: `${eventId}` };
		await press(() => world.call("POST /api/events/{id}/registrations/bulk", target, cookie, rows));
		for (const id of children) await decide(id, cookie);
	});
	await inParallel(random.shuffle([...alone, ...together]), (act) => act(), atOnce);
}

/** What is wrong with the charges of an event, its sums and its debtors, as stored now. */
async function findBreaks(eventId: number): Promise<string[]> {
	const accounts = new Map(await inParallel(ids, async (id) => [id, await accountOf(id)] as const));
	const all = [...accounts.values()].flatMap(({ charges }) => charges);
	const own = all.filter((one) => one.eventId === eventId);
	const breaks: string[] = [];
	for (const { charge, userId } of own) {
		const { owed, paid } = sumsOf(charge.lines);
		if (owed !== charge.owed || paid !== charge.paid) breaks.push(`${userId}: sums`);
		if (paid > owed || paid < 0) breaks.push(`${userId}: ${paid} paid of ${owed}`);
		if (!(await isFiled(charge))) breaks.push(`${userId}: the ledger's lines`);
	}
	for (const { ids: children } of families) {
		const owed = own.filter(({ userId }) => children.includes(userId as never));
		const full = owed.filter(({ charge }) => charge.owed > 0 || charge.full > 0);
		const sum = owed.reduce((total, { charge }) => total + charge.owed, 0);
		if (sum > familyMax) breaks.push(`a family of ${full.length} owes ${sum}`);
	}
	const openNow = (charges: typeof all) =>
		charges.reduce((sum, { charge }) => sum + openAmount(charge), 0);
	const { chargeLine } = await readCounters(["chargeLine"]);
	if ((chargeLine[openAtEvent(eventId)] ?? 0) !== openNow(own)) breaks.push("the event's sum");
	if ((chargeLine.open ?? 0) !== openNow(all)) breaks.push("the federation's sum");
	const debtors = await readDebtors();
	for (const [id, { charges, credit }] of accounts) {
		if (debtors.has(id) !== openNow(charges) > 0) breaks.push(`${id}: listed as a debtor`);
		if (credit < 0) breaks.push(`${id}: credit ${credit}`);
	}
	return [...breaks, ...(await breaksIn(eventId as never, ids))];
}

/** Waits until the stream consumer has caught up; returns what is still wrong. */
async function quietBreaks(eventId: number): Promise<string[]> {
	const until = Date.now() + within(60_000);
	for (;;) {
		const breaks = await findBreaks(eventId);
		if (breaks.length === 0 || Date.now() > until) return breaks;
		await pause(500);
	}
}

describe.each(Array.from({ length: seeds }, (_, number) => first + number))(
	"fees storm %i",
	(seed) => {
		test(
			`${people} people, alone and in families, register, pay and cancel: charges, sums and debtors agree`,
			async () => {
				const lists = { event: true, classes: true };
				const terms = { fee, familyMax, shadow: false };
				const { eventId } = await makeEvent(places, [], 0, lists, terms);
				faults.set(rough);
				await storm(eventId, seed);
				faults.set(noFaults);
				expect(unexpected).toEqual([]);
				expect(await quietBreaks(eventId)).toEqual([]);
			},
			within(600_000),
		);
	},
);

test(
	"a recount of the lines finds the same sums",
	async () => {
		const wrong = [...(await recountTable())].filter(([, { was, is }]) => was !== is);
		expect(wrong.filter(([name]) => /^(chargeLine|membershipPayment)/.test(name))).toEqual([]);
	},
	within(600_000),
);
