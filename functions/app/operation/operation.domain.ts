import { defineDomain } from "../../core/domain.ts";

export const operationDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["signingKey"],
		settings: ["VERSION", "LIVE_ENDPOINT", "LIVE_KEY"],
	},
});
