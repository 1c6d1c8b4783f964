import encode from "qr";

/** Width of a module, in px. */
const module = 6;

/** Width of the light border in modules, as ISO/IEC 18004 requires. */
const quiet = 4;

/**
 * A QR code as a table of coloured cells, because email programs hide remote pictures and remove
 * those that are written into an address. Dark on light, as scanners expect it.
 */
export function qrTable(text: string): string {
	// The library draws at least one module of the border; the cell around the table adds the rest.
	const rows = encode(text, "raw", { border: 1 });
	const side = rows.length * module;
	const cell = (dark: boolean, size: string) => `<td${size}${dark ? ' bgcolor="#000"' : ""}></td>`;
	const lines = rows.map((row, y) => {
		// The cells of the first row say how wide those of all rows are.
		const cells = row.map((dark) => cell(dark, y === 0 ? ` width="${module}"` : ""));
		return `<tr height="${module}" style="height:${module}px">${cells.join("")}</tr>`;
	});
	const table = `<table role="presentation" aria-hidden="true" dir="ltr" width="${side}" height="${side}" cellpadding="0" cellspacing="0" bgcolor="#fff" style="width:${side}px;height:${side}px;border-collapse:collapse;table-layout:fixed;font-size:0;line-height:0;background:#fff">${lines.join("")}</table>`;
	return `<table role="presentation" cellpadding="0" cellspacing="0" bgcolor="#fff" style="background:#fff;border-collapse:collapse"><tr><td style="padding:${(quiet - 1) * module}px">${table}</td></tr></table>`;
}
