import { openWorld } from "#tests/proof/world.ts";
import { answer } from "./worker.ts";

/** Write units of the table and its indexes, and read units, of one call. */
export type Units = { outcome: string; table: number; index: number; read: number };

type Capacity = {
	Table?: { WriteCapacityUnits?: number; ReadCapacityUnits?: number; CapacityUnits?: number };
	GlobalSecondaryIndexes?: Record<string, { WriteCapacityUnits?: number; CapacityUnits?: number }>;
};

/** People of a rush; the stream gets their changes in one batch. */
const rush = 20;

await answer(async () => {
	const world = await openWorld();
	const { interceptTable } = await import("../../core/intercept.ts");
	const { makeCrowd, makeEvent } = await import("#tests/proof/crowd.ts");
	let spent = { table: 0, index: 0, read: 0 };
	const isRead = (command: string | undefined) => /^(Get|Query|BatchGet)/.test(command ?? "");
	const sum = (values: (number | undefined)[]) =>
		values.reduce<number>((total, value) => total + (value ?? 0), 0);
	interceptTable(
		(next, context) => async (args) => {
			Object.assign(args.input, { ReturnConsumedCapacity: "INDEXES" });
			const result = await next(args);
			const { ConsumedCapacity = [] } = result.output as {
				ConsumedCapacity?: Capacity | Capacity[];
			};
			for (const { Table, GlobalSecondaryIndexes = {} } of [ConsumedCapacity].flat()) {
				if (isRead((context as { commandName?: string }).commandName))
					spent.read += sum([Table?.CapacityUnits]);
				else {
					spent.table += sum([Table?.CapacityUnits]);
					spent.index += sum(
						Object.values(GlobalSecondaryIndexes).map(({ CapacityUnits }) => CapacityUnits),
					);
				}
			}
			return result;
		},
		{ step: "initialize" },
	);
	const crowd = await makeCrowd(12 + 2 * rush);
	const plain = await makeEvent(2);
	const lists = { event: true, classes: true };
	// A rehearsal charges nothing.
	const priced = await makeEvent(3 + rush, [], 0, lists, { fee: 10_000, shadow: false });
	const costing = (who: number) => () =>
		world.call("POST /api/events/{id}/register", { id: `${priced.eventId}` }, crowd[who].cookie);
	/** So many people in a row, whose changes the stream gets together. */
	const inRush = (register: (who: number) => () => Promise<unknown>, from: number) => async () => {
		for (let who = from; who < from + rush; who++) await register(who)();
		return { status: 200 };
	};
	/** What the stream writes after the last call. */
	const follow = async () => {
		await world.settle();
		return { status: 200 };
	};
	const classed = await makeEvent(3, [2, 5]);
	const free = await makeEvent(3 + rush, [], 0, lists, { shadow: false });
	const freely = (who: number) => () =>
		world.call("POST /api/events/{id}/register", { id: `${free.eventId}` }, crowd[who].cookie);
	const bare = (who: number) => () =>
		world.call("POST /api/events/{id}/register", { id: `${plain.eventId}` }, crowd[who].cookie);
	const inEventClass = (who: number, which: number) => () => {
		const params = { id: `${classed.eventId}`, classId: `${classed.classes[which]}` };
		return world.call(
			"POST /api/events/{id}/classes/{classId}/register",
			params,
			crowd[who].cookie,
			{},
		);
	};
	const cancel = (who: number) => () =>
		world.call(
			"DELETE /api/registrations/{id}",
			{ id: `${plain.eventId}-${crowd[who].id}` },
			crowd[who].cookie,
		);
	const steps: [outcome: string, call: () => Promise<{ status: number }>, isReported: boolean][] = [
		["", bare(0), false],
		["a place", bare(1), true],
		["", bare(2), false],
		["the waiting list", bare(3), true],
		["a second click", bare(1), true],
		["leaving with somebody waiting", cancel(0), true],
		["leaving the waiting list", cancel(3), true],
		["", inEventClass(4, 1), false],
		["a place in a class", inEventClass(5, 0), true],
		["a second class", inEventClass(4, 0), true],
		["", inEventClass(6, 0), false],
		["the waiting list of a class", inEventClass(7, 0), true],
		["", costing(8), false],
		["a place that costs a fee", costing(9), true],
		["", follow, false],
		["", freely(8), false],
		["", follow, false],
		["", freely(9), false],
		["the stream behind a free place", follow, true],
		["", costing(10), false],
		["the stream behind a place that costs a fee", follow, true],
		["", inRush(freely, 12), false],
		[`the stream behind ${rush} free places`, follow, true],
		["", inRush(costing, 12 + rush), false],
		[`the stream behind ${rush} places that cost a fee`, follow, true],
	];
	const units: Units[] = [];
	for (const [outcome, call, isReported] of steps) {
		spent = { table: 0, index: 0, read: 0 };
		await call();
		if (isReported) units.push({ outcome, ...spent });
	}
	await world.close();
	return units;
});
