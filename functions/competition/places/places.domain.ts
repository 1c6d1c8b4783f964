import { defineDomain } from "../../core/domain.ts";

export const placesDomain = defineDomain({
	entities: {
		allotment: {
			backup: true,
			stream: "reactions",
			personalData: null,
			export: null,
		},
	},
});
