import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { fromStored, toStored } from "./values.ts";

// biome-ignore lint/suspicious/noExplicitAny: inputs and answers of all commands, with attribute types and without.
type Any = any;
type Change = (part: Any) => Any;

const change = (value: Any, one: Change): Any =>
	Array.isArray(value) ? value.map(one) : one(value);
const changeByTable = (tables: Any, one: Change): Any =>
	Object.fromEntries(Object.entries(tables).map(([table, value]) => [table, change(value, one)]));

const of = (names: string, how: (value: Any, item: Change) => Any) =>
	names.split(" ").map((name) => [name, how] as const);

/**
 * Fields of inputs and outputs that hold items, keys or values, with how to change these: single,
 * in lists or nested.
 */
const fields = new Map([
	...of(
		"Key Keys Item Items Attributes ExpressionAttributeValues ExclusiveStartKey LastEvaluatedKey",
		change,
	),
	...of("Responses", changeByTable),
	...of("TransactItems Put Update Delete ConditionCheck PutRequest DeleteRequest", (value, item) =>
		change(value, (part) => changeItems(part, item)),
	),
	...of("RequestItems UnprocessedItems UnprocessedKeys", (value, item) =>
		changeByTable(value, (part) => changeItems(part, item)),
	),
]);

/** A copy of an input or output with each of its items changed. */
function changeItems(value: Any, item: Change): Any {
	const changed: Any = {};
	for (const name in value) {
		const part = value[name];
		if (part !== undefined) changed[name] = fields.get(name)?.(part, item) ?? part;
	}
	return changed;
}

/** A document command, with the plain client's command that it wraps. */
type DocumentCommand = { input: object; clientCommand: object };

/**
 * Sends ElectroDB's document commands through the plain client, whose middleware is resolved once
 * per command type. The real document client resolves it for every command, which takes a fifth of
 * a request's time.
 */
export function documentClient(client: DynamoDBClient): DynamoDBDocumentClient {
	async function send({ clientCommand, input }: DocumentCommand) {
		const Command = clientCommand.constructor as Any;
		return changeItems(await client.send(new Command(changeItems(input, toStored))), fromStored);
	}
	return { send } as unknown as DynamoDBDocumentClient;
}
