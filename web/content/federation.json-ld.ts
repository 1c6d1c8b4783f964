import { type Described, federation, type JsonLd } from "../core/jsonLd.ts";

/** The federation, on its start page. */
export const organization = (described: Described): JsonLd => ({
	"@context": "https://schema.org",
	...federation(described),
	image: described.picture,
});
