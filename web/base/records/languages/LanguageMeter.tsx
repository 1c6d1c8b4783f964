import { type BilingualTexts, lacksLanguage } from "#shared/core/fields/bilingual.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { useAtLeast } from "../../../ui/atLeast.ts";
import { Button } from "../../../ui/Button.tsx";
import { endings } from "../endings.ts";
import { recordMessages } from "../records.messages.ts";
import { lackingWord } from "./useLacking.tsx";
import "./language-meter.css";

/** Records of one kind for the language meter. */
export type Measured = {
	/** Key of the kind in the query string. */
	name: string;
	label: string;
	/**
	 * Formats the number of records.
	 * @param count selects the plural form
	 * @param formatted the number as displayed
	 */
	counted: (count: number, formatted: string) => string;
	/** Undefined until loaded. */
	rows: BilingualTexts<string>[] | undefined;
	more?: unknown;
	/** Base names of the bilingual fields: `title` for titleEn and titleAr. */
	fields: readonly string[];
};

function Kind({ name, label, counted, rows, more, fields }: Measured) {
	const text = useText(recordMessages);
	const atLeast = useAtLeast();
	const { search, set } = useAddress();
	if (!rows) return null;
	const lacking = (locale: Locale) =>
		rows.filter((row) => lacksLanguage(row, fields, locale)).length;
	const behind = locales
		.map((locale) => ({ locale, count: lacking(locale) }))
		.filter(({ count }) => count > 0);
	const whole =
		rows.length -
		rows.filter((row) => locales.some((locale) => lacksLanguage(row, fields, locale))).length;
	return (
		<li>
			<span className="kind">{label}</span>
			<meter
				aria-label={label}
				min={0}
				max={Math.max(rows.length, 1)}
				value={rows.length === 0 ? 1 : whole}
			/>
			<span className="said">
				{behind.length === 0 && <span className="small soft">{text("record.complete")}</span>}
				{behind.map(({ locale, count }) => (
					<Button
						key={locale}
						kind="link"
						aria-pressed={search.get("lacks") === lackingWord(name, locale)}
						onClick={() => set({ lacks: lackingWord(name, locale) }, { step: true })}
					>
						{text(`record.lacking${endings[locale]}`, {
							count,
							shown: atLeast(count, false),
							all: counted(rows.length, atLeast(rows.length, more)),
						})}
					</Button>
				))}
			</span>
		</li>
	);
}

/** Shows the share of records with both languages, and links to the incomplete ones. */
export function LanguageMeter({ kinds }: { kinds: Measured[] }) {
	const text = useText(recordMessages);
	if (kinds.every(({ rows }) => !rows?.length)) return null;
	return (
		<section className="card language-meter">
			<h2>{text("record.meter")}</h2>
			<ul>
				{kinds.map((kind) => (
					<Kind key={kind.name} {...kind} />
				))}
			</ul>
		</section>
	);
}
