import { useState } from "react";
import { useIntl } from "react-intl";
import type { ClassDraw, DrawOfClass } from "#shared/competition/draws/draws.schema.ts";
import { type Standing, standingOf } from "#shared/competition/draws/standing.ts";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice, Wrong } from "../../../ui/states/Notice.tsx";
import { manageDrawMessages } from "../draws.messages.ts";
import { draws, drawsKey } from "../draws.queries.ts";
import { useEntrants } from "../useEntrants.ts";
import PrintMenu from "./PrintMenu.tsx";

const DrawDialog = lazyPart(() => import("./DrawDialog.tsx"));
const LevelDialog = lazyPart(() => import("./LevelDialog.tsx"));

type Props = { event: Event; eventClass: EventClass; draw: ClassDraw };
type OfDrawn = Props & { drawn: DrawOfClass; standing: Standing };

function PublishButton({ event, draw }: Props) {
	const text = useText(manageDrawMessages);
	const publish = useWrite({
		version: draw.version,
		call: (_: undefined, key, version) =>
			draws.publish({
				params: { id: event.id, classId: draw.classId },
				body: { version },
				key,
			}),
		toast: () => ({ title: text("manageDraw.publishToast") }),
		changed: [{ queryKey: drawsKey(event.id) }],
	});
	return (
		<>
			<Button kind="primary" disabled={publish.isPending} onClick={() => publish.mutate(undefined)}>
				{text(publish.isPending ? "manageDraw.publishing" : "manageDraw.publish")}
			</Button>
			<Wrong>{publish.reason}</Wrong>
		</>
	);
}

/** People of a pool who are level although a place depends on it. */
function LevelNotices({ event, draw, drawn, standing }: OfDrawn) {
	const text = useText(manageDrawMessages);
	const { formatList } = useIntl();
	const { nameOf } = useEntrants(drawn.entrants);
	const [open, setOpen] = useState<readonly number[] | null>(null);
	return (
		<>
			{standing.level.map((people) => (
				<Notice key={people.join()}>
					<p>{text("manageDraw.level", { names: formatList(people.map(nameOf)) })}</p>
					<Button opens onClick={() => setOpen(people)}>
						{text("manageDraw.levelButton")}
					</Button>
				</Notice>
			))}
			{open && (
				<LevelDialog event={event} draw={draw} people={open} onClose={() => setOpen(null)} />
			)}
		</>
	);
}

/** What staff do with the draw of an event class: draw, draw again, decide, publish. */
export default function ClassDrawTools(props: Props) {
	const { draw } = props;
	const text = useText(manageDrawMessages);
	const [isDrawing, setDrawing] = useState(false);
	const { drawn } = draw;
	const standing = drawn && standingOf(drawn, drawn.results);
	const mayDraw = !drawn || drawn.results.length === 0;
	return (
		<div className="stack">
			{drawn && drawn.early.length > 0 && (
				<p className="soft">{text("manageDraw.early", { count: drawn.early.length })}</p>
			)}
			{drawn && standing && <LevelNotices {...props} drawn={drawn} standing={standing} />}
			<div className="row">
				{mayDraw && (
					<Button kind={drawn ? undefined : "primary"} opens onClick={() => setDrawing(true)}>
						{text(drawn ? "manageDraw.redraw" : "manageDraw.draw")}
					</Button>
				)}
				{standing && standing.places.length > 0 && !draw.isPublished && (
					<PublishButton {...props} />
				)}
				{drawn && <PrintMenu id={props.event.id} classId={draw.classId} />}
			</div>
			{isDrawing && <DrawDialog {...props} onClose={() => setDrawing(false)} />}
		</div>
	);
}
