import type { MailKind } from "#shared/notifications.ts";
import type { Messages } from "../../core/language/messages.ts";

type Id = `mail.${MailKind}` | `mail.${MailKind}Hint`;

const tables = Object.values(
	import.meta.glob<Record<string, Messages<Id>>>("../../*/*/**/*.mail.messages.ts", {
		eager: true,
	}),
).flatMap((module) => Object.values(module));

/** Name and explanation of each kind that people can switch off, as the domains define them. */
export const mailKindMessages: Messages<Id> = {
	en: Object.assign({}, ...tables.map(({ en }) => en)),
	ar: Object.assign({}, ...tables.map(({ ar }) => ar)),
};
