/** What an item of an entity holds under one name: given always, unless it is `optional`. */
export const text = { type: "string", required: true } as const;
export const number = { type: "number", required: true } as const;
export const flag = { type: "boolean", required: true } as const;

/** One of these words. */
export const oneOf = <const V extends readonly string[]>(words: V) =>
	({ type: words, required: true }) as const;

/** May be left out. */
export const optional = <A extends { readonly required: true }>({ required, ...rest }: A) => rest;

/** Any number of the same. */
export const listOf = <A extends { readonly required: true }>(item: A) =>
	({ type: "list", items: optional(item), required: true }) as const;

type Optional<R> = { [K in keyof R]-?: undefined extends R[K] ? K : never }[keyof R];

/** What changes take away from a record: undefined stands for "none", which the table says by leaving it out. */
export const leftOut = <R extends object>(changes: Partial<R>) =>
	(Object.keys(changes) as (keyof R)[]).filter(
		(name) => changes[name] === undefined,
	) as Optional<R>[];
