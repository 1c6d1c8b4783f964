import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, CasesOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { uniqueEmail } from "../../core/unique.ts";
import { made } from "../audited.ts";
import { birth } from "../records.ts";

export default {
	updateProfile: async () => ({
		body: {
			firstName: "Noura",
			lastName: "Al Sabah",
			bio: "Trains in Salmiya.",
			phoneNumber: "٥٠٠١٢٣٤٥",
			email: uniqueEmail("noura"),
			...birth,
		},
	}),
} satisfies SamplesOf<"users">;

export const audited: AuditedOf<"users"> = {
	updateProfile: { entityType: "user", action: "profile_updated", entityId: made },
};

export const others: OthersOf<"users"> = {
	updateProfile: { bio: "Another" },
};

export const effects: EffectsOf<"users"> = {
	updateProfile: {
		writes: {
			"attempts if expiresAt, failures": null,
			"existing user if what it is found by, updatedAt": null,
			searchKey: null,
			facet: null,
			"removed searchKey": null,
			"removed facet": null,
			"tally of user (born # +1)": null,
			"tally of belt (member.female.white +1, member.unknown.white -1)": null,
			"2 × new outbox": null,
			"new auditLine": null,
		},
		again: "writes",
	},
};

export const cases: CasesOf<"users"> = {
	updateProfile: {
		"a higher belt": {
			sample: async () => ({
				cookie: (await createPersonForTest()).cookie,
				body: { currentBelt: "orange-10" },
			}),
			writes: {
				"existing user if updatedAt": "done",
				"new promotion": "promotion_pending",
				"tally of promotion (pending +1)": null,
				"new notification": "done",
				"2 × new auditLine": null,
			},
			again: "writes",
		},
		"no name in another script": {
			sample: async () => ({
				cookie: (await createPersonForTest({ firstNameAr: "نورة" })).cookie,
				body: { clear: ["firstNameAr"] },
			}),
			writes: {
				"existing user if what it is found by": "done",
				searchKey: null,
				facet: null,
				"removed searchKey": null,
				"new auditLine": null,
			},
			again: "writes",
		},
		"a text for the dojo": {
			sample: async () => ({
				cookie: (await createPersonForTest({ dojoLocation: "Gym 3" })).cookie,
				body: { dojoLocation: "Gym 4" },
			}),
			writes: {
				"existing user if what it is found by": "done",
				searchKey: null,
				facet: null,
				"removed facet": null,
				"new auditLine": null,
			},
			again: "writes",
		},
	},
};
