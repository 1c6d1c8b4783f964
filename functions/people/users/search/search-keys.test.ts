process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { keysOf, matchText, searchKeys, searchText, searchWrites } = await import(
	"./search-keys.ts"
);
const { statusesAtOnce } = await import("../user.fees.ts");

const person = {
	id: 27,
	email: "noura.sabah@mail.example",
	firstName: "Noura",
	lastName: "Al-Sabah",
	firstNameAr: "نُورة",
	lastNameAr: "الصباح",
	phoneNumber: "+96550012345",
	role: "member" as const,
	isApproved: true,
	currentBelt: "green-4" as const,
	createdAt: "2024-05-02T10:00:00.000Z",
};

describe("the search keys of a person", () => {
	test("finds people by beginnings of names, address, phone and id, and inside words", () => {
		const { begins, inside, sound, ...names } = keysOf(searchText(person));
		expect(begins).toEqual([
			"nouraalsabah",
			"alsabah",
			"sabah",
			"نورهالصباح",
			"الصباح",
			"صباح",
			"noura.sabah@mail.example",
			"96550012345",
			"50012345",
			"27",
		]);
		expect(inside).toEqual(
			expect.arrayContaining(["ouraalsabah", "uraalsabah", "abah", "bah", "mail", "2345"]),
		);
		expect(sound).toEqual(["nr.", "sb."]);
		expect(inside.every((key) => key.length >= 3)).toBe(true);
		expect(names).toEqual({ "name.en": ["nouraalsabah"], "name.ar": ["نورهالصباح"] });
	});

	test("sounds of both scripts are stored once where they agree", () => {
		const soundsOf = (names: Partial<typeof person>) =>
			keysOf(searchText({ ...person, ...names })).sound;
		expect(soundsOf({ firstName: "Abdul Rahman", firstNameAr: "عبد الرحمن" })).toEqual([
			"abdlrhmn.",
			"sb.",
		]);
		expect(soundsOf({ firstName: "George", firstNameAr: "جورج" })).toEqual(["jrj.", "sb."]);
		expect(soundsOf({ firstName: "Aya", lastName: "Wu", firstNameAr: "", lastNameAr: "" })).toEqual(
			[],
		);
	});

	test("a search text matches as it is spelt, by its sound, or not", () => {
		const text = searchText(person);
		const matchOf = (search: string) => matchText(search)(text);
		expect(["noura", "nour sabah", "الصباح", "50012345", ""].map(matchOf)).toEqual([2, 2, 2, 2, 2]);
		expect(["Nora", "Nourah Sabbah", "نورا", "Nora الصباح"].map(matchOf)).toEqual([1, 1, 1, 1]);
		expect(["Nasir", "Nora Fahad", "Nora 7", "50012346", "x@y.test"].map(matchOf)).toEqual([
			0, 0, 0, 0, 0,
		]);
	});

	test("limits search keys so that they fit into a transaction, however long the names are", () => {
		const long = {
			...person,
			firstName: "Abdul ".repeat(13),
			lastName: "x".repeat(80),
			lastNameAr: "عبد ".repeat(20),
		};
		expect(searchKeys(long).length).toBeLessThanOrEqual(28);
		// Listings and other writes must fit into the rest of a hundred writes.
		expect(searchWrites(long, person).length).toBeLessThanOrEqual(66);
	});

	test("creates, changes and deletes search keys with the person", () => {
		const kinds = (writes: object[]) => writes.map((write) => Object.keys(write)[0]);
		expect(new Set(kinds(searchWrites(null, person)))).toEqual(new Set(["put"]));
		expect(new Set(kinds(searchWrites(person, null)))).toEqual(new Set(["delete"]));
		expect(searchWrites(person, { ...person })).toEqual([]);
		const renamed = kinds(searchWrites(person, { ...person, firstName: "Nora" }));
		expect(new Set(renamed)).toEqual(new Set(["put", "delete"]));
	});

	test("a new belt changes only the lists of everybody and the filter values", () => {
		const writes = searchWrites(person, { ...person, currentBelt: "green-3" });
		const keys = writes.flatMap((write) =>
			"put" in write ? [(write.put as { Item: { kind?: string } }).Item.kind] : [],
		);
		expect(keys.filter(Boolean).sort()).toEqual(["name.ar", "name.en"]);
		// Written: everybody, members, belt, fee, and missing birthday, gender, dojo and password. Deleted:
		// the former belt.
		expect([keys.filter((kind) => !kind).length, writes.length]).toEqual([8, 11]);
	});

	test("changes the fee status of `statusesAtOnce` people in one transaction", () => {
		const all = {
			...person,
			dojoLocation: "Salmiya",
			firstNameAr: undefined,
			phoneNumber: undefined,
			isDisabled: true,
		};
		const writes = searchWrites(all, { ...all, membershipFeeStatus: "paid" });
		// Plus one write per person, and one write of the counters.
		expect((writes.length + 1) * statusesAtOnce + 1).toBeLessThanOrEqual(100);
	});
});
