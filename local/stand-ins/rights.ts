import { AsyncLocalStorage } from "node:async_hooks";
import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { Permissions } from "#functions/core/domain.ts";
import { type FunctionName, functions } from "#infra/functions.ts";
import { isAllowed, tableGrants } from "#infra/table-grants.ts";
import { table } from "#shared/core/table.ts";

/** A call of a function: its name, and how many of its writes to the table have not ended. */
type Acting = { name: FunctionName; openWrites: number };

const acting = new AsyncLocalStorage<Acting>();

/**
 * Wraps a handler so that it has exactly the permissions of its function in the cloud. On AWS a
 * function is frozen when it has answered, and what it has not written by then may be lost. So a
 * call fails if it answers too early.
 */
export const withRightsOf =
	<Args extends unknown[], Result>(
		name: FunctionName,
		handler: (...args: Args) => Promise<Result>,
	) =>
	async (...args: Args): Promise<Result> => {
		const call = { name, openWrites: 0 };
		const answer = await acting.run(call, () => handler(...args));
		if (call.openWrites > 0)
			throw new Error(`${name} answered before ${call.openWrites} of its writes had ended`);
		return answer;
	};

const reads = /^(Get|BatchGet|TransactGet)Item|^Query|^Scan/;

// biome-ignore lint/suspicious/noExplicitAny: commands of two clients, with and without attribute types.
type Input = Record<string, any>;
type Requested = { action: string; keys: string[] };

const keyOf = (item: Input): string => {
	const key = item[table.partitionKey];
	return key?.S ?? key;
};

/** IAM checks for a command: a transaction is checked by its parts, a batch as a whole. */
function requestedBy(command: string, input: Input): Requested[] {
	if (command === "TransactWriteItems") {
		return input.TransactItems.map(({ Put, Update, Delete, ConditionCheck }: Input): Requested => {
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
 * Counts the writes of the acting function, and refuses commands that its policy would refuse on AWS, which no other emulator
 * does. So every test over HTTP also proves that no permission is missing. Demo data, tests and
 * operators act as no function.
 */
export function holdToRights(client: DynamoDBClient): void {
	client.middlewareStack.add(
		(next, { commandName = "" }) =>
			async (args) => {
				const call = acting.getStore();
				if (!call) return next(args);
				const command = commandName.replace(/Command$/, "");
				refuseOthers(call.name, requestedBy(command, args.input));
				if (reads.test(command)) return next(args);
				call.openWrites++;
				try {
					return await next(args);
				} finally {
					call.openWrites--;
				}
			},
		{ step: "initialize", name: "rights" },
	);
}

/** The embedded cloud stores sign-ins in the table too; on AWS they are in Cognito. */
const here = ({ writes = [], ...others }: Permissions): Permissions => ({
	...others,
	writes: others.identity ? [...writes, "signIn"] : writes,
});
const grants = new Map(
	Object.entries<Permissions>(functions).map(([name, rights]) => [name, tableGrants(here(rights))]),
);

function refuseOthers(name: FunctionName, requested: Requested[]): void {
	for (const { action, keys } of requested) {
		if (isAllowed(grants.get(name) ?? [], action, keys)) continue;
		const error = new Error(
			`${name} has no right to ${action} on ${keys.join(", ")}; permissions are in the *.domain.ts of its folder`,
		);
		error.name = "AccessDeniedException";
		throw error;
	}
}
