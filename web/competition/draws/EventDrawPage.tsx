import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import type { ClassDrawSummary } from "#shared/competition/draws/draws.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { SelectField } from "../../ui/fields/Field.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { useMay } from "../duties/duties.queries.ts";
import { useEventClassName } from "../event-classes/event-classes.ts";
import CalledOff from "../events/page/CalledOff.tsx";
import { EventWorkspace, OfEvent } from "../workspace/EventWorkspace.tsx";
import { ClassDrawView } from "./ClassDrawView.tsx";
import { drawMessages } from "./draws.messages.ts";
import { drawQuery, drawsQuery } from "./draws.queries.ts";
import { MedalTable } from "./MedalTable.tsx";
import "./draws.css";

const PrintMenu = lazyPart(() => import("./staff/PrintMenu.tsx"));

/** What the choice says of each event class, beside its name, which phones cut off if it is long. */
function useStateText() {
	const text = useText(drawMessages);
	const { formatNumber } = useIntl();
	return ({ drawNo, ended, bouts, isPublished }: ClassDrawSummary) => {
		if (drawNo === 0) return text("draw.notDrawn");
		if (isPublished) return text("draw.hasResults");
		return text("draw.progressShort", { ended: formatNumber(ended), bouts: formatNumber(bouts) });
	};
}

/** How many bouts of the chosen event class are over, until its results are published. */
function Progress({ draw }: { draw: ClassDrawSummary | undefined }) {
	const text = useText(drawMessages);
	const { formatNumber } = useIntl();
	if (!draw || draw.isPublished || draw.bouts === 0) return null;
	const { ended, bouts } = draw;
	return (
		<p className="small soft">
			{text("draw.progress", { ended: formatNumber(ended), bouts: formatNumber(bouts) })}
		</p>
	);
}

function Draws({ event, draws }: { event: Event; draws: readonly ClassDrawSummary[] }) {
	const text = useText(drawMessages);
	const className = useEventClassName();
	const stateText = useStateText();
	const { search, set } = useAddress();
	const requested = event.classes.find(({ id }) => String(id) === search.get("class"));
	const firstDrawn = draws.find(({ drawNo }) => drawNo > 0)?.classId;
	const chosen = requested ?? event.classes.find(({ id }) => id === firstDrawn) ?? event.classes[0];
	const stateOf = (id: number) => {
		const draw = draws.find(({ classId }) => classId === id);
		return draw ? stateText(draw) : "";
	};
	const mayDraw = useMay(event.id, "draw");
	return (
		<>
			{event.cancelReason !== null && <CalledOff event={event} />}
			{mayDraw && firstDrawn && (
				<div className="row">
					<PrintMenu id={event.id} />
				</div>
			)}
			<MedalTable draws={draws} />
			<div className="draw-class">
				<SelectField
					label={text("draw.classes")}
					value={chosen.id}
					onChange={({ target }) => set({ class: target.value })}
				>
					{event.classes.map((one) => (
						<option key={one.id} value={one.id}>
							{`${className(one)} – ${stateOf(one.id)}`}
						</option>
					))}
				</SelectField>
			</div>
			<section className="stack" aria-labelledby="class-draw">
				<h3 id="class-draw" dir="auto">
					{className(chosen)}
				</h3>
				<Progress draw={draws.find(({ classId }) => classId === chosen.id)} />
				<ClassDrawView key={chosen.id} event={event} eventClass={chosen} />
			</section>
		</>
	);
}

function Content({ event }: { event: Event }) {
	const text = useText(drawMessages);
	const { data, isLoadingError, refetch } = useQuery(drawsQuery(event.id));
	const mayDraw = useMay(event.id, "draw");
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	if (event.classes.length === 0) return <Empty>{text("draw.noClasses")}</Empty>;
	if (event.cancelReason !== null && data.every(({ drawNo }) => drawNo === 0))
		return <CalledOff event={event} />;
	if (!mayDraw && data.every(({ drawNo }) => drawNo === 0))
		return <Empty text={text("draw.noneText")}>{text("draw.none")}</Empty>;
	return <Draws event={event} draws={data} />;
}

/** Requests the draws while the event itself is read, which takes a round trip less on a phone. */
function useDrawsAhead() {
	const id = Number(useParams().id) as EventId;
	const classId = Number(useAddress().search.get("class")) as EventClassId;
	const queries = useQueryClient();
	useEffect(() => {
		void queries.prefetchQuery(drawsQuery(id));
		if (classId > 0) void queries.prefetchQuery(drawQuery(id, classId));
	}, [queries, id, classId]);
}

/** The draw and the results of an event: for everybody, and as a tab of staff's workspace. */
export default function EventDrawPage() {
	useDrawsAhead();
	const text = useText(drawMessages);
	const pick = usePick();
	const isForStaff = isStaff(useUser().data);
	return (
		<OfEvent>
			{(event) =>
				isForStaff ? (
					<EventWorkspace event={event} tab="eventDraw">
						<Content event={event} />
					</EventWorkspace>
				) : (
					<Page
						back={{ to: paths.event(event.id), text: text("draw.back") }}
						title={pick(event, "title")}
						heading={{ dir: "auto" }}
						lead={text("draw.title")}
					>
						<Content event={event} />
					</Page>
				)
			}
		</OfEvent>
	);
}
