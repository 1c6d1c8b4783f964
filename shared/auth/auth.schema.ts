import * as z from "zod/mini";
import { email, newPassword } from "../core/fields/fields.ts";
import { textOrNull } from "../core/fields/shapes.ts";
import { plainCode } from "./auth.rules.ts";

const presentPassword = z
	.string()
	.check(z.minLength(1, "password_required"), z.maxLength(128, "invalid"));

/** Of the authenticator app, or a recovery code; blanks and hyphens do not count. */
const typedCode = z.string().check(z.maxLength(40, "invalid"), z.overwrite(plainCode));
const code = typedCode.check(z.minLength(1, "required"));

/** None where it is empty: a form that is sent without script has the field in any case. */
const optionalCode = z.optional(typedCode);

/** `code` where a second factor is on; without it the call is answered `second_factor_needed`. */
export const Login = z.object({ email, password: presentPassword, code: optionalCode });
export const ConfirmIdentity = z.object({ currentPassword: presentPassword, code: optionalCode });
export const ForgotPassword = z.object({ email });
const token = z.string().check(z.maxLength(200, "invalid"));
export const ResetPassword = z.object({ token, newPassword });
export const VerifyEmail = z.object({ token });
export const UndoEmail = z.object({ token });
export const ChangePassword = z.object({ currentPassword: presentPassword, newPassword }).check(
	z.refine((change) => change.currentPassword !== change.newPassword, {
		error: "password_same",
		path: ["newPassword"],
	}),
);

/** A session as its owner and staff see it. */
export const RunningSession = z.object({
	id: z.string(),
	/** The one that asks. */
	current: z.boolean(),
	browser: textOrNull,
	system: textOrNull,
	startedAt: z.string(),
	lastSeenAt: z.string(),
});
export type RunningSession = z.infer<typeof RunningSession>;

/** The hash of a session's secret, which tells nothing of the secret. */
export const SessionParams = z.object({ id: z.string().check(z.regex(/^[\w-]{43}$/)) });

const Connection = z.object({ provider: z.string(), connectedAt: z.string() });

/** How somebody signs in, and where they are signed in. */
export const AccountSecurity = z.object({
	secondFactor: z.boolean(),
	/** They cannot do without: a stage's setting for staff. */
	secondFactorRequired: z.boolean(),
	recoveryCodesLeft: z.number(),
	/** Another house whose account may be connected; null where there is none. */
	provider: textOrNull,
	connections: z.array(Connection),
	sessions: z.array(RunningSession),
});
export type AccountSecurity = z.infer<typeof AccountSecurity>;

export const StartSecondFactor = z.object({ currentPassword: presentPassword });
/** For the authenticator app: the secret in base32, and the same as an `otpauth:` address. */
export const SecondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export const ConfirmSecondFactor = z.object({ currentPassword: presentPassword, code });
/** Shown once; only their hashes are kept. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Where to go after signing out: the provider's page, for who came by it. */
export const SignedOut = z.object({ location: z.string() });

/** What staff see of how somebody signs in. */
export const SignInOfPerson = z.object({
	secondFactor: z.boolean(),
	sessions: z.array(RunningSession),
});
export type SignInOfPerson = z.infer<typeof SignInOfPerson>;

export const Message = z.object({ message: z.string() });
