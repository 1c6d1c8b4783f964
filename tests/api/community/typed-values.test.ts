import { call } from "../../core/api.ts";
import { admin, createPersonForTest, makeFindable, superAdmin } from "../../core/people.ts";
import { createSignInForTest, login } from "../../core/signIns.ts";
import { uniqueEmail, uniqueName, uniquePhone } from "../../core/unique.ts";

const create = async (member: object) =>
	call("POST", "/auth/create-member", {
		cookie: await superAdmin(),
		body: { firstName: "Typed", lastName: uniqueName(), email: uniqueEmail("typed"), ...member },
	});
const found = async (search: string) => {
	const path = `/users?search=${encodeURIComponent(search)}`;
	return (await call("GET", path, { cookie: await admin() })).body as { id: number }[];
};

test.each([
	["U+200F before", (email: string) => `\u200f${email}`],
	["U+200E behind", (email: string) => `${email}\u200e`],
	["isolates around", (email: string) => `\u2066${email}\u2069`],
	["a no-break space behind", (email: string) => `${email}\u00a0`],
	["a soft hyphen inside", (email: string) => email.replace("@", "\u00ad@")],
	["full-width signs", (email: string) => email.replace("@", "＠")],
])("signs in with an address that has %s", async (_, typed) => {
	const { email } = await createSignInForTest();
	expect((await login(typed(email))).status).toBe(200);
});

test.each([
	"\u200b\u2060",
	"\u3164",
	"\u2800",
	"\u115f\u1160",
	"\uffa0",
	"\u0301",
	"\u200f",
	"\u00ad",
])("rejects a member whose name has no visible character: %j", async (name) => {
	const answer = await create({ firstName: name, lastName: name });
	expect([answer.status, Object.keys(answer.body.fields).sort()]).toEqual([
		400,
		["firstName", "lastName"],
	]);
});

test("stores a phone number in one format, and finds the person by any format", async () => {
	const number = uniquePhone();
	const local = number.slice(4);
	const [start, end] = [local.slice(0, 4), local.slice(4)];
	const typed = `\u200f+965/${start}\u2011${end}`;
	const person = await create({ phoneNumber: typed });
	expect([person.status, person.body.user.phoneNumber]).toEqual([201, number]);
	for (const search of [`${start}\u2011${end}`, `\u200e00965 ${start}.${end}`, `(${start}) ${end}`])
		expect([search, (await found(search)).map(({ id }) => id)]).toEqual([
			search,
			[person.body.user.id],
		]);
});

test("both spellings of a domain belong to one account", async () => {
	const name = `reem&co-${uniqueName().toLowerCase()}`;
	const first = await create({ email: `${name}@münchen.de` });
	expect([first.status, first.body.user.email]).toEqual([201, `${name}@xn--mnchen-3ya.de`]);
	const second = await create({ email: `${name}@xn--mnchen-3ya.de` });
	expect([second.status, second.body.fields]).toEqual([409, { email: "email_taken" }]);
	expect((await found(`${name}@MÜNCHEN.de`)).map(({ id }) => id)).toEqual([first.body.user.id]);
});

test.each([
	["کریم", "كريم"],
	["كريم", "کریم"],
	["علی\u200cرضا", "علیرضا"],
	["Łukasz", "lukasz"],
	["Yıldız", "yildiz"],
	["Sørensen", "sorensen"],
	["Sa‘ad", "saad"],
	["Sa`id", "said"],
	["Al\u2011Qadi", "alqadi"],
	["Þórður", "thordur"],
])("finds %s by %s", async (firstName, search) => {
	const lastName = uniqueName();
	const person = await createPersonForTest({ firstName, lastName });
	await makeFindable(person);
	expect((await found(`${search} ${lastName}`)).map(({ id }) => id)).toEqual([person.id]);
});
