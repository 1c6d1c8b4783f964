import * as z from "zod/mini";
import { BeltInput } from "../belts/belts.schema.ts";
import { email, newPassword, optionalPhone, optionalText, text } from "../core/fields.ts";
import { locales } from "../core/locales.ts";

const presentPassword = z.string().check(z.minLength(1, "password_required"), z.maxLength(128, "invalid"));

export const Login = z.object({ email, password: presentPassword });
export const ForgotPassword = z.object({ email });
export const ResetPassword = z.object({
	token: z.string().check(z.maxLength(200, "invalid")),
	newPassword,
});
export const ChangePassword = z.object({ currentPassword: presentPassword, newPassword }).check(
	z.refine((change) => change.currentPassword !== change.newPassword, {
		error: "password_same",
		path: ["newPassword"],
	}),
);

const clearable = ["firstNameAr", "lastNameAr", "phoneNumber", "bio", "experience", "dojoLocation"] as const;

/** Own profile. Fields left out or empty stay as they are; `clear` names those to empty. */
export const Profile = z.object({
	firstName: z.optional(text(80, 2, "first_name_short")),
	lastName: z.optional(text(80, 2, "last_name_short")),
	firstNameAr: optionalText(80),
	lastNameAr: optionalText(80),
	phoneNumber: optionalPhone,
	currentBelt: z.optional(BeltInput),
	bio: optionalText(2000),
	experience: optionalText(2000),
	dojoLocation: optionalText(200),
	preferredLanguage: z.optional(z.enum(locales)),
	clear: z._default(z.array(z.enum(clearable)), []),
});
export type Profile = z.output<typeof Profile>;

export const Message = z.object({ message: z.string() });
