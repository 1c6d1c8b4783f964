import { ulid } from "ulid";
import type { ContactMessageRecord } from "#functions/people/contact/contact-message.entity.ts";
import { settingsDefaults } from "#shared/base/settings/settings.rules.ts";
import { locales } from "#shared/core/locales.ts";
import { messageExpiry } from "#shared/people/contact/contact.rules.ts";
import { daysAfter, readDate, readTime, timeOn } from "../calendar.ts";
import { flag, oneOf, optional, readTable, text } from "../readTable.ts";

/** An answer was given on the next day, and marked the message as done. */
const messages = readTable("content/contact-messages", {
	name: text,
	email: text,
	locale: oneOf(locales),
	sent: text,
	message: text,
	answer: optional(text),
	done: flag,
});

/** Recent messages of visitors, some still unanswered. */
export const contactMessages = (now: number): ContactMessageRecord[] =>
	messages.map(({ sent, answer, done, ...written }) => {
		const createdAt = readTime(sent, now);
		const answeredAt = timeOn(daysAfter(readDate(sent, now).date, 1), 10, 15);
		const isDone = answer !== undefined || done;
		return {
			...written,
			id: ulid(Date.parse(createdAt)),
			status: isDone ? "done" : "open",
			answers: answer ? [{ text: answer, at: answeredAt, by: 16 }] : [],
			createdAt,
			updatedAt: isDone ? answeredAt : createdAt,
			version: isDone ? 2 : 1,
			expiresAt: messageExpiry(Date.parse(createdAt), settingsDefaults.messageMonths),
		};
	});
