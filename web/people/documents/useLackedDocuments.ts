import { useQuery } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { documentReasons } from "#shared/people/documents/documents.rules.ts";
import { useUser } from "../../base/session/session.ts";
import { documentsQuery } from "./documents.queries.ts";

/** The documents that the event requires and the user lacks; empty until known. */
export function useLackedDocuments(event: Event) {
	const { data: user } = useUser();
	const asks = user != null && event.requiredDocument !== "none";
	const { data } = useQuery({ ...documentsQuery(user?.id as UserId), enabled: asks });
	return asks && data ? documentReasons(data, event) : [];
}
