import { useState } from "react";
import { useIntl } from "react-intl";
import type { Broadcast } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { Button } from "../../ui/Button.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { broadcastMessages } from "./broadcasts.messages.ts";
import { StopDialog } from "./StopDialog.tsx";
import { BothLanguages } from "./write/BothLanguages.tsx";
import { useAudienceWords } from "./write/useAudienceWords.ts";

/** When an announcement goes out, its progress, or the number of recipients reached. */
function Outcome({ sent, skipped, expected, sendAt, planned, doneAt }: Broadcast) {
	const text = useText(broadcastMessages);
	const { formatDate } = useIntl();
	if (sendAt && planned === "waiting") {
		const when = formatDate(sendAt, { dateStyle: "long", timeStyle: "short" });
		return <p>{text("broadcast.waitsUntil", { when, count: expected })}</p>;
	}
	if (planned === "refused")
		return <p className="broadcast-refused">{text("broadcast.refused")}</p>;
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
 * An announcement that was sent, is being sent, or waits for its time.
 * @param onReuse begins another one with its texts
 */
export function BroadcastCard({ message, onReuse }: { message: Broadcast; onReuse?: () => void }) {
	const text = useText(broadcastMessages);
	const pick = usePick();
	const names = useNames();
	const locale = useLocale();
	const words = useAudienceWords();
	const { formatDate } = useIntl();
	const [isStopping, setStopping] = useState(false);
	const { author, createdAt, email, planned } = message;
	const isWaiting = planned === "waiting";
	const title = pick(message, "title");
	const at = (planned === "begun" && message.sendAt) || createdAt;
	const when = formatDate(at, { dateStyle: "long", timeStyle: "short" });
	const name = author ? names(author).full : text("broadcast.gone");
	return (
		<li className="card stack tight broadcast-card">
			<div className="broadcast-head">
				<div className="broadcast-title">
					<h2 dir="auto">{title}</h2>
					{isWaiting && <span className="badge">{text("broadcast.isScheduled")}</span>}
					{email && <span className="badge">{text("broadcast.mailed")}</span>}
				</div>
				<span className="row">
					{onReuse && (
						<Button
							opens
							aria-label={text(isWaiting ? "broadcast.copyOf" : "broadcast.reuseOf", {
								title: isolateName(title),
							})}
							onClick={onReuse}
						>
							{text(isWaiting ? "broadcast.copy" : "broadcast.reuse")}
						</Button>
					)}
					{isWaiting && (
						<Button
							opens
							aria-label={text("broadcast.stopOf", { title: isolateName(title) })}
							onClick={() => setStopping(true)}
						>
							{text("broadcast.stop")}
						</Button>
					)}
				</span>
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
			{isStopping && (
				<StopDialog id={message.id} title={title} onClose={() => setStopping(false)} />
			)}
		</li>
	);
}
