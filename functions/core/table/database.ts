import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
	ConditionalCheckFailedException,
	DynamoDBClient,
	type DynamoDBClientConfig,
	TransactionCanceledException,
} from "@aws-sdk/client-dynamodb";
import { PutCommand, TransactWriteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { HttpRequest } from "@smithy/core/protocols";
import { ConfiguredRetryStrategy } from "@smithy/core/retry";
import { Entity, type Schema } from "electrodb";
import type { ErrorCode } from "#shared/core/http/errors.ts";
import { counterKey, counterSort, serviceOf, table } from "#shared/core/table.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { awsClient, unverifiedSignature } from "../outside/aws.ts";
import { answerPlainly } from "./answerPlainly.ts";
import { documentClient } from "./document-client.ts";
import { PlainJsonProtocol } from "./plain-json.ts";
import { fromStored } from "./values.ts";

const endpoint = process.env.DYNAMODB_ENDPOINT;

const attempts = 8;
const [shortestWait, longestWait] = [25, 1_000];

/** Wait after the nth try, in ms. */
const waitAfter = (tries: number) =>
	Math.random() * Math.min(longestWait, shortestWait * 2 ** (tries - 1));

/**
 * Requests are small, so retries hide transient errors; but all waits together, at most 2.6 s, must
 * leave time to respond. The SDK's own waits after throttling start at a second and double.
 */
class FastRetryStrategy extends ConfiguredRetryStrategy {
	constructor() {
		super(attempts, waitAfter);
	}

	/**
	 * A client error, mostly a failed condition, is a result too. The SDK refills its retry quota
	 * only after successes, so the quota would run out when registration opens and most requests are
	 * rejected.
	 */
	override refreshRetryTokenForRetry(
		...[token, fault]: Parameters<ConfiguredRetryStrategy["refreshRetryTokenForRetry"]>
	) {
		if (fault.errorType === "CLIENT_ERROR") this.recordSuccess(token);
		return super.refreshRetryTokenForRetry(token, fault);
	}
}

/**
 * Settings for an engine on this machine. Engines require a signature but do not verify it, and
 * computing one takes 40 % of a request's time.
 */
const onThisMachine = (url: string): DynamoDBClientConfig => ({
	endpoint: url,
	region: "local",
	credentials: { accessKeyId: "local", secretAccessKey: "local" },
	signer: {
		async sign(request) {
			Object.assign((request as HttpRequest).headers, unverifiedSignature);
			return request;
		},
	},
});

export const dynamo = new DynamoDBClient({
	...awsClient,
	cacheMiddleware: true,
	protocol: PlainJsonProtocol,
	retryStrategy: new FastRetryStrategy(),
	...(endpoint && onThisMachine(endpoint)),
});

// Composing the `User-Agent` header takes a tenth of a request's time; no engine reads it.
if (endpoint) dynamo.middlewareStack.remove("getUserAgentMiddleware");

export const database = documentClient(dynamo);

export const onTable = { client: database, table: env().TABLE_NAME };

/** The part of an entity's keys that identifies the entity. */
export const entityModel = (entity: string) => ({
	entity,
	service: serviceOf(entity),
	version: "1",
});

type Of<A extends string, F extends string> = Schema<A, F, string>;

/** Defines an entity of the table: its attributes, and one key per access pattern. */
export const entity = <
	A extends string,
	F extends A,
	T extends Of<A, F>["attributes"],
	I extends Of<A, F>["indexes"],
>(
	name: string,
	attributes: T,
	indexes: I,
) =>
	answerPlainly(
		new Entity<A, F, string, { model: ReturnType<typeof entityModel>; attributes: T; indexes: I }>(
			{ model: entityModel(name), attributes, indexes },
			onTable,
		),
	);

/** Field names of the table's key and its indexes, for an ElectroDB index definition. */
const primary = { pk: table.partitionKey, sk: table.sortKey } as const;
const index = (number: 1 | 2 | 3) => {
	const { name, partitionKey, sortKey } = table.indexes[number - 1];
	return { name, pk: partitionKey, sk: sortKey };
};

/**
 * The table's key of an entity: partition attributes and sort attributes, for an ElectroDB index
 * definition.
 */
export const byKey = <
	const P extends readonly string[],
	const S extends readonly string[] = readonly [],
>(
	partition: P,
	sort: S = [] as unknown as S,
) => ({
	pk: { field: primary.pk, composite: partition },
	sk: { field: primary.sk, composite: sort },
});

/** Like `byKey`, in one of the table's indexes. */
export const byIndex = <const P extends readonly string[], const S extends readonly string[]>(
	number: 1 | 2 | 3,
	partition: P,
	sort: S,
) => ({
	index: index(number).name,
	pk: { field: index(number).pk, composite: partition },
	sk: { field: index(number).sk, composite: sort },
});

// biome-ignore lint/suspicious/noExplicitAny: what a function for every entity takes.
export type AnyEntity = Entity<any, any, any, any>;

type Params = object;

/**
 * One write of a transaction: ElectroDB's `.params()`, and the error code for its failed condition.
 */
export type Write = (
	| { put: Params }
	| { update: Params }
	| { delete: Params }
	| { check: Params }
) & {
	onConditionFailed?: ErrorCode;
};

/** The condition check in a transaction of ElectroDB, whose types offer checks nowhere else. */
export function checkIn(transaction: { params(): unknown }): Params {
	const { TransactItems } = transaction.params() as {
		TransactItems: [{ ConditionCheck: Params }];
	};
	return TransactItems[0].ConditionCheck;
}

/** Cancellation reasons of a transaction, in the order of its writes. */
export type Cancelled = { code: string; item?: Record<string, unknown> }[];

const transactionItem = (write: Write) => {
	if ("put" in write) return { Put: write.put };
	if ("update" in write) return { Update: write.update };
	if ("delete" in write) return { Delete: write.delete };
	return { ConditionCheck: write.check };
};

/** Reason when DynamoDB's response was lost: the transaction may have succeeded. */
const unknownOutcome = "Passing";

/**
 * Runs a transaction. Returns null on success, else the reasons; when the table was busy or its
 * response was lost, no reason is a failed condition. Throws other errors.
 */
export async function tryTransaction(writes: Write[]): Promise<Cancelled | null> {
	try {
		await database.send(
			new TransactWriteCommand({
				// biome-ignore lint/suspicious/noExplicitAny: ElectroDB types its parameters as plain records.
				TransactItems: writes.map(transactionItem) as any,
				// DynamoDB applies a transaction once per token, so a retry after a lost response is safe.
				// `PlainJsonProtocol` leaves out the token that the SDK would add.
				ClientRequestToken: randomUUID(),
			}),
		);
		return null;
	} catch (error) {
		if (isPassing(error)) return writes.map(() => ({ code: unknownOutcome }));
		if (!(error instanceof TransactionCanceledException) || !error.CancellationReasons) throw error;
		return error.CancellationReasons.map(({ Code = "None", Item }) => ({
			code: Code,
			item: Item && fromStored(Item),
		}));
	}
}

const passing =
	/Throttl|ThroughputExceeded|LimitExceeded|TransactionInProgress|TransactionConflict|InternalServer|ServiceUnavailable|Timeout|ECONN|EPIPE/;

/** Whether an error is transient: throttling, an unavailable service, a lost connection. */
export const isPassing = (error: unknown): boolean => {
	const {
		name = "",
		code = "",
		cause,
	} = error as { name?: string; code?: unknown; cause?: unknown };
	return passing.test(`${name} ${code}`) || (cause !== undefined && isPassing(cause));
};

type PutResult = { stored: true } | { stored: false; existing: Record<string, unknown> };

/** Runs a conditional put. If its condition fails, the result has the existing item. */
export async function tryPut(params: Params): Promise<PutResult> {
	try {
		await database.send(
			// biome-ignore lint/suspicious/noExplicitAny: ElectroDB types its parameters as plain records.
			new PutCommand({ ...(params as any), ReturnValuesOnConditionCheckFailure: "ALL_OLD" }),
		);
		return { stored: true };
	} catch (error) {
		if (isPassing(error)) throw new AppError("busy", { retryAfter: 1 });
		if (!(error instanceof ConditionalCheckFailedException)) throw error;
		return { stored: false, existing: error.Item ? fromStored(error.Item) : {} };
	}
}

export const conditionFailed = (reason: { code: string } | undefined) =>
	reason?.code === "ConditionalCheckFailed";

/**
 * Runs a transaction; throws the error code of a failed condition. On conflicts with other
 * transactions it retries for about 2.6 s, then throws `busy`. It also throws `busy` when the
 * response was lost, so the writes may have succeeded.
 */
export async function runTransaction(writes: Write[]): Promise<void> {
	for (let tries = 1; tries <= attempts; tries++) {
		const cancelled = await tryTransaction(writes);
		if (!cancelled) return;
		const failed = cancelled.findIndex(conditionFailed);
		if (failed >= 0) throw new AppError(writes[failed].onConditionFailed ?? "changed_meanwhile");
		if (cancelled.some(({ code }) => code === unknownOutcome)) break;
		await pause(waitAfter(tries));
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/** For `catch`: converts a write's failed condition to an error code. */
export const orElse = (code: ErrorCode) => (error: unknown) => {
	throw isConditionFailure(error) ? new AppError(code) : error;
};

/** For `catch` of a write that may lose against a concurrent write. */
export const ignoreConditionFailure = (error: unknown): void => {
	if (!isConditionFailure(error)) throw error;
};

export const isConditionFailure = (error: unknown): boolean => {
	const { name, cause } = error as { name?: string; cause?: unknown };
	return (
		name === "ConditionalCheckFailedException" || (cause !== undefined && isConditionFailure(cause))
	);
};

/**
 * Repeats a batch until every item is processed. To the SDK a batch with unprocessed items is a
 * success.
 */
export async function retryUnprocessed<Result extends { unprocessed: unknown[] }>(
	batch: () => Promise<Result>,
): Promise<Result> {
	for (let tries = 1; tries <= attempts; tries++) {
		const result = await batch();
		if (result.unprocessed.length === 0) return result;
		await pause(waitAfter(tries));
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/** Increments a kind's id counter and returns the new id; the first is 1. */
export async function nextId<Id extends number>(kind: string): Promise<Id> {
	const { Attributes } = await database.send(
		new UpdateCommand({
			TableName: onTable.table,
			Key: { [table.partitionKey]: counterKey(kind), [table.sortKey]: counterSort },
			UpdateExpression: "ADD #last :one",
			ExpressionAttributeNames: { "#last": "last" },
			ExpressionAttributeValues: { ":one": 1 },
			ReturnValues: "UPDATED_NEW",
		}),
	);
	return Attributes?.last as Id;
}
