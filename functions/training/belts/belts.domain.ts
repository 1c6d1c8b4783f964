import { defineDomain } from "../../core/domain.ts";
import { auditedAs, byUser, isDecided, isPending } from "../../core/personal-data.ts";
import { personEntities } from "../../people/users/person-entities.ts";
import { promotionNotice } from "./belts.notices.ts";

export const beltsDomain = defineDomain({
	permissions: {
		http: true,
		writes: [...personEntities, "promotion", "progression", "notification", "repeat"],
		audits: true,
		counts: ["promotion"],
	},
	notices: { promotion: promotionNotice },
	audited: { promotion: "admins" },
	subjects: { promotion: "details" },
	entities: {
		promotion: {
			dataClass: "sensitive",
			backup: true,
			stream: "reactions",
			personalData: {
				order: 170,
				items: [
					{
						of: byUser,
						only: isPending,
						removed: "withdrawn",
						merged: "withdrawn",
						audited: auditedAs("promotion"),
					},
					{
						of: byUser,
						only: isDecided,
						removed: "remove",
						merged: { repoint: "userId" },
						audited: auditedAs("promotion"),
					},
				],
			},
			export: {
				all: [
					"fromBelt",
					"toBelt",
					"promotionDate",
					"isHeld",
					"isRepeat",
					"status",
					"createdAt",
					"charge.owed",
					"charge.paid",
				],
			},
		},
		progression: {
			dataClass: "sensitive",
			backup: true,
			stream: "none",
			personalData: {
				order: 180,
				items: [{ of: byUser, removed: "remove", merged: { repoint: "userId" } }],
			},
			export: { all: ["fromBelt", "toBelt", "progressionDate", "createdAt"] },
		},
	},
});
