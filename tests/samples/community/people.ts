import type { FactsOf } from "#functions/platform/notifications/notices.ts";
import { call } from "../../core/api.ts";
import { failMailForTest } from "../../core/mailFaults.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, SamplesOf } from "../../core/samples.ts";
import { uniqueEmail } from "../../core/unique.ts";
import { one } from "../audited.ts";
import { birth } from "../records.ts";

/** A person as staff address them. */
const aPerson = async () => ({ id: String((await createPersonForTest()).id) });

export default {
	export: async () => ({ query: { roles: "admin", lang: "ar" } }),
	workbook: async () => ({ query: { roles: "admin", lang: "ar" } }),
	count: async () => ({ query: { roles: "member", gender: "female" } }),
	list: async () => ({ query: { search: "noura", limit: "5" } }),
	get: async () => ({ params: await aPerson() }),
	update: async () => ({
		params: await aPerson(),
		body: {
			firstName: "Noura",
			lastName: "Al Sabah",
			phoneNumber: "٥٠٠١٢٣٤٥",
			...birth,
		},
	}),
	create: async () => ({
		body: { firstName: "Noura", lastName: "Al Sabah", email: uniqueEmail("noura"), ...birth },
	}),
	invite: async () => ({ params: await aPerson() }),
	retryMail: async () => {
		const params = await aPerson();
		await failMailForTest(Number(params.id));
		return { params };
	},
	disable: async () => ({ params: await aPerson() }),
	enable: async () => {
		const params = await aPerson();
		const { cookie } = await createPersonForTest({ role: "super-admin" });
		await call("POST", `/users/${params.id}/disable`, { cookie });
		return { params };
	},
} satisfies SamplesOf<"people">;

const madePerson = (answer: object) => ("user" in answer ? (answer.user as { id: number }).id : 0);

export const audited: AuditedOf<"people"> = {
	create: { entityType: "user", action: "created", entityId: madePerson },
	update: { entityType: "user", action: "updated", entityId: one },
	invite: { entityType: "user", action: "invited", entityId: one },
	retryMail: { entityType: "user", action: "mail_retried", entityId: one },
	disable: { entityType: "user", action: "disabled", entityId: one },
	enable: { entityType: "user", action: "enabled", entityId: one },
};

export const facts: Pick<FactsOf, "record"> = {
	record: { nameEn: "Noura Staff", dateOfBirth: "2013-01-02" },
};
