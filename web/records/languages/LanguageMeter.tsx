import { lacksLanguage, type Twins } from "#shared/core/fields/bilingual.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useText } from "../../core/language/messages.ts";
import { useAtLeast } from "../../ui/atLeast.ts";
import { Button } from "../../ui/Button.tsx";
import { endings } from "../endings.ts";
import { recordMessages } from "../records.messages.ts";
import { lackingWord } from "./useLacking.tsx";
import "./language-meter.css";

/** Records of one kind, as the meter counts them. */
export type Measured = {
	/** Names the kind in the address. */
	name: string;
	label: string;
	/** Says how many of them there are. @param count for the plural @param shown as it is written */
	counted: (count: number, shown: string) => string;
	/** Undefined while they are not known. */
	rows: Twins<string>[] | undefined;
	more?: unknown;
	/** Their texts: `title` for titleEn and titleAr. */
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

/** How much of what is written is there in both languages, and the way to what is not. */
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
