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
	"٥",
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
/** What takes quadratic time needs seconds for it, the rest milliseconds. */
const length = 32_000;
const mostMs = 500;

/** Time of the processor for some work, in ms, which does not depend on other work of the machine. */
function cpuTimeOf(work: () => unknown): number {
	const begin = process.threadCpuUsage();
	work();
	const { user, system } = process.threadCpuUsage(begin);
	return (user + system) / 1000;
}

test.each(Object.keys(read))("%s takes no quadratic time for a long text", (name) => {
	const slow = units.flatMap((unit) =>
		endings.flatMap((ending) => {
			const text = unit.repeat(Math.ceil(length / unit.length)) + ending;
			const ms = cpuTimeOf(() => read[name](text));
			return ms > mostMs ? [`${unit}…${ending} takes ${ms.toFixed(0)} ms`] : [];
		}),
	);
	expect(slow).toEqual([]);
});
