import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { WeighInState } from "#shared/competition/weigh-in/weigh-in.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { Notice } from "../../ui/states/Notice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { useEventClassName } from "../event-classes/event-classes.ts";
import { CloseWeighIn } from "./CloseWeighIn.tsx";
import { manageClosingMessages } from "./closing.messages.ts";
import { type Entrant, notWeighed } from "./useEntrants.ts";

type Props = {
	event: Event;
	/** The event classes on the page. */
	classes: readonly EventClass[];
	entrants: readonly Entrant[];
	weighIn: WeighInState;
	mayClose: boolean;
};

/**
 * Once the closing time has passed: who was not weighed, by event class, and the next step. Nothing
 * happens to their entries before somebody closes the weigh-in of the event class.
 */
export function AfterClosing({ event, classes, entrants, weighIn, mayClose }: Props) {
	const text = useText(manageClosingMessages);
	const names = useNames();
	const className = useEventClassName();
	const open = classes.filter(
		({ id }) =>
			!weighIn.closed.includes(id) && entrants.some(({ eventClass }) => eventClass.id === id),
	);
	if (open.length === 0) return null;
	const missing = open.flatMap(({ id }) => notWeighed(entrants, id));
	const next = missing.length > 0 ? "manageClosing.next" : "manageClosing.nextDone";
	return (
		<Notice className="stack">
			<h2>{text("manageClosing.missing", { count: missing.length })}</h2>
			<p>{text(mayClose ? next : "manageClosing.byStaff")}</p>
			<ul className="not-weighed">
				{open.map((eventClass) => (
					<li key={eventClass.id} className="stack tight">
						<strong>
							<Written>{className(eventClass)}</Written>
						</strong>
						<ul>
							{notWeighed(entrants, eventClass.id).map(({ person }) => (
								<Written as="li" key={person.userId}>
									{names(person).full}
								</Written>
							))}
						</ul>
						{mayClose && (
							<CloseWeighIn
								event={event}
								eventClass={eventClass}
								entrants={entrants}
								weighIn={weighIn}
							/>
						)}
					</li>
				))}
			</ul>
		</Notice>
	);
}
