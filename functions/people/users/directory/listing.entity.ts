import type { EntityItem } from "electrodb";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { number, oneOf, optional, text } from "../../../core/table/attributes.ts";
import { byKey, entity } from "../../../core/table/database.ts";

/**
 * The parts of the directory: each sort order in each language, and the beginnings of all words in
 * names; and apart from the directory, the register of dan ranks.
 */
export const listingParts = ["belt.en", "belt.ar", "rank.en", "rank.ar", "search", "dan"] as const;
export type ListingPart = (typeof listingParts)[number];

/** One entry of a member in the public directory, with the data of their card; see listings.ts. */
export const Listings = entity(
	"listing",
	{
		part: oneOf(listingParts),
		key: text,
		userId: number,
		firstName: text,
		lastName: text,
		firstNameAr: optional(text),
		lastNameAr: optional(text),
		currentBelt: oneOf(ladder),
		profileImageUrl: optional(text),
		createdAt: text,
	},
	{
		byKey: byKey(["part"], ["key", "userId"]),
	},
);
export type Listing = EntityItem<typeof Listings>;
