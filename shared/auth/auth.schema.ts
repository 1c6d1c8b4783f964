import * as z from "zod/mini";
import { email, newPassword } from "../core/fields.ts";

const presentPassword = z.string().check(z.minLength(1, "password_required"), z.maxLength(128, "invalid"));

export const Login = z.object({ email, password: presentPassword });
export const ForgotPassword = z.object({ email });
const token = z.string().check(z.maxLength(200, "invalid"));
export const ResetPassword = z.object({ token, newPassword });
export const VerifyEmail = z.object({ token });
export const ChangePassword = z.object({ currentPassword: presentPassword, newPassword }).check(
	z.refine((change) => change.currentPassword !== change.newPassword, {
		error: "password_same",
		path: ["newPassword"],
	}),
);

export const Message = z.object({ message: z.string() });
