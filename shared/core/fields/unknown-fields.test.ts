import * as z from "zod/mini";
import { ignoredFieldsOf, unknownFields } from "./unknown-fields.ts";

const person = z.object({
	name: z.string(),
	pets: z._default(z.array(z.object({ age: z.number() })), []),
});

test.each([
	[person, { name: "A", pets: [{ age: 1 }] }, []],
	[
		person,
		{ name: "A", email: "x", pets: [{ age: 1 }, { age: 2, name: "Rex" }] },
		["email", "pets.1.name"],
	],
	[z.optional(z.nullable(person)), { nickname: "A" }, ["nickname"]],
	[person.check(z.refine(() => false)), { nickname: "A" }, ["nickname"]],
	[z.union([person, z.object({ id: z.number() })]), { id: 1 }, []],
	[z.union([person, z.object({ id: z.number() })]), { id: 1, x: 2 }, ["x"]],
	[
		z.pipe(
			z.transform((value) => value),
			person,
		),
		{ anything: 1 },
		[],
	],
	[person, { toString: 1, constructor: 2, name: "A" }, ["toString", "constructor"]],
	[person, null, []],
	[person, [], []],
	[z.array(person), [{ name: "A" }, { title: "B" }], ["1.title"]],
])("lists the fields that a schema does not define", (schema, value, names) =>
	expect(unknownFields(schema as z.ZodMiniType, value)).toEqual(names),
);

test.each([
	[z.object({ rows: z.array(person) }), { rows: "text" }, []],
	[z.looseObject({ name: z.string() }), { name: "A", more: 1 }, []],
	[z.object({ name: z.string() }), "text", []],
	[z.array(z.string()), [1, { a: 2 }], []],
	[z.record(z.string(), z.string()), { a: "b" }, []],
	[z.lazy(() => person), { nickname: "A" }, []],
	[
		z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
		{ a: "1", c: 2, d: 3 },
		["c", "d"],
	],
])("finds no unknown fields where a schema names none", (schema, value, names) =>
	expect(unknownFields(schema as z.ZodMiniType, value)).toEqual(names),
);

describe("fields that a call takes without effect", () => {
	const route = { path: "/things", access: "admin", summary: "", requests: 1 } as const;
	const response = z.object({ id: z.number(), createdAt: z.string() });

	test("are those of the record that it replaces, and those that it names", () => {
		const ignoredFields = ["authorId"];
		expect(ignoredFieldsOf({ ...route, method: "PUT", response, ignoredFields })).toEqual([
			"authorId",
			"id",
			"createdAt",
		]);
		expect(ignoredFieldsOf({ ...route, method: "POST", response, ignoredFields })).toEqual([
			"authorId",
		]);
		expect(ignoredFieldsOf({ ...route, method: "PUT" })).toEqual([]);
		expect(ignoredFieldsOf({ ...route, method: "PUT", response: z.array(response) })).toEqual([]);
	});
});
