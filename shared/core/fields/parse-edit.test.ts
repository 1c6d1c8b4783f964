import * as z from "zod/mini";
import { name, optionalPhone, text } from "./fields.ts";
import { parseEdit } from "./parse-edit.ts";

const Edit = z
	.object({
		name: name(80),
		note: text(10),
		phone: optionalPhone,
		from: z.number(),
		to: z.number(),
	})
	.check(z.refine(({ from, to }) => from <= to, { error: "end_before_start", path: ["to"] }));

/** Stored before the rules for names, lengths, phones and order. */
const stored = { name: "Ali 2", note: "longer than ten", phone: "12", from: 9, to: 1, id: 7 };

const fieldsOf = (input: object, before: object = stored) =>
	parseEdit(Edit, input, before).error?.issues.map(({ path }) => path.join("."));

test("accepts invalid stored values in fields that do not change", () => {
	const { success, data } = parseEdit(Edit, { ...stored, id: undefined }, stored);
	expect([success, data]).toEqual([true, expect.objectContaining({ name: "Ali 2", to: 1 })]);
	expect(parseEdit(Edit, { ...stored, note: "short" }, stored).data?.note).toBe("short");
});

test("treats a number sent as text by a form as unchanged if it equals the stored number", () => {
	const Form = z.object({
		places: z.pipe(z.transform(Number), z.number().check(z.lte(10, "too_big"))),
	});
	expect(parseEdit(Form, { places: "12" }, { places: 12 }).data).toEqual({ places: 12 });
	expect(parseEdit(Form, { places: "13" }, { places: 12 }).success).toBe(false);
});

test("does not take a number too large for JSON for an empty field", () => {
	const Form = z.object({ picture: z.string() });
	const before = { picture: null };
	expect(parseEdit(Form, { picture: null }, before).success).toBe(true);
	expect(parseEdit(Form, JSON.parse('{"picture":-1e999}'), before).success).toBe(false);
	expect(parseEdit(Form, { picture: [] }, before).success).toBe(false);
	const numbers = z.object({ place: z.number() });
	expect(parseEdit(numbers, { place: ["a"] }, { place: "a" }).success).toBe(false);
});

test("refuses an invalid value in a field that changes", () => {
	expect(fieldsOf({ ...stored, name: "Ali 3" })).toEqual(["name"]);
	expect(fieldsOf({ ...stored, to: 2 })).toEqual(["to"]);
	expect(fieldsOf({ ...stored, name: "" })).toEqual(["name"]);
});

test("refuses an invalid value that the stored record does not have", () => {
	const sound = { ...stored, from: 1, to: 9 };
	expect(fieldsOf({ ...sound, from: 10 }, sound)).toEqual(["to"]);
	expect(fieldsOf(stored, {})).toEqual(expect.arrayContaining(["name", "note", "phone"]));
});

test("parses a valid edit as the schema does", () => {
	const edit = { name: " Ali ", note: "a", phone: "", from: 1, to: 2 };
	expect(parseEdit(Edit, edit, stored)).toEqual(Edit.safeParse(edit));
});

describe("whether a value changes", () => {
	/** Accepts no value, so that an edit is accepted only if the value is the stored one. */
	const Never = z.object({ value: z.any().check(z.refine(() => false, "invalid")) });
	const isAccepted = (typed: unknown, before: unknown) =>
		parseEdit(Never, { value: typed }, { value: before }).success;

	test.each([
		[undefined, null, true],
		["", null, true],
		[null, "", true],
		[null, undefined, true],
		["", "a", false],
		["a", "", false],
		[null, "a", false],
		["a", null, false],
		["1", 1, true],
		[true, "true", true],
		["a", "a", true],
		["a", "b", false],
		[[1, 2], [1, 2], true],
		[[1, 2], [2, 1], false],
		[{ a: 1 }, { a: 1 }, true],
		[{ a: 1 }, { a: 2 }, false],
		// A text is not the list or object that it looks like.
		["1,2", [1, 2], false],
		[[1, 2], "1,2", false],
		["[object Object]", {}, false],
		[{}, "[object Object]", false],
	])("%j for a stored %j is the same: %s", (typed, before, expected) => {
		expect(isAccepted(typed, before)).toBe(expected);
	});
});

test("a fault of another kind in an unchanged field is still a fault", () => {
	// The stored text is too long; the same text is refused for its words as well.
	let isStrict = false;
	const Form = z.object({
		a: z.string().check(z.refine(() => false, "too_long")),
		b: z.string().check(z.refine(() => !isStrict, "name_letters")),
	});
	const before = { a: "x", b: "x" };
	expect(parseEdit(Form, before, before).success).toBe(true);
	expect(parseEdit(Form, { a: "x", b: "y" }, before).success).toBe(true);
	isStrict = true;
	expect(parseEdit(Form, { a: "x", b: "y" }, before).success).toBe(false);
	expect(parseEdit(Form, { a: "x", b: "y" }, { a: "x" }).success).toBe(false);
});

test("a check of several fields that the stored record breaks too does not hide another", () => {
	const Form = z.object({ from: z.number(), to: z.number(), most: z.number() }).check(
		z.refine(({ from, to }) => from <= to, { error: "end_before_start", path: ["to"] }),
		z.refine(({ to, most }) => to <= most, { error: "too_big", path: ["most"] }),
	);
	const before = { from: 9, to: 1, most: 5 };
	const codes = (input: object) =>
		parseEdit(Form, input, before).error?.issues.map(({ message }) => message) ?? [];
	expect(codes(before)).toEqual([]);
	expect(codes({ ...before, most: 0 })).toEqual(["too_big"]);
	// A fault beside the one that is stored.
	expect(codes({ ...before, from: "9" })).not.toEqual([]);
});

test.each([["text"], [7], [null], [undefined], [[]]])("an edit that is %j is refused", (input) => {
	expect(parseEdit(Edit, input, stored).success).toBe(false);
	// A schema of no object is asked itself.
	expect(parseEdit(z.string(), 7, stored).success).toBe(false);
	expect(parseEdit(z.string(), "a", stored).data).toBe("a");
});
