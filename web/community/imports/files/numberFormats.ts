/** Formats of dates among those that a workbook need not define. */
const builtInDates = [
	[14, 22],
	[27, 36],
	[45, 47],
	[50, 58],
];

/** The code of a format without texts, colours, conditions and languages. */
const plainCode = (code: string) =>
	code
		.replace(/"[^"]*"|\\.|[_*]./g, " ")
		.replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, "")
		.replace(/general/gi, "");

/**
 * Whether a number format shows a number as a date. The marks B1 and B2 choose the calendar in which
 * it is shown, not the one in which it is counted.
 */
export const isDateFormat = (id: number, code: string | undefined) =>
	code === undefined
		? builtInDates.some(([first, last]) => id >= first && id <= last)
		: /[dmyhs]/i.test(plainCode(code).split(";")[0]);

const pattern = /"([^"]*)"|\\(.)|[_*].|([0#])|([-+() /:])/g;

/**
 * A whole number as its format shows it, where the format adds something to its digits: zeros in
 * front, a country code, gaps. Null for every other format.
 */
export function formattedWhole(value: number, code: string): string | null {
	const [section] = code.split(";");
	const rest = section.replace(pattern, "");
	if (rest !== "" || !Number.isSafeInteger(value) || value < 0) return null;
	const parts = [...section.matchAll(pattern)];
	const places = parts.filter(([, , , place]) => place).length;
	const digits = [...value.toFixed(0)];
	if (places === 0) return null;
	const text = parts
		.map(([, quoted, escaped, place, sign], at) => {
			if (!place) return quoted ?? escaped ?? sign ?? "";
			const left = parts.slice(at).filter(([, , , one]) => one).length;
			// The first place shows all digits for which there are no places.
			if (left === places)
				return (
					digits.slice(0, Math.max(0, digits.length - left + 1)).join("") ||
					(place === "0" ? "0" : "")
				);
			return digits[digits.length - left] ?? (place === "0" ? "0" : "");
		})
		.join("")
		.trim();
	return text === digits.join("") ? null : text;
}
