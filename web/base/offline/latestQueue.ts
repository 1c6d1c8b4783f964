import type { QueryClient } from "@tanstack/react-query";
import type { ErrorCode } from "#shared/core/http/errors.ts";
import type { UserId } from "#shared/core/ids.ts";
import { ApiError, isRefusal } from "../../core/calls/client.ts";
import { isOutdated } from "./version.ts";

/** What is stored with a value until the server has accepted it. */
export type Pending<V> = {
	/** Who entered the value. */
	by: UserId;
	/** The server's value that the person saw; null for none. */
	before: V | null;
	/** New with each change of the value. */
	key: string;
	/** Values sent without a known response: finding such a value on the server is not a conflict. */
	tried?: V[];
	/** The conflicting value on the server. Nothing is sent until the person chooses one. */
	theirs?: V | null;
	/** Why the server rejected the value. */
	refused?: string;
};

/** Result of sending a value, and the value that the server has now. */
export type Sent<V> =
	| { outcome: "stored"; value: V }
	| { outcome: "conflict"; value: V | null }
	| { outcome: "refused"; reason: string };

/** A queue whose items are `I`, identified by their attributes `K`. */
export type LatestQueue<I, K extends keyof I> = {
	/** All items that a person entered in this browser and that are not sent. */
	storedBy: (by: UserId) => Promise<I[]>;
	/** Changes or deletes a stored item in one transaction, so that no other tab interferes. */
	change: (at: Pick<I, K>, next: (stored: I | undefined) => I | undefined) => Promise<void>;
	/**
	 * Sends the stored items, in one tab at a time (Web Locks). While offline, or if the app is older
	 * than the API, they stay stored for the next attempt.
	 */
	sendAll: (by: UserId, queries: QueryClient) => Promise<void>;
	/** Key of the query of what a person has stored. */
	storedKey: (by: UserId) => readonly unknown[];
};

/** Whether a value only waits to be sent, without a conflict or rejection. */
export const isWaiting = ({ theirs, refused }: Pending<unknown>) =>
	theirs === undefined && refused === undefined;

type Definition<V, I extends Pending<V>, K extends keyof I> = {
	/** Name of the database, of the Web Lock and in query keys. */
	name: string;
	/** Attributes that identify a value, `by` first; at most one value is stored for each place. */
	place: readonly (K & string)[];
	readValue: (item: I) => V;
	/** Items with the same group go into one call. */
	groupOf: (item: I) => string;
	/** Most items of one call. */
	atOnce: number;
	/**
	 * Makes the call for some items of one group, and updates what the page shows.
	 * @returns the result of each item that the server answered
	 */
	send: (items: readonly I[], key: string, queries: QueryClient) => Promise<Map<I, Sent<V>>>;
	/** Errors that a retry cannot repair, besides those of status 400, 403 and 404. */
	finalCodes?: readonly ErrorCode[];
	/** Query key of what is read again after everything was sent. */
	shown: readonly unknown[];
};

const settled = <T>(request: IDBRequest<T>) =>
	new Promise<T>((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

/**
 * Derives the idempotency key from the items, so that a retry after a lost response returns the
 * first result.
 */
async function keyOf(items: readonly Pending<unknown>[]): Promise<string> {
	const names = items.map(({ key }) => key).sort();
	const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(names.join()));
	return [...new Uint8Array(bytes, 0, 16)]
		.map((byte) => byte.toString(16).padStart(2, "0"))
		.join("");
}

/**
 * Whether an error is permanent. An ended session or another signed-in user may pass, so these are
 * retried.
 */
const isFinal = (error: unknown): error is ApiError =>
	error instanceof ApiError &&
	[400, 403, 404].includes(error.status) &&
	error.body.code !== undefined &&
	!["password_change_required", "second_factor_required"].includes(error.body.code);

/**
 * A queue of values entered in this browser that are sent when there is a network (decision 0040).
 * For each place only the latest value counts. It holds ids and values, no names.
 */
export function latestQueue<V, I extends Pending<V>, K extends keyof I>({
	name,
	place,
	readValue,
	groupOf,
	atOnce,
	send,
	finalCodes = [],
	shown,
}: Definition<V, I, K>): LatestQueue<I, K> {
	const store = "marks";
	const storedKey = (by: UserId) => ["stored", name, by];
	let opened: Promise<IDBDatabase> | undefined;
	function database(): Promise<IDBDatabase> {
		opened ??= new Promise((resolve, reject) => {
			const request = indexedDB.open(name, 1);
			request.onupgradeneeded = () =>
				request.result.createObjectStore(store, { keyPath: [...place] });
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => {
				opened = undefined;
				reject(request.error);
			};
		});
		return opened;
	}
	const items = async (mode: IDBTransactionMode) =>
		(await database()).transaction(store, mode).objectStore(store);

	async function storedBy(by: UserId): Promise<I[]> {
		// In IndexedDB an array key sorts after every number, so [] is an upper bound.
		return settled((await items("readonly")).getAll(IDBKeyRange.bound([by], [by, []])));
	}

	async function change(
		at: Pick<I, K>,
		next: (stored: I | undefined) => I | undefined,
	): Promise<void> {
		const all = await items("readwrite");
		const key = place.map((part) => at[part]) as IDBValidKey;
		const before: I | undefined = await settled(all.get(key));
		const after = next(before);
		if (after) await settled(all.put(after));
		else if (before) await settled(all.delete(key));
	}

	/**
	 * Updates a stored item by the server's answer. If the user changed it again during the call, it
	 * stays, as a change of the value that the server has stored meanwhile.
	 */
	const answered = (sent: I, result: Sent<V>) => (stored: I | undefined) => {
		if (!stored) return undefined;
		if (stored.key !== sent.key)
			return result.outcome === "stored" ? { ...stored, before: result.value } : stored;
		if (result.outcome === "stored") return undefined;
		if (result.outcome === "refused") return { ...stored, refused: result.reason };
		const { value } = result;
		return (stored.tried ?? []).some((tried) => tried === value)
			? { ...stored, before: value }
			: { ...stored, theirs: value };
	};

	const isFinalHere = (error: unknown): error is ApiError =>
		isFinal(error) || finalCodes.some((code) => isRefusal(error, code));

	/** Sends the items of one group. Returns whether to continue with the next group. */
	async function sendGroup(group: readonly I[], queries: QueryClient): Promise<boolean> {
		for (const sent of group)
			await change(
				sent,
				(stored) =>
					stored && {
						...stored,
						tried: [...new Set([...(stored.tried ?? []), readValue(sent)])],
					},
			);
		try {
			const results = await send(group, await keyOf(group), queries);
			for (const [sent, result] of results) await change(sent, answered(sent, result));
			return true;
		} catch (error) {
			if (isRefusal(error, "marked_by_other"))
				await queries.invalidateQueries({ queryKey: ["user"] });
			if (!isFinalHere(error)) return false;
			const { code } = error.body;
			for (const sent of group)
				await change(sent, (stored) => stored && { ...stored, refused: code });
			return true;
		}
	}

	function sendAll(by: UserId, queries: QueryClient): Promise<void> {
		return navigator.locks.request(name, async () => {
			const stored = (await storedBy(by)).filter(isWaiting);
			if (stored.length === 0 || !navigator.onLine) return;
			if (await isOutdated()) return;
			for (const [, group = []] of Object.entries(Object.groupBy(stored, groupOf)))
				for (let at = 0; at < group.length; at += atOnce) {
					const goesOn = await sendGroup(group.slice(at, at + atOnce), queries);
					await queries.invalidateQueries({ queryKey: storedKey(by) });
					if (!goesOn) return;
				}
			if ((await storedBy(by)).every((item) => !isWaiting(item)))
				await queries.invalidateQueries({ queryKey: shown });
		});
	}

	return { storedBy, change, sendAll, storedKey };
}
