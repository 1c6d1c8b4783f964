import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useLocale } from "../../../core/language/messages.ts";
import { audited } from "../audited.ts";
import { auditWords } from "./auditWords.ts";

/** Translates the audit log's actions, record types and lines, in the reader's language. */
export function useAuditWords() {
	const intl = useIntl();
	const locale = useLocale();
	return useMemo(() => auditWords(intl, locale, audited), [intl, locale]);
}
