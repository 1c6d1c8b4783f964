import { CreateTableCommand, type KeySchemaElement, UpdateTimeToLiveCommand } from "@aws-sdk/client-dynamodb";
import { table } from "#shared/core/table.ts";

type Client = { send(command: unknown): Promise<unknown> };

const keys = (partitionKey: string, sortKey: string): KeySchemaElement[] => [
	{ AttributeName: partitionKey, KeyType: "HASH" },
	{ AttributeName: sortKey, KeyType: "RANGE" },
];

/** Creates the table unless it is there. Returns whether it is new. */
export async function createTable(client: Client, name: string): Promise<boolean> {
	const names = [table, ...table.indexes].flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]);
	const command = new CreateTableCommand({
		TableName: name,
		BillingMode: "PAY_PER_REQUEST",
		KeySchema: keys(table.partitionKey, table.sortKey),
		AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
		GlobalSecondaryIndexes: table.indexes.map((index) => ({
			IndexName: index.name,
			KeySchema: keys(index.partitionKey, index.sortKey),
			Projection: { ProjectionType: "ALL" },
		})),
		StreamSpecification: { StreamEnabled: true, StreamViewType: table.stream },
	});
	try {
		await client.send(command);
	} catch (error) {
		if ((error as Error).name === "ResourceInUseException") return false;
		throw error;
	}
	const timeToLive = { AttributeName: table.timeToLive, Enabled: true };
	await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: timeToLive }));
	return true;
}
