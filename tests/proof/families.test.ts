import fc from "fast-check";
import { within } from "#local/pace.ts";
import { openAmount, sumsOf } from "#shared/competition/fees/charges.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { seed, sized } from "../core/size.ts";
import { callerForTest } from "./caller.ts";
import { guardianshipForTest } from "./guardianship.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { makeCrowd, makeEvent } = await import("./crowd.ts");
const { Guardianships } = await import("#functions/people/families/guardianship.entity.ts");
const { familyOf, mostInFamily } = await import("#functions/people/families/links.ts");
const { capFamily, changesFamilyCharges } = await import(
	"#functions/competition/fees/cap-family.ts"
);
const { accountOf } = await import("#functions/competition/fees/fees.service.ts");
const payments = await import("#functions/competition/fees/payments.service.ts");
const { AppError } = await import("#functions/core/errors.ts");
const { inParallel } = await import("#functions/core/parallel.ts");
const { Registrations } = await import(
	"#functions/competition/registrations/registration.entity.ts"
);
const { interceptTable } = await import("../core/intercept.ts");
afterAll(world.close);

const runs = sized({ whole: 300, share: 12 });
const size = 6;
const fee = 10_000;
const staff = callerForTest(1, "admin");
let firstId = 50_000;

type Link = { child: number; guardian: number };
type State = "active" | "frozen" | "ended";

const putLink = (ids: readonly UserId[], { child, guardian }: Link, state: State = "active") =>
	Guardianships.put(
		guardianshipForTest({ childId: ids[child], guardianId: ids[guardian], state }),
	).go();

async function makeFamilies(links: readonly Link[], familyMax: number) {
	const crowd = await makeCrowd(size, firstId);
	firstId += size;
	const ids = crowd.map(({ id }) => id);
	for (const link of links.filter(({ child, guardian }) => child !== guardian))
		await putLink(ids, link);
	const lists = { event: true, classes: true };
	const { eventId } = await makeEvent(size, [], 0, lists, { fee, familyMax, shadow: false });
	/** Positions of the people who are registered. */
	const registered = new Set<number>();
	return { crowd, ids, eventId, registered };
}

type World = Awaited<ReturnType<typeof makeFamilies>>;

const chargesOf = async ({ ids, eventId }: World) =>
	(await inParallel(ids, (id) => accountOf(id)))
		.flatMap(({ charges }) => charges.map(({ writeOver: _, ...charged }) => charged))
		.filter((charged) => charged.eventId === eventId);

const orRefused = (error: unknown) => {
	if (!(error instanceof AppError)) throw error;
};

const person = fc.nat({ max: size - 1 });
const link = fc.record({ child: person, guardian: person });
const links = fc.array(link, { minLength: 2, maxLength: 8 });
const amount = fc.integer({ min: 1, max: fee });
const act = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.record({ kind: fc.constant("register" as const), person, amount }),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constantFrom("cancel" as const, "pay" as const, "waive" as const),
			person,
			amount,
		}),
	},
);
const acts = fc.array(act, { minLength: 4, maxLength: 14 });
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

async function take(
	{ crowd, ids, eventId, registered }: World,
	{ kind, person: who, amount: fils }: Act,
) {
	const params = { id: `${eventId}` };
	const own = crowd[who].cookie;
	const registration = `${eventId}-${ids[who]}`;
	if (kind === "register") {
		const { status } = await world.call("POST /api/events/{id}/register", params, own);
		if (status < 300) registered.add(who);
	}
	if (kind === "cancel") {
		await world.call("DELETE /api/registrations/{id}", { id: registration }, own);
		registered.delete(who);
	}
	const charge = `registration-${registration}`;
	if (kind === "waive")
		await payments.waiveCharge(staff, charge, { amount: fils, reason: "Because" }).catch(orRefused);
	if (kind === "pay") {
		const { charges } = await accountOf(ids[who]);
		const found = charges.find(({ target }) => target === charge);
		const part = found ? Math.min(fils, openAmount(found.charge)) : 0;
		const paid = { charges: [{ id: charge, amount: part }], credit: 0 };
		if (part > 0)
			await payments.payCharges(staff, { ...paid, paymentMethod: "cash" }).catch(orRefused);
	}
}

/** The families that links join, as sets of positions. */
function joined(all: readonly Link[]): Set<number>[] {
	let families = Array.from({ length: size }, (_, at) => new Set([at]));
	for (const { child, guardian } of all) {
		const touched = families.filter((one) => one.has(child) || one.has(guardian));
		families = [
			...families.filter((one) => !touched.includes(one)),
			new Set(touched.flatMap((one) => [...one])),
		];
	}
	return families;
}

/** As many rounds of the stream as there are people; the last finds nothing. */
async function settle(): Promise<void> {
	expect(await world.settle(size + 1)).toBeLessThanOrEqual(size);
}

/** What is waived of a charge since it was last charged. */
const waivedIn = ({ lines }: { lines: readonly { kind: string; amount: number }[] }) =>
	lines
		.slice(lines.findLastIndex(({ kind }) => kind === "charged"))
		.reduce((sum, { kind, amount: fils }) => sum - (kind === "waived" ? fils : 0), 0);

test(
	"the charges of any families come to rest at what their maximum leaves, from each member on",
	async () => {
		const maximum = fc.integer({ min: 1, max: 35_000 });
		const check = async (all: Link[], familyMax: number, history: Act[]) => {
			const families = await makeFamilies(all, familyMax);
			await settle();
			for (const one of history) {
				await take(families, one);
				await settle();
			}
			const { ids, eventId, registered } = families;
			const charges = await chargesOf(families);
			for (const family of joined(all)) {
				let left = familyMax;
				const own = charges
					.map((charged) => ({ ...charged, at: ids.indexOf(charged.userId as UserId) }))
					.filter(({ at }) => family.has(at))
					.sort((one, other) => (one.charge.id < other.charge.id ? -1 : 1));
				for (const { charge, at } of own) {
					expect(sumsOf(charge.lines)).toEqual({ owed: charge.owed, paid: charge.paid });
					const share = registered.has(at) ? Math.min(fee, left) : 0;
					left -= share;
					expect(charge.owed).toBe(Math.max(0, share - waivedIn(charge)));
				}
			}
			for (const id of ids) await capFamily({ userId: id, eventId }, Date.now());
			expect(await chargesOf(families)).toEqual(charges);
		};
		await fc.assert(fc.asyncProperty(links, maximum, acts, check), {
			numRuns: runs,
			seed,
			endOnFailure: true,
		});
	},
	within(600_000),
);

test("a link that begins, is frozen or ends changes no charge until a registration changes, and then once", async () => {
	const pair = { child: 1, guardian: 0 };
	const families = await makeFamilies([pair], 15_000);
	const { ids } = families;
	const owed = async () =>
		new Map((await chargesOf(families)).map(({ userId, charge }) => [userId, charge.owed]));
	const registers = (who: number) => take(families, { kind: "register", person: who, amount: 1 });
	for (const who of [0, 1, 2]) await registers(who);
	await settle();
	const before = { [ids[0]]: 10_000, [ids[1]]: 5_000, [ids[2]]: 10_000 };
	expect(Object.fromEntries(await owed())).toEqual(before);
	const changes: [Link, State][] = [
		[{ child: 2, guardian: 0 }, "active"],
		[pair, "frozen"],
		[pair, "ended"],
	];
	for (const [changed, state] of changes) {
		await putLink(ids, changed, state);
		await settle();
		expect(Object.fromEntries(await owed())).toEqual(before);
	}
	// Who has paid what was owed owes nothing more.
	await take(families, { kind: "pay", person: 1, amount: 5_000 });
	await settle();
	expect(Object.fromEntries(await owed())).toEqual(before);
	await take(families, { kind: "cancel", person: 0, amount: 1 });
	await registers(0);
	await settle();
	expect(Object.fromEntries(await owed())).toEqual({ ...before, [ids[2]]: 5_000 });
});

test("families up to the largest are found whole from each member, and larger ones from none", async () => {
	const crowd = await makeCrowd(mostInFamily + 1, firstId);
	firstId += crowd.length;
	const ids = crowd.map(({ id }) => id);
	// A chain: each is the child of the one before.
	for (let child = 1; child < mostInFamily; child++)
		await putLink(ids, { child, guardian: child - 1 });
	const members = ids.slice(0, mostInFamily);
	for (const id of [members[0], members[17], members[mostInFamily - 1]])
		expect([...((await familyOf(id, Date.now())) ?? [])].sort()).toEqual(members);
	await putLink(ids, { child: mostInFamily, guardian: mostInFamily - 1 });
	for (const id of [ids[0], ids[20], ids[mostInFamily]])
		expect(await familyOf(id, Date.now())).toBeNull();
});

test("charges that change while the maximum is applied are read and lowered again", async () => {
	const families = await makeFamilies([{ child: 1, guardian: 0 }], 15_000);
	const { eventId, ids } = families;
	for (const who of [0, 1]) await take(families, { kind: "register", person: who, amount: 1 });
	let writes = 0;
	const stop = interceptTable(
		(next, { commandName }) =>
			async (args) => {
				if (commandName === "TransactWriteItemsCommand" && writes++ === 0)
					await Registrations.patch({ userId: ids[1], eventId, classId: 0 })
						.add({ version: 1 })
						.go();
				return next(args);
			},
		{ step: "initialize" },
	);
	await capFamily({ userId: ids[0], eventId }, Date.now()).finally(stop);
	expect(writes).toBe(2);
	expect((await chargesOf(families)).map(({ charge }) => charge.owed)).toEqual([10_000, 5_000]);
});

describe("what the others of a family owe", () => {
	const line = { at: "2030-01-01T00:00:00.000Z", by: 1 };
	const charge = { id: "1", full: fee, owed: fee, paid: 0, familyMax: 15_000, lines: [] };
	const refunding = { ...charge, lines: [{ ...line, kind: "refunding", amount: -fee }] };
	const { familyMax: _, ...unlimited } = charge;

	test.each<[string, object | undefined, object | undefined, boolean]>([
		["a new charge under a maximum", undefined, charge, true],
		["a new charge without a maximum", undefined, unlimited, false],
		["a charge from which the maximum is taken", charge, unlimited, true],
		["a charge without a maximum that ends", unlimited, { ...unlimited, isVoid: true }, true],
		["another price", charge, { ...charge, full: 5_000 }, true],
		["a refund that waits at the bank", charge, refunding, true],
		["a refund that the bank has answered", refunding, charge, true],
		["a payment", charge, { ...charge, paid: fee }, false],
		["what the maximum takes off", charge, { ...charge, owed: 5_000, capped: 5_000 }, false],
		["no change", charge, charge, false],
	])("is looked at after %s, or not", (_, before, after, isLookedAt) => {
		const entryOf = (of: object | undefined) => ({ charge: of }) as never;
		expect(changesFamilyCharges(before ? entryOf(before) : null, entryOf(after))).toBe(isLookedAt);
	});
});
