import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Page } from "../../../ui/Page.tsx";
import { eventMessages } from "../events.messages.ts";

/** The page for an event that does not exist. */
export default function MissingEvent() {
	const text = useText(eventMessages);
	return (
		<Page back={{ to: paths.events, text: text("event.back") }} title={text("event.notFound")}>
			<p className="soft">{text("event.notFoundText")}</p>
			<p>
				<ButtonLink to={paths.events}>{text("event.back")}</ButtonLink>
			</p>
		</Page>
	);
}
