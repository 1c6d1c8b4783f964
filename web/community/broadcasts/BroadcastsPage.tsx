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
import { audienceIn } from "./write/broadcastForm.ts";
import "./broadcasts.css";

const BroadcastDialog = lazyPart(() => import("./write/BroadcastDialog.tsx"));

/** Announcements with their progress, and a button to write a new one. */
export default function BroadcastsPage() {
	const text = useText(broadcastMessages);
	const { search, set } = useAddress();
	const isCoach = useUser().data?.role === "coach";
	const pages = usePages(broadcastPages);
	const { rows, isPending, isLoadingError, refetch } = pages;
	const write = (label: string) => (
		<Button kind="primary" opens onClick={() => set({ id: "new" }, { step: true })}>
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
					<BroadcastCard key={message.id} message={message} />
				))}
			</ul>
			<ShowMore pages={pages} />
			{search.get("id") === "new" && (
				<BroadcastDialog
					to={audienceIn(search)}
					onClose={() => set({ id: null, event: null, class: null, status: null, people: null })}
				/>
			)}
		</Page>
	);
}
