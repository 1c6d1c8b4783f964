import type { EntityItem } from "electrodb";
import { ulid } from "ulid";
import { locales } from "#shared/core/locales.ts";
import { number, oneOf, optional, text } from "../../table/attributes.ts";
import { byIndex, byKey, entity, type Write } from "../../table/database.ts";
import type { Letter } from "./letter.ts";

/**
 * Mails to be sent, written with the change that causes them. The stream orders them from functions/mail, so
 * that a mail service that is down delays a mail and never fails or doubles the change.
 */
export const Outbox = entity(
	"outbox",
	{
		id: text,
		/** A letter as it is to be sent, or a link, which is only made when it is sent. */
		kind: oneOf(["letter", "resetLink", "invitation", "emailLink", "undoLink", "signUpLink"]),
		to: text,
		replyTo: optional(text),
		locale: oneOf(locales),
		letter: { type: "any" },
		/** What somebody typed who signs up; kept only where the address is not known. */
		signUp: { type: "any" },
		/** Whose address a link confirms or takes back, and since when, in ms since 1970. */
		userId: optional(number),
		askedAt: optional(number),
		expiresAt: number,
	},
	{
		byId: byKey(["id"]),
		toAddress: byIndex(1, ["to"], ["id"]),
		ofUser: { ...byIndex(2, ["userId"], []), condition: ({ userId }) => userId !== undefined },
	},
);
export type Outgoing = EntityItem<typeof Outbox>;

const daySeconds = 24 * 60 * 60;
/** Seconds since 1970; a mail that was not sent by then is not sent at all. */
const inADay = (now: number) => Math.floor(now / 1000) + daySeconds;

export type Addressed = Pick<Outgoing, "to" | "locale" | "replyTo">;

/** A mail as part of the transaction that causes it. */
export const queueLetter = (to: Addressed, letter: Letter, now: number): Write => ({
	put: Outbox.create({
		...to,
		letter,
		kind: "letter",
		id: ulid(now),
		expiresAt: inADay(now),
	}).params(),
});

export const queueEmailLink = (to: Addressed, userId: number, now: number): Write => ({
	put: Outbox.create({
		...to,
		kind: "emailLink" as const,
		id: ulid(now),
		expiresAt: inADay(now),
		userId,
		askedAt: now,
	}).params(),
});

/** To the address that somebody had; `changedAt` in ms since 1970. */
export const queueUndoLink = (to: Addressed, userId: number, changedAt: number): Write => ({
	put: Outbox.create({
		...to,
		kind: "undoLink" as const,
		id: ulid(changedAt),
		expiresAt: inADay(changedAt),
		userId,
		askedAt: changedAt,
	}).params(),
});

export const queueResetLink = (to: Addressed, now: number, id = ulid(now)): Write => ({
	put: Outbox.create({ ...to, kind: "resetLink", id, expiresAt: inADay(now) }).params(),
});

/** To somebody whom staff have made a member: the link by which they choose their first password. */
export const queueInvitation = (to: Addressed, now: number): Write => ({
	put: Outbox.create({ ...to, kind: "invitation", id: ulid(now), expiresAt: inADay(now) }).params(),
});

/** To an address with which somebody signs up. Whether it is known is asked when the letter is sent. */
export const queueSignUpLink = (to: Addressed, signUp: object, now: number): Write => ({
	put: Outbox.create({
		...to,
		kind: "signUpLink",
		id: ulid(now),
		signUp,
		expiresAt: inADay(now),
	}).params(),
});
