import type { DojoId, UserId } from "#shared/core/ids.ts";
import { foldLine } from "#shared/core/texts/search.ts";
import type { UnlinkedPlaces } from "#shared/people/dojos/dojos.schema.ts";
import { mostSimilar } from "#shared/people/dojos/dojos.similarity.ts";
import { allDojos } from "../../people/dojos/dojos.service.ts";
import { type FilterIndexRow, readPeopleOf, textIn } from "../../people/users/user.dojo.ts";
import { findUsers } from "../../people/users/users.service.ts";
import { everyClass } from "../training-classes/dojo-classes.ts";

/** Rows of people read at once, and in total. */
const [rowsAtOnce, mostRows] = [1_000, 5_000];
const mostPlaces = 50;

type Place = { texts: string[]; people: number; classes: number; sample?: UserId };

/** People whose typed place matches no dojo, up to a limit. */
async function readUnlinked(): Promise<{ rows: FilterIndexRow[]; isPartial: boolean }> {
	const rows: FilterIndexRow[] = [];
	while (rows.length < mostRows) {
		const read = await readPeopleOf("unlinked", rowsAtOnce, rows.at(-1));
		rows.push(...read.rows);
		if (read.ended) return { rows, isPartial: false };
	}
	return { rows, isPartial: true };
}

/** The typed places that match no dojo, most used first, each with the most similar dojo. */
export async function listUnlinked(): Promise<UnlinkedPlaces> {
	const [{ rows, isPartial }, classes, dojos] = await Promise.all([
		readUnlinked(),
		everyClass(),
		allDojos(),
	]);
	const places = new Map<string, Place>();
	const placeOf = (key: string) => {
		const place = places.get(key) ?? { texts: [], people: 0, classes: 0 };
		places.set(key, place);
		return place;
	};
	for (const { dojoId, location, locationAr } of classes) {
		const texts = [location, locationAr].filter((text) => text !== undefined);
		if (dojoId || texts.length === 0) continue;
		const place = placeOf(foldLine(texts[0]));
		place.classes++;
		place.texts = [...new Set([...place.texts, ...texts])];
	}
	for (const row of rows) {
		const place = placeOf(textIn(row) ?? "");
		place.people++;
		place.sample ??= row.userId as UserId;
	}
	const listed = [...places.values()]
		.sort((a, b) => b.people + b.classes - (a.people + a.classes))
		.slice(0, mostPlaces);
	// The index has texts as they are compared; people have them as typed.
	const samples = await findUsers(
		listed.flatMap(({ texts, sample }) => (texts[0] ? [] : (sample ?? []))),
	);
	const typed = new Map(samples.map(({ id, dojoLocation }) => [id, dojoLocation]));
	const published = dojos.filter((dojo) => dojo.published);
	return {
		places: listed.flatMap(({ texts, sample, people, classes }) => {
			const known = texts[0] ? texts : [typed.get(sample ?? 0) ?? ""].filter(Boolean);
			if (known.length === 0) return [];
			const suggestion = (mostSimilar(known, published)?.id as DojoId | undefined) ?? null;
			return [{ texts: known, people, classes, suggestion }];
		}),
		isPartial,
	};
}
