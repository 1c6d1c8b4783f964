import { useState } from "react";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { WeighInState } from "#shared/competition/weigh-in/weigh-in.schema.ts";
import { isRefusal } from "../../core/calls/client.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { useNames } from "../../people/users/names.ts";
import { Button } from "../../ui/Button.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { useEventClassName } from "../event-classes/event-classes.ts";
import { entriesQuery } from "../registrations/registrations.queries.ts";
import { weighInQuery, weighIns } from "../registrations/weigh-in.queries.ts";
import { type Entrant, notWeighed } from "./useEntrants.ts";
import { weighInMessages } from "./weigh-in.messages.ts";

const ConfirmDialog = lazyPart(() => import("../../ui/dialogs/ConfirmDialog.tsx"));

type Props = {
	event: Event;
	eventClass: EventClass;
	entrants: readonly Entrant[];
	weighIn: WeighInState;
};

/** Closes the weigh-in of an event class after naming those who were not weighed, or opens it. */
export function CloseWeighIn({ event, eventClass, entrants, weighIn }: Props) {
	const text = useText(weighInMessages);
	const names = useNames();
	const name = useEventClassName()(eventClass);
	const [isOpen, setOpen] = useState(false);
	const isClosed = weighIn.closed.includes(eventClass.id);
	const missing = notWeighed(entrants, eventClass.id);
	const isUnsent = ({ unsent }: Entrant) => unsent.some(({ part }) => part === "weight");
	const hasUnsent = missing.some(isUnsent);
	const change = useWrite({
		version: weighIn.version,
		call: (_: undefined, key, version) =>
			weighIns.close({
				params: { id: event.id, classId: eventClass.id },
				body: {
					isClosed: !isClosed,
					missing: missing.map(({ person }) => person.userId),
					version,
				},
				key,
			}),
		toast: ({ closed }) => ({
			title: text(closed.includes(eventClass.id) ? "weighIn.closedToast" : "weighIn.openedToast"),
		}),
		words: (error) =>
			isRefusal(error, "changed_meanwhile") ? text("weighIn.listChanged") : undefined,
		changed: [weighInQuery(event.id), entriesQuery(event.id)],
		done: () => setOpen(false),
	});
	if (isClosed)
		return (
			<div className="row">
				<span className="badge strong">{text("weighIn.closed")}</span>
				<Button kind="link" disabled={change.isPending} onClick={() => change.mutate(undefined)}>
					{text(change.isPending ? "weighIn.opening" : "weighIn.open")}
				</Button>
				<Wrong>{change.reason}</Wrong>
			</div>
		);
	return (
		<>
			<p>
				<Button
					opens
					aria-label={text("weighIn.closeTitle", { eventClass: name })}
					onClick={() => setOpen(true)}
				>
					{text("weighIn.close")}
				</Button>
			</p>
			{isOpen && (
				<ConfirmDialog
					title={text("weighIn.closeTitle", { eventClass: name })}
					submit={text("weighIn.close")}
					submitting={text("weighIn.closing")}
					incomplete={hasUnsent}
					write={{ ...change, mutate: () => change.mutate(undefined) }}
					onClose={() => setOpen(false)}
				>
					<p>{text("weighIn.closeText", { count: missing.length })}</p>
					<ul>
						{missing.map((one) => (
							<li key={one.person.userId}>
								<Written>{names(one.person).full}</Written>{" "}
								{isUnsent(one) && <span className="badge strong">{text("weighIn.unsent")}</span>}
							</li>
						))}
					</ul>
					<p>{text("weighIn.closeWaiting")}</p>
					<p>{text(hasUnsent ? "weighIn.closeUnsent" : "weighIn.closeOthers")}</p>
				</ConfirmDialog>
			)}
		</>
	);
}
