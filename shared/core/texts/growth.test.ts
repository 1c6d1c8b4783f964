import { cleanLine, cleanName, cleanTyped } from "../fields/cleaning.ts";
import { plainEmail } from "../fields/email.ts";
import { hasLink } from "../fields/links.ts";
import { isInLetters } from "../fields/names.ts";
import { hasOnlyPhones, plainPhone } from "../fields/phone.ts";
import { splitRuns } from "./runs.ts";
import { foldText, searchWords } from "./search.ts";

/** What is made of all that people type. */
const read: Record<string, (text: string) => unknown> = {
	hasLink,
	plainEmail,
	cleanLine,
	cleanName,
	cleanTyped,
	isInLetters,
	plainPhone,
	hasOnlyPhones,
	foldText,
	searchWords,
	splitRuns,
};

const units = [
	"a",
	"é",
	"ا",
	"1",
	".",
	":",
	" ",
	"a.",
	"ا.",
	"_.",
	"1 ",
	"1/",
	"-",
	"a-",
	"@",
	"www.",
	"\u200c",
];
const endings = ["", "!", "@"];
const [short, factor] = [4_000, 8];

/** The shortest time of several, in ms: other work on the machine only adds to it. */
function timeOf(work: () => unknown): number {
	const times = Array.from({ length: 5 }, () => {
		const begin = performance.now();
		work();
		return performance.now() - begin;
	});
	return Math.min(...times);
}

test.each(Object.keys(read))("%s takes time in proportion to the length of a text", (name) => {
	const slow = units.flatMap((unit) =>
		endings.flatMap((ending) => {
			const text = (length: number) => unit.repeat(Math.ceil(length / unit.length)) + ending;
			const [one, many] = [text(short), text(short * factor)];
			// Too short to compare, whatever the growth.
			const long = timeOf(() => read[name](many));
			if (long < 20) return [];
			const growth = long / timeOf(() => read[name](one));
			// Linear grows by the factor, quadratic by its square.
			return growth > factor * 3 ? [`${unit}…${ending} grows by ${growth.toFixed(0)}`] : [];
		}),
	);
	expect(slow).toEqual([]);
});
