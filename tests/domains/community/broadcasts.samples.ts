import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { call } from "../../core/api.ts";
import { broadcastForTest } from "../../core/broadcasts.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { uniqueText } from "../../core/unique.ts";
import { made, one } from "../audited.ts";

const draftForTest = () => ({
	titleEn: uniqueText("Draft"),
	titleAr: "",
	messageEn: "",
	messageAr: "",
	actionUrl: null,
	email: false,
});

const createDraftForTest = async () =>
	(await call("POST", "/notifications/drafts", { cookie: await admin(), body: draftForTest() }))
		.body;

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

/** An announcement that waits for its time, and its author. */
async function planForTest() {
	const { cookie } = await createPersonForTest({ role: "admin" });
	const body = { ...(await broadcastForTest()), sendAt: tomorrow() };
	const planned = await call("POST", "/notifications/broadcast", { cookie, body });
	return { cookie, params: { id: String(planned.body.id) } };
}

export default {
	list: async () => ({ query: { limit: "5" } }),
	preview: async () => ({ cookie: await admin(), body: await broadcastForTest() }),
	// A new person, because announcements are limited per person and audit lines are counted.
	send: async () => ({
		cookie: (await createPersonForTest({ role: "admin" })).cookie,
		body: await broadcastForTest(),
	}),
	cancel: planForTest,
	drafts: async () => ({}),
	keep: async () => ({ body: draftForTest() }),
	change: async () => ({
		params: { id: String((await createDraftForTest()).id) },
		body: { ...draftForTest(), titleEn: "Changed", version: 1 },
	}),
	discard: async () => ({ params: { id: String((await createDraftForTest()).id) } }),
} satisfies SamplesOf<"broadcasts">;

export const audited: AuditedOf<"broadcasts"> = {
	send: { entityType: "broadcast", action: "sent", entityId: made },
	cancel: { entityType: "broadcast", action: "cancelled", entityId: one },
	keep: { entityType: "broadcastDraft", action: "created", entityId: made },
	change: { entityType: "broadcastDraft", action: "updated", entityId: one },
	discard: { entityType: "broadcastDraft", action: "deleted", entityId: one },
	// Not audited, because the call only reads.
	preview: null,
};

export const others: OthersOf<"broadcasts"> = {
	send: { titleEn: "Another" },
	keep: { titleEn: "Another" },
	change: { titleEn: "Another" },
};

export const effects: EffectsOf<"broadcasts"> = {
	preview: { writes: { "attempts if expiresAt, failures": null }, again: "writes" },
	send: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new broadcast": "changed_meanwhile",
			"attempts if failures": null,
			"new auditLine": null,
		},
		again: "writes",
	},
	cancel: {
		writes: { "broadcast if version": "done", "new auditLine": null },
		again: "nothing",
	},
	keep: {
		writes: { "new broadcastDraft": "changed_meanwhile", "new auditLine": null },
		again: "writes",
	},
	change: {
		writes: { "broadcastDraft if version": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	discard: {
		writes: { "removed broadcastDraft if version": "changed_meanwhile", "new auditLine": null },
		again: "not_found",
	},
};

export const facts: Pick<FactsOf, "broadcast"> = {
	broadcast: {
		titleEn: "Summer",
		titleAr: "صيف",
		messageEn: "We meet.",
		messageAr: "نلتقي.",
		isMailed: true,
		step: "",
	},
};
