import { useIntl } from "react-intl";
import type { Broadcast } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { Button } from "../../ui/Button.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { broadcastMessages } from "./broadcasts.messages.ts";
import { BothLanguages } from "./write/BothLanguages.tsx";
import { useAudienceWords } from "./write/useAudienceWords.ts";

/** Progress of an announcement, or the number of recipients reached. */
function Outcome({ sent, skipped, expected, doneAt }: Broadcast) {
	const text = useText(broadcastMessages);
	if (doneAt !== null)
		return (
			<>
				<p className="small">{text("broadcast.reached", { sent, skipped })}</p>
				{sent > expected && (
					<p className="small soft">{text("broadcast.joined", { count: sent - expected })}</p>
				)}
			</>
		);
	const all = Math.max(expected, sent, 1);
	return (
		<div className="stack tight">
			<span className="small">{text("broadcast.progress", { sent, expected: all })}</span>
			<progress max={all} value={sent} aria-label={text("broadcast.progressLabel")} />
		</div>
	);
}

/**
 * An announcement that was sent or is being sent.
 * @param onReuse begins another one with its texts
 */
export function BroadcastCard({ message, onReuse }: { message: Broadcast; onReuse?: () => void }) {
	const text = useText(broadcastMessages);
	const pick = usePick();
	const names = useNames();
	const locale = useLocale();
	const words = useAudienceWords();
	const { formatDate } = useIntl();
	const { author, createdAt, email } = message;
	const when = formatDate(createdAt, { dateStyle: "long", timeStyle: "short" });
	const name = author ? names(author).full : text("broadcast.gone");
	return (
		<li className="card stack tight broadcast-card">
			<div className="broadcast-head">
				<h2 dir="auto">{pick(message, "title")}</h2>
				{email && <span className="badge">{text("broadcast.mailed")}</span>}
				{onReuse && (
					<Button
						opens
						aria-label={text("broadcast.reuseOf", { title: isolateName(pick(message, "title")) })}
						onClick={onReuse}
					>
						{text("broadcast.reuse")}
					</Button>
				)}
			</div>
			<p>{words(message.audience, message.subject?.[locale])}</p>
			<p className="small soft">
				<Sentence>{text("broadcast.by", { name: isolateName(name), when })}</Sentence>
			</p>
			<Outcome {...message} />
			<details className="small">
				<summary>{text("broadcast.read")}</summary>
				<BothLanguages
					samples={{
						en: { title: message.titleEn, message: message.messageEn },
						ar: { title: message.titleAr, message: message.messageAr },
					}}
				/>
				{message.actionUrl && (
					<p className="soft">
						{text("broadcast.leadsTo", { path: `\u2066${message.actionUrl}\u2069` })}
					</p>
				)}
			</details>
		</li>
	);
}
