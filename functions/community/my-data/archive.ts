import { Zip, ZipPassThrough } from "fflate";
import type { Locale } from "#shared/core/locales.ts";
import { files } from "../../core/outside/files.ts";
import { documentKey } from "../../people/documents/documents.service.ts";
import type { User } from "../../people/users/user.entity.ts";
import { collectPersonalData, type ExportSections } from "./export-sections.ts";
import { readablePage } from "./readable-page.ts";

type Entry = { name: string; bytes: Uint8Array };

/**
 * Streams files as a zip with at most one file in memory. Not compressed, because most are
 * pictures.
 */
async function* zipped(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
	const ready: Uint8Array[] = [];
	const zip = new Zip((error, chunk) => {
		if (error) throw error;
		ready.push(chunk);
	});
	for await (const { name, bytes } of entries) {
		const entry = new ZipPassThrough(name);
		zip.add(entry);
		entry.push(bytes, true);
		yield* ready.splice(0);
	}
	zip.end();
	yield* ready.splice(0);
}

/** A file name that every operating system accepts. */
const safe = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "_").slice(-120);

/** Storage key of a picture, from the URL that a record holds. */
const pictureKey = (address: unknown) => /^\/(images\/[\w./-]+)/.exec(String(address ?? ""))?.[1];

/** The stored pictures and documents of the gathered records. */
function storedFiles({ user: [user], picture = [], athlete = [], document = [] }: ExportSections) {
	const addresses = [
		user.profileImageUrl,
		...picture.map(({ address }) => address),
		...athlete.map((a) => a.photoUrl),
	];
	const pictures = [...new Set(addresses.map(pictureKey))].filter((key) => key !== undefined);
	return [
		...pictures.map((key) => ({
			key,
			name: `pictures/${safe(key.replace("images/", "").replaceAll("/", "-"))}`,
		})),
		...document
			.filter(({ uploadedAt }) => uploadedAt !== undefined)
			.map(({ id, fileName }, at) => ({
				key: documentKey(String(id)),
				name: `documents/${at + 1}-${safe(String(fileName))}`,
			})),
	];
}

async function* entriesFor(
	gathered: ExportSections,
	locale: Locale,
	now: number,
): AsyncGenerator<Entry> {
	const text = (content: string) => new TextEncoder().encode(content);
	yield { name: "data.json", bytes: text(JSON.stringify(gathered, null, "\t")) };
	yield { name: "index.html", bytes: text(readablePage(gathered, locale, now)) };
	for (const { key, name } of storedFiles(gathered)) {
		const bytes = await files.get().read("images", key);
		if (bytes) yield { name, bytes };
	}
}

/**
 * All data about a person as a zip: JSON, a readable page, pictures and documents.
 * @param now ms since 1970
 */
export async function* archiveOf(
	person: User,
	locale: Locale,
	now: number,
): AsyncGenerator<Uint8Array> {
	yield* zipped(entriesFor(await collectPersonalData(person, now), locale, now));
}
