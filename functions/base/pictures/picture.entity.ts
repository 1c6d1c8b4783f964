import type { EntityItem } from "electrodb";
import { picturePurposes, pictureTypes } from "#shared/base/pictures/pictures.rules.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/** A picture, created before its file is uploaded, with the records that use it. */
export const Pictures = entity(
	"picture",
	{
		/** Also the name of its files; unguessable. */
		id: text,
		ownerId: number,
		purpose: oneOf(picturePurposes),
		contentType: optional(oneOf(pictureTypes)),
		/** Set when it is finished. */
		address: optional(text),
		/** Keys of the records that use it; absent if none does. */
		usedBy: { type: "set", items: "string" },
		createdAt: text,
		/** Seconds since 1970: when it is deleted unless a record uses it. */
		expiresAt: optional(number),
	},
	{
		byId: byKey(["id"]),
		ofOwner: byIndex(1, ["ownerId"], ["createdAt"]),
	},
);
export type PictureRecord = EntityItem<typeof Pictures>;

const daySeconds = 24 * 60 * 60;

/**
 * When an unused picture expires, in seconds since 1970.
 * @param now ms since 1970
 */
export const inADay = (now: number) => Math.floor(now / 1000) + daySeconds;
