/** The text typed into a field, and the text that the field had before. */
type TypedText = { base: string; typed: string };
export type TypedTexts = Record<string, TypedText>;

const prefix = "typed:";

/** Runs storage access. Storage may be disabled or full; then nothing is kept. */
function tryStorage<T>(work: (storage: Storage) => T): T | null {
	try {
		return work(sessionStorage);
	} catch {
		return null;
	}
}

const nameOf = (draft: string, userId: number) => `${prefix}${userId}:${draft}`;

/**
 * Keeps what a person has typed into a form until the tab is closed, for the same person only; it
 * may be personal data.
 */
export const keepTypedTexts = (draft: string, userId: number, texts: TypedTexts) =>
	tryStorage((storage) =>
		Object.keys(texts).length > 0
			? storage.setItem(nameOf(draft, userId), JSON.stringify(texts))
			: storage.removeItem(nameOf(draft, userId)),
	);

export const readTypedTexts = (draft: string, userId: number): TypedTexts | null =>
	tryStorage((storage) => JSON.parse(storage.getItem(nameOf(draft, userId)) ?? "null"));

/** Forgets what was typed into all forms, before somebody signs out. */
export const forgetTypedTexts = () =>
	tryStorage((storage) => {
		for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
	});
