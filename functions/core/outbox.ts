import { Entity, type EntityItem } from "electrodb";
import { ulid } from "ulid";
import { locales } from "#shared/core/locales.ts";
import { model, onTable, primary, type Write } from "./database.ts";
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
			kind: { type: ["letter", "resetLink", "emailLink"] as const, required: true },
			to: { type: "string", required: true },
			replyTo: { type: "string" },
			locale: { type: locales, required: true },
			letter: { type: "any" },
			/** Who wants to have the address that a link confirms, and since when, in ms since 1970. */
			userId: { type: "number" },
			askedAt: { type: "number" },
			expiresAt: { type: "number", required: true },
		},
		indexes: { byId: { pk: { field: primary.pk, composite: ["id"] }, sk: { field: primary.sk, composite: [] } } },
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

export const queueResetLink = (to: Addressed, now: number) =>
	Outbox.create({ ...to, kind: "resetLink", id: ulid(now), expiresAt: inADay(now) }).go();
