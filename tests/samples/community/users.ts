import type { SamplesOf } from "../../core/samples.ts";
import { uniqueEmail } from "../../core/unique.ts";
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
