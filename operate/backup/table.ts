import { setTimeout as pause } from "node:timers/promises";
import {
	BatchWriteItemCommand,
	type DynamoDBClient,
	ScanCommand,
	type WriteRequest,
} from "@aws-sdk/client-dynamodb";
import { isBackedUp } from "./entities.ts";
import { type Item, toItem, toLine } from "./items.ts";

export type Table = { client: DynamoDBClient; name: string };

const batchSize = 25;
const tries = 12;

/**
 * Reads every item to back up as a line, page by page. Items written meanwhile may be included or
 * not.
 */
export async function readTable(
	{ client, name }: Table,
	onProgress: (items: number) => void,
): Promise<string[]> {
	const lines: string[] = [];
	let ExclusiveStartKey: Item | undefined;
	do {
		const page = await client.send(
			new ScanCommand({ TableName: name, ConsistentRead: true, ExclusiveStartKey }),
		);
		lines.push(...(page.Items ?? []).filter(isBackedUp).map(toLine));
		onProgress(lines.length);
		ExclusiveStartKey = page.LastEvaluatedKey;
	} while (ExclusiveStartKey);
	return lines;
}

export async function isEmpty({ client, name }: Table): Promise<boolean> {
	const { Items = [] } = await client.send(
		new ScanCommand({ TableName: name, Limit: 1, ConsistentRead: true }),
	);
	return Items.length === 0;
}

/**
 * Writes all lines back, except those that backups no longer include, and returns their number.
 * Retries items that the table does not accept at once.
 */
export async function fillTable(
	table: Table,
	lines: readonly string[],
	onProgress: (items: number) => void,
): Promise<number> {
	const items = lines.map(toItem).filter(isBackedUp);
	for (let from = 0; from < items.length; from += batchSize) {
		const batch = items.slice(from, from + batchSize);
		await put(
			table,
			batch.map((Item): WriteRequest => ({ PutRequest: { Item } })),
		);
		onProgress(from + batch.length);
	}
	return items.length;
}

async function put({ client, name }: Table, requests: WriteRequest[]): Promise<void> {
	let rest = requests;
	for (let attempt = 0; rest.length > 0; attempt++) {
		if (attempt === tries)
			throw new Error(`The table does not take ${rest.length} items. Empty it, then restore anew`);
		if (attempt > 0) await pause(Math.min(2 ** attempt * 25, 5_000));
		const { UnprocessedItems } = await client.send(
			new BatchWriteItemCommand({ RequestItems: { [name]: rest } }),
		);
		rest = UnprocessedItems?.[name] ?? [];
	}
}
