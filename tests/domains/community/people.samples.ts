import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { call } from "../../core/api.ts";
import { failMailForTest } from "../../core/mailFaults.ts";
import { createPersonForTest, superAdmin } from "../../core/people.ts";
import type { AuditedOf, CasesOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { uniqueEmail, uniqueText } from "../../core/unique.ts";
import { one } from "../audited.ts";
import { birth } from "../records.ts";

/** A person as staff address them. */
const aPerson = async () => ({ id: String((await createPersonForTest()).id) });

/** A person who has never signed in, as an import makes them. */
const uninvited = async () => (await createPersonForTest({ emailConfirmedAt: undefined })).id;

export default {
	export: async () => ({ query: { roles: "admin", lang: "ar" } }),
	workbook: async () => ({ query: { roles: "admin", lang: "ar" } }),
	count: async () => ({ query: { roles: "member", gender: "female" } }),
	list: async () => ({ query: { search: "noura", limit: "5" } }),
	get: async () => ({ params: await aPerson() }),
	emergency: async () => ({ params: await aPerson() }),
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
	addGuest: async () => ({
		body: {
			firstName: "Omar",
			lastName: uniqueText("Haddad"),
			club: "Amman Kyokushin Club",
			country: "JO",
			// The same sample is sent twice, and the stream may have noted the first guest by then.
			isAnother: true,
			...birth,
		},
	}),
	invite: async () => ({ params: await aPerson() }),
	inviteMany: async () => ({ body: { ids: [await uninvited()] } }),
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
	addGuest: {
		entityType: "user",
		action: "guest_added",
		entityId: (answer) => (answer as { id: number }).id,
	},
	update: { entityType: "user", action: "updated", entityId: one },
	invite: { entityType: "user", action: "invited", entityId: one },
	inviteMany: {
		entityType: "user",
		action: "invited",
		entityId: (answer) => (answer as unknown as { id: number }[])[0].id,
	},
	retryMail: { entityType: "user", action: "mail_retried", entityId: one },
	disable: { entityType: "user", action: "disabled", entityId: one },
	enable: { entityType: "user", action: "enabled", entityId: one },
};

export const effects: EffectsOf<"people"> = {
	update: {
		writes: {
			"existing user if what it is found by, updatedAt": "changed_meanwhile",
			searchKey: null,
			facet: null,
			"removed searchKey": null,
			"removed facet": null,
			"tally of user (born # +1)": null,
			"tally of belt (member.female.white +1, member.unknown.white -1)": null,
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
	create: {
		writes: {
			"new user": "changed_meanwhile",
			"new emailClaim": "email_taken",
			searchKey: null,
			facet: null,
			"tally of user (born # +1, fee pending +1, member +1, member since # +1)": null,
			"tally of belt (member.female.white +1)": null,
			"new auditLine": null,
			signIn: null,
		},
		again: "email_taken",
	},
	addGuest: {
		writes: {
			"new user": "changed_meanwhile",
			searchKey: null,
			facet: null,
			"new auditLine": null,
		},
		again: "writes",
	},
	invite: {
		writes: {
			"existing user if invitedAt": "changed_meanwhile",
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
	inviteMany: {
		writes: {
			"existing user if invitedAt": "changed_meanwhile",
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "nothing",
	},
	retryMail: {
		writes: {
			"existing user if mailFault": "changed_meanwhile",
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "nothing",
	},
	disable: {
		writes: {
			"removed session": null,
			"existing user if heldUntil": "done",
			"existing user if what it is found by, heldUntil, updatedAt": "busy",
			"checks user if what a session says": null,
			"new outbox": "changed_meanwhile",
			searchKey: null,
			facet: null,
			"new auditLine": null,
		},
		again: "nothing",
	},
	enable: {
		writes: {
			"existing user if heldUntil": "done",
			"existing user if what it is found by, heldUntil, updatedAt": "busy",
			"checks user if what a session says": null,
			"new outbox": "changed_meanwhile",
			searchKey: null,
			facet: null,
			"removed facet": null,
			"new auditLine": null,
		},
		again: "nothing",
	},
};

export const cases: CasesOf<"people"> = {
	update: {
		"another role": {
			sample: async () => ({
				cookie: await superAdmin(),
				params: await aPerson(),
				body: { role: "admin" },
			}),
			writes: {
				"removed session": null,
				"existing user if what it is found by, updatedAt": "changed_meanwhile",
				searchKey: null,
				facet: null,
				"removed facet": null,
				"tally of user (admin +1, member -1, member since # -1)": null,
				"tally of belt (member.unknown.white -1)": null,
				"new notification": "changed_meanwhile",
				"checks user if what a session says": null,
				"new auditLine": null,
			},
			again: "writes",
		},
		"a coach": {
			sample: async () => ({
				cookie: await superAdmin(),
				params: await aPerson(),
				body: { coachId: (await createPersonForTest({ role: "coach" })).id },
			}),
			writes: {
				"existing user if what it is found by, updatedAt": "changed_meanwhile",
				"2 × new notification": null,
				studentRelation: null,
				"new auditLine": null,
			},
			again: "writes",
		},
		"another email address": {
			sample: async () => ({
				cookie: await superAdmin(),
				params: await aPerson(),
				body: { email: uniqueEmail("noura") },
			}),
			writes: {
				"existing user if what it is found by, updatedAt": "changed_meanwhile",
				"2 × new outbox": null,
				"new auditLine": null,
			},
			again: "writes",
		},
		"another belt": {
			sample: async () => ({
				cookie: await superAdmin(),
				params: await aPerson(),
				body: { currentBelt: "black-2" },
			}),
			writes: {
				"existing user if what it is found by, updatedAt": "changed_meanwhile",
				searchKey: null,
				facet: null,
				"removed facet": null,
				"tally of belt (member.unknown.black-2 +1, member.unknown.white -1)": null,
				"new notification": "changed_meanwhile",
				"new progression": "changed_meanwhile",
				"2 × new auditLine": null,
			},
			again: "writes",
		},
		"an approval taken back": {
			sample: async () => ({
				cookie: await superAdmin(),
				params: { id: String((await createPersonForTest({ role: "coach" })).id) },
				body: { isApproved: false },
			}),
			writes: {
				"removed session": null,
				"existing user if what it is found by, updatedAt": "changed_meanwhile",
				searchKey: null,
				facet: null,
				"removed facet": null,
				"tally of user (coach -1, fee pending -1, pending coach +1)": null,
				"tally of belt (coach.unknown.white -1)": null,
				"new auditLine": null,
			},
			again: "writes",
		},
		"a place of its own": {
			sample: async () => ({
				cookie: await superAdmin(),
				params: await aPerson(),
				body: { dojoLocation: "Gym 3" },
			}),
			writes: {
				"existing user if what it is found by, updatedAt": "changed_meanwhile",
				searchKey: null,
				facet: null,
				"removed facet": null,
				"new auditLine": null,
			},
			again: "writes",
		},
	},
	create: {
		"an invitation": {
			sample: async () => ({
				body: {
					firstName: "Noura",
					lastName: "Al Sabah",
					email: uniqueEmail("noura"),
					invite: true,
					...birth,
				},
			}),
			writes: {
				"new user": "changed_meanwhile",
				"new emailClaim": "email_taken",
				searchKey: null,
				facet: null,
				"tally of user (born # +1, fee pending +1, member +1, member since # +1)": null,
				"tally of belt (member.female.white +1)": null,
				"new outbox": "changed_meanwhile",
				"new auditLine": null,
			},
			again: "email_taken",
		},
		"a coach": {
			sample: async () => ({
				body: {
					firstName: "Noura",
					lastName: "Al Sabah",
					email: uniqueEmail("noura"),
					coachId: (await createPersonForTest({ role: "coach" })).id,
				},
			}),
			writes: {
				"new user": "changed_meanwhile",
				"new emailClaim": "email_taken",
				searchKey: null,
				facet: null,
				"tally of user (fee pending +1, member +1, member since # +1)": null,
				"tally of belt (member.unknown.white +1)": null,
				studentRelation: null,
				"new auditLine": null,
				signIn: null,
			},
			again: "email_taken",
		},
	},
};

export const facts: Pick<FactsOf, "record"> = {
	record: { nameEn: "Noura Staff", dateOfBirth: "2013-01-02" },
};
