import { setTimeout as pause } from "node:timers/promises";
import {
	ConditionalCheckFailedException,
	DynamoDBClient,
	TransactionCanceledException,
} from "@aws-sdk/client-dynamodb";
import { PutCommand, TransactWriteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { ConfiguredRetryStrategy } from "@smithy/core/retry";
import { Entity, type Schema } from "electrodb";
import type { ErrorCode } from "#shared/core/http/errors.ts";
import { counterKey, counterSort, serviceOf, table } from "#shared/core/table.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { awsClient } from "../outside/aws.ts";
import { documentClient } from "./document-client.ts";

const endpoint = process.env.DYNAMODB_ENDPOINT;

const attempts = 8;
const [shortestWait, longestWait] = [25, 1_000];

/** How long to wait after so many tries, in ms. */
const waitAfter = (tries: number) =>
	Math.random() * Math.min(longestWait, shortestWait * 2 ** (tries - 1));

/**
 * Requests are small and short, so a fault that passes should pass unseen; but all tries together, 2.6 s of waiting at
 * most, must leave time to answer. The SDK's own waits after a throttle begin at a second and double.
 */
class FastRetryStrategy extends ConfiguredRetryStrategy {
	constructor() {
		super(attempts, waitAfter);
	}

	/**
	 * A refusal, mostly a failed condition, is an answer too. The SDK takes back what the last try used of its quota
	 * after successes alone, so an opening, where most are refused, would use it up.
	 */
	override refreshRetryTokenForRetry(
		...[token, fault]: Parameters<ConfiguredRetryStrategy["refreshRetryTokenForRetry"]>
	) {
		if (fault.errorType === "CLIENT_ERROR") this.recordSuccess(token);
		return super.refreshRetryTokenForRetry(token, fault);
	}
}

export const dynamo = new DynamoDBClient({
	...awsClient,
	cacheMiddleware: true,
	retryStrategy: new FastRetryStrategy(),
	...(endpoint && {
		endpoint,
		region: "local",
		credentials: { accessKeyId: "local", secretAccessKey: "local" },
	}),
});

export const database = documentClient(dynamo);

export const onTable = { client: database, table: env().TABLE_NAME };

/** What names an entity in its keys. */
export const model = (entity: string) => ({ entity, service: serviceOf(entity), version: "1" });

type Of<A extends string, F extends string> = Schema<A, F, string>;

/** An entity of the table: what its items hold, and its keys by the question that each of them answers. */
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
	new Entity<A, F, string, { model: ReturnType<typeof model>; attributes: T; indexes: I }>(
		{ model: model(name), attributes, indexes },
		onTable,
	);

/** Field names of the table's key and of one of its indexes, for an ElectroDB index definition. */
const primary = { pk: table.partitionKey, sk: table.sortKey } as const;
const index = (number: 1 | 2 | 3) => {
	const { name, partitionKey, sortKey } = table.indexes[number - 1];
	return { name, pk: partitionKey, sk: sortKey };
};

/**
 * The table's key of an entity: the attributes that name its partition, and those that order its items there.
 * For an ElectroDB index definition.
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

/** The same in one of the table's indexes. */
export const byIndex = <const P extends readonly string[], const S extends readonly string[]>(
	number: 1 | 2 | 3,
	partition: P,
	sort: S,
) => ({
	index: index(number).name,
	pk: { field: index(number).pk, composite: partition },
	sk: { field: index(number).sk, composite: sort },
});

type Params = object;

/** One part of a transaction: an ElectroDB `.params()`, and the domain's word for its failed condition. */
export type Write = (
	| { put: Params }
	| { update: Params }
	| { delete: Params }
	| { check: Params }
) & {
	onConditionFailed?: ErrorCode;
};

/** Why a transaction did not happen, part by part, in the order of its writes. */
export type Cancelled = { code: string; item?: Record<string, unknown> }[];

const transactionItem = (write: Write) => {
	if ("put" in write) return { Put: write.put };
	if ("update" in write) return { Update: write.update };
	if ("delete" in write) return { Delete: write.delete };
	return { ConditionCheck: write.check };
};

/** The reason where the table did not answer: the transaction may have happened. */
const unknownOutcome = "Passing";

/**
 * All writes or none. Returns null when they happened, else the reasons; where the table was only busy, or its answer
 * was lost, no reason is a failed condition. Other faults are thrown.
 */
export async function tryTransaction(writes: Write[]): Promise<Cancelled | null> {
	try {
		await database.send(
			// biome-ignore lint/suspicious/noExplicitAny: ElectroDB types its parameters as plain records.
			new TransactWriteCommand({ TransactItems: writes.map(transactionItem) as any }),
		);
		return null;
	} catch (error) {
		if (isPassing(error)) return writes.map(() => ({ code: unknownOutcome }));
		if (!(error instanceof TransactionCanceledException) || !error.CancellationReasons) throw error;
		return error.CancellationReasons.map(({ Code = "None", Item }) => ({
			code: Code,
			item: Item && unmarshall(Item),
		}));
	}
}

const passing =
	/Throttl|ThroughputExceeded|LimitExceeded|TransactionInProgress|TransactionConflict|InternalServer|ServiceUnavailable|Timeout|ECONN|EPIPE/;

/** Faults that pass by themselves: throttling, an unavailable service, a lost connection. */
export const isPassing = (error: unknown): boolean => {
	const {
		name = "",
		code = "",
		cause,
	} = error as { name?: string; code?: unknown; cause?: unknown };
	return passing.test(`${name} ${code}`) || (cause !== undefined && isPassing(cause));
};

/** One conditional put. Returns null when it happened, else the item that was in its way. */
export async function tryPut(params: Params): Promise<Record<string, unknown> | null> {
	try {
		await database.send(
			// biome-ignore lint/suspicious/noExplicitAny: ElectroDB types its parameters as plain records.
			new PutCommand({ ...(params as any), ReturnValuesOnConditionCheckFailure: "ALL_OLD" }),
		);
		return null;
	} catch (error) {
		if (isPassing(error)) throw new AppError("busy", { retryAfter: 1 });
		if (!(error instanceof ConditionalCheckFailedException)) throw error;
		return error.Item ? unmarshall(error.Item) : {};
	}
}

export const conditionFailed = (reason: { code: string } | undefined) =>
	reason?.code === "ConditionalCheckFailed";

/**
 * All writes or none; a failed condition is thrown as the domain's word for it. Where other transactions are at the
 * same items it tries again for some 2.6 s, then throws `busy`; also where the answer was lost, which may hide success.
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

/** Turns a single write's failed condition into the domain's word. */
export const orElse = (code: ErrorCode) => (error: unknown) => {
	throw isConditionFailure(error) ? new AppError(code) : error;
};

/** For a write that changes nothing where somebody else was faster. */
export const ignoreConditionFailure = (error: unknown): void => {
	if (!isConditionFailure(error)) throw error;
};

export const isConditionFailure = (error: unknown): boolean => {
	const { name, cause } = error as { name?: string; cause?: unknown };
	return (
		name === "ConditionalCheckFailedException" || (cause !== undefined && isConditionFailure(cause))
	);
};

/** A batch of which nothing is left out. One of which a table under load left something out is a success to the SDK: it is made again. */
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

/** Next numeric id of a kind, counted up from 1. */
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
