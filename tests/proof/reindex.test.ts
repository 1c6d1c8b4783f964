import type { UserId } from "#shared/core/ids.ts";
import { uniqueId } from "../core/unique.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { reindexPeople } = await import("#operate/recount/reindexPeople.ts");
const { runTransaction } = await import("#functions/core/table/database.ts");
const { createPerson } = await import("#functions/people/users/user.writes.ts");
const { findPeople } = await import("#functions/community/people/people.service.ts");
const { SearchKeys } = await import("#functions/people/users/search/search-key.entity.ts");
const { FilterIndex } = await import("#functions/people/users/search/filter-index.entity.ts");
const { Listings } = await import("#functions/people/users/directory/listing.entity.ts");
const { PairKeys } = await import("#functions/community/merges/pair.entity.ts");
const { searchKeys, filterIndexItemsFor } = await import(
	"#functions/people/users/search/search-keys.ts"
);

afterAll(world.close);

const now = new Date().toISOString();
const personWith = (names: { firstNameAr: string; lastNameAr: string }) => {
	const id = uniqueId() as UserId;
	return {
		id,
		email: `person${id}@test.example`,
		firstName: "Karim",
		lastName: "Yazdi",
		...names,
		role: "member" as const,
		isApproved: true,
		currentBelt: "white" as const,
		preferredLanguage: "en" as const,
		competitionReadiness: "Local" as const,
		mustChangePassword: false,
		dojoLocation: "الكويت",
		createdAt: now,
		updatedAt: now,
	};
};

const found = async (search: string) => {
	const { rows } = await findPeople({ search, sort: "name" }, "ar");
	return rows.map(({ id }) => id);
};

test("finds people again who were stored under earlier rules for letters, and removes stale items", async () => {
	// The name as a Persian keyboard types it: keheh and Farsi yeh.
	const person = personWith({ firstNameAr: "\u06a9ریم", lastNameAr: "یزدی" });
	const other = personWith({ firstNameAr: "كريم", lastNameAr: "يزدي" });
	for (const one of [person, other]) await runTransaction(createPerson(one));
	expect((await found("كريم")).sort()).toEqual([person.id, other.id].sort());
	expect(await reindexPeople()).toEqual({ written: expect.any(Number), removed: 0 });

	// The items as they were written before these letters were equal.
	const keys = searchKeys(person).filter(({ key }) => key.startsWith("كريم"));
	for (const key of keys) {
		await SearchKeys.delete(key).go();
		await SearchKeys.put({ ...key, key: key.key.replace("ك", "\u06a9"), letter: "\u06a9" }).go();
	}
	const items = filterIndexItemsFor(person);
	for (const item of items) await FilterIndex.put({ ...item, text: "earlier" }).go();
	await Listings.put({
		part: "search",
		key: "\u06a9ریم",
		userId: person.id,
		firstName: "Karim",
		lastName: "Yazdi",
		currentBelt: "white",
		createdAt: now,
	}).go();
	await PairKeys.put({ key: "birth 1990-01-01 \u06a9rm", userId: person.id }).go();
	expect(await found("كريم")).toEqual([other.id]);

	expect(await reindexPeople()).toEqual({
		written: keys.length + items.length,
		removed: keys.length + 2,
	});
	expect((await found("كريم")).sort()).toEqual([person.id, other.id].sort());
	expect(await reindexPeople()).toEqual({ written: 0, removed: 0 });
});
