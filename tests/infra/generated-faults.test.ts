import {
	applyEdit,
	type EditKind,
	enumerationsIn,
	findEdits,
} from "../mutations/generated/edits.ts";

const nextWord = new Map([
	["open", "paid"],
	["paid", "open"],
]);

/** The sources that edits of a kind make of a source. */
const faultsOf = (kind: EditKind, source: string, hasPolicies = true) =>
	findEdits("x.tsx", source, { nextWord, hasPolicies })
		.filter((edit) => edit.kind === kind)
		.map((edit) => applyEdit(source, edit));

test.each<[EditKind, string, string[]]>([
	["side", "f(a && b);", ["f((a));", "f((b));"]],
	["side", "f(a ?? b);", ["f((a));", "f((b));"]],
	["comparison", "f(a < b);", ["f(a <= b);", "f(a >= b);"]],
	["comparison", "f(a === b);", ["f(a !== b);"]],
	["branch", "if (a) f();", ["if (!(a)) f();"]],
	["branch", "f(a ? b : c);", ["f(!(a) ? b : c);"]],
	["await", "await f(a);", ["void f(a);"]],
	["call", "lines.push(a);", [";"]],
	["hook", "useTitle(a);", [";"]],
	["element", "const a = [b, c];", ["const a = [c];", "const a = [b];"]],
	["write", "runTransaction([b, ...c]);", ["runTransaction([...c]);", "runTransaction([b]);"]],
	[
		"write",
		"const plan = { writes: [b, c] };",
		["const plan = { writes: [c] };", "const plan = { writes: [b] };"],
	],
	["condition", "f({ a, onConditionFailed: b });", ["f({ a });"]],
	["condition", "patch(a).where(b).params();", ["patch(a).params();"]],
	["word", 'f(a === "open");', ['f(a === "paid");']],
	["number", "const a = 5;", ["const a = 11;"]],
	[
		"text",
		'f({ a: "نعم", b: "لا", c: "{n} يوم" });',
		['f({ a: "لا", b: "لا", c: "{n} يوم" });', 'f({ a: "نعم", b: "نعم", c: "{n} يوم" });'],
	],
])("makes each fault of kind %s in %s", (kind, source, faults) => {
	expect(faultsOf(kind, source)).toEqual(faults);
});

test("leaves types, imports, names of properties and unknown words alone", () => {
	const source = 'import a from "open"; type B = "open" | "paid"; const c = { "open": "other" };';
	expect(findEdits("x.ts", source, { nextWord, hasPolicies: true })).toEqual([]);
});

test("changes numbers only where they are policy", () => {
	expect(faultsOf("number", "const a = 5;", false)).toEqual([]);
});

test("takes lists of words as enumerations", () => {
	const source = 'const a = ["open", "paid"]; const b = ["One sentence."]; const c = [d, "e"];';
	expect(enumerationsIn("x.ts", source)).toEqual([["open", "paid"]]);
});
