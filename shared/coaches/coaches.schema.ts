import * as z from "zod/mini";
import { Belt } from "../belts/belts.schema.ts";
import { id, type UserId } from "../core/ids.ts";
import { genders } from "../core/people.ts";

/** A student as their coach sees them. */
export const Student = z.object({
	id: id<UserId>(),
	firstName: z.string(),
	lastName: z.string(),
	firstNameAr: z.nullable(z.string()),
	lastNameAr: z.nullable(z.string()),
	email: z.string(),
	phoneNumber: z.nullable(z.string()),
	gender: z.nullable(z.enum(genders)),
	currentBelt: Belt,
	profileImageUrl: z.nullable(z.string()),
});
export type Student = z.infer<typeof Student>;
