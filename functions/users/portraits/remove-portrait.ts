import { portraitSizes } from "#shared/users/users.rules.ts";
import { log, nameOfError } from "../../core/log.ts";
import { files } from "../../core/outside/files.ts";

const ownPortrait = /^\/(images\/people\/[\w-]+)\/card\.webp$/;

const folderOf = (url: string | undefined) => ownPortrait.exec(url ?? "")?.[1];

/** Takes a portrait that nobody uses any more out of the store. */
export async function removePortraitFiles(url: string | undefined): Promise<void> {
	const folder = folderOf(url);
	if (!folder) return;
	const sizes = Object.keys(portraitSizes);
	await Promise.all(sizes.map((size) => files.get().remove("images", `${folder}/${size}.webp`)));
}

/** The same for a new one whose own write failed, which is what the caller is to hear of. */
export const removePortrait = (url: string | undefined): Promise<void> =>
	removePortraitFiles(url).catch((error) =>
		log.error("portrait not removed", { ...nameOfError(error), folder: folderOf(url) }),
	);
