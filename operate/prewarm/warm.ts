import { setTimeout as pause } from "node:timers/promises";
import {
	DescribeTableCommand,
	type TableDescription,
	UpdateTableCommand,
} from "@aws-sdk/client-dynamodb";
import { dynamo, onTable } from "#functions/core/table/database.ts";
import { table } from "#shared/core/table.ts";
import type { Units } from "./units.ts";

export type Warmth = { table: Units; index: Units; active: boolean };

const TableName = onTable.table;
/** The index that lists an event's registrations; an opening hardly affects the others. */
const IndexName = table.indexes[0].name;

const every = 2_000;
const longest = 30 * 60_000;

const unitsOf = ({
	ReadUnitsPerSecond = 0,
	WriteUnitsPerSecond = 0,
}: TableDescription["WarmThroughput"] = {}) => ({
	reads: ReadUnitsPerSecond,
	writes: WriteUnitsPerSecond,
});

/** Present warm throughput of table and index. */
export async function readWarmth(): Promise<Warmth> {
	const { Table } = await dynamo.send(new DescribeTableCommand({ TableName }));
	const index = Table?.GlobalSecondaryIndexes?.find((one) => one.IndexName === IndexName);
	const states = [
		Table?.TableStatus,
		Table?.WarmThroughput?.Status,
		index?.IndexStatus,
		index?.WarmThroughput?.Status,
	];
	return {
		table: unitsOf(Table?.WarmThroughput),
		index: unitsOf(index?.WarmThroughput),
		active: states.every((state) => state === undefined || state === "ACTIVE"),
	};
}

const asThroughput = ({ reads, writes }: Units) => ({
	ReadUnitsPerSecond: reads,
	WriteUnitsPerSecond: writes,
});

/** Raises the warm throughput of the table and its index, and waits until it is active. */
export async function raiseThroughput(required: { table: Units; index: Units }): Promise<void> {
	const index = { IndexName, WarmThroughput: asThroughput(required.index) };
	await dynamo.send(
		new UpdateTableCommand({
			TableName,
			WarmThroughput: asThroughput(required.table),
			GlobalSecondaryIndexUpdates: [{ Update: index }],
		}),
	);
	for (const started = Date.now(); Date.now() - started < longest; await pause(every)) {
		if ((await readWarmth()).active) return;
	}
	throw new Error("The table is still being changed after half an hour: look at it in the console");
}
