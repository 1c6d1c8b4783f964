import { useCallback, useState } from "react";
import {
	type DayOrder,
	type RowValues,
	readCell,
	readRow,
} from "#shared/community/imports/imports.cells.ts";
import {
	type ColumnField,
	type ImportField,
	importFields,
} from "#shared/community/imports/imports.columns.ts";
import type { NameDivision } from "#shared/community/imports/imports.names.ts";
import { useUser } from "../../../base/session/session.ts";
import { keepTypedTexts, readTypedTexts, type TypedTexts } from "../../../core/forms/typedTexts.ts";
import type { Sheet } from "../files/sheets.ts";

export type Columns = readonly (ColumnField | null)[];
/** How the cells of a file are read. */
export type Reading = { columns: Columns; order: DayOrder | null; division: NameDivision };

const cellName = (row: number, field: ImportField) => `${row}.${field}`;

/** Values of a row of a file, with its corrections. */
export function correctedRow(
	{ row, cells }: Sheet["rows"][number],
	{ columns, order, division }: Reading,
	corrections: TypedTexts,
): RowValues {
	const read = readRow(cells, columns, order, division);
	const entries = importFields.flatMap((field) => {
		const correction = corrections[cellName(row, field)];
		// Another file may have the same name, so a correction only replaces the value it was made for.
		const value =
			correction && correction.base === (read[field] ?? "")
				? readCell(field, correction.typed, order)
				: read[field];
		return value ? [[field, value] as const] : [];
	});
	return Object.fromEntries(entries);
}

const confirmationName = (row: number, field: ImportField) => `${cellName(row, field)}.confirmed`;

/** Fields of a row whose values were confirmed. A value that has changed since is asked about again. */
export const confirmedFields = (
	row: number,
	values: RowValues,
	corrections: TypedTexts,
): ImportField[] =>
	importFields.filter((field) => {
		const confirmation = corrections[confirmationName(row, field)];
		return confirmation !== undefined && confirmation.typed === values[field];
	});

/**
 * Corrections of a file's cells. They are kept until the tab is closed, so that they return when the
 * file is chosen again after a reload or an ended session.
 */
export function useCorrections() {
	const userId = useUser().data?.id ?? 0;
	const [draft, setDraft] = useState("");
	const [corrections, setCorrections] = useState<TypedTexts>({});
	const [isRestored, setRestored] = useState(false);
	const keep = useCallback(
		(name: string, next: TypedTexts) => {
			setCorrections(next);
			keepTypedTexts(name, userId, next);
		},
		[userId],
	);
	return {
		corrections,
		isRestored,
		/** Restores the corrections that were made in this file before. */
		open: (sheet: Sheet | null) => {
			const name = sheet ? `import-${sheet.fileName}` : "";
			const stored = name ? (readTypedTexts(name, userId) ?? {}) : {};
			setDraft(name);
			setCorrections(stored);
			setRestored(Object.keys(stored).length > 0);
		},
		/** @param base the value that the file has */
		correct: (row: number, field: ImportField, base: string, typed: string) => {
			const { [cellName(row, field)]: _, ...others } = corrections;
			keep(draft, base === typed ? others : { ...others, [cellName(row, field)]: { base, typed } });
		},
		/** Corrects the cells of a field in several rows. */
		correctAll: (
			cells: readonly { row: number; base: string }[],
			field: ImportField,
			typed: string,
		) =>
			keep(draft, {
				...corrections,
				...Object.fromEntries(
					cells.map(({ row, base }) => [cellName(row, field), { base, typed }]),
				),
			}),
		/** Confirms the value of a cell that is asked about, or takes the confirmation back. */
		confirm: (row: number, field: ImportField, value: string, isRight: boolean) => {
			const { [confirmationName(row, field)]: _, ...others } = corrections;
			const confirmation = { base: "", typed: value };
			keep(draft, isRight ? { ...others, [confirmationName(row, field)]: confirmation } : others);
		},
		isConfirmed: (row: number, field: ImportField, value: string) =>
			corrections[confirmationName(row, field)]?.typed === value,
		textOf: (row: number, field: ImportField) => corrections[cellName(row, field)]?.typed,
		/** Drops the corrections after the import, or when they are discarded. */
		forget: () => {
			if (draft) keep(draft, {});
			setRestored(false);
		},
	};
}
export type Corrections = ReturnType<typeof useCorrections>;
