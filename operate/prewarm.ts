import { isDeepStrictEqual, parseArgs } from "node:util";
import { crowdPerPlace } from "#shared/base/places/allotment.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { parseWhole, runCommand } from "./command.ts";
import { chooseUnits, type Units, unitsFor } from "./prewarm/units.ts";
import { findSystem, whereOptions, workOn } from "./system.ts";

const { values } = parseArgs({
	options: {
		/** Provides the number of places, and twenty people for each, unless they are given. */
		event: { type: "string" },
		users: { type: "string" },
		places: { type: "string" },
		within: { type: "string", default: "1" },
		retries: { type: "string", default: "2" },
		/** Same value as `registrations.reservedConcurrency` in infra/stages.ts. */
		processes: { type: "string", default: "500" },
		/** Units per second that the account allows for a table. */
		quota: { type: "string", default: "40000" },
		"dry-run": { type: "boolean", default: false },
		undo: { type: "boolean", default: false },
		...whereOptions,
	},
});

const undone = `Nothing was changed: AWS lets warm throughput be raised and never lowered. If
registrations.reservedConcurrency in infra/stages.ts was raised for the opening, put it back and deploy.`;

const cost = `AWS charges for raising it above the present figures, at the region's price: see DynamoDB pricing, "warm
throughput". It cannot be lowered again, so the next opening of this size needs none.`;

async function crowd() {
	const placesOf = async (id: number) => {
		const { findEvent } = await import("#functions/competition/events/events.service.ts");
		return (await findEvent(id as EventId)).maxParticipants;
	};
	const { event, users, places } = values;
	if (!event && !(users && places))
		throw new Error("Say for whom: --event <id>, or --users N --places N");
	const limit = places
		? parseWhole("places", places, 0)
		: await placesOf(parseWhole("event", event ?? "", 1));
	if (!users && limit === 0)
		throw new Error("The event has no limit: say how many will come with --users N");
	return { places: limit, users: users ? parseWhole("users", users, 1) : limit * crowdPerPlace };
}

const text = ({ reads, writes }: Units) =>
	`${writes.toLocaleString("en")} writes, ${reads.toLocaleString("en")} reads`;

async function prewarm(): Promise<number> {
	workOn(await findSystem(values));
	const expected = {
		...(await crowd()),
		within: parseWhole("within", values.within, 1),
		retries: parseWhole("retries", values.retries, 1),
		processes: parseWhole("processes", values.processes, 1),
	};
	const { readWarmth, raiseThroughput } = await import("./prewarm/warm.ts");
	const units = unitsFor(expected);
	const present = await readWarmth();
	const quota = parseWhole("quota", values.quota, 1);
	const next = {
		table: chooseUnits(units.table, present.table, quota),
		index: chooseUnits(units.index, present.index, quota),
	};
	console.log(
		`${expected.users} people, ${expected.places} places, all within ${expected.within} s; units a second:`,
	);
	for (const part of ["table", "index"] as const) {
		console.log(
			`  ${part}  has ${text(present[part])}; wants ${text(units[part])}; asks for ${text(next[part])}`,
		);
	}
	if (isDeepStrictEqual({ table: present.table, index: present.index }, next)) {
		console.log("There is enough already: nothing to ask for.");
		return 0;
	}
	console.log(cost);
	if (values["dry-run"]) return 0;
	await raiseThroughput(next);
	const { table, index } = await readWarmth();
	console.log(`Warm: table ${text(table)}; index ${text(index)}`);
	return 0;
}

await runCommand(async () => {
	if (!values.undo) return prewarm();
	console.log(undone);
	return 0;
});
