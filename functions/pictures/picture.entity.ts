import type { EntityItem } from "electrodb";
import { picturePurposes, pictureTypes } from "#shared/pictures/pictures.rules.ts";
import { number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

/** A picture from the moment that somebody may send it, with the records that show it. */
export const Pictures = entity(
	"picture",
	{
		/** Names its files too; nobody can guess it. */
		id: text,
		ownerId: number,
		purpose: oneOf(picturePurposes),
		contentType: optional(oneOf(pictureTypes)),
		/** Once it is finished. */
		address: optional(text),
		/** Keys of the records that show it; none where nothing does. */
		usedBy: { type: "set", items: "string" },
		createdAt: text,
		/** Seconds since 1970: when it goes unless a record shows it. */
		expiresAt: optional(number),
	},
	{
		byId: byKey(["id"]),
		ofOwner: byIndex(1, ["ownerId"], ["createdAt"]),
	},
);
export type PictureRecord = EntityItem<typeof Pictures>;

const daySeconds = 24 * 60 * 60;

/** When a picture goes that nothing shows. @param now ms since 1970 */
export const inADay = (now: number) => Math.floor(now / 1000) + daySeconds;
