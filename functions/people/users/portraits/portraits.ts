import { createHash } from "node:crypto";
import type { Picture } from "../../../core/http/request.ts";
import { files } from "../../../core/outside/files.ts";
import { renderPortraits } from "./pictures.ts";

/** Stores both sizes under a content hash, so that the URL can be cached forever. */
export async function savePortrait(userId: number, { bytes }: Picture): Promise<string> {
	const sizes = await renderPortraits(bytes);
	const name = createHash("sha256").update(sizes.card).digest("hex").slice(0, 16);
	const folder = `images/people/${userId}-${name}`;
	const cache = "public, max-age=31536000, immutable";
	await Promise.all(
		Object.entries(sizes).map(([size, picture]) =>
			files.get().put("images", `${folder}/${size}.webp`, picture, { type: "image/webp", cache }),
		),
	);
	return `/${folder}/card.webp`;
}
