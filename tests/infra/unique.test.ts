import { readdirSync, readFileSync } from "node:fs";
import { makePeople } from "#local/demo/people/people.ts";
import { phoneOf } from "#shared/community/merges/merges.rules.ts";
import { foldText } from "#shared/core/texts/search.ts";
import { soundOfName } from "#shared/core/texts/sounds.ts";
import { isMinor } from "#shared/core/time/age.ts";
import {
	uniqueArabicName,
	uniqueBirthDate,
	uniqueEmail,
	uniqueId,
	uniqueIpAddress,
	uniqueName,
	uniquePhone,
	uniqueYear,
} from "../core/unique.ts";

const readAll = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.(ts|csv)$/.test(name))
		.map((name) => ({
			name: `${folder}/${name}`,
			text: readFileSync(`${folder}/${name}`, "utf8"),
		}));

const draw = <T>(one: () => T, count = 200): T[] => Array.from({ length: count }, one);

describe.each([
	["Latin", uniqueName, /^[a-z]{11}$/],
	["Arabic", uniqueArabicName, /^\p{Script=Arabic}{11}$/u],
])("unique %s names", (_, one, letters) => {
	const names = draw(one).map(foldText);

	test("unique names contain only letters of their script", () => {
		expect(names.filter((name) => !letters.test(name))).toEqual([]);
	});

	test("unique names differ in spelling and in sound", () => {
		expect(new Set(names).size).toBe(names.length);
		expect(new Set(names.map(soundOfName)).size).toBe(names.length);
	});

	test("unique names do not occur in the demo data or inside each other", () => {
		const demo = foldText(
			readAll("local/demo")
				.flatMap(({ text }) => text)
				.join("\n"),
		);
		expect(names.filter((name) => demo.includes(name))).toEqual([]);
		const pairs = names.flatMap((name) =>
			names.filter((other) => other !== name && other.includes(name)),
		);
		expect(pairs).toEqual([]);
	});

	test("unique names sort in the order they were drawn", () => {
		expect(names.toSorted()).toEqual(names);
	});
});

test("unique ids, emails, phone numbers, IP addresses, dates and years do not repeat", () => {
	for (const one of [uniqueId, uniqueEmail, uniquePhone, uniqueIpAddress, uniqueBirthDate]) {
		const values = draw<string | number>(one);
		expect(new Set(values).size).toBe(values.length);
	}
	expect(new Set(draw(uniqueYear, 60)).size).toBe(60);
});

test("unique values do not occur among the people of the demo data", () => {
	const now = Date.parse("2027-06-15T09:00:00Z");
	const demo = makePeople(now).map(({ user }) => user);
	const [phones, dates] = [draw(uniquePhone, 1_000), draw(uniqueBirthDate, 1_000)];
	const lastDigits = new Set(demo.map((user) => phoneOf(user)?.slice(-4)));
	expect(phones.filter((phone) => lastDigits.has(phone.slice(-4)))).toEqual([]);
	expect(demo.filter(({ dateOfBirth }) => dateOfBirth && dates.includes(dateOfBirth))).toEqual([]);
	expect(dates.filter((date) => isMinor(date, now))).toEqual([]);
	expect(Math.max(...demo.map(({ id }) => id))).toBeLessThan(uniqueId());
});

test("tests draw no name, address or number at random", () => {
	const random = /Math\.random\(|randomUUID\(\)\.slice|\$\{Date\.now\(\)/;
	const files = readAll("tests").filter(
		({ name, text }) => name !== "tests/run.ts" && random.test(text),
	);
	expect(files.map(({ name }) => name)).toEqual([]);
});
