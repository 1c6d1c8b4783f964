import * as z from "zod/mini";
import { bilingualShape, editedNames, hasLastName, namesInScript, typedNames } from "./shapes.ts";

const forms = {
	"names that staff type": z.object(typedNames).check(hasLastName),
	"names in an edit": z.object(editedNames).check(hasLastName),
	"names that people type for themselves": z.object(namesInScript).check(hasLastName),
};
const faultsOf = (form: z.ZodMiniType, value: object) =>
	form.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ??
	[];
const letters = (count: number) => "x".repeat(count);

describe.each(Object.entries(forms))("%s", (_, form) => {
	test("have 80 letters at most, and one at least", () => {
		const names = (firstName: string, lastName: string) => faultsOf(form, { firstName, lastName });
		expect(names("A", "B")).toEqual([]);
		expect(names(letters(80), letters(80))).toEqual([]);
		expect(names(letters(81), "B")).toEqual(["firstName too_long"]);
		expect(names("A", letters(81))).toEqual(["lastName too_long"]);
		expect(names("", "B")).toEqual(["firstName required"]);
	});

	test("may lack the last name only if a box says that there is none", () => {
		const lastName = "";
		expect(faultsOf(form, { firstName: "A", lastName })).toEqual(["lastName required"]);
		expect(faultsOf(form, { firstName: "A", lastName, hasOneName: false })).toEqual([
			"lastName required",
		]);
		expect(faultsOf(form, { firstName: "A", lastName, hasOneName: true })).toEqual([]);
		expect(faultsOf(form, { firstName: "A", lastName, hasOneName: "true" })).toEqual([]);
		// Also reported beside another fault.
		expect(faultsOf(form, { firstName: "", lastName })).toEqual([
			"firstName required",
			"lastName required",
		]);
	});
});

test("a last name that is left out is missing, but in an edit it does not change", () => {
	const left = Object.values(forms).map((form) => faultsOf(form, { firstName: "A" }));
	expect(left).toEqual([["lastName required"], [], ["lastName required"]]);
});

test("people write each name in its own script", () => {
	const names = forms["names that people type for themselves"];
	const latin = { firstName: "Noura", lastName: "Salem" };
	const fault = (wish: object) => faultsOf(names, { ...latin, ...wish });
	expect(fault({ firstNameAr: "نورة", lastNameAr: "سالم" })).toEqual([]);
	expect(fault({ firstNameAr: "", lastNameAr: null })).toEqual([]);
	expect(fault({ firstName: "نورة" })).toEqual(["firstName name_not_latin"]);
	expect(fault({ lastName: "سالم" })).toEqual(["lastName name_not_latin"]);
	expect(fault({ firstNameAr: "Noura", lastNameAr: "Salem" })).toEqual([
		"firstNameAr name_not_arabic",
		"lastNameAr name_not_arabic",
	]);
	expect(fault({ firstNameAr: letters(81) })).toContain("firstNameAr too_long");
	expect(fault({ lastNameAr: letters(81) })).toContain("lastNameAr too_long");
	const arabic = "ن".repeat(80);
	expect(fault({ firstNameAr: arabic, lastNameAr: arabic })).toEqual([]);
});

test("a bilingual field is a field in each language", () => {
	expect(bilingualShape("title", 7)).toEqual({ titleEn: 7, titleAr: 7 });
});
