import type { Settings } from "#shared/base/settings/settings.schema.ts";
import { federationName } from "#shared/core/federation.ts";
import { spokenPhone } from "#shared/core/fields/phone.ts";
import { direction, type Locale, locales } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { runsToHtml } from "#shared/core/texts/runs.ts";

/** What a letterhead takes from the settings; what is not set is left out. */
export type Sender = Pick<Settings, "cityEn" | "cityAr" | "phone" | "email" | "licenceNumber">;

const words: Record<Locale, { licence: string; phone: string }> = {
	en: { licence: "Licence no.", phone: "Phone" },
	ar: { licence: "ترخيص رقم", phone: "هاتف" },
};

export const letterheadStyle = `
.letterhead { direction: ltr; display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; gap: 0 1rem }
.letterhead div { display: grid; gap: .1rem; color: #444; font-size: 9.5pt }
.letterhead [lang="ar"] { direction: rtl; text-align: start }
.letterhead strong { color: #111; font-size: 13pt; line-height: 1.3 }
.letterhead img { inline-size: 52pt; block-size: 52pt }
@media screen and (max-width: 40rem) {
	.letterhead { grid-template-columns: 1fr 1fr }
	.letterhead img { grid-column: 1 / -1; justify-self: center; margin-block-end: .5rem; order: -1 }
	.letterhead strong { font-size: 11pt }
}
`;

/** The head of what the federation hands out on paper: its name, mark and address in both languages. */
export function letterhead({ cityEn, cityAr, phone, email, licenceNumber }: Sender): string {
	const side = (locale: Locale) => {
		const { licence, phone: phoneWord } = words[locale];
		const lines = [
			locale === "ar" ? cityAr : cityEn,
			phone && `${phoneWord} <bdi dir="ltr">${escapeHtml(spokenPhone(phone))}</bdi>`,
			email && `<bdi dir="ltr">${escapeHtml(email)}</bdi>`,
			licenceNumber && `${licence} <bdi dir="ltr">${escapeHtml(licenceNumber)}</bdi>`,
		];
		const [city, ...others] = lines;
		const all = [city && runsToHtml(city), ...others].filter(Boolean);
		return `<div lang="${locale}" dir="${direction[locale]}"><strong>${escapeHtml(federationName[locale])}</strong>${all.map((line) => `<span>${line}</span>`).join("")}</div>`;
	};
	const [english, arabic] = locales.map(side);
	return `<header class="letterhead">${english}<img src="/mark.svg" alt="">${arabic}</header>`;
}
