const begins = (bytes: Uint8Array, ...with_: number[]) =>
	with_.every((byte, at) => bytes[at] === byte);

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/**
 * The byte order of UTF-16, from its mark or from a line break of two bytes; null for other
 * encodings. A byte 0 alone does not tell: programs pad texts with it.
 */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
	if (begins(bytes, 0xff, 0xfe)) return "utf-16le";
	if (begins(bytes, 0xfe, 0xff)) return "utf-16be";
	const isBreak = (at: number) => bytes[at] === lineFeed || bytes[at] === carriageReturn;
	for (let at = 0; at + 1 < bytes.length; at += 2) {
		if (isBreak(at) && bytes[at + 1] === 0) return "utf-16le";
		if (bytes[at] === 0 && isBreak(at + 1)) return "utf-16be";
	}
	return null;
}

/**
 * Decodes text as Excel saves it: UTF-8 or UTF-16, with or without byte order mark, or the Windows
 * code page for Arabic.
 */
export function decodeText(bytes: Uint8Array): string {
	const utf16 = utf16Of(bytes);
	if (utf16) return new TextDecoder(utf16).decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1256").decode(bytes);
	}
}

const separators = [",", ";", "\t", "|", "،"] as const;
const lineEnd = /\r\n?|\n/;
/** Excel's first line about the separator. */
const named = /^sep=(.)(?=[\r\n])/i;
const linesRead = 20;

/** The cell separator: from Excel's `sep=` line, else the most frequent one in the headings. */
function separatorOf(text: string): string {
	const [, separator] = named.exec(text) ?? [];
	if (separator) return separator;
	// A title above the headings has none, so that the fullest of the first lines counts.
	const lines = text
		.replace(/"[^"]*"/g, "")
		.split(lineEnd, linesRead)
		.filter((line) => /\p{L}/u.test(line));
	const counted = separators.map((one) => ({
		one,
		count: Math.max(...lines.map((line) => line.split(one).length), 0),
	}));
	return counted.reduce((most, next) => (next.count > most.count ? next : most)).one;
}

/** What is read of a CSV file: the cells of its lines, and what separates them. */
export type Csv = { lines: string[][]; separator: string };

/** Reads separated cells, of which some stand in quotes, to the end of the text. */
function readLines(text: string, separator: string): string[][] {
	const sign = separator.replace(/[\\\]^|-]/g, "\\$&");
	const unquoted = new RegExp(`[^\\r\\n${sign}]*`, "y");
	const opening = / *"/y;
	const closing = new RegExp(` *(?=[\\r\\n${sign}]|$)`, "y");
	const ending = /\r\n?|\n/y;
	const skip = (pattern: RegExp, at: number) => {
		pattern.lastIndex = at;
		return pattern.test(text) ? pattern.lastIndex : -1;
	};
	// A quote that no other closes before a separator is a letter like others.
	const closingQuote = (from: number) => {
		for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
			if (text[at + 1] === '"') at++;
			else if (skip(closing, at + 1) >= 0) return at;
		}
		return -1;
	};
	const lines: string[][] = [[]];
	for (let at = 0; at <= text.length; ) {
		const begin = skip(opening, at);
		const end = begin < 0 ? -1 : closingQuote(begin);
		const next = end < 0 ? skip(unquoted, at) : skip(closing, end + 1);
		lines
			.at(-1)
			?.push(end < 0 ? text.slice(at, next) : text.slice(begin, end).replaceAll('""', '"'));
		const after = skip(ending, next);
		if (after >= 0) lines.push([]);
		at = after < 0 ? next + 1 : after;
	}
	return lines;
}

/**
 * Reads the lines of a CSV file. A line ends with CRLF, LF or CR, also where others end differently.
 * Excel's `sep=` line is an empty one, so that row numbers stay correct.
 */
export function readCsv(bytes: Uint8Array): Csv {
	const text = decodeText(bytes).replaceAll("\0", "");
	const separator = separatorOf(text);
	return { lines: readLines(text.replace(named, ""), separator), separator };
}
