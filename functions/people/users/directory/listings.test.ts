import { ladder } from "#shared/base/ranks/belts.rules.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { listingsOf, listingWrites, searchedBy } = await import("./listings.ts");

const member = {
	id: 7,
	role: "member" as const,
	consents: { listing: 1, photo: 1 },
	currentBelt: "black-2" as const,
	firstName: "Noura",
	lastName: "Al-Sabah",
	firstNameAr: "نورة",
	lastNameAr: "الصباح",
	dateOfBirth: "1990-01-01",
	createdAt: "2020-05-05T10:00:00.000Z",
	updatedAt: "2026-05-05T10:00:00.000Z",
};
const keysIn = (part: string, person: Parameters<typeof listingsOf>[0] = member) =>
	listingsOf(person)
		.filter((listing) => listing.part === part)
		.map(({ key }) => key);

describe("the directory entries of a member", () => {
	test("lists a member in each order and language, and under each beginning of a name", () => {
		expect(keysIn("belt.en")).toEqual(["black-2 noura al-sabah"]);
		expect(keysIn("belt.ar")).toEqual(["black-2 نوره الصباح"]);
		expect(keysIn("rank.en")).toEqual(["08 noura al-sabah"]);
		expect(keysIn("search")).toEqual([
			"nouraalsabah",
			"alsabah",
			"sabah",
			"نورهالصباح",
			"الصباح",
			"صباح",
		]);
	});

	test("stores only the data of the card in a directory entry", () => {
		const known = {
			...member,
			email: "noura@test.example",
			phoneNumber: "+96550000001",
			profileImageUrl: "/p.webp",
		};
		const [first] = listingsOf(known);
		expect(Object.keys(first).sort()).toEqual([
			"createdAt",
			"currentBelt",
			"firstName",
			"firstNameAr",
			"key",
			"lastName",
			"lastNameAr",
			"part",
			"profileImageUrl",
			"userId",
		]);
	});

	test("lists nobody without a member role and a current consent", () => {
		const wishes = [
			{ role: "coach" as const },
			{ consents: undefined },
			{ consents: { photo: 1 } },
			{ consents: { listing: 0 } },
			// Consented as an adult, but is a minor.
			{ dateOfBirth: "2010-01-01" },
			{ dateOfBirth: undefined },
		];
		for (const wish of wishes) {
			expect(listingsOf({ ...member, ...wish })).toEqual([]);
		}
	});

	test("shows a member's picture in the directory only with consent", () => {
		const pictured = { ...member, profileImageUrl: "/p.webp" };
		expect(listingsOf(pictured)[0].profileImageUrl).toBe("/p.webp");
		expect(
			listingsOf({ ...pictured, consents: { listing: 1 } })[0].profileImageUrl,
		).toBeUndefined();
	});

	test("sorts the directory by belt name, and by rank from the highest down", () => {
		const sorted = (part: string) =>
			ladder
				.map((currentBelt) => ({ currentBelt, key: keysIn(part, { ...member, currentBelt })[0] }))
				.sort((a, b) => (a.key < b.key ? -1 : 1))
				.map(({ currentBelt }) => currentBelt);
		expect(sorted("belt.en")).toEqual([...ladder].sort());
		expect(sorted("rank.en")).toEqual(ladder.toReversed());
	});

	test("limits directory entries to fit into one transaction with the search keys", () => {
		const many = {
			...member,
			firstName: "Aa Bb Cc Dd Ee Ff",
			lastName: "Gg Hh Ii Jj",
			firstNameAr: "أ ب ج د ه و",
		};
		expect(searchedBy(many)).toHaveLength(8);
		const other = {
			...many,
			firstName: "Kk Ll Mm Nn Oo Pp",
			lastName: "Qq Rr Ss Tt",
			currentBelt: "white" as const,
		};
		expect(listingWrites(many, other).length).toBeLessThanOrEqual(24);
	});
});

describe("the register of dan ranks", () => {
	const holder = { ...member, role: "coach" as const, consents: { danRegister: 1 } };

	test("lists people of any role with a dan rank who agreed, the highest rank first", () => {
		expect(keysIn("dan", holder)).toEqual(["08 noura al-sabah"]);
		expect(listingsOf(holder)).toHaveLength(1);
		const highest = { ...holder, currentBelt: "black-10" as const };
		expect(keysIn("dan", highest)).toEqual(["00 noura al-sabah"]);
	});

	test("lists nobody without consent, without a dan rank, or who is disabled", () => {
		for (const wish of [
			{ consents: { listing: 1 } },
			{ consents: { danRegister: 0 } },
			{ currentBelt: "brown-1" as const },
			{ isDisabled: true },
			// Consented as an adult, but is a minor.
			{ dateOfBirth: "2010-01-01" },
		])
			expect(keysIn("dan", { ...holder, ...wish })).toEqual([]);
	});
});

describe("listingWrites", () => {
	test("writes no directory entry when the card is unchanged", () => {
		expect(listingWrites(member, { ...member })).toEqual([]);
	});
});
