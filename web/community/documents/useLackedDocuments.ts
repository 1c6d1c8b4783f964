import { useQuery } from "@tanstack/react-query";
import { documentReasons } from "#shared/community/documents/documents.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { useUser } from "../../identity/auth/session.ts";
import { documentsQuery } from "./documents.queries.ts";

/** The documents that the event requires and the user lacks; empty until known. */
export function useLackedDocuments(event: Event) {
	const { data: user } = useUser();
	const asks = user != null && event.requiredDocument !== "none";
	const { data } = useQuery({ ...documentsQuery(user?.id as UserId), enabled: asks });
	return asks && data ? documentReasons(data, event) : [];
}
