const isRule = (cell: string) => /^-+$/.test(cell);

const cellsOf = (row: string) =>
	row
		.slice(1, -1)
		.split("|")
		.map((cell) => cell.trim());

function alignedTable(table: string): string {
	const rows = table.split("\n").map(cellsOf);
	const widthOf = (column: number) =>
		Math.max(3, ...rows.map((row) => (isRule(row[column]) ? 3 : row[column].length)));
	const widths = rows[0].map((_, column) => widthOf(column));
	const padded = (cell: string, column: number) =>
		isRule(cell) ? "-".repeat(widths[column]) : cell.padEnd(widths[column]);
	return rows.map((row) => `| ${row.map(padded).join(" | ")} |`).join("\n");
}

/** A Markdown page with each column of its tables as wide as its widest cell. */
export const withAlignedTables = (page: string) => page.replace(/^\|.*(?:\n\|.*)*/gm, alignedTable);
