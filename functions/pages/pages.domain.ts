import { defineDomain } from "../core/domain.ts";

export const pagesDomain = defineDomain({
	permissions: {
		pages: "readWrite",
		// Draws a picture of each page that is shared; all of them after a deployment that changed what they look like.
		size: { memory: 1769, seconds: 300 },
		native: "sharp",
	},
});
