import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { UserId } from "#shared/core/ids.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { gradingsMessages } from "./gradings.messages.ts";
import { ownGradingsQuery } from "./gradings.queries.ts";
import { usePartList } from "./useCandidateLines.ts";
import "./gradings.css";

/** A person's gradings with outcome and words; nothing without any. */
export default function OwnGradings({ id }: { id: UserId }) {
	const text = useText(gradingsMessages);
	const pick = usePick();
	const beltName = useBeltName();
	const partList = usePartList();
	const { formatDate } = useIntl();
	const { data } = useQuery(ownGradingsQuery(id));
	if (!data?.length) return null;
	const day = (date: string) => formatDate(startOf(date), { dateStyle: "long" });
	return (
		<section className="stack" aria-labelledby="own-gradings">
			<h3 id="own-gradings">{text("gradings.ownTitle")}</h3>
			<ul className="candidates">
				{data.map((one) => {
					const words = pick({ wordsEn: one.wordsEn ?? "", wordsAr: one.wordsAr ?? "" }, "words");
					return (
						<li key={one.eventId} className="candidate">
							<div>
								<strong>
									<Written>{pick(one, "title")}</Written>
								</strong>
								<span className="small soft block">{day(one.date)}</span>
							</div>
							<span className="candidate-ranks">
								<Belt belt={one.belt} width={48} />
								<span className="small">{beltName(one.belt)}</span>
							</span>
							<div className="candidate-decision">
								<span className="badge">{text(`gradings.outcome.${one.outcome}`)}</span>
								{one.repeatBy && one.outcome === "repeat" && (
									<span className="small block">
										{text("gradings.repeatUntil", {
											parts: partList(one.repeatParts),
											date: day(one.repeatBy),
										})}
									</span>
								)}
								{words && <Written as="p">{words}</Written>}
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
