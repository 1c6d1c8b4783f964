import * as z from "zod/mini";
import { Belt } from "../belts/belts.schema.ts";
import { roles } from "../core/access.ts";
import { id, type UserId } from "../core/ids.ts";
import { locales } from "../core/locales.ts";

/** The signed-in person as their own browser sees them. */
export const CurrentUser = z.object({
	id: id<UserId>(),
	firstName: z.string(),
	lastName: z.string(),
	firstNameAr: z.nullable(z.string()),
	lastNameAr: z.nullable(z.string()),
	email: z.string(),
	role: z.enum(roles),
	currentBelt: Belt,
	profileImageUrl: z.nullable(z.string()),
	isApproved: z.boolean(),
	phoneNumber: z.nullable(z.string()),
	bio: z.nullable(z.string()),
	experience: z.nullable(z.string()),
	dojoLocation: z.nullable(z.string()),
	mustChangePassword: z.boolean(),
	preferredLanguage: z.enum(locales),
});
export type CurrentUser = z.infer<typeof CurrentUser>;
