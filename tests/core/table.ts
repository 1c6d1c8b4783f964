import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { dynamo, onTable } from "#functions/core/database.ts";

/** All that the table holds, as one text: what is not in it is not kept. */
export async function wholeTable(): Promise<string> {
	const pages: string[] = [];
	let from: ScanCommand["input"]["ExclusiveStartKey"];
	do {
		const page = await dynamo.send(new ScanCommand({ TableName: onTable.table, ExclusiveStartKey: from }));
		pages.push(JSON.stringify(page.Items));
		from = page.LastEvaluatedKey;
	} while (from);
	return pages.join("\n");
}
