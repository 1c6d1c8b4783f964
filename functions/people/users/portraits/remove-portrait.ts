import { portraitSizes } from "#shared/people/users/users.rules.ts";
import { log, nameOfError } from "../../../core/log.ts";
import { files } from "../../../core/outside/files.ts";

const ownPortrait = /^\/(images\/people\/[\w-]+)\/card\.webp$/;

const folderOf = (url: string | undefined) => ownPortrait.exec(url ?? "")?.[1];

/** Deletes the files of an unused portrait. */
export async function removePortraitFiles(url: string | undefined): Promise<void> {
	const folder = folderOf(url);
	if (!folder) return;
	const sizes = Object.keys(portraitSizes);
	await Promise.all(sizes.map((size) => files.get().remove("images", `${folder}/${size}.webp`)));
}

/**
 * Deletes a new portrait after its record could not be written. Only logs errors, so that the
 * caller gets the original error.
 */
export const removePortrait = (url: string | undefined): Promise<void> =>
	removePortraitFiles(url).catch((error) =>
		log.error("portrait not removed", { ...nameOfError(error), folder: folderOf(url) }),
	);
