import { SearchKeys } from "#functions/people/users/search/search-key.entity.ts";
import { searchKeys } from "#functions/people/users/search/search-keys.ts";
import { call } from "../../core/api.ts";
import { admin, createPersonForTest, makeFindable, type Wish } from "../../core/people.ts";
import { itemsWith } from "../../core/table.ts";
import { uniqueName, uniquePhone } from "../../core/unique.ts";

/** No other test creates people of this name. */
const named = {
	firstName: "Zuhair",
	lastName: "Qattan",
	firstNameAr: "زُهير",
	lastNameAr: "القطّان",
};

async function createFindable(wish: Wish) {
	const person = await createPersonForTest(wish);
	await makeFindable(person);
	return person;
}

const found = async (search: string, cookie?: string) => {
	const { body } = await call("GET", `/users?search=${encodeURIComponent(search)}`, {
		cookie: cookie ?? (await admin()),
	});
	return body.map(({ id }: { id: number }) => id);
};

describe("people search", () => {
	test.each([
		["zuhair", "a name in any case"],
		["qattan zuh", "parts of names in any order"],
		["زهير", "an Arabic name without its vowel signs"],
		["القطان Zuhair", "both scripts"],
	])("finds people by %j: %s", async (search) => {
		const person = await createFindable(named);
		const { status, body } = await call("GET", `/users?search=${encodeURIComponent(search)}`, {
			cookie: await admin(),
		});
		expect(status).toBe(200);
		expect(body.map(({ id }: { id: number }) => id)).toContain(person.id);
	});

	test("finds people by email address, and returns only identifying fields", async () => {
		const { id, email } = await createFindable({
			...named,
			role: "coach",
			dateOfBirth: "1990-01-01",
		});
		const { body } = await call("GET", `/users?search=${email.toUpperCase()}`, {
			cookie: await admin(),
		});
		const { createdAt, updatedAt, ...rest } = body[0];
		expect(updatedAt).toBe(createdAt);
		expect(rest).toEqual({
			id,
			email,
			...named,
			currentBelt: "white",
			role: "coach",
			isApproved: true,
			isDisabled: false,
			phoneNumber: null,
			profileImageUrl: null,
			dojoLocation: null,
			dojoLocationAr: null,
			dojoId: null,
			gender: null,
			dateOfBirth: "1990-01-01",
		});
		expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
	});

	test("finds an email address with a hyphen", async () => {
		const { id, email } = await createFindable({
			...named,
			email: `abu-ali.${uniqueName().toLowerCase()}@test-mail.example`,
		});
		expect([await found(email), await found("abu-ali.")]).toEqual([
			[id],
			expect.arrayContaining([id]),
		]);
	});

	test("search results are sorted by name, those whose names start with the word first, up to the limit", async () => {
		const cookie = await admin();
		const [word, family] = [uniqueName(), uniqueName()];
		for (const firstName of [`C ${word}`, "Abu-A", `Dis${word.toLowerCase()}`, "B"]) {
			await createFindable({ firstName, lastName: `Of the ${family}` });
		}
		const { body } = await call("GET", `/users?search=${word}`, { cookie });
		const firstNames = (people: { firstName: string }[]) =>
			people.map(({ firstName }) => firstName);
		expect(firstNames(body)).toEqual([`C ${word}`, `Dis${word.toLowerCase()}`]);
		const few = await call("GET", `/users?search=the%20${family}&limit=2`, { cookie });
		expect(firstNames(few.body)).toEqual(["Abu-A", "B"]);
		expect((await call("GET", "/users?search=nobody-of-this-name", { cookie })).body).toEqual([]);
		expect((await call("GET", "/users", { cookie })).body.length).toBeGreaterThan(3);
	});

	test("a search lists a person once who is renamed while the list is read", async () => {
		const person = await createFindable({ ...named, lastName: "Al Twice" });
		const renamed = { ...person, lastName: "Al Twicemore" };
		await SearchKeys.put(searchKeys(renamed)).go();
		const { status, body } = await call("GET", "/users?search=twice", { cookie: await admin() });
		expect([status, body.filter(({ id }: { id: number }) => id === person.id).length]).toEqual([
			200, 1,
		]);
	});

	test("finds people by phone number in any format, and by id", async () => {
		const digits = uniquePhone().slice(-8);
		const { id } = await createFindable({ ...named, phoneNumber: `+965${digits}` });
		const spaced = `+965 ${digits.slice(0, 4)} ${digits.slice(4)}`;
		for (const search of [digits, `965${digits}`, spaced, digits.slice(-4), String(id)]) {
			expect([search, await found(search)]).toEqual([search, expect.arrayContaining([id])]);
		}
	});

	test("a search finds the middle of a word, and a name written as one word", async () => {
		const { id } = await createFindable({
			...named,
			firstName: "Abdulwahab",
			lastName: "Al-Qattan",
		});
		for (const search of ["wahab", "alqattan", "abdulwahabal", "wahab qat"]) {
			expect([search, await found(search)]).toEqual([search, expect.arrayContaining([id])]);
		}
		expect(await found("abdulwahab nobody-of-this-name")).toEqual([]);
	});

	test("finds people by their current names only", async () => {
		const [before, after] = [uniqueName(), uniqueName()];
		const { id, cookie } = await createFindable({ ...named, firstName: before });
		const put = (body: object) => call("PUT", "/auth/profile", { cookie, body });
		expect((await put({ firstName: after, firstNameAr: "ليلى" })).status).toBe(200);
		expect([await found(after), await found(before), await found("ليلى القطان")]).toEqual([
			[id],
			[],
			expect.arrayContaining([id]),
		]);
		const items = (await itemsWith(after.toLowerCase(), before.toLowerCase())).filter(
			({ kind }) => kind,
		);
		expect(items.length).toBeGreaterThan(10);
		expect(JSON.stringify(items)).not.toContain(before.toLowerCase());
	});

	test("finds a person by one of two names that are set at once", async () => {
		const names = [uniqueName(), uniqueName()];
		const { id, cookie } = await createFindable({ ...named, firstName: uniqueName() });
		const put = (firstName: string) =>
			call("PUT", "/auth/profile", { cookie, body: { firstName } });
		const answers = await Promise.all(names.map(put));
		const stored = (await call("GET", "/auth/user", { cookie })).body.firstName;
		expect(answers.map(({ status }) => status)).toContain(200);
		for (const name of names) expect(await found(name)).toEqual(name === stored ? [id] : []);
	});
});

describe("people search by the sound of names", () => {
	const spelt = {
		mohammed: {
			firstName: "Mohammed",
			lastName: "Al Awadhi",
			firstNameAr: "محمد",
			lastNameAr: "العوضي",
		},
		yousef: { firstName: "Yousef", lastName: "Al Mansour" },
		khaled: { firstName: "Khaled", lastName: "Al Otaibi" },
	};
	let ids: Record<keyof typeof spelt, number>;
	beforeAll(async () => {
		const made = await Promise.all(
			Object.entries(spelt).map(async ([name, wish]) => [name, (await createFindable(wish)).id]),
		);
		ids = Object.fromEntries(made);
	});

	test.each([
		["Mohamed Awadhi", "mohammed"],
		["Muhammad Al-Awadhi", "mohammed"],
		["Muhamed Alawadi", "mohammed"],
		["محمد Awady", "mohammed"],
		["Yusuf", "yousef"],
		["Youssef", "yousef"],
		["Mansoor", "yousef"],
		["يوسف المنصور", "yousef"],
		["Khalid Otaibi", "khaled"],
		["خالد العتيبي", "khaled"],
		["Otaib", "khaled"],
	] as const)("finds by %j the person %s, who is spelt in another way", async (search, name) => {
		expect(await found(`${search}`)).toContain(ids[name]);
	});

	test("lists those who are spelt as typed first, and a page later the others", async () => {
		const family = uniqueName();
		const sameSound = family.replace(/^./, (letter) => `${letter}a`);
		const [other, typed] = [
			await createFindable({ firstName: "Abeer", lastName: sameSound }),
			await createFindable({ firstName: "Zahra", lastName: family }),
		];
		expect(await found(family)).toEqual([typed.id, other.id]);
		expect(await found(`zahra ${family}`)).toEqual([typed.id]);
		const cookie = await admin();
		const first = await call("GET", `/users?search=${family}&limit=1`, { cookie });
		expect(first.body.map(({ id }: { id: number }) => id)).toEqual([typed.id]);
		const cursor = first.headers.get("x-next-cursor") ?? "";
		const next = await call(
			"GET",
			`/users?search=${family}&limit=1&cursor=${encodeURIComponent(cursor)}`,
			{ cookie },
		);
		expect(next.body.map(({ id }: { id: number }) => id)).toEqual([other.id]);
		const { body } = await call("GET", `/users/count?search=${family}&lacks=gender`, { cookie });
		expect(body.count).toBe(2);
	});

	test("a search of people who match a filter also hears their names", async () => {
		const family = uniqueName();
		const { id } = await createFindable({
			firstName: "Dana",
			lastName: family,
			dojoLocation: family,
		});
		await createFindable({ firstName: "Reem", lastName: `${family}`, dojoLocation: "elsewhere" });
		const { body } = await call(
			"GET",
			`/users?search=${encodeURIComponent(`Daana ${family}`)}&dojo=${family}`,
			{ cookie: await admin() },
		);
		expect(body.map((person: { id: number }) => person.id)).toEqual([id]);
	});
});
