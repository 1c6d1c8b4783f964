import { direction, type Locale } from "#shared/core/locales.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { Runs } from "../../../ui/texts/Runs.tsx";
import { broadcastMessages } from "../broadcasts.messages.ts";

type Wording = { title: string; message: string };

/** The announcement in each language as recipients see it, the reader's own language first. */
export function BothLanguages({ samples }: { samples: Record<Locale, Wording> }) {
	const text = useText(broadcastMessages);
	const both: Locale[] = useLocale() === "ar" ? ["ar", "en"] : ["en", "ar"];
	const order = both.filter((locale) => samples[locale].title !== "");
	return (
		<div className="broadcast-samples">
			{order.map((locale) => {
				const label = text(locale === "ar" ? "broadcast.inArabic" : "broadcast.inEnglish");
				return (
					<section key={locale} aria-label={label}>
						<p className="small soft">{label}</p>
						<div className="card" lang={locale} dir={direction[locale]}>
							<strong>{samples[locale].title}</strong>
							<p className="lines">
								<Runs>{samples[locale].message}</Runs>
							</p>
						</div>
					</section>
				);
			})}
		</div>
	);
}
