import {
	CreateTableCommand,
	type KeySchemaElement,
	UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { table } from "#shared/core/table.ts";

type Client = { send(command: unknown): Promise<unknown> };

const keys = (partitionKey: string, sortKey: string): KeySchemaElement[] => [
	{ AttributeName: partitionKey, KeyType: "HASH" },
	{ AttributeName: sortKey, KeyType: "RANGE" },
];

/** Table definition for CreateTable, in the form of DescribeTable. */
export function tableDescription(name: string) {
	const names = [table, ...table.indexes].flatMap(({ partitionKey, sortKey }) => [
		partitionKey,
		sortKey,
	]);
	return {
		TableName: name,
		BillingMode: "PAY_PER_REQUEST" as const,
		KeySchema: keys(table.partitionKey, table.sortKey),
		AttributeDefinitions: names.map((AttributeName) => ({
			AttributeName,
			AttributeType: "S" as const,
		})),
		GlobalSecondaryIndexes: table.indexes.map((index) => ({
			IndexName: index.name,
			KeySchema: keys(index.partitionKey, index.sortKey),
			Projection: { ProjectionType: "ALL" as const },
		})),
		StreamSpecification: { StreamEnabled: true, StreamViewType: table.stream },
	};
}

/** Creates the table if it does not exist. Returns whether it was created. */
export async function createTable(client: Client, name: string): Promise<boolean> {
	const command = new CreateTableCommand(tableDescription(name));
	try {
		await client.send(command);
	} catch (error) {
		if ((error as Error).name === "ResourceInUseException") return false;
		throw error;
	}
	const timeToLive = { AttributeName: table.timeToLive, Enabled: true };
	await client.send(
		new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: timeToLive }),
	);
	return true;
}
