import { createNotificationsForTest } from "../../core/notifications.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { oneself } from "../audited.ts";

/** A person with a notification. */
async function notified() {
	const { id: userId, cookie } = await createPersonForTest();
	const [{ id }] = await createNotificationsForTest(userId, 1);
	return { cookie, params: { id } };
}

export default {
	list: async () => ({ cookie: (await notified()).cookie }),
	mark: async () => ({ ...(await notified()), body: { read: true } }),
	readAll: async () => ({ cookie: (await notified()).cookie }),
	remove: async () => notified(),
	mailChoices: async () => ({ cookie: (await createPersonForTest()).cookie }),
	chooseMail: async () => ({
		cookie: (await createPersonForTest()).cookie,
		body: { broadcast: false },
	}),
} satisfies SamplesOf<"notifications">;

export const audited: AuditedOf<"notifications"> = {
	// Not audited: it is only the person's own read state.
	mark: null,
	readAll: null,
	remove: null,
	chooseMail: { entityType: "user", action: "mail_chosen", entityId: oneself },
};

export const effects: EffectsOf<"notifications"> = {
	mark: { writes: { "existing notification": "not_found" }, again: "writes" },
	readAll: { writes: { "existing notification": "done" }, again: "nothing" },
	remove: { writes: { "removed existing notification": "not_found" }, again: "not_found" },
	chooseMail: {
		writes: { "existing user if unmailed": "changed_meanwhile", "new auditLine": null },
		again: "writes",
	},
};
