import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router-dom";
import type { Grading } from "#shared/competition/gradings/gradings.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { useBecomeOfflineUser } from "../../../base/offline/offlineUser.ts";
import { useUser } from "../../../base/session/session.ts";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { gradingQuery, groupMarksQuery } from "../gradings.queries.ts";
import { MarkSheet } from "./MarkSheet.tsx";
import { marksMessages } from "./marks.messages.ts";
import "../gradings.css";
import "./marks.css";

/** Links to the groups of an examiner. */
function GroupLinks({ groups, current }: { groups: readonly number[]; current: number }) {
	const text = useText(marksMessages);
	if (groups.length < 2) return null;
	return (
		<nav className="row" aria-label={text("marks.groups")}>
			{groups.map((number) => (
				<ButtonLink
					key={number}
					className="mark-group"
					aria-current={number === current ? "page" : undefined}
					replace
					to={{ search: `?group=${number}` }}
				>
					{text("marks.group", { number })}
				</ButtonLink>
			))}
		</nav>
	);
}

function Group({ id, group }: { id: EventId; group: number }) {
	const { data, isError, refetch } = useQuery(groupMarksQuery(id, group));
	if (data) return <MarkSheet key={group} data={data} />;
	return isError ? <LoadError onRetry={refetch} /> : <Loading />;
}

/** The examiner's groups, one at a time; all are fetched, so that they open without a network. */
function Groups({ grading: { eventId, marks, state } }: { grading: Grading }) {
	const text = useText(marksMessages);
	const queries = useQueryClient();
	const { search } = useAddress();
	const requested = Number(search.get("group"));
	const isEarly = state === "open" || state === "fixing";
	useEffect(() => {
		if (isEarly) return;
		for (const group of marks) void queries.prefetchQuery(groupMarksQuery(eventId, group));
	}, [eventId, isEarly, marks, queries]);
	if (marks.length === 0)
		return <Empty text={text("marks.notExaminerText")}>{text("marks.notExaminer")}</Empty>;
	if (isEarly) return <Empty text={text("marks.earlyText")}>{text("marks.early")}</Empty>;
	const group = marks.includes(requested) ? requested : marks[0];
	return (
		<>
			<GroupLinks groups={marks} current={group} />
			<Group id={eventId} group={group} />
		</>
	);
}

/** The marks of an examiner, given on a tablet, also without a network. */
export default function MarksPage() {
	const text = useText(marksMessages);
	const pick = usePick();
	useBecomeOfflineUser(useUser().data?.id);
	const id = Number(useParams().id) as EventId;
	const { data, isError, refetch } = useQuery(gradingQuery(id));
	const [first] = data?.marks ?? [];
	// For the title only: the sheet shows whether it fails.
	const known = useQuery({
		...groupMarksQuery(id, first ?? 1),
		enabled: first !== undefined && data?.state !== "open" && data?.state !== "fixing",
	});
	return (
		<Page
			className="workspace"
			title={text("marks.title")}
			lead={known.data && pick(known.data, "title")}
			back={{ to: paths.grading(id), text: text("marks.back") }}
		>
			{data && <Groups grading={data} />}
			{!data && (isError ? <LoadError onRetry={refetch} /> : <Loading />)}
		</Page>
	);
}
