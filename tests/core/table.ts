import { ScanCommand, type ScanCommandOutput } from "@aws-sdk/client-dynamodb";
import { dynamo, onTable } from "#functions/core/table/database.ts";

type Item = NonNullable<ScanCommandOutput["Items"]>[number];

/** All items of the table. */
export async function wholeTable(): Promise<Item[]> {
	const items: Item[] = [];
	let from: ScanCommand["input"]["ExclusiveStartKey"];
	do {
		const page = await dynamo.send(
			new ScanCommand({ TableName: onTable.table, ExclusiveStartKey: from }),
		);
		items.push(...(page.Items ?? []));
		from = page.LastEvaluatedKey;
	} while (from);
	return items;
}

/** The items that contain one of these texts anywhere; a text found in none is not stored. */
export async function itemsWith(...texts: string[]): Promise<Item[]> {
	const items = await wholeTable();
	return items.filter((item) => {
		const whole = JSON.stringify(item);
		return texts.some((text) => whole.includes(text));
	});
}
