import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useLocale } from "../../../core/language/messages.ts";
import { auditValues } from "./auditValues.ts";

/** Translates the names and values of fields in the audit log, in the reader's language. */
export function useAuditValues() {
	const intl = useIntl();
	const locale = useLocale();
	return useMemo(() => auditValues(intl, locale), [intl, locale]);
}
