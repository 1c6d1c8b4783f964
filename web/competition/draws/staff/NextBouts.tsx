import { useIntl } from "react-intl";
import { roundNamer } from "#shared/competition/draws/draw-names.ts";
import { corners } from "#shared/competition/draws/draws.rules.ts";
import type { DrawOfClass } from "#shared/competition/draws/draws.schema.ts";
import { nextBouts, type PlayedBout } from "#shared/competition/draws/standing.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { Written } from "../../../ui/texts/Written.tsx";
import { drawMessages, manageDrawMessages } from "../draws.messages.ts";
import { useEntrants } from "../useEntrants.ts";

/** The next bouts, for the announcer to read out and for the head table to find in a long draw. */
export default function NextBouts({
	drawn,
	bouts,
}: {
	drawn: DrawOfClass;
	bouts: readonly PlayedBout[];
}) {
	const text = useText(manageDrawMessages);
	const words = useText(drawMessages);
	const locale = useLocale();
	const { formatNumber } = useIntl();
	const { nameOf, dojoOf } = useEntrants(drawn.entrants);
	const next = nextBouts(bouts);
	if (next.length === 0) return null;
	const roundOf = roundNamer(drawn, bouts, { locale, formatNumber });
	return (
		<section className="stack tight next-bouts" aria-labelledby="next-bouts">
			<h4 id="next-bouts">{text("manageDraw.next")}</h4>
			<ol className="bout-list">
				{next.map((bout) => (
					<li key={bout.number} className="stack tight">
						<a href={`#bout-${bout.number}`}>
							{words("draw.boutOf", { number: formatNumber(bout.number), round: roundOf(bout) })}
						</a>
						{corners.map((corner) => {
							const number = (corner === "white" ? bout.whiteId : bout.redId) as number;
							const dojo = dojoOf(number);
							return (
								<p key={corner} className="bout-corner">
									<span className={`bout-color ${corner}`}>{words(`draw.${corner}`)}</span>
									<span className="bout-name">
										<Written>{nameOf(number)}</Written>
										{dojo && (
											<span className="small soft block">
												<Written>{dojo}</Written>
											</span>
										)}
									</span>
								</p>
							);
						})}
					</li>
				))}
			</ol>
		</section>
	);
}
