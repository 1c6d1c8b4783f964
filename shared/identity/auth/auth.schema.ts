import * as z from "zod/mini";
import { atMost, email, newPassword } from "../../core/fields/fields.ts";
import { textOrNull } from "../../core/fields/shapes.ts";
import { plainCode } from "./auth.rules.ts";

const presentPassword = z
	.string()
	.check(z.minLength(1, "password_required"), z.maxLength(128, "invalid"));

/** Code of the authenticator app, or a recovery code; spaces and hyphens are ignored. */
const typedCode = z
	.string()
	.check(atMost(1_000, "invalid"), z.overwrite(plainCode), z.maxLength(40, "invalid"));
const code = typedCode.check(z.minLength(1, "required"));

/** Empty means no code: a form that is sent without JavaScript always contains the field. */
const optionalCode = z.optional(typedCode);

/**
 * `code` is required if the second factor is on; without it the answer is `second_factor_needed`.
 */
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
	/** Whether this session made the call. */
	current: z.boolean(),
	browser: textOrNull,
	system: textOrNull,
	startedAt: z.string(),
	lastSeenAt: z.string(),
});
export type RunningSession = z.infer<typeof RunningSession>;

/** The id is the hash of the session's secret; the secret cannot be derived from it. */
export const SessionParams = z.object({ id: z.string().check(z.regex(/^[\w-]{43}$/)) });

const Connection = z.object({ provider: z.string(), connectedAt: z.string() });

/** An address that the person asked for and has not confirmed yet. */
export const PendingEmail = z.object({ email: z.string(), askedAt: z.string() });
export type PendingEmail = z.infer<typeof PendingEmail>;

/** How a person signs in, and their open sessions. */
export const AccountSecurity = z.object({
	secondFactor: z.boolean(),
	/** Whether the stage requires the second factor for this role. */
	secondFactorRequired: z.boolean(),
	recoveryCodesLeft: z.number(),
	/** Identity provider whose account can be connected; null if the stage has none. */
	provider: textOrNull,
	connections: z.array(Connection),
	pendingEmail: z.nullable(PendingEmail),
	sessions: z.array(RunningSession),
});
export type AccountSecurity = z.infer<typeof AccountSecurity>;

export const StartSecondFactor = z.object({ currentPassword: presentPassword });
/** Secret for the authenticator app in base32, and the same secret as an `otpauth:` URI. */
export const SecondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export const ConfirmSecondFactor = z.object({ currentPassword: presentPassword, code });
/** Shown once; only the hashes are stored. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * Address to open after signing out: the identity provider's page for people who signed in there.
 */
export const SignedOut = z.object({ location: z.string() });

/** Sign-in details of a person, as staff see them. */
export const SignInOfPerson = z.object({
	secondFactor: z.boolean(),
	sessions: z.array(RunningSession),
});
export type SignInOfPerson = z.infer<typeof SignInOfPerson>;
