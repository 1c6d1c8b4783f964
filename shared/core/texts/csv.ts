// Excel reads a cell that begins with these characters as a formula, in some languages also with
// their full-width and small forms. In locales that separate lists by semicolons Excel ignores our
// quotes, so text behind a separator can start a cell too.
const formula =
	/(^|[;\t\r\n])(?=[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b])|^(?=[\t\r])/g;

const cell = (value: string) => {
	const safe = value.replace(formula, "$1'");
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as a CSV file that Excel opens with correct Arabic: with a byte order mark, and without
 * formulas.
 */
export const toCsv = (rows: readonly (readonly string[])[]) =>
	`\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
