import * as z from "zod/mini";
import { besideOtherFaults, name, optionalFlag, optionalName } from "./fields.ts";

/** Text in an answer; null if not set. */
export const textOrNull = z.nullable(z.string());

/** Name of a person, in Arabic too where known. */
export const personNames = {
	firstName: z.string(),
	lastName: z.string(),
	firstNameAr: textOrNull,
	lastNameAr: textOrNull,
};

type BothLanguages<Name extends string, Schema> = Record<`${Name}En` | `${Name}Ar`, Schema>;

/** A bilingual field: `titleEn` and `titleAr`. */
export const bilingualShape = <const Name extends string, Schema>(name: Name, schema: Schema) =>
	({ [`${name}En`]: schema, [`${name}Ar`]: schema }) as BothLanguages<Name, Schema>;

/**
 * A person's names as they are typed. One letter is a name. The last name may be empty if a ticked
 * box says that the person has one name only; see `hasLastName`.
 */
export const typedNames = {
	firstName: name(80),
	lastName: z._default(name(80, 0), ""),
	/** Whether the person has one name only, `firstName`. */
	hasOneName: optionalFlag,
};
/** A person's names in an edit. Names that are left out do not change. */
export const editedNames = {
	firstName: z.optional(name(80)),
	lastName: z.optional(name(80, 0)),
	hasOneName: optionalFlag,
};

const hasArabic = z.refine<string | null | undefined>(
	(value) => !value || /\p{Script=Arabic}/u.test(value),
	"name_not_arabic",
);
const hasLatin = z.refine<string>(
	(value) => value === "" || /\p{Script=Latin}/u.test(value),
	"name_not_latin",
);

/** Names that people type for themselves or their children, each in its own script. */
export const namesInScript = {
	firstName: name(80).check(hasLatin),
	lastName: z._default(name(80, 0).check(hasLatin), ""),
	hasOneName: optionalFlag,
	firstNameAr: optionalName(80).check(hasArabic),
	lastNameAr: optionalName(80).check(hasArabic),
};

type LastName = { lastName?: string; hasOneName?: boolean };

/** Check of an object with these names. It also runs if other fields are invalid. */
export const hasLastName = z.refine<LastName>(
	({ lastName, hasOneName }) => lastName !== "" || hasOneName === true,
	{ error: "required", path: ["lastName"], when: besideOtherFaults },
);
