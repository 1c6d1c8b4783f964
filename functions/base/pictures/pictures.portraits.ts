import { isForeign, readPictureAddress } from "#shared/base/pictures/pictures.rules.ts";
import { AppError } from "../../core/errors.ts";
import { Pictures } from "./picture.entity.ts";

/** Throws unless the address is of a portrait that this person uploaded. */
export async function ownPortrait(address: string, userId: number): Promise<void> {
	const id = readPictureAddress(address)?.key;
	const picture = id ? (await Pictures.get({ id }).go({ consistent: true })).data : null;
	const isOwn =
		picture?.address === address && picture.ownerId === userId && picture.purpose === "portrait";
	const code = isForeign(address) ? "picture_elsewhere" : "url_invalid";
	if (!isOwn) throw new AppError("invalid", { fields: { profileImageUrl: code } });
}
