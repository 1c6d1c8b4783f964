import { takesEntries } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { isAlive } from "#shared/registrations/registrations.rules.ts";
import type { MyRegistration } from "#shared/registrations/registrations.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { eventMessages } from "../events/events.messages.ts";
import { Wrong } from "../ui/Wrong.tsx";
import { ClassesButton } from "./ClassesButton.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { StatusLine } from "./StatusLine.tsx";
import { useMyEntries } from "./useMyEntries.ts";
import { useMyRegistrations, useRegister } from "./useRegister.ts";

/** The way into an event as it stands in a list: by its classes, where it has any. */
export function RegisterButton({ event }: { event: Event }) {
	const entries = useMyRegistrations(event);
	return event.classes.length > 0 ? (
		<ClassesButton event={event} entries={entries} here={false} />
	) : (
		<WholeButton event={event} mine={entries[0]} />
	);
}

/** The same on the event's own page. */
export function RegisterHere({ event }: { event: Event }) {
	const entries = useMyEntries(event.id);
	return event.classes.length > 0 ? (
		<ClassesButton event={event} entries={entries} here />
	) : (
		<WholeButton event={event} mine={entries[0]} here />
	);
}

type WholeProps = {
	event: Event;
	mine: MyRegistration | undefined;
	/** Whether this is the event's own page. */
	here?: boolean;
};

/** The button to register, or the state of the entry that is already there. */
function WholeButton({ event, mine, here = false }: WholeProps) {
	const text = useText(eventMessages);
	const pick = usePick();
	const { register, isPending, reason } = useRegister(event);
	if (mine && here && !isAlive(mine.status)) {
		return (
			<div>
				<StatusLine entry={mine} />
			</div>
		);
	}
	if (mine) {
		return (
			<span className="row small">
				{isAlive(mine.status) && text("event.yours")} <StatusBadge status={mine.status} />
			</span>
		);
	}
	const { registrationState: state } = event;
	if (!event.published || !takesEntries(event)) return null;
	return (
		<>
			<button
				type="button"
				className={state === "open" ? "button primary" : "button"}
				aria-label={text(state === "waitlist" ? "event.joinFor" : "event.registerFor", { title: pick(event, "title") })}
				disabled={isPending}
				onClick={register}
			>
				{text(isPending ? "event.registering" : state === "waitlist" ? "event.join" : "event.register")}
			</button>
			<Wrong>{reason}</Wrong>
		</>
	);
}
