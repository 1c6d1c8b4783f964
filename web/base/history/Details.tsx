import { useIntl } from "react-intl";
import type { AuditLine } from "#shared/base/history/audit.schema.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { auditMessages } from "./audit.messages.ts";
import { detailLines } from "./words/detailLines.ts";
import { useAuditWords } from "./words/useAuditWords.ts";

/** Number of fields shown before the rest is collapsed. */
const atAGlance = 3;

/** The changes of an audit line by field. `without`: fields that are shown elsewhere. */
export function Details({ line, without }: { line: AuditLine; without?: readonly string[] }) {
	const text = useText(auditMessages);
	const intl = useIntl();
	const locale = useLocale();
	const lines = detailLines(line, { intl, locale, words: useAuditWords(), without });
	const list = (
		<ul className="audit-details">
			{lines.map((one) => (
				<Written as="li" key={one}>
					{one}
				</Written>
			))}
		</ul>
	);
	if (lines.length <= atAGlance) return lines.length > 0 ? list : null;
	return (
		<details>
			<summary>{text("audit.more")}</summary>
			{list}
		</details>
	);
}
