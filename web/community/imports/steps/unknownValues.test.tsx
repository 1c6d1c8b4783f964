/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { renderPart } from "#tests/core/renderPart.tsx";
import { dojosKey } from "../../../people/dojos/dojoKeys.ts";
import { publishedDojosQuery } from "../../../people/dojos/dojos.queries.ts";
import { useCorrections } from "../faults/corrections.ts";
import type { CheckedRow } from "../sendRows.ts";
import { StoredCells } from "./StoredCells.tsx";
import { UnknownValues, unknownValues } from "./UnknownValues.tsx";

const rowOf = (row: number, values: CheckedRow["values"], ...codes: string[]): CheckedRow =>
	({
		row,
		values,
		verdict: codes.length > 0 ? "fault" : "create",
		faults: codes.map((code) => ({
			field: code === "belt_unknown" ? "currentBelt" : "gender",
			code,
		})),
		person: null,
	}) as CheckedRow;

const rows = [
	rowOf(2, { currentBelt: "Sho-dan" }, "belt_unknown"),
	rowOf(3, { currentBelt: "white" }),
	rowOf(4, { currentBelt: "Sho-dan", gender: "?" }, "belt_unknown", "gender_unknown"),
	rowOf(5, { currentBelt: "Red" }, "belt_unknown"),
];

test("each value that was not understood is asked about once, with the number of its rows", () => {
	expect(unknownValues(rows)).toEqual([
		{ field: "currentBelt", value: "Sho-dan", rows: [2, 4] },
		{ field: "gender", value: "?", rows: [4] },
		{ field: "currentBelt", value: "Red", rows: [5] },
	]);
});

function Questions() {
	const corrections = useCorrections();
	return (
		<>
			<UnknownValues
				unknown={unknownValues(rows)}
				baseOf={(row) => rows.find((one) => one.row === row)?.values.currentBelt ?? ""}
				corrections={corrections}
			/>
			<output>
				{[2, 4, 5].map((row) => corrections.textOf(row, "currentBelt") ?? "–").join()}
			</output>
		</>
	);
}

test("an answer corrects all rows with the value", () => {
	const { getByLabelText, texts } = renderPart(<Questions />, { data: [[["user"], { id: 1 }]] });
	const field = getByLabelText(/Sho-dan.*2 rows/) as HTMLSelectElement;
	fireEvent.change(field, { target: { value: "black-1" } });
	expect([field.value, texts("output")]).toEqual(["black-1", ["black-1,black-1,–"]]);
});

test("cells are shown as they will be stored, in the reader's language", () => {
	const dojo = { id: 4, nameEn: "Hawally", nameAr: "حولي" };
	expect(dojosKey).toContain(publishedDojosQuery.queryKey[0]);
	const values = {
		currentBelt: "أصفر",
		dateOfBirth: "2014-03-31",
		gender: "female",
		dojoLocation: "hawalli",
		phoneNumber: "+96599112233",
		joined: "2020-09-01",
	};
	const data = [[publishedDojosQuery.queryKey, [dojo]]] as const;
	expect(renderPart(<StoredCells values={values} />, { data }).texts("li")).toEqual([
		"Yellow Belt - 6th Kyu",
		"Mar 31, 2014, Female",
		"Hawally",
		"\u2066+965 9911 2233\u2069",
		"Joined Sep 1, 2020",
	]);
	expect(renderPart(<StoredCells values={values} />, { data, locale: "ar" }).texts("li")[2]).toBe(
		"حولي",
	);
	expect(renderPart(<StoredCells values={{}} />, { data }).texts("li")).toEqual(["White Belt"]);
});
