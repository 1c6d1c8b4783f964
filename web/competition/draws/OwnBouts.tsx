import { useQueries, useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { drawNames, roundNamer } from "#shared/competition/draws/draw-names.ts";
import type { ClassDraw, DrawOfClass } from "#shared/competition/draws/draws.schema.ts";
import { type OwnBout, ownBouts } from "#shared/competition/draws/own-bouts.ts";
import { type PlayedBout, standingOf } from "#shared/competition/draws/standing.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { paths } from "../../core/address/paths.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { useEventClassName } from "../event-classes/event-classes.ts";
import { takesPlaceOn } from "../events/calendar/takesPlaceOn.ts";
import { ClosingSentence, useClosingTime } from "../weigh-in/ClosingTime.tsx";
import { drawMessages } from "./draws.messages.ts";
import { drawQuery, drawsQuery } from "./draws.queries.ts";
import { usePlaceText } from "./Places.tsx";
import { useEntrants } from "./useEntrants.ts";
import "./draws.css";

type NameOfRound = (bout: PlayedBout) => string;

/** Whether the person won, and how; before that, that the bout is still to come. */
function Outcome({ bout, hasWon }: OwnBout) {
	const text = useText(drawMessages);
	const kinds = drawNames[useLocale()].kinds;
	if (hasWon === undefined) return <span className="badge strong">{text("draw.toCome")}</span>;
	return (
		<span className="row">
			<span className={hasWon ? "badge good" : "badge"}>
				{text(hasWon ? "draw.won" : "draw.lost")}
			</span>
			{bout.result && <span className="small soft">{kinds[bout.result.kind]}</span>}
		</span>
	);
}

/** A bout of the reader or of their child: round, corner, opponent, state and what follows. */
function BoutLine({
	own,
	nameOf,
	roundOf,
}: {
	own: OwnBout;
	nameOf: (number: number) => string;
	roundOf: NameOfRound;
}) {
	const text = useText(drawMessages);
	const { formatNumber } = useIntl();
	const { bout, corner, opponent, hasWon, winnerTo, loserTo } = own;
	const follows = (id: "draw.winnerTo" | "draw.loserTo", next: PlayedBout | undefined) =>
		next && (
			<span className="small soft block">
				{text(id, { number: formatNumber(next.number), round: roundOf(next) })}
			</span>
		);
	return (
		<li className="own-bout">
			<span className={`bout-color ${corner}`}>{text(`draw.${corner}`)}</span>
			<span>
				<strong>
					{text("draw.boutOf", { number: formatNumber(bout.number), round: roundOf(bout) })}
				</strong>
				<span className="block">
					{opponent === null ? (
						<span className="soft">{text("draw.opponentOpen")}</span>
					) : (
						<span>
							{text("draw.against")} <Written>{nameOf(opponent)}</Written>
						</span>
					)}
				</span>
				{hasWon === undefined && follows("draw.winnerTo", winnerTo)}
				{hasWon === undefined && follows("draw.loserTo", loserTo)}
			</span>
			<Outcome {...own} />
		</li>
	);
}

/** The bouts of the reader's people in one event class. */
function ClassBouts({ event, draw, drawn }: { event: Event; draw: ClassDraw; drawn: DrawOfClass }) {
	const locale = useLocale();
	const { formatNumber } = useIntl();
	const className = useEventClassName();
	const placeText = usePlaceText();
	const { nameOf } = useEntrants(drawn.entrants);
	const { bouts, places } = standingOf(drawn, drawn.results);
	const roundOf = roundNamer(drawn, bouts, { locale, formatNumber });
	const eventClass = event.classes.find(({ id }) => id === draw.classId);
	if (!eventClass) return null;
	return drawn.entrants
		.filter(({ isOwn }) => isOwn)
		.map(({ number }) => {
			const place = draw.isPublished && places.find(({ userId }) => userId === number)?.place;
			const lines = ownBouts(bouts, number);
			if (lines.length === 0) return null;
			return (
				<section key={number} className="stack tight">
					<h3 className="own-bouts-head">
						<Written>{nameOf(number)}</Written>
						<Link className="small block" to={`${paths.eventDraw(event.id)}?class=${draw.classId}`}>
							<Written>{className(eventClass)}</Written>
						</Link>
					</h3>
					{place && place <= 3 && (
						<p>
							<span className="badge good">{placeText(place)}</span>
						</p>
					)}
					<ol className="own-bouts">
						{lines.map((own) => (
							<BoutLine key={own.bout.number} own={own} nameOf={nameOf} roundOf={roundOf} />
						))}
					</ol>
				</section>
			);
		});
}

/**
 * The bouts of the reader and their children at an event. Before its draw, the card says when the
 * weigh-in closes, if that is known.
 */
export default function OwnBouts({ event, isCard }: { event: Event; isCard?: boolean }) {
	const text = useText(drawMessages);
	const pick = usePick();
	const { data = [] } = useQuery(drawsQuery(event.id));
	const draws = useQueries({
		queries: data.filter(({ hasOwn }) => hasOwn).map(({ classId }) => drawQuery(event.id, classId)),
	});
	const drawn = draws.flatMap(({ data: draw }) =>
		draw?.drawn ? [{ draw, drawn: draw.drawn }] : [],
	);
	const time = useClosingTime(event);
	const closesAt = isCard && drawn.length === 0 ? time : undefined;
	if (drawn.length === 0 && !closesAt) return null;
	const isToday = takesPlaceOn(event, kuwaitDate(Date.now()));
	const title = closesAt ? "draw.ownDay" : isToday ? "draw.ownToday" : "draw.own";
	return (
		<section className={isCard ? "card stack" : "stack"} aria-labelledby={`own-bouts-${event.id}`}>
			<h2 id={`own-bouts-${event.id}`}>{text(title)}</h2>
			{isCard && (
				<p>
					<Link to={paths.event(event.id)}>
						<Written>{pick(event, "title")}</Written>
					</Link>
				</p>
			)}
			{closesAt && (
				<p>
					<ClosingSentence closesAt={closesAt} />
				</p>
			)}
			{drawn.map((one) => (
				<ClassBouts key={one.draw.classId} event={event} {...one} />
			))}
		</section>
	);
}
