import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { giveDutyForTest, makeDutyLinkForTest } from "../../core/duties.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, OthersOf, Sample, SamplesOf } from "../../core/samples.ts";

/** A duty that a person has. */
async function held() {
	const [event, person] = await Promise.all([createEventForTest(), createPersonForTest()]);
	const { body } = await giveDutyForTest(event.id, { userId: person.id });
	return { event, person, params: { id: String(event.id), dutyId: String(body.id) } };
}

export default {
	list: async () => ({ params: { id: (await held()).params.id } }),
	give: async () => {
		const [event, person] = await Promise.all([createEventForTest(), createPersonForTest()]);
		return { params: { id: String(event.id) }, body: { scope: "desk", userId: person.id } };
	},
	revoke: async () => ({ params: (await held()).params }),
	claim: async () => {
		const event = await createEventForTest();
		return { body: (await makeDutyLinkForTest(event.id)).claim };
	},
	own: async () => ({ cookie: (await held()).person.cookie }),
} satisfies SamplesOf<"duties">;

const ofEvent = (_: unknown, { params }: Sample) => String(params?.id);

export const audited: AuditedOf<"duties"> = {
	give: { entityType: "duty", action: "duty_given", entityId: ofEvent },
	revoke: { entityType: "duty", action: "duty_revoked", entityId: ofEvent },
	claim: {
		entityType: "duty",
		action: "duty_claimed",
		entityId: (_, { body }) => Number(body?.eventId),
	},
};

export const others: OthersOf<"duties"> = { give: { scope: "weighIn" } };

export const effects: EffectsOf<"duties"> = {
	give: {
		writes: { "new duty": "changed_meanwhile", "new notification": null, "new auditLine": null },
		again: "nothing",
	},
	revoke: {
		writes: { "duty if version": "done", "new notification": null, "new auditLine": null },
		again: "nothing",
	},
	claim: {
		writes: {
			"attempts if expiresAt, failures": null,
			"duty if version": "done",
			"new auditLine": null,
		},
		again: "writes",
	},
};

export const facts: Pick<FactsOf, "duty"> = {
	duty: {
		eventId: 5,
		titleEn: "Spring Cup",
		titleAr: "كأس الربيع",
		eventDate: "2027-04-17T09:00",
		scope: "weighIn",
		until: "2027-04-18",
		change: "given",
	},
};
