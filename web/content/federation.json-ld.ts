import { type Described, describeFederation, type JsonLd } from "../core/jsonLd.ts";

/** The federation, on its start page. */
export const describeOrganization = (described: Described): JsonLd => ({
	"@context": "https://schema.org",
	...describeFederation(described),
	image: described.picture,
});
