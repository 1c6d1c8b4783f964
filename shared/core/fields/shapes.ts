import * as z from "zod/mini";

/** What an answer says in words, or null where nothing was said. */
export const textOrNull = z.nullable(z.string());

/** Somebody's name, in both scripts where it is known. */
export const personNames = {
	firstName: z.string(),
	lastName: z.string(),
	firstNameAr: textOrNull,
	lastNameAr: textOrNull,
};

type Twin<Name extends string, Schema> = Record<`${Name}En` | `${Name}Ar`, Schema>;

/** A field in both languages: `titleEn` and `titleAr`. */
export const bilingualShape = <const Name extends string, Schema>(name: Name, schema: Schema) =>
	({ [`${name}En`]: schema, [`${name}Ar`]: schema }) as Twin<Name, Schema>;
