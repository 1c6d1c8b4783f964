import { type BilingualTexts, lacksLanguage } from "#shared/core/fields/bilingual.ts";
import { locales } from "#shared/core/locales.ts";
import { useText } from "../../../core/language/messages.ts";
import { endings } from "../endings.ts";
import { recordMessages } from "../records.messages.ts";
import "./language-meter.css";

type Props<Field extends string> = { record: BilingualTexts<Field>; fields: readonly Field[] };

/** Marks which language a record lacks; nothing if it has both. */
export function MissingLanguage<Field extends string>({ record, fields }: Props<Field>) {
	const text = useText(recordMessages);
	return locales
		.filter((locale) => lacksLanguage(record, fields, locale))
		.map((locale) => (
			<span key={locale} className="small block missing-language">
				{text(`record.missing${endings[locale]}`)}
			</span>
		));
}
