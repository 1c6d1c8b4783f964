import type { RowValues } from "#shared/community/imports/imports.cells.ts";
import { uniqueEmail } from "./unique.ts";

export type Row = { row: number; values: RowValues };

/** A row of an import file with a new person. */
export const rowForTest = (values: RowValues = {}, row = 2): Row => ({
	row,
	values: { firstName: "Import", lastName: "Person", email: uniqueEmail("import"), ...values },
});

export const rowsForTest = (count: number, values: RowValues = {}): Row[] =>
	Array.from({ length: count }, (_, at) => rowForTest(values, at + 2));
