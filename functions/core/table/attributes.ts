/** Attribute types of an entity: required unless `optional`. */
export const text = { type: "string", required: true } as const;
export const number = { type: "number", required: true } as const;
export const flag = { type: "boolean", required: true } as const;

export const oneOf = <const V extends readonly string[]>(words: V) =>
	({ type: words, required: true }) as const;

export const optional = <A extends { readonly required: true }>({ required, ...rest }: A) => rest;

export const listOf = <A extends { readonly required: true }>(item: A) =>
	({ type: "list", items: optional(item), required: true }) as const;

type Optional<R> = { [K in keyof R]-?: undefined extends R[K] ? K : never }[keyof R];

/**
 * Names of the attributes that `changes` sets to undefined. DynamoDB has no undefined, so they must
 * be removed.
 */
export const leftOut = <R extends object>(changes: Partial<R>) =>
	(Object.keys(changes) as (keyof R)[]).filter(
		(name) => changes[name] === undefined,
	) as Optional<R>[];
