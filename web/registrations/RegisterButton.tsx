import type { Event } from "#shared/events/events.schema.ts";
import { useErrorText } from "../core/errors.ts";
import { usePick, useText } from "../core/messages.ts";
import { eventMessages } from "../events/events.messages.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import { useMyRegistration, useRegister } from "./useRegister.ts";

/** The button to register, or the state of the entry that is already there. */
export function RegisterButton({ event }: { event: Event }) {
	const text = useText(eventMessages);
	const errorText = useErrorText();
	const pick = usePick();
	const mine = useMyRegistration(event);
	const { register, isPending, error } = useRegister(event);
	if (mine) {
		return (
			<span className="row small">
				{text("event.yours")} <StatusBadge status={mine.status} />
			</span>
		);
	}
	const { registrationState: state } = event;
	if (!event.published || (state !== "open" && state !== "waitlist")) return null;
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
			{error && (
				<p className="notice small" role="alert">
					{errorText(error)}
				</p>
			)}
		</>
	);
}
