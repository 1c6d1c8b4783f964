import { useLocale } from "../../core/language/messages.ts";
import { actionMessages } from "./actions.messages.ts";
import { audited } from "./audited.ts";

/** Translates the audit log's actions and record types. */
export function useAuditWords() {
	const locale = useLocale();
	const actions = actionMessages[locale] as Record<string, string>;
	return {
		type: (type: string) => audited[type]?.[locale] ?? type,
		action: (action: string) => actions[action] ?? action.replaceAll("_", " "),
	};
}
