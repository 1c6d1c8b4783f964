import { type Described, federation, type JsonLd } from "../core/jsonLd.ts";

/** Structured data of the federation, for the start page. */
export const organization = (described: Described): JsonLd => ({
	"@context": "https://schema.org",
	...federation(described),
	image: described.picture,
});
