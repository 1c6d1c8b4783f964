import { Facets } from "#functions/community/users/search/facet.entity.ts";
import { SearchKeys } from "#functions/community/users/search/search-key.entity.ts";
import { facetsFor, searchKeys } from "#functions/community/users/search/search-keys.ts";
import { Users } from "#functions/community/users/user.entity.ts";
import { roles } from "#shared/core/access.ts";

/**
 * Writes the filter and search items of everybody anew, after a version that adds filters. Items
 * that a person no longer has are not removed. Returns the number of people.
 */
export async function reindexPeople(): Promise<number> {
	let people = 0;
	for (const role of roles) {
		let cursor: string | null = null;
		do {
			const page: Awaited<ReturnType<typeof readPage>> = await readPage(role, cursor);
			for (const person of page.data) {
				await Facets.put(facetsFor(person)).go({ concurrent: 2 });
				await SearchKeys.put(searchKeys(person)).go({ concurrent: 2 });
			}
			people += page.data.length;
			cursor = page.cursor;
		} while (cursor);
	}
	return people;
}

const readPage = (role: (typeof roles)[number], cursor: string | null) =>
	Users.query.byRole({ role }).go({ limit: 100, cursor });
