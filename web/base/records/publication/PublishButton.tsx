import { type BilingualTexts, lacksLanguage } from "#shared/core/fields/bilingual.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { endings } from "../endings.ts";
import { recordMessages } from "../records.messages.ts";

type Props<Field extends string> = {
	record: BilingualTexts<Field>;
	/** The bilingual fields that a published record needs in both languages. */
	fields: readonly Field[];
	/** The record's name, for the accessible label. */
	name: string;
	/** Label of the button that publishes, and its accessible label. */
	label: string;
	labelOf: string;
	isPending: boolean;
	onPublish: () => void;
	/** Opens the editor at the field that is empty in a language. */
	onFill: (missing: Locale) => void;
};

/** Publishes a draft; while a language is missing, leads to the field where it is to be written. */
export function PublishButton<Field extends string>({
	record,
	fields,
	name,
	...rest
}: Props<Field>) {
	const text = useText(recordMessages);
	const missing = locales.find((locale) => lacksLanguage(record, fields, locale));
	if (missing) {
		return (
			<Button
				kind="primary"
				opens
				aria-label={text(`record.add${endings[missing]}Of`, { name })}
				onClick={() => rest.onFill(missing)}
			>
				{text(`record.add${endings[missing]}`)}
			</Button>
		);
	}
	return (
		<Button
			kind="primary"
			aria-label={rest.labelOf}
			disabled={rest.isPending}
			onClick={rest.onPublish}
		>
			{rest.label}
		</Button>
	);
}
