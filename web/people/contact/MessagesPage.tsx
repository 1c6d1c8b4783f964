import { useQuery } from "@tanstack/react-query";
import { messageStatuses } from "#shared/people/contact/contact.schema.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { isRefusal } from "../../core/calls/client.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import { Page } from "../../ui/Page.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { uiMessages } from "../../ui/ui.messages.ts";
import { messagePages, messageQuery } from "./contact.queries.ts";
import { inboxMessages } from "./inbox.messages.ts";
import { MessageCard } from "./MessageCard.tsx";
import "./messages.css";

const AnswerDialog = lazyPart(() => import("./AnswerDialog.tsx"));

/** The message named in the query string (`?id=`), which the email to the office links to. */
function Answered({ id, onClose }: { id: string; onClose: () => void }) {
	const text = useText(inboxMessages);
	const ui = useText(uiMessages);
	const { data, error, isError, refetch } = useQuery(messageQuery(id));
	if (isRefusal(error, "not_found")) {
		return (
			<Notice role="status">
				<p>{text("inbox.gone")}</p>
				<p>
					<Button kind="link" onClick={onClose}>
						{ui("ui.close")}
					</Button>
				</p>
			</Notice>
		);
	}
	if (isError) return <LoadError onRetry={refetch} />;
	return data && <AnswerDialog message={data} onClose={onClose} />;
}

/** Messages of visitors, for staff to answer. */
export default function MessagesPage() {
	const text = useText(inboxMessages);
	const { search, set } = useAddress();
	const status = messageStatuses.find((one) => one === search.get("status"));
	const pages = usePages(messagePages(status));
	const { rows, isPending, isLoadingError, refetch } = pages;
	const id = search.get("id");
	const [none, noneText] =
		status === "open"
			? (["inbox.noneOpen", "inbox.noneOpenText"] as const)
			: (["inbox.none", "inbox.noneText"] as const);
	return (
		<Page className="messages-page" title={text("inbox.title")} lead={text("inbox.lead")}>
			<UrlFilter
				name="status"
				label={text("inbox.filter")}
				choices={[
					{ value: "", label: text("inbox.all") },
					...messageStatuses.map((value) => ({ value, label: text(`inbox.${value}`) })),
				]}
			/>
			{id && <Answered key={id} id={id} onClose={() => set({ id: null })} />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{rows?.length === 0 && <Empty text={text(noneText)}>{text(none)}</Empty>}
			<ul className="stack" aria-busy={isPending}>
				{isPending && <Skeletons count={3} className="card message-skeleton" as="li" />}
				{rows?.map((message) => (
					<MessageCard
						key={message.id}
						message={message}
						onAnswer={() => set({ id: message.id }, { step: true })}
					/>
				))}
			</ul>
			<ShowMore pages={pages} />
		</Page>
	);
}
