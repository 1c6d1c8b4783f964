import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import { isCoach, isStaff } from "#shared/core/access.ts";
import { useUser } from "../../../base/session/session.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { familyQuery } from "../../../people/families/families.queries.ts";
import { useNames } from "../../../people/users/names.ts";
import { ThroughRoom } from "../../waiting-room/ThroughRoom.tsx";
import { entriesQuery } from "../registrations.queries.ts";
import { useMyEntries } from "./useMyEntries.ts";

const GroupWaitingRoom = lazyPart(() => import("../../waiting-room/GroupWaitingRoom.tsx"));

/**
 * The waiting room of an event, for signed-in users. Guardians and coaches choose for whom they
 * came; all others are in the draw by coming.
 */
export default function OwnRoom({ event, children }: { event: Event; children: ReactNode }) {
	const text = useText(familyMessages);
	const names = useNames();
	const { data: user } = useUser();
	const { data: family, isError } = useQuery(familyQuery);
	const isRegistered = useMyEntries(event.id).some(({ status }) => isAlive(status));
	const people = family?.children.filter(({ state }) => state === "active") ?? [];
	const isForSeveral = user && !isStaff(user) && (people.length > 0 || isCoach(user));
	const { data: entries = [] } = useQuery({
		...entriesQuery(event.id),
		enabled: isForSeveral === true,
	});
	if (!user || !(family || isError)) return null;
	if (!isForSeveral)
		return (
			<ThroughRoom event={event} isRegistered={isRegistered}>
				{children}
			</ThroughRoom>
		);
	const several = people.map((child) => ({
		id: child.id,
		name: names(child).full,
		isRegistered: entries.some(({ userId, status }) => userId === child.id && isAlive(status)),
	}));
	const me = { id: user.id, name: text("family.me"), isRegistered };
	return (
		<GroupWaitingRoom event={event} people={[me, ...several]}>
			{() => children}
		</GroupWaitingRoom>
	);
}
