import * as z from "zod/mini";
import { CurrentUser } from "../users/users.schema.ts";

/** A student as their coach sees them. */
export const Student = z.pick(CurrentUser, {
	id: true,
	firstName: true,
	lastName: true,
	firstNameAr: true,
	lastNameAr: true,
	email: true,
	phoneNumber: true,
	gender: true,
	currentBelt: true,
	profileImageUrl: true,
});
export type Student = z.infer<typeof Student>;
