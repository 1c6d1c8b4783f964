/** Attributes of a record that several people edit. */
export const versioned = {
	createdAt: { type: "string", required: true },
	updatedAt: { type: "string", required: true },
	version: { type: "number", required: true },
} as const;

type Versioned = { version: number };

const iso = (now: number) => new Date(now).toISOString();

/** What a record that several people edit begins with. @param now ms since 1970 */
export const firstVersion = (now: number) => ({
	createdAt: iso(now),
	updatedAt: iso(now),
	version: 1,
});

/** A record with changes, as the version after the one that was read. @param now ms since 1970 */
export const nextVersion = <R extends Versioned>(before: R, changes: Partial<R>, now: number) => ({
	...before,
	...changes,
	updatedAt: iso(now),
	version: before.version + 1,
});

type Operations = { eq: (attribute: never, value: number) => string };

/** ElectroDB's condition that a record is still the one that was read: `put(…).where(still(before))`. */
export const ifUnchanged =
	(before: Versioned) =>
	({ version }: { version: unknown }, { eq }: Operations): string =>
		eq(version as never, before.version);
