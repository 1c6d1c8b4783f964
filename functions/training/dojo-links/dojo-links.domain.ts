import { defineDomain } from "../../core/domain.ts";

export const dojoLinksDomain = defineDomain({
	entities: {
		dojoLinking: {
			dataClass: "internal",
			backup: true,
			stream: "reactions",
			personalData: null,
			export: null,
		},
	},
});
