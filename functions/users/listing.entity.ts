import { Entity, type EntityItem } from "electrodb";
import { ladder } from "#shared/belts/belts.rules.ts";
import { byKey, model, onTable } from "../core/table/database.ts";

/** The parts of the directory: each order in each language, and the beginnings of all words of names. */
export const listingParts = ["belt.en", "belt.ar", "rank.en", "rank.ar", "search"] as const;
export type ListingPart = (typeof listingParts)[number];

/** One place at which a member stands in the public directory, with what their card shows; see listings.ts. */
export const Listings = new Entity(
	{
		model: model("listing"),
		attributes: {
			part: { type: listingParts, required: true },
			key: { type: "string", required: true },
			userId: { type: "number", required: true },
			firstName: { type: "string", required: true },
			lastName: { type: "string", required: true },
			firstNameAr: { type: "string" },
			lastNameAr: { type: "string" },
			currentBelt: { type: ladder, required: true },
			profileImageUrl: { type: "string" },
			createdAt: { type: "string", required: true },
		},
		indexes: {
			byKey: byKey(["part"], ["key", "userId"]),
		},
	},
	onTable,
);
export type Listing = EntityItem<typeof Listings>;
