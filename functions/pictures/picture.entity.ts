import { Entity, type EntityItem } from "electrodb";
import { picturePurposes, pictureTypes } from "#shared/pictures/pictures.rules.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";

/** A picture from the moment that somebody may send it, with the records that show it. */
export const Pictures = new Entity(
	{
		model: model("picture"),
		attributes: {
			/** Names its files too; nobody can guess it. */
			id: { type: "string", required: true },
			ownerId: { type: "number", required: true },
			purpose: { type: picturePurposes, required: true },
			contentType: { type: pictureTypes },
			/** Once it is finished. */
			address: { type: "string" },
			/** Keys of the records that show it; none where nothing does. */
			usedBy: { type: "set", items: "string" },
			createdAt: { type: "string", required: true },
			/** Seconds since 1970: when it goes unless a record shows it. */
			expiresAt: { type: "number" },
		},
		indexes: {
			byId: byKey(["id"]),
			ofOwner: byIndex(1, ["ownerId"], ["createdAt"]),
		},
	},
	onTable,
);
export type PictureRecord = EntityItem<typeof Pictures>;

const daySeconds = 24 * 60 * 60;

/** When a picture goes that nothing shows. @param now ms since 1970 */
export const inADay = (now: number) => Math.floor(now / 1000) + daySeconds;
