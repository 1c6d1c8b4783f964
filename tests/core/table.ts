import { ScanCommand, type ScanCommandOutput } from "@aws-sdk/client-dynamodb";
import { dynamo, onTable } from "#functions/core/table/database.ts";

type Item = NonNullable<ScanCommandOutput["Items"]>[number];

/** All that the table holds. */
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

/** The items that hold one of these texts anywhere: what is in none of them is not kept. */
export async function itemsWith(...texts: string[]): Promise<Item[]> {
	const items = await wholeTable();
	return items.filter((item) => {
		const whole = JSON.stringify(item);
		return texts.some((text) => whole.includes(text));
	});
}
