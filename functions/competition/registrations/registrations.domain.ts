import { placeEntities } from "../../base/places/place-entities.ts";
import { defineDomain } from "../../core/domain.ts";
import { byUser, signInOnly } from "../../core/personal-data.ts";
import { registrationNotice } from "./registrations.notices.ts";

export const registrationsDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			...placeEntities,
			"entryLink",
			"attempts",
			"repeat",
			// Staff ask entrants for a document.
			"notification",
			// A registration may begin the next wave; staff take a ticket for whom they register.
			"waitingRoom",
			"numberRow",
			"ticket",
			"signingKey",
		],
		audits: true,
		// A registration retries for 8 s before it fails as busy.
		size: { memory: 1024, seconds: 12 },
		reserved: true,
	},
	notices: { registration: registrationNotice },
	audited: { registration: "admins" },
	subjects: { registration: ["event", "user", "eventClass"] },
	entities: {
		entryLink: {
			dataClass: "secret",
			backup: false,
			stream: "none",
			personalData: { order: 90, items: [{ of: byUser, index: 1, ...signInOnly }] },
			export: null,
		},
		registration: {
			dataClass: "sensitive",
			backup: true,
			stream: "reactions",
			personalData: {
				order: 120,
				items: [
					{
						of: byUser,
						removed: "cancelled",
						merged: "entries",
						audited: ({ eventId, userId, classId }) => ({
							entityType: "registration",
							entityId: [eventId, userId, classId || undefined]
								.filter((part) => part !== undefined)
								.join("-"),
						}),
					},
				],
			},
			export: {
				all: [
					"event.titleEn",
					"event.titleAr",
					"event.eventDate",
					"class.nameEn",
					"class.nameAr",
					"status",
					"registeredAt",
					"declaredWeight",
					"registrationType",
					"charge.owed",
					"charge.paid",
					"charge.dueOn",
				],
			},
		},
	},
});
