import type { RegistrationAnswer } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { eventMessages } from "../../events/events.messages.ts";
import { registrationMessages } from "../registrations.messages.ts";

/** The toast after registering: the specification's text, with the status on its own line. */
export function useRegistered() {
	const text = useText(eventMessages);
	const own = useText(registrationMessages);
	return ({ registration, position }: RegistrationAnswer) => {
		const status = text("event.statusLine", {
			status: text(`event.status.${registration.status}`),
		});
		const line = position ? `${status} ${own("reg.position", { position })}` : status;
		return { title: text("event.success"), text: text("event.successText"), line };
	};
}
