import { type AuditedType, auditedTypes } from "#shared/platform/audit/audit.rules.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { actionMessages } from "./actions.messages.ts";
import { auditMessages } from "./audit.messages.ts";

const isKnownType = (type: string): type is AuditedType =>
	(auditedTypes as readonly string[]).includes(type);

/** Translates the audit log's actions and record types. */
export function useAuditWords() {
	const text = useText(auditMessages);
	const actions = actionMessages[useLocale()] as Record<string, string>;
	return {
		type: (type: string) => (isKnownType(type) ? text(`audit.type.${type}`) : type),
		action: (action: string) => actions[action] ?? action.replaceAll("_", " "),
	};
}
