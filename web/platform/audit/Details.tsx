import type { Locale } from "#shared/core/locales.ts";
import { type Belt, ladder } from "#shared/training/belts/belts.rules.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { useBeltName } from "../../training/belts/useBeltName.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { auditMessages } from "./audit.messages.ts";
import { changesIn, fieldInWords } from "./changes.ts";
import { fieldMessages } from "./fields.messages.ts";
import { valueMessages } from "./values.messages.ts";

/** Number of fields shown before the rest is collapsed. */
const atAGlance = 3;

/** Looks up messages by arbitrary names; undefined for unknown ones. */
const useWordsOf = (
	table: Record<Locale, Record<string, string>>,
): Record<string, string | undefined> => table[useLocale()];

const isBelt = (word: string): word is Belt => (ladder as readonly string[]).includes(word);

function useSaid() {
	const text = useText(auditMessages);
	const beltName = useBeltName();
	const fields = useWordsOf(fieldMessages);
	const words = useWordsOf(valueMessages);
	const said = (value: unknown): string => {
		if (value === null || value === undefined || value === "") return text("audit.nothing");
		if (typeof value === "boolean") return text(value ? "audit.yes" : "audit.no");
		if (Array.isArray(value)) return value.map(said).join(" · ");
		if (typeof value === "object") return JSON.stringify(value);
		const word = String(value);
		return isBelt(word)
			? beltName(word)
			: (words[`value.${word}`] ?? fields[`field.${word}`] ?? word);
	};
	return said;
}

/** The changes of an audit entry by field. */
export function Details({ details }: { details: unknown }) {
	const text = useText(auditMessages);
	const said = useSaid();
	const fields = useWordsOf(fieldMessages);
	const lines = changesIn(details).map((told) => {
		const field = fields[`field.${told.field}`] ?? fieldInWords(told.field);
		if ("from" in told) {
			const [from, to] = [said(told.from), said(told.to)];
			return field ? text("audit.changed", { field, from, to }) : `${from} → ${to}`;
		}
		if (told.value === undefined) return field;
		return field ? text("audit.value", { field, value: said(told.value) }) : said(told.value);
	});
	const list = (
		<ul className="audit-details">
			{lines.map((line) => (
				<Written as="li" key={line}>
					{line}
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
