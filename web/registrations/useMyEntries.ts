import { useQuery } from "@tanstack/react-query";
import type { EventId } from "#shared/core/ids.ts";
import { holdsPlace } from "#shared/registrations/registrations.rules.ts";
import type { MyRegistration } from "#shared/registrations/registrations.schema.ts";
import { useUser } from "../core/session.ts";
import { myEntriesQuery } from "./registrations.queries.ts";

const none: MyRegistration[] = [];

/** The signed-in person's entries for an event that were not cancelled, with their place on waiting lists. */
export function useMyEntries(id: EventId): MyRegistration[] {
	const { data: user } = useUser();
	const { data } = useQuery({ ...myEntriesQuery(id), enabled: Boolean(user) });
	return data?.filter(({ status }) => status !== "cancelled") ?? none;
}

/** Whether somebody has a place at an event already, so that a further class takes none. */
export const isSeated = (entries: readonly MyRegistration[]) => entries.some(({ status }) => holdsPlace(status));
