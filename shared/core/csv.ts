// Excel reads a cell that begins so as a formula.
const formula = /^[=+\-@\t\r]/;

const cell = (value: string) => {
	const safe = formula.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as a CSV file that Excel opens with Arabic right: with a byte order mark, and no cell read as a formula. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
	`\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
