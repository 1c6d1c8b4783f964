import { type Described, describeFederation, type JsonLd } from "../../core/jsonLd.ts";

/** Structured data of the federation, for the start page. */
export const describeOrganization = (described: Described): JsonLd => ({
	"@context": "https://schema.org",
	...describeFederation(described),
	image: described.picture,
});
