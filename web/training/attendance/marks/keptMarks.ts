import type { ErrorCode } from "#shared/core/http/errors.ts";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";

/** Identifies a mark: at most one is stored for each place. */
export type MarkPlace = { by: UserId; classId: TrainingClassId; date: string; userId: UserId };

/** A mark made in this browser and not confirmed by the server. It contains only ids, no names. */
export type KeptMark = MarkPlace & {
	present: boolean;
	/** The server's value that the coach saw; null if not marked. */
	before: boolean | null;
	/** New with each change of the mark. */
	key: string;
	/** Values sent without a known response: finding such a value on the server is not a conflict. */
	tried?: boolean[];
	/** The conflicting value of another coach. The mark is not sent until this coach chooses one. */
	theirs?: boolean | null;
	/** Why the server rejected the mark. */
	refused?: ErrorCode | "not_enrolled";
};

/** Whether a mark only waits to be sent, without a conflict or rejection. */
export const isWaiting = ({ theirs, refused }: KeptMark) =>
	theirs === undefined && refused === undefined;

const store = "marks";

const settled = <T>(request: IDBRequest<T>) =>
	new Promise<T>((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
	opened ??= new Promise((resolve, reject) => {
		const request = indexedDB.open("attendance", 1);
		request.onupgradeneeded = () =>
			request.result.createObjectStore(store, { keyPath: ["by", "classId", "date", "userId"] });
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => {
			opened = undefined;
			reject(request.error);
		};
	});
	return opened;
}

const marks = async (mode: IDBTransactionMode) =>
	(await database()).transaction(store, mode).objectStore(store);

/** All marks of a coach stored in this browser. */
export async function keptBy(by: UserId): Promise<KeptMark[]> {
	// In IndexedDB an array key sorts after every number, so [] is an upper bound.
	return settled((await marks("readonly")).getAll(IDBKeyRange.bound([by], [by, []])));
}

/** Changes or deletes a stored mark in one transaction, so that no other tab interferes. */
export async function changeKept(
	{ by, classId, date, userId }: MarkPlace,
	change: (kept: KeptMark | undefined) => KeptMark | undefined,
): Promise<void> {
	const all = await marks("readwrite");
	const key = [by, classId, date, userId];
	const before: KeptMark | undefined = await settled(all.get(key));
	const after = change(before);
	if (after) await settled(all.put(after));
	else if (before) await settled(all.delete(key));
}
