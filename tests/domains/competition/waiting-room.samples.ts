import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { one } from "../audited.ts";
import { ofEvent } from "../records.ts";

/**
 * Fields of an event whose registration opens in 30 minutes and whose waiting room already gives
 * out tickets.
 */
const opensSoon = () => ({
	waitingRoom: true,
	registrationOpensAt: new Date(Date.now() + 30 * 60_000).toISOString(),
});

export default {
	enter: async () => ({ params: await ofEvent(opensSoon()) }),
	tickets: async () => ({ params: await ofEvent(opensSoon()) }),
	status: async () => ({ params: await ofEvent(opensSoon()) }),
	setAdmission: async () => ({ params: await ofEvent(opensSoon()), body: { held: true } }),
} satisfies SamplesOf<"waiting-room">;

export const audited: AuditedOf<"waiting-room"> = {
	// Not audited, because a ticket itself states its owner and time.
	enter: null,
	setAdmission: { entityType: "event", action: "door_held", entityId: one },
};

export const effects: EffectsOf<"waiting-room"> = {
	enter: {
		writes: { "numberRow if closed": "done", "ticket if takenAt": "done" },
		again: "nothing",
	},
	setAdmission: {
		writes: { "waitingRoom if version": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
};
