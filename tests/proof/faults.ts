import { setTimeout as pause } from "node:timers/promises";
import {
	InternalServerError,
	ProvisionedThroughputExceededException,
	TransactionCanceledException,
} from "@aws-sdk/client-dynamodb";
import { createRandom } from "#local/demo/random.ts";
import { interceptTable } from "#tests/core/intercept.ts";

/** Shares of requests to the table that meet each fault, and the longest added latency in ms. */
export type Faults = {
	conflict: number;
	throttle: number;
	lostBefore: number;
	lostAfter: number;
	latency: number;
};

export const noFaults: Faults = {
	conflict: 0,
	throttle: 0,
	lostBefore: 0,
	lostAfter: 0,
	latency: 0,
};

/** Faults that no emulator produces by itself: about one request in seven fails. */
export const rough: Faults = {
	conflict: 0.05,
	throttle: 0.04,
	lostBefore: 0.03,
	lostAfter: 0.03,
	latency: 4,
};

const $metadata = {};
const lost = () =>
	Object.assign(new InternalServerError({ message: "Injected", $metadata }), { $retryable: {} });
const throttled = () =>
	new ProvisionedThroughputExceededException({ message: "Injected", $metadata });

/** A transaction is cancelled as a whole if one of its items is in another transaction. */
const conflicted = (items: unknown[]) =>
	new TransactionCanceledException({
		message: "Injected",
		$metadata,
		CancellationReasons: items.map((_, position) => ({
			Code: position === 1 ? "TransactionConflict" : "None",
		})),
	});

export type Fate = "lostBefore" | "lostAfter";

const isWrite = ({ commandName }: { commandName?: string }) =>
	/Transact|Put|Update|Delete/.test(commandName ?? "");

type Condition = { ConditionExpression?: string };

/** Makes the condition of every counter always true, for the negative control. */
export function takeGuardOff() {
	return interceptTable(
		(next) => (args) => {
			const { TransactItems = [] } = args.input as { TransactItems?: { Update?: Condition }[] };
			for (const { Update } of TransactItems) {
				if (Update)
					Update.ConditionExpression = `(${Update.ConditionExpression}) OR attribute_exists(pk)`;
			}
			return next(args);
		},
		{ step: "initialize" },
	);
}

/** Holds transactions back until there are so many, so that none sees the effect of another. */
export function gatherTransactions(count: number) {
	let waiting = 0;
	const gathered = Promise.withResolvers<void>();
	return interceptTable(
		(next, { commandName }) =>
			async (args) => {
				if (commandName === "TransactWriteItemsCommand" && ++waiting === count) gathered.resolve();
				if (commandName === "TransactWriteItemsCommand") await gathered.promise;
				return next(args);
			},
		{ step: "initialize" },
	);
}

/** Makes this process crash at its nth write from now on, before or after the write. */
export function dieAt(nth: number, when: "before" | "after") {
	let left = nth;
	const dies = () => --left === 0;
	const end = interceptTable(
		(next, context) => async (args) => {
			const now = isWrite(context) && dies();
			if (now && when === "before") throw new Error("Died");
			const answer = await next(args);
			if (now) throw new Error("Died");
			return answer;
		},
		{ step: "initialize" },
	);
	return { died: () => left <= 0, end };
}

/** Injects the faults into every request of this process to the table. */
export function injectFaults(seed: string) {
	const random = createRandom(seed);
	let faults = noFaults;
	/** Faults for the next writes, which override the random shares. */
	let fates: Fate[] = [];
	const count = { injected: 0, requests: 0 };
	interceptTable(
		(next, context) => async (args) => {
			count.requests++;
			const fate = random.next();
			const { conflict, throttle, lostBefore, lostAfter, latency } = faults;
			const planned = isWrite(context) ? fates.shift() : undefined;
			if (latency > 0) await pause(random.next() * latency);
			const items = (args.input as { TransactItems?: unknown[] }).TransactItems;
			const thrown = (error: Error) => {
				count.injected++;
				throw error;
			};
			if (planned === "lostBefore") thrown(lost());
			if (fate < throttle) thrown(throttled());
			if (fate < throttle + lostBefore) thrown(lost());
			if (items && fate < throttle + lostBefore + conflict) thrown(conflicted(items));
			const answer = await next(args);
			// The write happened, but its response is lost.
			if (planned === "lostAfter" || fate > 1 - lostAfter) thrown(lost());
			return answer;
		},
		// Inside the SDK's own retries, which are part of what is tested.
		{ step: "finalizeRequest", priority: "low" },
	);
	return {
		count,
		set(next: Faults) {
			faults = next;
		},
		/** Sets the faults of the next writes. */
		next(...decided: Fate[]) {
			fates = decided;
		},
	};
}
