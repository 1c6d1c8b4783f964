import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { ClassDraw, DrawOfClass } from "#shared/competition/draws/draws.schema.ts";
import { standingOf } from "#shared/competition/draws/standing.ts";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { useMay } from "../duties/duties.queries.ts";
import { Bouts } from "./Bouts.tsx";
import { drawMessages } from "./draws.messages.ts";
import { drawQuery } from "./draws.queries.ts";
import { Places } from "./Places.tsx";
import { useEntrants } from "./useEntrants.ts";

const ClassDrawTools = lazyPart(() => import("./staff/ClassDrawTools.tsx"));
const BoutTools = lazyPart(() => import("./staff/BoutTools.tsx"));
const NextBouts = lazyPart(() => import("./staff/NextBouts.tsx"));

/** What lets anybody repeat the draw. */
function Proof({ draw }: { draw: ClassDraw }) {
	const text = useText(drawMessages);
	return (
		<details className="draw-proof">
			<summary>{text("draw.proof")}</summary>
			<p>{text("draw.proofText")}</p>
			<dl>
				<dt className="small soft">{text("draw.commitment")}</dt>
				<dd>
					<code>{draw.commitment}</code>
				</dd>
				{draw.drawn && (
					<>
						<dt className="small soft">{text("draw.seed")}</dt>
						<dd>
							<code>{draw.drawn.seed}</code>
						</dd>
					</>
				)}
			</dl>
		</details>
	);
}

function Drawn({ event, draw, drawn }: { event: Event; draw: ClassDraw; drawn: DrawOfClass }) {
	const text = useText(drawMessages);
	const { formatNumber } = useIntl();
	const mayDraw = useMay(event.id, "draw");
	const seesNames = useMay(event.id, "seeNames");
	const standing = standingOf(drawn, drawn.results);
	const { nameOf } = useEntrants(drawn.entrants);
	const shown = draw.isPublished || mayDraw ? standing.places : [];
	return (
		<>
			{drawn.reason && (
				<p className="soft">
					{text("draw.again", { number: formatNumber(drawn.drawNo), reason: drawn.reason })}
				</p>
			)}
			{shown.length > 0 && (
				<section className="stack" aria-label={text("draw.places")}>
					<h4 className="places-title">{text("draw.places")}</h4>
					<Places
						entrants={drawn.entrants}
						places={shown.map(({ place, userId, reason }) => ({ place, number: userId, reason }))}
					/>
				</section>
			)}
			{drawn.format === "walkover" && (
				<p>
					{text("draw.walkover")} {nameOf(1)}
				</p>
			)}
			{seesNames && <NextBouts drawn={drawn} bouts={standing.bouts} />}
			<Bouts
				drawn={drawn}
				bouts={standing.bouts}
				actionOf={
					mayDraw ? (bout) => <BoutTools event={event} draw={draw} bout={bout} /> : undefined
				}
			/>
		</>
	);
}

/** The draw of one event class: its bouts, its places, and for those who may draw what they do with it. */
export function ClassDrawView({ event, eventClass }: { event: Event; eventClass: EventClass }) {
	const text = useText(drawMessages);
	const { data: draw, isLoadingError, refetch } = useQuery(drawQuery(event.id, eventClass.id));
	const mayDraw = useMay(event.id, "draw");
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!draw) return <Loading />;
	return (
		<div className="stack">
			{mayDraw && <ClassDrawTools event={event} eventClass={eventClass} draw={draw} />}
			{draw.drawn ? (
				<Drawn event={event} draw={draw} drawn={draw.drawn} />
			) : (
				<p className="soft">{text("draw.notDrawn")}</p>
			)}
			<Proof draw={draw} />
		</div>
	);
}
