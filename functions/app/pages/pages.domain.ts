import { defineDomain } from "../../core/domain.ts";

export const pagesDomain = defineDomain({
	permissions: {
		pages: "readWrite",
		// Draws a preview picture of each page that can be shared; of all pages after a deployment that
		// changed the drawing.
		size: { memory: 1769, seconds: 300 },
		native: "sharp",
	},
});
