import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../../../core/language/messages.ts";
import { linkRequestsQuery } from "../../../people/coaches/students.queries.ts";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { studentMessages } from "../students.messages.ts";
import { ReceivedRequests } from "./ReceivedRequests.tsx";

/** Coaches' requests to a person, as a section of their page; staff may answer for them. */
export default function PersonRequests({ id }: { id: UserId }) {
	const text = useText(studentMessages);
	const { data, isError, refetch } = useQuery(linkRequestsQuery(id));
	if (isError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	if (data.received.length === 0) return <p className="soft">{text("students.receivedNone")}</p>;
	return <ReceivedRequests {...data} of={id} />;
}
