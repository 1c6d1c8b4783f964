import * as z from "zod/mini";
import { unknownFields } from "./unknown-fields.ts";

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
