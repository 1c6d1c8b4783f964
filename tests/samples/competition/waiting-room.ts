import type { AuditedOf, SamplesOf } from "../../core/samples.ts";
import { one } from "../audited.ts";
import { ofEvent } from "../records.ts";

/** With a waiting room that is open for tickets. */
const opensSoon = () => ({
	waitingRoom: true,
	registrationOpensAt: new Date(Date.now() + 30 * 60_000).toISOString(),
});

export default {
	enter: async () => ({ params: await ofEvent(opensSoon()) }),
	status: async () => ({ params: await ofEvent(opensSoon()) }),
	setDoor: async () => ({ params: await ofEvent(opensSoon()), body: { held: true } }),
} satisfies SamplesOf<"waiting-room">;

export const audited: AuditedOf<"waiting-room"> = {
	// Not audited, because a ticket itself states its owner and time.
	enter: null,
	setDoor: { entityType: "event", action: "door_held", entityId: one },
};
