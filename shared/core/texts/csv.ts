// Excel reads a cell that begins so as a formula. Where lists are separated by semicolons it begins cells and rows
// inside of ours, too, because it does not see their quotes then.
const formula = /(^|[;\t\r\n])(?=[=+\-@])|^(?=[\t\r])/g;

const cell = (value: string) => {
	const safe = value.replace(formula, "$1'");
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as a CSV file that Excel opens with Arabic right: with a byte order mark, and no cell read as a formula. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
	`\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
