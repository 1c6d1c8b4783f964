import type { EntityItem } from "electrodb";
import { ulid } from "ulid";
import { locales } from "#shared/core/locales.ts";
import { number, oneOf, optional, text } from "../../table/attributes.ts";
import { byIndex, byKey, entity, type Write } from "../../table/database.ts";
import type { Letter } from "./letter.ts";

/**
 * Emails to be sent, written in the transaction of the change that causes them. The stream queues
 * them for functions/app/mail, so an unavailable mail service delays an email but never fails or
 * repeats the change.
 */
export const Outbox = entity(
	"outbox",
	{
		id: text,
		/**
		 * A complete email, or the kind of a link that is only created when the email is sent.
		 * `unblocking` sends nothing: the mail service sends to the address again.
		 */
		kind: oneOf([
			"letter",
			"resetLink",
			"invitation",
			"emailLink",
			"undoLink",
			"signUpLink",
			"unblocking",
		]),
		to: text,
		replyTo: optional(text),
		locale: oneOf(locales),
		letter: { type: "any" },
		/** The data of a sign-up; stored only when the address is unknown. */
		signUp: { type: "any" },
		/**
		 * The person whose address the link confirms or restores, and the time of the request in ms
		 * since 1970.
		 */
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
/** Expiry in seconds since 1970; an email that was not sent by then is dropped. */
const inADay = (now: number) => Math.floor(now / 1000) + daySeconds;

export type Addressed = Pick<Outgoing, "to" | "locale" | "replyTo">;

/** The write that queues an email, for the transaction that causes it. */
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

/** Queues an email to a person's previous address. `changedAt` is in ms since 1970. */
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

/** Queues that the mail service sends to an address again from which emails came back. */
export const queueUnblocking = (to: Addressed, now: number): Write => ({
	put: Outbox.create({ ...to, kind: "unblocking", id: ulid(now), expiresAt: inADay(now) }).params(),
});

export const queueResetLink = (to: Addressed, now: number, id = ulid(now)): Write => ({
	put: Outbox.create({ ...to, kind: "resetLink", id, expiresAt: inADay(now) }).params(),
});

/** Queues an invitation for a member whom staff added: a link to choose the first password. */
export const queueInvitation = (to: Addressed, now: number): Write => ({
	put: Outbox.create({ ...to, kind: "invitation", id: ulid(now), expiresAt: inADay(now) }).params(),
});

/**
 * Queues the email of a sign-up. Whether the address has an account is checked when the email is
 * sent.
 */
export const queueSignUpLink = (to: Addressed, signUp: object, now: number): Write => ({
	put: Outbox.create({
		...to,
		kind: "signUpLink",
		id: ulid(now),
		signUp,
		expiresAt: inADay(now),
	}).params(),
});
