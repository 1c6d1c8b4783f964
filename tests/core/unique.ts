/**
 * Names, addresses and numbers that no other test and no demo data use. They are counted, not
 * random, so no two are the same. Within a kind all have the same length, so none is the beginning
 * of another, and later ones sort later.
 */

/**
 * `first` occurs nowhere else in a name, so no name is found inside another. The four letters after
 * it alternate between two sets of consonants that differ in sound, so no two names are suggested
 * as duplicates.
 */
type Letters = { first: string; ofFile: string; even: string; odd: string };

const latin: Letters = {
	first: "Q",
	ofFile: "bcdfghjklmnprstvwxyz",
	even: "bdfjkl",
	odd: "mnrstz",
};
const arabic: Letters = {
	first: "ظ",
	ofFile: "بتثجحخدذرزسشصضطفقكلم",
	even: "بجدفكل",
	odd: "ترزسمن",
};

/**
 * Files that share a deployed site differ by their worker and their start time in tenths of a
 * second.
 */
const worker = Number(process.env.JEST_WORKER_ID ?? 0) % 8;
const began = Math.floor(Date.now() / 100) % 8_000_000;
const file = worker * 8_000_000 + began;

/** Counts from 0 up to `limit`. */
function counter(limit: number, what: string) {
	let next = 0;
	return () => {
		if (next === limit) throw new Error(`A test file may draw ${limit} ${what}`);
		return next++;
	};
}

/** A number spelt in letters, its last digit in the last alphabet. */
function spell(number: number, alphabets: readonly string[]): string {
	let rest = number;
	let text = "";
	for (const letters of alphabets.toReversed()) {
		text = letters[rest % letters.length] + text;
		rest = Math.floor(rest / letters.length);
	}
	return text;
}

function names({ first, ofFile, even, odd }: Letters) {
	const end = spell(file, Array(6).fill(ofFile));
	const count = counter(6 ** 4, "names");
	return () => first + spell(count(), [even, odd, even, odd]) + end;
}

/** A name of eleven Latin letters. */
export const uniqueName = names(latin);

/** A name of eleven Arabic letters. */
export const uniqueArabicName = names(arabic);

/** A title or sentence that ends in a unique name. */
export const uniqueText = (words: string) => `${words} ${uniqueName()}`;
export const uniqueArabicText = (words: string) => `${words} ${uniqueArabicName()}`;

let lastId = 1_000_000 + file * 1_000;

/** An id far above those that a site assigns. */
export const uniqueId = () => ++lastId;

export const uniqueEmail = (words = "person") => `${words}-${uniqueId()}@test.example`;

const countPhones = counter(5_000, "phone numbers");

/** A Kuwaiti mobile number. Its last four digits, which the search finds, are unique too. */
export const uniquePhone = () => `+9656655${5_000 + countPhones()}`;

const addressesOfWorker = 31 * 250 * 250;
/**
 * Files of a worker start so far apart that no file draws an address of a file started in the last
 * quarter of an hour.
 */
const addressesInATenth = 211;
const countIpAddresses = counter(addressesOfWorker, "IP addresses");

/**
 * An IP address of this machine, so that attempts are not counted together with those of other
 * tests.
 */
export function uniqueIpAddress(): string {
	const number = (began * addressesInATenth + countIpAddresses()) % addressesOfWorker;
	const [block, network, host] = [
		Math.floor(number / 62_500),
		Math.floor(number / 250) % 250,
		number % 250,
	];
	return `127.${1 + worker * 31 + block}.${1 + network}.${1 + host}`;
}

const countBirthDates = counter(6_000, "dates of birth");

/** A date from 1938 to 1954: older than all in the demo data, and too young for a question. */
export const uniqueBirthDate = () =>
	new Date(Date.UTC(1938, 0, 1 + countBirthDates())).toISOString().slice(0, 10);

const countYears = counter(60, "years");

/** A year from 2099 down that this test file has not drawn before. */
export const uniqueYear = () => 2099 - countYears();
