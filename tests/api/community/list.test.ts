import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { xlsxType } from "#shared/core/http/content-types.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { call } from "../../core/api.ts";
import { recordForTest } from "../../core/memberships.ts";
import {
	createPeopleForTest,
	createPersonForTest,
	makeFindable,
	type Wish,
} from "../../core/people.ts";
import { confirmForTest, createSignUpForTest } from "../../core/signUps.ts";
import { uniqueText } from "../../core/unique.ts";
import { downloadWorkbook } from "../../core/workbooks.ts";

const { cookie } = await createPersonForTest({ role: "super-admin" });
const dojo = uniqueText("Dojo");

/** A person of a dojo that no other test uses. */
async function create(wish: Wish) {
	const person = await createPersonForTest({ dojoLocation: dojo, ...wish });
	await makeFindable(person);
	return person;
}

const people = [
	await create({
		firstName: "Basma",
		firstNameAr: "ثريا",
		lastNameAr: "أ",
		currentBelt: "green-3",
		gender: "female",
	}),
	await create({
		firstName: "Adel",
		firstNameAr: "باسل",
		lastNameAr: "أ",
		currentBelt: "black-1",
		phoneNumber: "+96550000001",
	}),
	await create({
		firstName: "Dana",
		currentBelt: "white",
		dateOfBirth: "2001-02-03",
		membershipFeeStatus: "overdue",
	}),
	await create({
		firstName: "Carim",
		role: "coach",
		currentBelt: "black-1",
		membershipFeeStatus: "overdue",
	}),
	await create({ firstName: "Essa", role: "coach", isApproved: false, currentBelt: "brown-1" }),
];

/** The age that a person born in 2001 reaches this year. */
const ageOfDana = String(currentYear() - 2001);

async function names(query: Record<string, string>, language = "en") {
	const path = `/users?${new URLSearchParams({ dojo, ...query })}`;
	const { status, body } = await call("GET", path, {
		cookie,
		headers: { "accept-language": language },
	});
	return status === 200 ? body.map(({ firstName }: { firstName: string }) => firstName) : status;
}

test.each<[Record<string, string>, string[]]>([
	[{}, ["Adel", "Basma", "Carim", "Dana", "Essa"]],
	[{ dojo: dojo.toUpperCase() }, ["Adel", "Basma", "Carim", "Dana", "Essa"]],
	[{ sort: "joined" }, ["Essa", "Carim", "Dana", "Adel", "Basma"]],
	[{ roles: "member", sort: "belt" }, ["Adel", "Basma", "Dana"]],
	[{ roles: "coach" }, ["Carim"]],
	[{ roles: "pending coach" }, ["Essa"]],
	[{ roles: "coach,pending coach" }, ["Carim", "Essa"]],
	[{ belt: "black-1" }, ["Adel", "Carim"]],
	[{ belt: "black-1", roles: "member" }, ["Adel"]],
	[{ lacks: "birthDate" }, ["Adel", "Basma", "Carim", "Essa"]],
	[{ lacks: "gender", roles: "member" }, ["Adel", "Dana"]],
	[{ lacks: "nameAr" }, ["Carim", "Dana", "Essa"]],
	[{ lacks: "phone", belt: "black-1" }, ["Carim"]],
	[{ search: "adel", belt: "black-1" }, ["Adel"]],
	[{ search: "adel", belt: "white" }, []],
	[{ feeStatus: "overdue" }, ["Carim", "Dana"]],
	[{ feeStatus: "overdue", roles: "member" }, ["Dana"]],
	// Pending coaches owe no fee.
	[{ feeStatus: "pending" }, ["Adel", "Basma"]],
	[{ feeStatus: "exempt" }, []],
	[{ disabled: "true" }, []],
	[{ gender: "female" }, ["Basma"]],
	[{ ageFrom: ageOfDana, ageTo: ageOfDana }, ["Dana"]],
	[{ ageFrom: String(Number(ageOfDana) + 1) }, []],
	[{ ageTo: ageOfDana, roles: "member" }, ["Dana"]],
	[{ lacks: "dojo" }, []],
	[{ sort: "age", roles: "member" }, ["Dana", "Basma", "Adel"]],
	[{ sort: "dojo", roles: "member" }, ["Basma", "Adel", "Dana"]],
	[{ sort: "-name" }, ["Essa", "Dana", "Carim", "Basma", "Adel"]],
	[{ sort: "-joined" }, ["Basma", "Adel", "Dana", "Carim", "Essa"]],
	[{ sort: "-belt", roles: "member" }, ["Dana", "Basma", "Adel"]],
	// Without a date of birth, people come last in both directions.
	[{ sort: "-age", roles: "member" }, ["Dana", "Adel", "Basma"]],
])("people are filtered and sorted by %j", async (query, expected) => {
	expect(await names(query)).toEqual(expected);
});

test("paying removes a person from the filter of unpaid fees", async () => {
	const person = await create({
		firstName: "Fahad",
		dojoLocation: `${dojo} 2`,
		membershipFeeStatus: "overdue",
	});
	const owing = { dojo: `${dojo} 2`, feeStatus: "overdue" };
	expect(await names(owing)).toEqual(["Fahad"]);
	await recordForTest(person.id);
	expect(await names(owing)).toEqual([]);
	expect(await names({ ...owing, feeStatus: "paid" })).toEqual(["Fahad"]);
});

test("people are sorted in the reader's language", async () => {
	expect(await names({ lacks: "phone", roles: "member" }, "ar")).toEqual(["Basma", "Dana"]);
});

test("a coach's students are found by coach, also with other filters", async () => {
	const coach = people[3];
	for (const { id: studentId } of [people[0], people[2]])
		await StudentRelations.put({ coachId: coach.id, studentId, assignedAt: coach.createdAt }).go();
	expect(await names({ coach: String(coach.id) })).toEqual(["Basma", "Dana"]);
	expect(await names({ coach: String(coach.id), belt: "white", search: "dana" })).toEqual(["Dana"]);
	expect(await names({ coach: "999999999" })).toEqual([]);
});

test.each<Record<string, string>>([
	{ roles: "ninja" },
	{ belt: "pink" },
	{ lacks: "shoes" },
	{ sort: "shoe size" },
	{ coach: "x" },
])("rejects the filter %j", async (query) => expect(await names(query)).toBe(400));

/** The ids on all pages of a list. */
async function pagesOf(query: Record<string, string>) {
	const ids: number[] = [];
	for (let cursor = "", pages = 0; pages < 60; pages++) {
		const { body, headers } = await call(
			"GET",
			`/users?${new URLSearchParams({ ...query, ...(cursor && { cursor }) })}`,
			{
				cookie,
			},
		);
		ids.push(...body.map(({ id }: { id: number }) => id));
		cursor = headers.get("x-next-cursor") ?? "";
		if (!cursor) return ids;
	}
	throw new Error("The list does not end");
}

const countOf = async (query: Record<string, string>) =>
	(await call("GET", `/users/count?${new URLSearchParams(query)}`, { cookie })).body;

test("counts the people who were found, and everybody of a role", async () => {
	expect(await countOf({ dojo })).toEqual({ count: 5, more: false });
	expect(await countOf({ dojo, search: "dana" })).toEqual({ count: 1, more: false });
	const before = await countOf({ roles: "member" });
	await confirmForTest(await createSignUpForTest());
	expect(await countOf({ roles: "member" })).toEqual({ count: before.count + 1, more: false });
});

test.each(["name", "joined", "belt", "age", "dojo", "-name", "-age"])(
	"pages sorted by %s list everybody who matches once",
	async (sort) => {
		const many = await createPeopleForTest(7, {
			lastName: `Paged ${sort}`,
			currentBelt: "yellow-6",
		});
		await makeFindable(...many);
		const ids = await pagesOf({ sort, roles: "member", limit: "40" });
		// Other tests rename people meanwhile, who may appear twice.
		const ours = new Set<number>(many.map(({ id }) => id));
		expect(ids.filter((id) => ours.has(id)).sort()).toEqual([...ours].sort());
	},
);

test("admins do not get fields reserved for super-admins", async () => {
	const admin = await createPersonForTest({ role: "admin" });
	const { body } = await call("GET", `/users?${new URLSearchParams({ dojo })}`, {
		cookie: admin.cookie,
	});
	expect(Object.keys(body[0])).not.toEqual(expect.arrayContaining(["address"]));
	const whole = await call("GET", `/users/${people[2].id}`, { cookie: admin.cookie });
	expect(whole.body).toMatchObject({
		id: people[2].id,
		mayEdit: false,
		mayCorrect: true,
		dateOfBirth: "2001-02-03",
	});
	for (const field of ["address", "emergencyContact"]) expect(whole.body).not.toHaveProperty(field);
	expect((await call("GET", `/users/${people[2].id}`, { cookie })).body).toMatchObject({
		dateOfBirth: "2001-02-03",
		mayEdit: true,
	});
});

test("selected people alone are exported", async () => {
	const [{ id }, { id: other }] = people;
	const { sheet } = await downloadWorkbook(`/exports/people.xlsx?ids=${id}`, cookie);
	expect(sheet).toContain(`<v>${id}</v>`);
	expect(sheet).not.toContain(`<v>${other}</v>`);
});

test("a list of people is exported as an Excel workbook with phones as text", async () => {
	const hall = uniqueText("Hall");
	const person = await createPersonForTest({ dojoLocation: hall, phoneNumber: "+96550012345" });
	await makeFindable(person);
	const path = `/exports/people.xlsx?dojo=${encodeURIComponent(hall)}&lang=ar`;
	const { type, name, sheet, all } = await downloadWorkbook(path, cookie);
	expect(type).toBe(xlsxType);
	expect(name).toContain(encodeURIComponent("الأشخاص.xlsx"));
	expect(sheet).toContain('rightToLeft="1"');
	expect(sheet).toContain(`<v>${person.id}</v>`);
	expect(all).toContain(">+96550012345<");
	expect(sheet).not.toContain("<v>96550012345</v>");
});
