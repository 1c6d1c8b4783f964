import * as z from "zod/mini";

/** Text in an answer; null if not set. */
export const textOrNull = z.nullable(z.string());

/** Name of a person, in Arabic too where known. */
export const personNames = {
	firstName: z.string(),
	lastName: z.string(),
	firstNameAr: textOrNull,
	lastNameAr: textOrNull,
};

type Twin<Name extends string, Schema> = Record<`${Name}En` | `${Name}Ar`, Schema>;

/** A bilingual field: `titleEn` and `titleAr`. */
export const bilingualShape = <const Name extends string, Schema>(name: Name, schema: Schema) =>
	({ [`${name}En`]: schema, [`${name}Ar`]: schema }) as Twin<Name, Schema>;
