import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, GetCommand } from "@aws-sdk/lib-dynamodb";

const database = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** The floor of a domain's bundle: one call of the DocumentClient and none of our code. */
export async function handler() {
	const { Item } = await database.send(
		new GetCommand({ TableName: "federation", Key: { pk: "pk", sk: "sk" } }),
	);
	return { statusCode: 200, body: JSON.stringify(Item) };
}
