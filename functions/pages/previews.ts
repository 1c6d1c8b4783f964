import { createHash } from "node:crypto";
import { federationName } from "#shared/core/federation.ts";
import type { Locale } from "#shared/core/locales.ts";
import { type PreviewWords, previewFile } from "#shared/pages.ts";
import { log, nameOfError } from "../core/log.ts";
import { files } from "../core/outside/files.ts";
import { drawing, drawPreview } from "./preview.drawing.ts";

/** Drawing so many milliseconds, a run leaves the rest of its pages the common picture until they are rendered again. */
const mostDrawing = 90_000;

/** As for pages: the edge asks again after a minute. Chats keep it under its address, which changes with what it says. */
const cache = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Draws the pictures that chats show of pages, for as long as a run may spend on it. */
export function previews(siteUrl: string) {
	let spent = 0;
	const common = `${siteUrl}/preview.png`;

	async function draw(key: string, words: PreviewWords, locale: Locale, madeOf: string): Promise<boolean> {
		const started = performance.now();
		try {
			const picture = await drawPreview(words, locale, federationName[locale]);
			await files.get().put("pages", key, picture, { type: "image/jpeg", cache, madeOf });
			return true;
		} catch (error) {
			log.error("preview not drawn", { ...nameOfError(error), key });
			return false;
		} finally {
			spent += performance.now() - started;
		}
	}

	/** The address of a page's picture, which is drawn where it is not there yet or says something else. */
	return async (path: string, locale: Locale, words: PreviewWords): Promise<string> => {
		const key = previewFile(path, locale);
		const madeOf = createHash("sha256")
			.update(JSON.stringify([drawing, words]))
			.digest("base64url")
			.slice(0, 12);
		const address = `${siteUrl}/${key}?v=${madeOf}`;
		if ((await files.get().madeOf("pages", key)) === madeOf) return address;
		return spent < mostDrawing && (await draw(key, words, locale, madeOf)) ? address : common;
	};
}
