/** Unsaved form values, with the record as it was when editing began. */
export type Draft<Values> = { typed: Values; base: Values /** `at`: ms since 1970 */; at: number };

const prefix = "draft:";
const retentionMs = 7 * 24 * 60 * 60 * 1000;

const nameOf = (name: string, userId: number) => `${prefix}${userId}:${name}`;

/** Runs storage access. Storage may be disabled or full; editing then works without a draft. */
function tryStorage<T>(work: (storage: Storage) => T): T | null {
	try {
		return work(localStorage);
	} catch {
		return null;
	}
}

/** Key of a draft; null for records with personal data, which must not be stored as drafts. */
export type DraftName = string | null;

/** Stores a draft in this browser for one week, readable only by the same user. */
export function keepDraft<Values>(name: DraftName, userId: number, draft: Draft<Values>): void {
	if (name === null) return;
	tryStorage((storage) => storage.setItem(nameOf(name, userId), JSON.stringify(draft)));
}

export function readDraft<Values>(
	name: DraftName,
	userId: number,
	now: number,
): Draft<Values> | null {
	if (name === null) return null;
	return tryStorage((storage) => {
		const draft: Draft<Values> | null = JSON.parse(storage.getItem(nameOf(name, userId)) ?? "null");
		return draft && now - draft.at < retentionMs ? draft : null;
	});
}

export function dropDraft(name: DraftName, userId: number): void {
	if (name !== null) tryStorage((storage) => storage.removeItem(nameOf(name, userId)));
}
