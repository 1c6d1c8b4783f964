import { defineDomain } from "../../core/domain.ts";

export const liveDomain = defineDomain({
	permissions: {
		writes: ["announcement", "signingKey"],
		channels: true,
		size: { memory: 512, seconds: 5 },
	},
	entities: {
		announcement: {
			dataClass: "internal",
			backup: false,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
