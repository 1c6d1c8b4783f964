import { useRef } from "react";
import { useErrorText } from "../forms/errors.ts";
import { useText } from "../language/messages.ts";
import { eachMessages } from "./each.messages.ts";
import { isSignedOut } from "./signedOut.ts";
import { isRefused, useWrite } from "./useWrite.ts";

type Failure = { error: unknown; text: string; isFatal: boolean };

/** Which writes succeeded, and the reason of each that failed, by the record's key. */
export type EachResult<Item> = { succeeded: Item[]; failed: ReadonlyMap<string, string> };

type WriteEach<Item> = Pick<
	Parameters<typeof useWrite<Item[], EachResult<Item>>>[0],
	"changed" | "done"
> & {
	keyOf: (item: Item) => string;
	/** Writes one record. */
	call: (item: Item, key: string) => Promise<unknown>;
	/** Title of the toast, such as "14 promotions approved". */
	said: (count: number) => string;
	/** Reverts the successful writes when the user presses "Undo" in the toast. */
	undo?: (succeeded: Item[]) => unknown;
};

/**
 * Writes several records one after another, each with its own idempotency key. If the server refuses
 * a record, the toast reports it and the next record is tried; after a lost connection or a server
 * error the remaining records are not tried. The mutation fails, so that its dialog stays
 * open, if nothing was written because of such an error or because the only record was refused.
 */
export function useWriteEach<Item>({ keyOf, call, said, undo, ...rest }: WriteEach<Item>) {
	const text = useText(eachMessages);
	const errorText = useErrorText();
	const keys = useRef(new Map<string, string>());
	/** Writes a record and returns why it failed, or undefined on success. */
	const tryRecord = async (item: Item): Promise<Failure | undefined> => {
		const id = keyOf(item);
		const key = keys.current.get(id) ?? crypto.randomUUID();
		keys.current.set(id, key);
		try {
			await call(item, key);
			keys.current.delete(id);
			return undefined;
		} catch (error) {
			if (isSignedOut(error)) throw error;
			if (isRefused(error)) keys.current.delete(id);
			return { error, text: errorText(error), isFatal: !isRefused(error) };
		}
	};
	return useWrite<Item[], EachResult<Item>>({
		...rest,
		async call(items) {
			const succeeded: Item[] = [];
			const failed = new Map<string, string>();
			let stop: Failure | undefined;
			for (const item of items) {
				const failure = stop ?? (await tryRecord(item));
				if (failure === undefined) succeeded.push(item);
				else {
					failed.set(keyOf(item), failure.text);
					if (failure.isFatal || items.length === 1) stop = failure;
				}
			}
			// Nothing was written: the dialog stays open with its values.
			if (stop && succeeded.length === 0) throw stop.error;
			return { succeeded, failed };
		},
		said({ succeeded, failed }) {
			const count = succeeded.length;
			const [reason] = failed.values();
			return {
				title: count > 0 ? said(count) : text("each.none"),
				text: reason && text("each.failed", { count: failed.size, reason }),
				kind: failed.size > 0 ? "error" : "success",
				undo: undo && count > 0 ? () => undo(succeeded) : undefined,
			};
		},
	});
}
