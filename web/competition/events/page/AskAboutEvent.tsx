import type { Event } from "#shared/competition/events/events.schema.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { ContactButton } from "../../../people/contact/ContactButton.tsx";
import { needsMessages } from "./needs.messages.ts";

/** Opens the contact form for a question about an event. */
export function AskAboutEvent({ event }: { event: Event }) {
	const text = useText(needsMessages);
	const title = usePick()(event, "title");
	return (
		<ContactButton kind="link" label={text("needs.askAbout", { title })}>
			{text("needs.ask")}
		</ContactButton>
	);
}
