import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { drawNames, roundNamer } from "#shared/competition/draws/draw-names.ts";
import type { DrawOfClass } from "#shared/competition/draws/draws.schema.ts";
import type { PlayedBout } from "#shared/competition/draws/standing.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { drawMessages } from "./draws.messages.ts";
import { useEntrants } from "./useEntrants.ts";

type ActionOf = (bout: PlayedBout) => ReactNode;

type Props = { drawn: DrawOfClass; bouts: readonly PlayedBout[]; actionOf?: ActionOf };

/** One corner of a bout: who stands there, and whether they won. */
function Corner({
	entrants,
	number,
	corner,
	hasWon,
}: {
	entrants: ReturnType<typeof useEntrants>;
	number: number | null;
	corner: "white" | "red";
	hasWon: boolean;
}) {
	const text = useText(drawMessages);
	const dojo = number !== null && entrants.dojoOf(number);
	return (
		<p className="bout-corner" data-won={hasWon || undefined}>
			<span className={`bout-color ${corner}`}>{text(`draw.${corner}`)}</span>
			<span className="bout-name">
				{number === null ? (
					<span className="soft">{text("draw.open")}</span>
				) : (
					<Written>{entrants.nameOf(number)}</Written>
				)}
				{dojo && (
					<span className="small soft block">
						<Written>{dojo}</Written>
					</span>
				)}
			</span>
			{hasWon && <span className="badge good">{text("draw.won")}</span>}
		</p>
	);
}

function BoutCard({
	bout,
	entrants,
	actionOf,
}: {
	bout: PlayedBout;
	entrants: ReturnType<typeof useEntrants>;
	actionOf?: ActionOf;
}) {
	const text = useText(drawMessages);
	const { formatNumber } = useIntl();
	const locale = useLocale();
	const { number, whiteId, redId, result } = bout;
	const isOwn = [whiteId, redId].some((one) => one !== null && entrants.isOwn(one));
	return (
		<li className="bout" data-own={isOwn || undefined} id={`bout-${number}`}>
			<p className="small soft bout-head">
				<span>{text("draw.bout", { number: formatNumber(number) })}</span>
				{result && <span>{drawNames[locale].kinds[result.kind]}</span>}
			</p>
			<Corner
				entrants={entrants}
				corner="white"
				number={whiteId}
				hasWon={result?.winner === "white"}
			/>
			<Corner entrants={entrants} corner="red" number={redId} hasWon={result?.winner === "red"} />
			{actionOf && <div>{actionOf(bout)}</div>}
		</li>
	);
}

/** Bouts of a draw by round, with the round's title. */
function useRounds({ drawn, bouts }: Omit<Props, "actionOf">) {
	const locale = useLocale();
	const { formatNumber } = useIntl();
	const titleOf = roundNamer(drawn, bouts, { locale, formatNumber });
	const shown = bouts.filter(({ state }) => state !== "notNeeded");
	return [...Map.groupBy(shown, titleOf)];
}

/** The bouts of a draw: on wide screens the rounds beside each other, else one after the other. */
export function Bouts({ drawn, bouts, actionOf }: Props) {
	const entrants = useEntrants(drawn.entrants);
	const rounds = useRounds({ drawn, bouts });
	return (
		<div className="bracket" data-format={drawn.format}>
			{rounds.map(([title, some]) => (
				<section key={title} className="bracket-round" aria-label={title}>
					<h4>{title}</h4>
					<ol className="bout-list">
						{some.map((bout) => (
							<BoutCard key={bout.number} bout={bout} entrants={entrants} actionOf={actionOf} />
						))}
					</ol>
				</section>
			))}
		</div>
	);
}
