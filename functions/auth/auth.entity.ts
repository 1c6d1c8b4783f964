import { Entity } from "electrodb";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";

/** Links that confirm a new e-mail address, by hash of their token; each is good once. */
export const EmailLinks = new Entity(
	{
		model: model("emailLink"),
		attributes: {
			hash: { type: "string", required: true },
			userId: { type: "number", required: true },
			/** The address that the person had when they asked. */
			from: { type: "string", required: true },
			to: { type: "string", required: true },
			/** When it was asked for, in ms since 1970. */
			createdAt: { type: "number", required: true },
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byHash: byKey(["hash"]),
			ofUser: byIndex(1, ["userId"], ["hash"]),
		},
	},
	onTable,
);

/** Password reset tokens, by hash; each is good once. */
export const ResetTokens = new Entity(
	{
		model: model("resetToken"),
		attributes: {
			hash: { type: "string", required: true },
			userId: { type: "number", required: true },
			/** Whom it was mailed to; it is void once the person has another address. */
			email: { type: "string", required: true },
			/** Milliseconds since 1970. */
			createdAt: { type: "number", required: true },
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byHash: byKey(["hash"]),
			ofUser: byIndex(1, ["userId"], ["hash"]),
		},
	},
	onTable,
);

/** Links by which the former owner of an address takes it back, by hash of their token; each is good once. */
export const EmailUndos = new Entity(
	{
		model: model("emailUndo"),
		attributes: {
			hash: { type: "string", required: true },
			userId: { type: "number", required: true },
			/** The address before the change, and after it. */
			from: { type: "string", required: true },
			to: { type: "string", required: true },
			/** When the address was changed, in ms since 1970. */
			changedAt: { type: "number", required: true },
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byHash: byKey(["hash"]),
			ofUser: byIndex(1, ["userId"], ["hash"]),
		},
	},
	onTable,
);

/** Recovery codes that are still good, by hash. */
export const RecoveryCodes = new Entity(
	{
		model: model("recoveryCode"),
		attributes: {
			userId: { type: "number", required: true },
			hash: { type: "string", required: true },
		},
		indexes: {
			ofUser: byKey(["userId"], ["hash"]),
		},
	},
	onTable,
);

/** Browsers that somebody has signed in with, by hash of their cookie. They get in past a stranger's guesses. */
export const KnownDevices = new Entity(
	{
		model: model("knownDevice"),
		attributes: {
			userId: { type: "number", required: true },
			hash: { type: "string", required: true },
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			ofUser: byKey(["userId"], ["hash"]),
		},
	},
	onTable,
);

/** Accounts at identity providers, by what never changes of them, and whose they are here. */
export const Connections = new Entity(
	{
		model: model("connection"),
		attributes: {
			issuer: { type: "string", required: true },
			subject: { type: "string", required: true },
			userId: { type: "number", required: true },
			/** The other house; absent for an account of our own pool. */
			provider: { type: "string" },
			createdAt: { type: "string", required: true },
		},
		indexes: {
			bySubject: byKey(["issuer"], ["subject"]),
			ofUser: byIndex(1, ["userId"], ["issuer", "subject"]),
		},
	},
	onTable,
);
