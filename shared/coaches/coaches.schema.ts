import * as z from "zod/mini";
import { CurrentUser, Person } from "../users/users.schema.ts";

/** A student as their coach sees them. */
export const Student = z.extend(
	Person,
	z.pick(CurrentUser, { phoneNumber: true, gender: true, profileImageUrl: true }).shape,
);
export type Student = z.infer<typeof Student>;
