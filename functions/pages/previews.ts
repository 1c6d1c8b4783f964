import { createHash } from "node:crypto";
import { federationName } from "#shared/core/federation.ts";
import type { Locale } from "#shared/core/locales.ts";
import { type PreviewWords, previewFile } from "#shared/pages.ts";
import { log, nameOfError } from "../core/log.ts";
import { files } from "../core/outside/files.ts";
import { inParallel } from "../core/parallel.ts";
import { drawing, drawPreview } from "./preview.drawing.ts";

/** So many are drawn in a run, in about a minute. Pages beyond have the common picture until they are rendered again. */
const mostDrawn = 1_500;
/** Drawing keeps all processors busy. */
const atOnce = 2;

/** As for pages: the edge asks again after a minute. Chats keep it under its address, which changes with what it says. */
const cache = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

type Wanted = { key: string; words: PreviewWords; locale: Locale; madeOf: string };

/** The pictures that chats show of the pages of a run. */
export function createPreviews(siteUrl: string) {
	const wanted: Wanted[] = [];

	/** The address of a page's picture. It is drawn later, where it is not there yet or says something else. */
	async function addressOf(path: string, locale: Locale, words: PreviewWords): Promise<string> {
		const key = previewFile(path, locale);
		const madeOf = createHash("sha256")
			.update(JSON.stringify([drawing, words]))
			.digest("base64url")
			.slice(0, 12);
		if ((await files.get().madeOf("pages", key)) !== madeOf) {
			if (wanted.length >= mostDrawn) return commonPicture(siteUrl);
			wanted.push({ key, words, locale, madeOf });
		}
		return `${siteUrl}/${key}?v=${madeOf}`;
	}

	async function draw({ key, words, locale, madeOf }: Wanted): Promise<void> {
		try {
			const picture = await drawPreview(words, locale, federationName[locale]);
			await files.get().put("pages", key, picture, { type: "image/jpeg", cache, madeOf });
		} catch (error) {
			// A page without its picture is better than none.
			log.error("preview not drawn", { ...nameOfError(error), key });
		}
	}

	return { addressOf, draw: async () => void (await inParallel(wanted, draw, atOnce)) };
}

/** Of pages that nobody shares. */
export const commonPicture = (siteUrl: string) => `${siteUrl}/preview.png`;
