import { defineDomain } from "../../core/domain.ts";
import { auditedAs, byUser } from "../../core/personal-data.ts";
import { personEntities } from "../../people/users/person-entities.ts";
import { claimNotice } from "./claims.notices.ts";

export const claimsDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			...personEntities,
			"recordClaim",
			"claimTries",
			"attempts",
			"emailClaim",
			"session",
			"merge",
			"personAlias",
			"notification",
			"repeat",
			"guardianInvitation",
			"outbox",
		],
		audits: true,
		identity: true,
	},
	notices: { claim: claimNotice },
	audited: { recordClaim: "superAdmins" },
	subjects: { recordClaim: "details" },
	entities: {
		recordClaim: {
			dataClass: "sensitive",
			backup: true,
			stream: "reactions",
			personalData: {
				order: 210,
				items: [
					{
						of: byUser,
						index: 1,
						removed: "remove",
						merged: { repoint: "userId" },
						audited: auditedAs("recordClaim"),
					},
					{
						of: ({ id }) => ({ recordId: id }),
						index: 3,
						removed: "remove",
						merged: "stay",
						audited: auditedAs("recordClaim"),
					},
				],
			},
			export: { all: ["relation", "state", "name", "dateOfBirth", "note", "createdAt"] },
		},
		claimTries: {
			dataClass: "internal",
			backup: true,
			stream: "none",
			personalData: {
				order: 220,
				items: [{ of: ({ id }) => ({ recordId: id }), removed: "remove", merged: "forget" }],
			},
			export: null,
		},
	},
});
