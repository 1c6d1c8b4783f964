import { useQuery } from "@tanstack/react-query";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { useUser } from "../../../base/session/session.ts";
import { myEntriesQuery } from "../registrations.queries.ts";

const none: MyRegistration[] = [];

/** The user's registrations for an event, except cancelled ones, with waiting list positions. */
export function useMyEntries(id: EventId): MyRegistration[] {
	const { data: user } = useUser();
	const { data } = useQuery({ ...myEntriesQuery(id), enabled: Boolean(user) });
	return data?.filter(({ status }) => status !== "cancelled") ?? none;
}
