import { defineDomain } from "../../core/domain.ts";

export const placesDomain = defineDomain({
	entities: {
		allotment: {
			dataClass: "internal",
			backup: true,
			stream: "reactions",
			personalData: null,
			export: null,
		},
	},
});
