import type { AuditLine, BilingualName } from "#shared/base/history/audit.schema.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { auditMessages } from "../audit.messages.ts";
import { audited } from "../audited.ts";
import { actionMessages } from "./actions.messages.ts";

type Person = Exclude<AuditLine["actor"], null>;

const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Separates names that are listed without "and". */
const comma = { en: ", ", ar: "، " } as const;

/** Whether the system moved a registration on from the waiting list. */
const isFromWaitingList = ({ entityType, actor, details }: AuditLine) =>
	entityType === "registration" &&
	actor === null &&
	(details as { from?: unknown } | null)?.from === "waitlisted";

/** Translates the audit log's actions, record types and lines. */
export function useAuditWords() {
	const text = useText(auditMessages);
	const locale = useLocale();
	const actions = actionMessages[locale] as Record<string, string>;
	const action = (word: string) => actions[word] ?? word.replaceAll("_", " ");
	const type = (word: string) => audited[word]?.[locale] ?? word;
	const person = (one: Person) => nameIn(locale, one).full;
	const name = (one: BilingualName) => one[locale] || one.en;
	/** Names of a line's person and records, or else the type of its record. */
	const about = ({ subject, things, entityType, entityId }: AuditLine): string => {
		const names = [...(subject ? [person(subject)] : []), ...things.map(name)];
		if (names.length > 0) return names.join(comma[locale]);
		if (/^\d+$/.test(entityId))
			return text(entityType === "user" ? "audit.gone" : "audit.number", {
				type: type(entityType),
				id: entityId,
			});
		return type(entityType);
	};
	return {
		type,
		name,
		about,
		action: (word: string) => capitalize(action(word)),
		/** A line as a sentence: "Rejected: Mariam Al-Kandari, Jahra Kumite Cup". */
		sentence: (line: AuditLine) => `${capitalize(action(line.action))}: ${about(line)}`,
		/** Name of the person who made the change, or else what made the system act. */
		doer: (line: AuditLine): string => {
			const { actor, causedBy } = line;
			if (actor) return person(actor);
			const cause = causedBy && person(causedBy);
			if (isFromWaitingList(line))
				return cause ? text("audit.waitingAfter", { name: cause }) : text("audit.waiting");
			return cause ? text("audit.systemAfter", { name: cause }) : text("audit.nobody");
		},
	};
}
