import { isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { RecordHistory } from "../../../../base/history/history/RecordHistory.tsx";
import { useUser } from "../../../../base/session/session.ts";
import { paths } from "../../../../core/address/paths.ts";
import { usePages } from "../../../../core/calls/usePages.ts";
import { useText } from "../../../../core/language/messages.ts";
import { ShowMore } from "../../../../ui/ShowMore.tsx";
import { LoadError } from "../../../../ui/states/LoadError.tsx";
import { Loading } from "../../../../ui/states/Loading.tsx";
import { EnteredEvent } from "../../EnteredEvent.tsx";
import { personEntriesPages } from "../../personEntries.queries.ts";
import { useEndText } from "../useEndText.ts";
import { personEntriesMessages } from "./personEntries.messages.ts";

/** A person's upcoming events, for staff and the person's coach. */
export default function PersonEntries({ id }: { id: UserId }) {
	const text = useText(personEntriesMessages);
	const { data: user } = useUser();
	const endText = useEndText();
	const pages = usePages(personEntriesPages(id));
	const { rows, isLoadingError, refetch } = pages;
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!rows) return <Loading />;
	if (rows.length === 0) return <p className="soft">{text("personEntries.none")}</p>;
	return (
		<>
			<ul>
				{rows.map((entry) => (
					<EnteredEvent
						key={entry.id}
						entry={entry}
						to={(isStaff(user) ? paths.entries : paths.event)(entry.event.id)}
					>
						{entry.reason && (
							<span className="small soft block" dir="auto">
								{endText(entry.reason)}
							</span>
						)}
						<RecordHistory type="registration" id={entry.id} />
					</EnteredEvent>
				))}
			</ul>
			<ShowMore pages={pages} />
		</>
	);
}
