import { createHash } from "node:crypto";
import type { Picture } from "../core/http/request.ts";
import { log, nameOfError } from "../core/log.ts";
import { files } from "../core/outside/files.ts";
import { portraitFiles, portraits } from "./pictures.ts";

/** Stores all of its files under a name made of the content, so that the address may be cached for ever. */
export async function savePortrait(userId: number, { bytes }: Picture): Promise<string> {
	const made = await portraits(bytes);
	const digest = createHash("sha256");
	for (const { bytes } of made) digest.update(bytes);
	const name = digest.digest("hex").slice(0, 16);
	const folder = `images/people/${userId}-${name}`;
	const cache = "public, max-age=31536000, immutable";
	await Promise.all(
		made.map(({ name, type, bytes }) => files.get().put("images", `${folder}/${name}`, bytes, { type, cache })),
	);
	return `/${folder}/card.webp`;
}

const ownPortrait = /^\/(images\/people\/[\w-]+)\/card\.webp$/;

/** Takes a portrait that nobody uses any more out of the store. The change that replaced it stands, whatever happens. */
export async function removePortrait(url: string | undefined): Promise<void> {
	const folder = ownPortrait.exec(url ?? "")?.[1];
	if (!folder) return;
	try {
		await Promise.all(portraitFiles.map(({ name }) => files.get().remove("images", `${folder}/${name}`)));
	} catch (error) {
		log.error("portrait not removed", { ...nameOfError(error), folder });
	}
}
