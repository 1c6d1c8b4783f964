/** @jest-environment jsdom */
import { useForm } from "react-hook-form";
import type { Locale } from "#shared/core/locales.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { BilingualField } from "./BilingualField.tsx";

type Texts = { nameEn: string; nameAr: string };

function Form({ texts, oneIsEnough }: { texts: Texts; oneIsEnough?: boolean }) {
	const form = useForm({ defaultValues: texts });
	return (
		<BilingualField
			form={form}
			fields={{ en: "nameEn", ar: "nameAr" }}
			label="Name"
			oneIsEnough={oneIsEnough}
		/>
	);
}

/** The language of each field in its order, and the hint below it. */
const hintsOf = (texts: Texts, locale: Locale = "en", oneIsEnough = false) =>
	renderPart(<Form texts={texts} oneIsEnough={oneIsEnough} />, { locale })
		.all(".field")
		.map((field) => [
			field.querySelector("input")?.lang,
			field.querySelector(".hint")?.textContent,
		]);

test("the reader's language comes first", () => {
	const texts = { nameEn: "Cup", nameAr: "كأس" };
	expect(hintsOf(texts).map(([lang]) => lang)).toEqual(["en", "ar"]);
	expect(hintsOf(texts, "ar").map(([lang]) => lang)).toEqual(["ar", "en"]);
});

test.each([
	["Cup", "كأس", [undefined, undefined]],
	["Cup", "", [undefined, "Arabic is missing"]],
	["", "كأس", ["English is missing", undefined]],
	["Cup", "  ", [undefined, "Arabic is missing"]],
	["", "", [undefined, undefined]],
])(
	"of the texts %j and %j only the blank one beside a written one is marked",
	(nameEn, nameAr, hints) => {
		expect(hintsOf({ nameEn, nameAr }).map(([, hint]) => hint)).toEqual(hints);
	},
);

test("a language that may be left out says what its readers see instead", () => {
	expect(hintsOf({ nameEn: "Cup", nameAr: "" }, "en", true)).toEqual([
		["en", undefined],
		["ar", "May stay empty: readers of Arabic see “Written in English”"],
	]);
});
