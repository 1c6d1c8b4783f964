import type { AuditLine } from "#shared/base/history/audit.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { auditMessages } from "./audit.messages.ts";
import { changesIn, fieldInWords } from "./words/changes.ts";
import { useAuditValues } from "./words/useAuditValues.ts";
import { useAuditWords } from "./words/useAuditWords.ts";

/** Number of fields shown before the rest is collapsed. */
const atAGlance = 3;

/** Fields that the name of the actor shows already. */
const saidElsewhere = ["causedBy"];

/** The changes of an audit line by field. `without`: fields that are shown elsewhere. */
export function Details({ line, without = [] }: { line: AuditLine; without?: readonly string[] }) {
	const text = useText(auditMessages);
	const { about, name } = useAuditWords();
	const { field: fieldWord, value: said } = useAuditValues();
	const { details, names } = line;
	const sentence = about(line);
	const hidden = [...saidElsewhere, ...without];
	const lines = changesIn(details)
		.filter(({ field }) => !hidden.includes(field))
		.flatMap((told) => {
			const field = fieldWord(told.field) ?? fieldInWords(told.field);
			const record = names[told.field] && name(names[told.field]);
			if (record)
				return sentence.includes(record) ? [] : [text("audit.value", { field, value: record })];
			if ("from" in told) {
				const [from, to] = [said(told.from), said(told.to)];
				return field ? text("audit.changed", { field, from, to }) : `${from} → ${to}`;
			}
			if (told.value === undefined) return field;
			const value = said(told.value);
			if (value === "") return [];
			return field ? text("audit.value", { field, value }) : value;
		});
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
