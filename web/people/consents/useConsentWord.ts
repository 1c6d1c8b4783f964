import { useIntl } from "react-intl";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import type { Consent } from "#shared/people/consents/consents.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { consentMessages } from "./consents.messages.ts";

/** Describes the last answer with its date, and until when a medical note is valid. */
export function useConsentWord() {
	const text = useText(consentMessages);
	const { formatDate, formatList } = useIntl();
	const day = (value: string) => formatDate(value, { dateStyle: "long" });
	return ({ answer, since, endsOn }: Consent) => {
		if (!answer || !since) return text("consent.none");
		const end = endsOn && formatDate(startOf(endsOn), { dateStyle: "long" });
		if (endsOn && endsOn < kuwaitDate(Date.now())) return text("consent.over", { date: end ?? "" });
		const answerText = text(`consent.${answer}`, { date: day(since) });
		return end
			? formatList([answerText, text("consent.until", { date: end })], { type: "unit" })
			: answerText;
	};
}
