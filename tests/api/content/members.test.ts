import { Listings } from "#functions/people/users/directory/listing.entity.ts";
import { listingsOf } from "#functions/people/users/directory/listings.ts";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type { Member } from "#shared/content/members/members.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { say } from "../../core/consents.ts";
import { adult, createListedForTest } from "../../core/members.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueArabicName, uniqueName, uniquePhone } from "../../core/unique.ts";

const profile = (cookie: string, body: object) => call("PUT", "/auth/profile", { cookie, body });

async function pages(query: Record<string, string>): Promise<Member[][]> {
	const read: Member[][] = [];
	for (let cursor: string | null = ""; cursor !== null; ) {
		const { status, body, headers } = await call(
			"GET",
			`/members?${new URLSearchParams({ ...query, ...(cursor && { cursor }) })}`,
		);
		expect(status).toBe(200);
		read.push(body);
		cursor = headers.get("x-next-cursor");
	}
	return read;
}

const found = async (search: string): Promise<Member[]> => (await pages({ search })).flat();
const everybody = async (query: Record<string, string>) =>
	(await pages({ ...query, limit: "200" })).flat();

describe("member directory", () => {
	test("the directory lists a person as soon as they consent, and not before", async () => {
		const name = uniqueName();
		const person = await createPersonForTest({ firstName: name, lastName: "Al-Test", ...adult });
		expect(await found(name)).toEqual([]);
		await say(person.cookie, "listing", true);
		const card = {
			id: person.id,
			firstName: name,
			lastName: "Al-Test",
			firstNameAr: null,
			lastNameAr: null,
			currentBelt: "white",
			profileImageUrl: null,
			createdAt: person.createdAt,
		};
		expect(await found(name)).toEqual([card]);
		expect((await everybody({})).filter(({ id }) => id === person.id)).toEqual([card]);
		await say(person.cookie, "listing", false);
		expect(await found(name)).toEqual([]);
		expect((await everybody({ sort: "rank", lang: "ar" })).some(({ id }) => id === person.id)).toBe(
			false,
		);
	});

	test("the directory lists members only, whatever other roles consent to", async () => {
		const firstName = uniqueName();
		for (const role of ["coach", "admin", "super-admin"] as const) {
			const { cookie } = await createPersonForTest({ role, firstName, ...adult });
			expect((await say(cookie, "listing", true)).status).toBe(200);
		}
		expect(await found(firstName)).toEqual([]);
	});

	test("the directory counts each listing and unlisting exactly once", async () => {
		const count = async () => (await call("GET", "/members/count")).body.count as number;
		// Other tests list people at the same time, so retry until none did.
		await eventually(async () => {
			const { cookie } = await createPersonForTest(adult);
			const before = await count();
			await say(cookie, "listing", true);
			await profile(cookie, { bio: "Twice" });
			const between = await count();
			await say(cookie, "listing", false);
			await profile(cookie, { bio: "Twice again" });
			return between === before + 1 && (await count()) === before;
		}, "a count of one more and one less");
	});

	test("the directory lists a person once who consents from several browsers at once", async () => {
		const firstName = uniqueName();
		const { cookie, id } = await createPersonForTest({ firstName, ...adult });
		await Promise.all([1, 2, 3].map(() => say(cookie, "listing", true)));
		expect((await found(firstName)).map((one) => one.id)).toEqual([id]);
	});

	test("the directory follows a changed name and belt, and removes the former entries", async () => {
		const [before, after] = [uniqueName(), uniqueName()];
		const person = await createListedForTest({ firstName: before, currentBelt: "black-2" });
		const { body } = await profile(person.cookie, {
			firstName: after,
			firstNameAr: "مها",
			lastNameAr: "الصباح",
			currentBelt: "black-1",
		});
		expect(body.currentBelt).toBe("black-1");
		expect(await found(before)).toEqual([]);
		expect(await found(after)).toMatchObject([
			{ id: person.id, currentBelt: "black-1", lastNameAr: "الصباح" },
		]);
		for (const former of listingsOf(person)) {
			const { data } = await Listings.get(former).go();
			expect(data === null || data.firstName === after).toBe(true);
		}
	});

	test("the directory is sorted by belt text and first name, or by rank on request", async () => {
		const last = uniqueName();
		const wishes: [string, Belt][] = [
			["Badr", "black-10"],
			["amal", "black-10"],
			["Ziad", "black-1"],
			["Yara", "white"],
			["Huda", "green-3"],
			["Omar", "black-2"],
		];
		for (const [firstName, currentBelt] of wishes)
			await createListedForTest({ firstName, lastName: last, currentBelt });
		const names = async (sort: string) =>
			(await everybody({ sort }))
				.filter(({ lastName }) => lastName === last)
				.map(({ firstName }) => firstName);
		expect(await names("belt")).toEqual(["Ziad", "amal", "Badr", "Omar", "Huda", "Yara"]);
		expect(await names("rank")).toEqual(["amal", "Badr", "Omar", "Ziad", "Huda", "Yara"]);
	});

	test("the directory is sorted by Arabic names for Arabic readers", async () => {
		const lastNameAr = uniqueArabicName();
		const names = [
			["Wael", "أمين"],
			["Adel", "هاني"],
		];
		for (const [firstName, firstNameAr] of names)
			await createListedForTest({ firstName, firstNameAr, lastNameAr });
		const rows = async (lang: string) =>
			(await everybody({ lang }))
				.filter((one) => one.lastNameAr === lastNameAr)
				.map(({ firstName }) => firstName);
		expect([await rows("ar"), await rows("en")]).toEqual([
			["Wael", "Adel"],
			["Adel", "Wael"],
		]);
	});

	test("the directory lists each member once across pages", async () => {
		const lastName = uniqueName();
		const ids: number[] = [];
		for (const firstName of ["Ali", "Basma", "Carim", "Dana", "Emad"]) {
			ids.push((await createListedForTest({ firstName, lastName })).id);
		}
		const read = await pages({ search: lastName, limit: "2" });
		expect(read.map(({ length }) => length)).toEqual([2, 2, 1]);
		expect(
			read
				.flat()
				.map(({ id }) => id)
				.sort(),
		).toEqual(ids.sort());
		const whole = (await everybody({ sort: "rank" })).map(({ id }) => id);
		const inSmall = (await pages({ sort: "rank", limit: "50" })).flat().map(({ id }) => id);
		for (const seen of [whole, inSmall]) expect(new Set(seen).size).toBe(seen.length);
		expect(inSmall.filter((id) => ids.includes(id))).toEqual(
			whole.filter((id) => ids.includes(id)),
		);
	});

	test("the directory continues at the right place if the last member of a page has left", async () => {
		const lastName = uniqueName();
		const people = [];
		for (const firstName of ["Ali", "Basma", "Carim"])
			people.push(await createListedForTest({ firstName, lastName }));
		const first = await call("GET", `/members?search=${lastName}&limit=2`);
		const left = people.find(({ id }) => id === first.body[1].id);
		await say(left?.cookie ?? "", "listing", false);
		const next = await call(
			"GET",
			`/members?search=${lastName}&cursor=${first.headers.get("x-next-cursor")}`,
		);
		expect(next.body).toHaveLength(1);
		expect(first.body.map(({ id }: Member) => id)).not.toContain(next.body[0].id);
	});
});

describe("search in the member directory", () => {
	test("a directory search finds the beginnings of names in either script, in any order", async () => {
		const name = uniqueName();
		const { id } = await createListedForTest({
			firstName: name,
			lastName: "Al-Sabah",
			firstNameAr: "نورة",
			lastNameAr: "الصباح",
		});
		for (const search of [
			name,
			name.slice(0, -1).toUpperCase(),
			`${name} sab`,
			`alsabah ${name}`,
			`نوره ${name}`,
		]) {
			expect([search, (await found(search)).map((one) => one.id)]).toEqual([search, [id]]);
		}
		expect(await found(`${name} xylophone`)).toEqual([]);
	});

	test("a directory search does not cover email addresses, phone numbers or ids", async () => {
		const person = await createListedForTest({
			lastName: uniqueName(),
			phoneNumber: uniquePhone(),
		});
		for (const search of [
			person.email,
			person.phoneNumber ?? "",
			String(person.id),
			person.email.split("@")[0],
		]) {
			expect([search, (await found(search)).filter(({ id }) => id === person.id)]).toEqual([
				search,
				[],
			]);
		}
	});

	test.each(["sort=name", "lang=fr", `search=${"x".repeat(101)}`])(
		"a directory search rejects the query %s",
		async (query) => {
			expectRefusal(await call("GET", `/members?${query}`), "invalid");
		},
	);
});
