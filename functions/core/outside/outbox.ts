import { Entity, type EntityItem } from "electrodb";
import { ulid } from "ulid";
import { locales } from "#shared/core/locales.ts";
import { byIndex, byKey, model, onTable, type Write } from "../table/database.ts";
import type { Letter } from "./letter.ts";

/**
 * Mails to be sent, written with the change that causes them. The stream orders them from functions/mail, so
 * that a mail service that is down delays a mail and never fails or doubles the change.
 */
export const Outbox = new Entity(
	{
		model: model("outbox"),
		attributes: {
			id: { type: "string", required: true },
			/** A letter as it is to be sent, or a link, which is only made when it is sent. */
			kind: { type: ["letter", "resetLink", "invitation", "emailLink", "undoLink"] as const, required: true },
			to: { type: "string", required: true },
			replyTo: { type: "string" },
			locale: { type: locales, required: true },
			letter: { type: "any" },
			/** Whose address a link confirms or takes back, and since when, in ms since 1970. */
			userId: { type: "number" },
			askedAt: { type: "number" },
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byId: byKey(["id"]),
			toAddress: byIndex(1, ["to"], ["id"]),
			ofUser: { ...byIndex(2, ["userId"], []), condition: ({ userId }) => userId !== undefined },
		},
	},
	onTable,
);
export type Outgoing = EntityItem<typeof Outbox>;

const daySeconds = 24 * 60 * 60;
/** Seconds since 1970; a mail that was not sent by then is not sent at all. */
const inADay = (now: number) => Math.floor(now / 1000) + daySeconds;

export type Addressed = Pick<Outgoing, "to" | "locale" | "replyTo">;

/** A mail as part of the transaction that causes it. */
export const queueLetter = (to: Addressed, letter: Letter, now: number): Write => ({
	put: Outbox.create({ ...to, letter, kind: "letter", id: ulid(now), expiresAt: inADay(now) }).params(),
});

export const queueEmailLink = (to: Addressed, userId: number, now: number): Write => ({
	put: Outbox.create({
		...{ ...to, kind: "emailLink" as const, id: ulid(now), expiresAt: inADay(now) },
		...{ userId, askedAt: now },
	}).params(),
});

/** To the address that somebody had; `changedAt` in ms since 1970. */
export const queueUndoLink = (to: Addressed, userId: number, changedAt: number): Write => ({
	put: Outbox.create({
		...{ ...to, kind: "undoLink" as const, id: ulid(changedAt), expiresAt: inADay(changedAt) },
		...{ userId, askedAt: changedAt },
	}).params(),
});

export const queueResetLink = (to: Addressed, now: number, id = ulid(now)): Write => ({
	put: Outbox.create({ ...to, kind: "resetLink", id, expiresAt: inADay(now) }).params(),
});

/** To somebody whom staff have made a member: the link by which they choose their first password. */
export const queueInvitation = (to: Addressed, now: number): Write => ({
	put: Outbox.create({ ...to, kind: "invitation", id: ulid(now), expiresAt: inADay(now) }).params(),
});
