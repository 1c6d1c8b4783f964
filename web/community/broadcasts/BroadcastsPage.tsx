import { useState } from "react";
import type { Broadcast, BroadcastDraft } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { useUser } from "../../base/session/session.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { BroadcastCard } from "./BroadcastCard.tsx";
import { broadcastMessages } from "./broadcasts.messages.ts";
import { broadcastPages } from "./broadcasts.queries.ts";
import { Drafts } from "./Drafts.tsx";
import { audienceIn, type BroadcastTexts } from "./write/broadcastForm.ts";
import "./broadcasts.css";

const BroadcastDialog = lazyPart(() => import("./write/BroadcastDialog.tsx"));

const textsOf = ({
	titleEn,
	titleAr,
	messageEn,
	messageAr,
	actionUrl,
}: Broadcast | BroadcastDraft) => ({
	titleEn,
	titleAr,
	messageEn,
	messageAr,
	actionUrl: actionUrl ?? "",
});

/** What the form begins with; `key` tells one announcement or draft from another. */
type Begun = { key: string; texts: BroadcastTexts; staffDraft?: BroadcastDraft };

/** Announcements with their progress, and a button to write a new one. */
export default function BroadcastsPage() {
	const text = useText(broadcastMessages);
	const { search, set } = useAddress();
	const isCoach = useUser().data?.role === "coach";
	const pages = usePages(broadcastPages);
	const { rows, isPending, isLoadingError, refetch } = pages;
	const [begun, setBegun] = useState<Begun>();
	const openForm = (from?: Begun) => {
		setBegun(from);
		set({ id: "new" }, { step: true });
	};
	const write = (label: string) => (
		<Button kind="primary" opens onClick={() => openForm()}>
			{label}
		</Button>
	);
	return (
		<Page
			title={text("broadcast.title")}
			lead={text("broadcast.lead")}
			actions={rows?.length !== 0 && write(text("broadcast.new"))}
		>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!isCoach && (
				<Drafts
					onOpen={(draft) =>
						openForm({
							key: `draft ${draft.id}`,
							texts: { ...textsOf(draft), email: draft.email },
							staffDraft: draft,
						})
					}
				/>
			)}
			{rows?.length === 0 && (
				<Empty
					text={text(isCoach ? "broadcast.noneTextCoach" : "broadcast.noneText")}
					action={write(text("broadcast.first"))}
				>
					{text("broadcast.none")}
				</Empty>
			)}
			<ul className="stack broadcasts" aria-busy={isPending}>
				{isPending && <Skeletons count={3} className="card broadcast-skeleton" as="li" />}
				{rows?.map((message) => (
					<BroadcastCard
						key={message.id}
						message={message}
						onReuse={() => openForm({ key: `sent ${message.id}`, texts: textsOf(message) })}
					/>
				))}
			</ul>
			<ShowMore pages={pages} />
			{search.get("id") === "new" && (
				<BroadcastDialog
					key={begun?.key}
					to={audienceIn(search)}
					texts={begun?.texts}
					staffDraft={begun?.staffDraft}
					onClose={() => set({ id: null, event: null, class: null, status: null, people: null })}
				/>
			)}
		</Page>
	);
}
