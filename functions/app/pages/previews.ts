import { createHash } from "node:crypto";
import { federationName } from "#shared/core/federation.ts";
import type { Locale } from "#shared/core/locales.ts";
import { type PreviewWords, previewFile } from "#shared/pages.ts";
import { log, nameOfError } from "../../core/log.ts";
import { files } from "../../core/outside/files.ts";
import { inParallel } from "../../core/parallel.ts";
import { drawing, drawPreview } from "./preview.drawing.ts";

/**
 * Most pictures drawn per run, which takes about a minute. Other pages use the common picture until
 * they are rendered again.
 */
const mostDrawn = 1_500;
/** Pictures drawn at once; drawing one already uses several processors. */
const atOnce = 2;

/**
 * Same as for pages: the CDN revalidates after a minute. Chat apps cache a picture by its URL,
 * which changes with its content.
 */
const cache = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

type PreviewRequest = { key: string; words: PreviewWords; locale: Locale; madeOf: string };

/** Collects the preview pictures of the pages of one run. */
export function createPreviews(siteUrl: string) {
	const requests: PreviewRequest[] = [];

	/**
	 * The URL of a page's picture. The picture is queued for drawing if it is missing or outdated.
	 */
	async function addressOf(path: string, locale: Locale, words: PreviewWords): Promise<string> {
		const key = previewFile(path, locale);
		const madeOf = createHash("sha256")
			.update(JSON.stringify([drawing, words]))
			.digest("base64url")
			.slice(0, 12);
		if ((await files.get().madeOf("pages", key)) !== madeOf) {
			if (requests.length >= mostDrawn) return commonPicture(siteUrl);
			requests.push({ key, words, locale, madeOf });
		}
		return `${siteUrl}/${key}?v=${madeOf}`;
	}

	async function draw({ key, words, locale, madeOf }: PreviewRequest): Promise<void> {
		try {
			const picture = await drawPreview(words, locale, federationName[locale]);
			await files.get().put("pages", key, picture, { type: "image/jpeg", cache, madeOf });
		} catch (error) {
			// A page is still published without its picture.
			log.error("preview not drawn", { ...nameOfError(error), key });
		}
	}

	return { addressOf, draw: async () => void (await inParallel(requests, draw, atOnce)) };
}

/** For pages that are not shared. */
export const commonPicture = (siteUrl: string) => `${siteUrl}/preview.png`;
