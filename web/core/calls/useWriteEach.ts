import { useRef, useState } from "react";
import { useErrorText } from "../forms/errors.ts";
import { type SetError, showFieldErrors } from "../forms/fieldErrors.ts";
import { isolateName } from "../language/langOf.ts";
import { useText } from "../language/messages.ts";
import { ApiError } from "./client.ts";
import { eachMessages } from "./each.messages.ts";
import { isSignedOut } from "./signedOut.ts";
import { isRefused, useWrite } from "./useWrite.ts";

type Failure = { error: unknown; text: string; isFatal: boolean };

/** Which writes succeeded, and the reason of each that failed, by the record's key. */
export type EachResult<Item> = { succeeded: Item[]; failed: ReadonlyMap<string, string> };

/** A record that was not written, with its name and why. */
export type FailedRecord = { key: string; name: string; reason: string; error?: unknown };

type WriteEach<Item> = Pick<Parameters<typeof useWrite<Item[], EachResult<Item>>>[0], "changed"> & {
	keyOf: (item: Item) => string;
	/** Names a record, to say which ones failed. */
	nameOf?: (item: Item) => string;
	/** Writes one record. */
	call: (item: Item, key: string) => Promise<unknown>;
	/** Title of the toast, such as "14 promotions approved". */
	title: (count: number) => string;
	/** Reverts the successful writes when the user presses "Undo" in the toast. */
	undo?: (succeeded: Item[]) => unknown;
	/** The form's `setError`: a reason that concerns a field is shown there. */
	setError?: SetError;
	/** Runs once everything is written. After a failure, the dialog and the selection stay. */
	done?: (result: EachResult<Item>) => unknown;
	/** Runs instead after some failed, in a list that marks its rows itself. */
	partly?: (result: EachResult<Item>) => unknown;
};

/** Number of names in a toast; a dialog lists all. */
const namesInToast = 3;

/** The reasons with the names of the records that they concern. */
function useFailureText() {
	const text = useText(eachMessages);
	return (failures: readonly FailedRecord[]) => {
		const [{ name, reason }] = failures;
		if (!name) return text("each.failed", { count: failures.length, reason });
		const names = failures.slice(0, namesInToast).map((one) => isolateName(one.name));
		return text("each.failedNames", {
			names: names.join(text("each.comma")),
			more: failures.length - names.length,
			reason,
		});
	};
}

/**
 * Writes several records one after another, each with its own idempotency key. If the server refuses
 * a record, the next one is tried; after a lost connection or a server error the remaining records are
 * not tried. After a failure its dialog stays open: `failures` says which records failed and why, and
 * `left` are those that are still to be written. The mutation fails if nothing was written because of
 * a lost connection or because the only record was refused.
 */
export function useWriteEach<Item>({
	keyOf,
	nameOf = () => "",
	call,
	title,
	undo,
	setError,
	done,
	partly,
	changed,
}: WriteEach<Item>) {
	const text = useText(eachMessages);
	const errorText = useErrorText();
	const failureText = useFailureText();
	const keys = useRef(new Map<string, string>());
	const [failures, setFailures] = useState<readonly FailedRecord[]>([]);
	const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
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
	const write = useWrite<Item[], EachResult<Item>>({
		changed,
		setError,
		begin: () => setFailures([]),
		async call(items) {
			const succeeded: Item[] = [];
			const failed: FailedRecord[] = [];
			let stop: Failure | undefined;
			for (const item of items) {
				const failure = stop ?? (await tryRecord(item));
				if (failure === undefined) succeeded.push(item);
				else {
					const { error, text: reason } = failure;
					failed.push({ key: keyOf(item), name: nameOf(item), reason, error });
					if (failure.isFatal || items.length === 1) stop = failure;
				}
			}
			// Nothing was written: the dialog stays open with its values.
			if (stop && succeeded.length === 0) throw stop.error;
			setFailures(failed);
			setWritten((before) => new Set([...before, ...succeeded.map(keyOf)]));
			const ofField = failed.find(({ error }) => error instanceof ApiError && error.body.fields);
			if (setError) showFieldErrors(ofField?.error, setError);
			return { succeeded, failed: new Map(failed.map(({ key, reason }) => [key, reason])) };
		},
		toast({ succeeded, failed }, items) {
			const count = succeeded.length;
			const names = new Map(items.map((item) => [keyOf(item), nameOf(item)]));
			const list = [...failed].map(([key, reason]) => ({
				key,
				reason,
				name: names.get(key) ?? "",
			}));
			return {
				title: count > 0 ? title(count) : text("each.none"),
				text: list.length > 0 ? failureText(list) : undefined,
				kind: failed.size > 0 ? "error" : "success",
				undo: undo && count > 0 ? () => undo(succeeded) : undefined,
			};
		},
		done: (result) => {
			if (result.failed.size === 0) return done?.(result);
			return result.succeeded.length > 0 ? partly?.(result) : undefined;
		},
	});
	return {
		...write,
		/** The records that failed at the last press. */
		failures,
		/** Those records that are not written yet. */
		left: (items: readonly Item[]) => items.filter((item) => !written.has(keyOf(item))),
	};
}
