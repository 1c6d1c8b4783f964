import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { BroadcastDraft } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { Button } from "../../ui/Button.tsx";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { broadcastMessages } from "./broadcasts.messages.ts";
import { broadcasts, broadcastsKey, draftsQuery } from "./broadcasts.queries.ts";

/** Asks before a draft is deleted for all staff. */
function DiscardDialog({ draft, onClose }: { draft: BroadcastDraft; onClose: () => void }) {
	const text = useText(broadcastMessages);
	const discard = useWrite({
		call: (_: void, key) => broadcasts.discard({ params: { id: draft.id }, key }),
		toast: () => ({ title: text("broadcast.discarded") }),
		changed: [broadcastsKey],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("broadcast.discardTitle")}
			submit={text("broadcast.discard")}
			write={discard}
			onClose={onClose}
		>
			<p>{text("broadcast.discardText")}</p>
		</ConfirmDialog>
	);
}

/** Announcements that staff keep for later; a colleague can open, change and send them. */
export function Drafts({ onOpen }: { onOpen: (draft: BroadcastDraft) => void }) {
	const text = useText(broadcastMessages);
	const pick = usePick();
	const names = useNames();
	const { formatDate } = useIntl();
	const { data } = useQuery(draftsQuery);
	const [discarding, setDiscarding] = useState<BroadcastDraft>();
	if (!data?.length) return null;
	return (
		<section className="stack tight" aria-labelledby="broadcast-drafts">
			<h2 id="broadcast-drafts">{text("broadcast.drafts")}</h2>
			<ul className="card stack tight">
				{data.map((draft) => {
					const title =
						pick(draft, "title") || pick(draft, "message") || text("broadcast.untitled");
					return (
						<li key={draft.id} className="broadcast-head">
							<span>
								<strong className="block" dir="auto">
									{title}
								</strong>
								<span className="small soft">
									<Sentence>
										{text("broadcast.by", {
											name: isolateName(draft.by ? names(draft.by).full : text("broadcast.gone")),
											when: formatDate(draft.updatedAt, { dateStyle: "long", timeStyle: "short" }),
										})}
									</Sentence>
								</span>
							</span>
							<span className="row">
								<Button
									opens
									aria-label={text("broadcast.openDraft", { title: isolateName(title) })}
									onClick={() => onOpen(draft)}
								>
									{text("broadcast.open")}
								</Button>
								<Button
									kind="plain"
									opens
									aria-label={text("broadcast.discardDraft", { title: isolateName(title) })}
									onClick={() => setDiscarding(draft)}
								>
									{text("broadcast.discard")}
								</Button>
							</span>
						</li>
					);
				})}
			</ul>
			{discarding && <DiscardDialog draft={discarding} onClose={() => setDiscarding(undefined)} />}
		</section>
	);
}
