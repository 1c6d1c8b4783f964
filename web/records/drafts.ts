/** What somebody typed and did not save, with the record as it was when they began. */
export type Draft<Values> = { typed: Values; base: Values /** ms since 1970 */; at: number };

const prefix = "draft:";
const keptMs = 7 * 24 * 60 * 60 * 1000;

const nameOf = (name: string, userId: number) => `${prefix}${userId}:${name}`;

/** Storage may be switched off or full: typing then goes on without a draft. */
function tryStorage<T>(work: (storage: Storage) => T): T | null {
	try {
		return work(localStorage);
	} catch {
		return null;
	}
}

/** Keeps a draft in this browser for a week, for its writer alone. */
export function keepDraft<Values>(name: string, userId: number, draft: Draft<Values>): void {
	tryStorage((storage) => storage.setItem(nameOf(name, userId), JSON.stringify(draft)));
}

export function readDraft<Values>(name: string, userId: number, now: number): Draft<Values> | null {
	return tryStorage((storage) => {
		const draft: Draft<Values> | null = JSON.parse(storage.getItem(nameOf(name, userId)) ?? "null");
		return draft && now - draft.at < keptMs ? draft : null;
	});
}

export const dropDraft = (name: string, userId: number) =>
	tryStorage((storage) => storage.removeItem(nameOf(name, userId)));
