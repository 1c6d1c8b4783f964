import { number, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/** Links that confirm a new email address, by the hash of their token; each works once. */
export const EmailLinks = entity(
	"emailLink",
	{
		hash: text,
		userId: number,
		/** The person's email address when the change was requested. */
		from: text,
		to: text,
		/** Time of the request, in ms since 1970. */
		createdAt: number,
		expiresAt: number,
	},
	{
		byHash: byKey(["hash"]),
		ofUser: byIndex(1, ["userId"], ["hash"]),
	},
);

/** Password reset tokens, by hash; each works once. */
export const ResetTokens = entity(
	"resetToken",
	{
		hash: text,
		userId: number,
		/** The recipient's address; the token is invalid once the person has another address. */
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

/**
 * Links by which the former owner of an address undoes its change, by the hash of their token; each
 * works once.
 */
export const EmailUndos = entity(
	"emailUndo",
	{
		hash: text,
		userId: number,
		/** The address before the change; `to` is the address after it. */
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

/** Unused recovery codes, by hash. */
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

/**
 * Browsers that a person has signed in with, by the hash of their cookie. Failed attempts from
 * unknown browsers do not lock these out.
 */
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

/**
 * Accounts at identity providers, by their immutable issuer and subject, and the person they belong
 * to.
 */
export const Connections = entity(
	"connection",
	{
		issuer: text,
		subject: text,
		userId: number,
		/** The external identity provider; undefined for an account of our own pool. */
		provider: optional(text),
		createdAt: text,
	},
	{
		bySubject: byKey(["issuer"], ["subject"]),
		ofUser: byIndex(1, ["userId"], ["issuer", "subject"]),
	},
);

/** Number of sign-ins per second; see level-sign-ins.ts. */
export const SignInSeconds = entity(
	"signInSecond",
	{
		/** Seconds since 1970. */
		second: number,
		share: number,
		count: optional(number),
		expiresAt: number,
	},
	{ bySecond: byKey(["second"], ["share"]) },
);
