import { useIntl } from "react-intl";
import type { ReceivedMessage } from "#shared/people/contact/contact.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { inboxMessages } from "./inbox.messages.ts";

/** The answers so far; nothing before the first. */
export function Answers({ answers }: Pick<ReceivedMessage, "answers">) {
	const text = useText(inboxMessages);
	const { formatDate } = useIntl();
	if (answers.length === 0) return null;
	return (
		<ul className="stack">
			{answers.map(({ at, text: words }) => (
				<li key={at} className="stack tight letter">
					<p className="small soft">
						{text("inbox.answered", {
							when: formatDate(at, { dateStyle: "long", timeStyle: "short" }),
						})}
					</p>
					<Written as="p" className="lines" linked>
						{words}
					</Written>
				</li>
			))}
		</ul>
	);
}
