import { call } from "../core/api.ts";
import { admin, createPersonForTest } from "../core/people.ts";

/** Nobody else's tests make people of this name. */
const named = { firstName: "Zuhair", lastName: "Qattan", firstNameAr: "زُهير", lastNameAr: "القطّان" };

describe("people", () => {
	test.each([
		["zuhair", "a name in any case"],
		["qattan zuh", "parts of names in any order"],
		["زهير", "an Arabic name without its vowel signs"],
		["القطان Zuhair", "both scripts"],
	])("are found by %j: %s", async (search) => {
		const person = await createPersonForTest(named);
		const { status, body } = await call("GET", `/users?search=${encodeURIComponent(search)}`, {
			cookie: await admin(),
		});
		expect(status).toBe(200);
		expect(body.map(({ id }: { id: number }) => id)).toContain(person.id);
	});

	test("are found by address, and come with what tells them apart alone", async () => {
		const { id, email } = await createPersonForTest({ ...named, role: "coach", dateOfBirth: "1990-01-01" });
		const { body } = await call("GET", `/users?search=${email.toUpperCase()}`, { cookie: await admin() });
		expect(body).toEqual([{ id, email, ...named, currentBelt: "white" }]);
	});

	test("come by name, those first whose names begin so, and as many as are asked for", async () => {
		const cookie = await admin();
		for (const firstName of ["C Orderly", "Abu-A", "Disorderly", "B"]) {
			await createPersonForTest({ firstName, lastName: "Of the order" });
		}
		const { body } = await call("GET", "/users?search=orderly", { cookie });
		const firstNames = (people: { firstName: string }[]) => people.map(({ firstName }) => firstName);
		expect(firstNames(body)).toEqual(["C Orderly", "Disorderly"]);
		const few = await call("GET", "/users?search=the%20order&limit=2", { cookie });
		expect(firstNames(few.body)).toEqual(["Abu-A", "B"]);
		expect((await call("GET", "/users?search=nobody-of-this-name", { cookie })).body).toEqual([]);
		expect((await call("GET", "/users", { cookie })).body.length).toBeGreaterThan(3);
	});
});
