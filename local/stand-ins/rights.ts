import { AsyncLocalStorage } from "node:async_hooks";
import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { Permissions } from "#functions/core/domain.ts";
import { type FunctionName, functions } from "#infra/functions.ts";
import { isAllowed, tableGrants } from "#infra/table-grants.ts";
import { table } from "#shared/core/table.ts";

const acting = new AsyncLocalStorage<FunctionName>();

/** A handler that has the rights of its function in the cloud, and no others. */
export const withRightsOf =
	<Args extends unknown[], Result>(name: FunctionName, handler: (...args: Args) => Result) =>
	(...args: Args): Result =>
		acting.run(name, () => handler(...args));

// biome-ignore lint/suspicious/noExplicitAny: commands of two clients, with and without attribute types.
type Input = Record<string, any>;
type Asked = { action: string; keys: string[] };

const keyOf = (item: Input): string => {
	const key = item[table.partitionKey];
	return key?.S ?? key;
};

/** What IAM would be asked for a command: a transaction by its parts, a batch as a whole. */
function askedBy(command: string, input: Input): Asked[] {
	if (command === "TransactWriteItems") {
		return input.TransactItems.map(({ Put, Update, Delete, ConditionCheck }: Input): Asked => {
			if (Put) return { action: "PutItem", keys: [keyOf(Put.Item)] };
			if (Update) return { action: "UpdateItem", keys: [keyOf(Update.Key)] };
			if (Delete) return { action: "DeleteItem", keys: [keyOf(Delete.Key)] };
			return { action: "ConditionCheckItem", keys: [keyOf(ConditionCheck.Key)] };
		});
	}
	if (command === "BatchWriteItem") {
		const requests: Input[] = Object.values<Input[]>(input.RequestItems).flat();
		const keys = requests.map(({ PutRequest, DeleteRequest }) =>
			keyOf(PutRequest?.Item ?? DeleteRequest.Key),
		);
		return [{ action: command, keys }];
	}
	const item = input.Item ?? input.Key;
	return [{ action: command, keys: item ? [keyOf(item)] : [] }];
}

/**
 * Refuses what the policy of the acting function would refuse on AWS, which no other emulator does. So every test over
 * HTTP also proves that no permission is missing. Demo data, tests and operators act as no function.
 */
export function holdToRights(client: DynamoDBClient): void {
	client.middlewareStack.add(
		(next, { commandName = "" }) =>
			async (args) => {
				const name = acting.getStore();
				if (name) refuseOthers(name, askedBy(commandName.replace(/Command$/, ""), args.input));
				return next(args);
			},
		{ step: "initialize", name: "rights" },
	);
}

/** The embedded cloud keeps sign-ins in the table too; they are Cognito's otherwise. */
const here = ({ writes = [], ...others }: Permissions): Permissions => ({
	...others,
	writes: others.identity ? [...writes, "signIn"] : writes,
});
const grants = new Map(
	Object.entries<Permissions>(functions).map(([name, rights]) => [name, tableGrants(here(rights))]),
);

function refuseOthers(name: FunctionName, asked: Asked[]): void {
	for (const { action, keys } of asked) {
		if (isAllowed(grants.get(name) ?? [], action, keys)) continue;
		const error = new Error(
			`${name} has no right to ${action} on ${keys.join(", ")}; permissions are in the *.domain.ts of its folder`,
		);
		error.name = "AccessDeniedException";
		throw error;
	}
}
