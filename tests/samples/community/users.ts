import type { AuditedOf, OthersOf, SamplesOf } from "../../core/samples.ts";
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
