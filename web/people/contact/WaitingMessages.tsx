import { paths } from "../../core/address/paths.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { DecideGroup } from "../../ui/decide/DecideGroup.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { messagePages } from "./contact.queries.ts";
import { inboxMessages } from "./inbox.messages.ts";
import "./messages.css";

/** Messages of visitors that wait for an answer. */
export default function WaitingMessages() {
	const text = useText(inboxMessages);
	const { rows, more } = usePages(messagePages("open"));
	return (
		<DecideGroup
			id="messages"
			title={text("inbox.title")}
			to={`${paths.messages}?status=open`}
			rows={rows?.map(({ id, name, message, createdAt }) => ({
				key: id,
				name,
				to: `${paths.messages}?status=open&id=${id}`,
				facts: <Written className="clamped waiting-message">{message}</Written>,
				since: createdAt,
			}))}
			more={more}
		/>
	);
}
