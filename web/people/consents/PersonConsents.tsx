import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { type Purpose, purposes } from "#shared/people/consents/consents.rules.ts";
import { wordings } from "#shared/people/consents/consents.wordings.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { consentMessages } from "./consents.messages.ts";
import { consentsOfQuery } from "./consents.queries.ts";
import { useConsentWord } from "./useConsentWord.ts";
import "./consents.css";

/**
 * A person's consents, for staff.
 * @param only limits the purposes
 */
export default function PersonConsents({
	id,
	only = purposes,
}: {
	id: UserId;
	only?: readonly Purpose[];
}) {
	const text = useText(consentMessages);
	const locale = useLocale();
	const word = useConsentWord();
	const { data, isLoadingError, refetch } = useQuery(consentsOfQuery(id));
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading label={text("consent.loading")} />;
	const listed = data.consents.filter(({ purpose }) => only.includes(purpose));
	return (
		<>
			{data.minor && <p className="small">{text("consent.minorOfAccount")}</p>}
			<ul className="consent-list">
				{listed.map((consent) => (
					<li key={consent.purpose}>
						<span>{wordings[consent.purpose].title[locale]}</span>
						<span className={`badge ${consent.stands ? "primary" : ""}`}>
							{text(
								consent.stands
									? "consent.stands"
									: consent.answer
										? "consent.standsNot"
										: "consent.notAsked",
							)}
						</span>
						{consent.answer && <span className="small soft">{word(consent)}</span>}
					</li>
				))}
			</ul>
		</>
	);
}
