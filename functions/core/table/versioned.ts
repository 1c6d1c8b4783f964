/** Attributes of a record with optimistic locking. */
export const versioned = {
	createdAt: { type: "string", required: true },
	updatedAt: { type: "string", required: true },
	version: { type: "number", required: true },
} as const;

type Versioned = { version: number };

const iso = (now: number) => new Date(now).toISOString();

/**
 * The first version's attributes.
 * @param now ms since 1970
 */
export const firstVersion = (now: number) => ({
	createdAt: iso(now),
	updatedAt: iso(now),
	version: 1,
});

/**
 * The next version of a record, with changes.
 * @param now ms since 1970
 */
export const nextVersion = <R extends Versioned>(before: R, changes: Partial<R>, now: number) => ({
	...before,
	...changes,
	updatedAt: iso(now),
	version: before.version + 1,
});

type Operations = { eq: (attribute: never, value: number) => string };

/**
 * ElectroDB condition that the stored record still has the version that was read:
 * `put(…).where(still(before))`.
 */
export const ifUnchanged =
	(before: Versioned) =>
	({ version }: { version: unknown }, { eq }: Operations): string =>
		eq(version as never, before.version);
