import type { ErrorCode } from "#shared/core/http/errors.ts";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";

/** Whose mark it is, and of what. One is kept for each. */
export type MarkPlace = { by: UserId; classId: TrainingClassId; date: string; userId: UserId };

/** A mark that was made in this browser and is not known to stand. It holds numbers alone, nobody's name. */
export type KeptMark = MarkPlace & {
	present: boolean;
	/** What its maker saw; null where nothing was marked. */
	before: boolean | null;
	/** Changes with each change of the mark. */
	key: string;
	/** Values that were sent without a known answer: meeting one of them is no conflict. */
	tried?: boolean[];
	/** What somebody else marked meanwhile: it is not sent before one of the two is chosen. */
	theirs?: boolean | null;
	/** Why the server does not take it. */
	refused?: ErrorCode | "not_enrolled";
};

/** Whether a mark only waits to be sent: nothing is to be decided about it. */
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

/** Everything that somebody's marks are kept of here. */
export async function keptBy(by: UserId): Promise<KeptMark[]> {
	// An array comes after every number.
	return settled((await marks("readonly")).getAll(IDBKeyRange.bound([by], [by, []])));
}

/** Changes what is kept of one mark, or forgets it, in one transaction: no other tab comes between. */
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
