import { langOf } from "#shared/core/texts/lang-of.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { writtenInMessages } from "./writtenIn.messages.ts";

/** Says in which language a text is written, if it is not the reader's. */
export function WrittenIn({ of: written }: { of: string }) {
	const text = useText(writtenInMessages);
	const language = langOf(written);
	if (language === useLocale()) return null;
	return <span className="small soft block">{text(`written.${language}`)}</span>;
}
