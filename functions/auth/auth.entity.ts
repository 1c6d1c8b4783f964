import { number, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

/** Links that confirm a new e-mail address, by hash of their token; each is good once. */
export const EmailLinks = entity(
	"emailLink",
	{
		hash: text,
		userId: number,
		/** The address that the person had when they asked. */
		from: text,
		to: text,
		/** When it was asked for, in ms since 1970. */
		createdAt: number,
		expiresAt: number,
	},
	{
		byHash: byKey(["hash"]),
		ofUser: byIndex(1, ["userId"], ["hash"]),
	},
);

/** Password reset tokens, by hash; each is good once. */
export const ResetTokens = entity(
	"resetToken",
	{
		hash: text,
		userId: number,
		/** Whom it was mailed to; it is void once the person has another address. */
		email: text,
		/** Milliseconds since 1970. */
		createdAt: number,
		expiresAt: number,
	},
	{
		byHash: byKey(["hash"]),
		ofUser: byIndex(1, ["userId"], ["hash"]),
	},
);

/** Links by which the former owner of an address takes it back, by hash of their token; each is good once. */
export const EmailUndos = entity(
	"emailUndo",
	{
		hash: text,
		userId: number,
		/** The address before the change, and after it. */
		from: text,
		to: text,
		/** When the address was changed, in ms since 1970. */
		changedAt: number,
		expiresAt: number,
	},
	{
		byHash: byKey(["hash"]),
		ofUser: byIndex(1, ["userId"], ["hash"]),
	},
);

/** Recovery codes that are still good, by hash. */
export const RecoveryCodes = entity(
	"recoveryCode",
	{
		userId: number,
		hash: text,
	},
	{
		ofUser: byKey(["userId"], ["hash"]),
	},
);

/** Browsers that somebody has signed in with, by hash of their cookie. They get in past a stranger's guesses. */
export const KnownDevices = entity(
	"knownDevice",
	{
		userId: number,
		hash: text,
		expiresAt: number,
	},
	{
		ofUser: byKey(["userId"], ["hash"]),
	},
);

/** Accounts at identity providers, by what never changes of them, and whose they are here. */
export const Connections = entity(
	"connection",
	{
		issuer: text,
		subject: text,
		userId: number,
		/** The other house; absent for an account of our own pool. */
		provider: optional(text),
		createdAt: text,
	},
	{
		bySubject: byKey(["issuer"], ["subject"]),
		ofUser: byIndex(1, ["userId"], ["issuer", "subject"]),
	},
);

/** How many signed in, second by second; see level-sign-ins.ts. */
export const SignInSeconds = entity(
	"signInSecond",
	{
		/** Since 1970. */
		second: number,
		share: number,
		count: optional(number),
		expiresAt: number,
	},
	{ bySecond: byKey(["second"], ["share"]) },
);
