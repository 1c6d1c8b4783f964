import * as z from "zod/mini";
import { editedVersion, email, longText, onByDefault, text } from "../../core/fields/fields.ts";
import { paged } from "../../core/http/page.ts";
import { id, type UserId } from "../../core/ids.ts";
import { NamedPerson } from "../users/users.schema.ts";

export const ContactMessage = z.object({
	name: text(120, 1, "name_short"),
	email,
	message: longText(4000, 10, "message_short"),
});
export type ContactMessage = z.output<typeof ContactMessage>;

/** An open message still needs an answer or other work by staff. */
export const messageStatuses = ["open", "done"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** A message of a visitor as staff see it, with the answers to it. */
export const ReceivedMessage = z.object({
	id: z.string(),
	name: z.string(),
	email: z.string(),
	message: z.string(),
	status: z.enum(messageStatuses),
	createdAt: z.string(),
	answers: z.array(z.object({ text: z.string(), at: z.string() })),
	/** The member of staff who is to answer the message. */
	assignee: z.nullable(NamedPerson),
	version: z.number(),
});
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

/** Without `status`, open messages come first. */
export const MessageQuery = z.object({ status: z.optional(z.enum(messageStatuses)), ...paged });
export type MessageQuery = z.output<typeof MessageQuery>;

/** The id is a ULID of the time at which the message arrived. */
export const MessageParams = z.object({
	id: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)),
});

/** Answer that is emailed to the sender. `done` marks the message as done. */
export const MessageAnswer = z.object({
	text: longText(4000),
	done: onByDefault,
	version: editedVersion,
});
export type MessageAnswer = z.output<typeof MessageAnswer>;

export const MessageMark = z.object({ status: z.enum(messageStatuses), version: editedVersion });
export type MessageMark = z.output<typeof MessageMark>;

/** `userId` null removes the assignment. */
export const MessageAssignment = z.object({
	userId: z.nullable(id<UserId>()),
	version: editedVersion,
});
export type MessageAssignment = z.output<typeof MessageAssignment>;
