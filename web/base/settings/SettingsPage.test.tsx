/** @jest-environment jsdom */
import { settingsDefaults } from "#shared/base/settings/settings.rules.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { renderPart } from "#tests/core/renderPart.tsx";
import SettingsPage from "./SettingsPage.tsx";
import { holidaysQuery, settingsQuery } from "./settings.queries.ts";

const none = <Key extends string>(of: Record<Key, number>) =>
	Object.fromEntries(Object.keys(of).map((key) => [key, 0])) as Record<Key, number>;
const settings = {
	...settingsDefaults,
	cityEn: "Kuwait City",
	cityAr: "مدينة الكويت",
	phone: "+96522345678",
	email: "office@club.example",
	hoursEn: "Daily",
	hoursAr: "يوميًا",
	licenceNumber: "L-77",
	messagesTo: "inbox@club.example",
	messageMonths: 11,
	promotionPolicy: "direct",
	monthsInGrade: { ...none(settingsDefaults.monthsInGrade), white: 3 },
	classesInGrade: { ...none(settingsDefaults.monthsInGrade), white: 24 },
	pendingDays: 14,
	membershipFees: { adult: 30_000, child: 20_000, family: 0 },
	membershipMonths: 12,
	gradingFees: { ...none(settingsDefaults.gradingFees), "black-1": 45_000 },
};
const open = (wish: object = {}, locale: "en" | "ar" = "en") =>
	renderPart(<SettingsPage />, {
		locale,
		data: [
			[settingsQuery.queryKey, { ...settings, ...wish }],
			[holidaysQuery.queryKey, []],
		],
	});
const lines = (view: ReturnType<typeof open>) =>
	Object.fromEntries(
		view
			.all("dl > div")
			.map((row) => [...row.children].map(({ textContent }) => plainText(textContent))),
	);

test("each setting stands behind its own label", () => {
	expect(lines(open())).toMatchObject({
		Email: "office@club.example",
		"Licence number": "L-77",
		"New messages are mailed to": "inbox@club.example",
		"Messages are kept for": "11 months",
		"A coach’s promotion": "Counts at once",
		"Without a decision they end after": "14 days",
		"Membership of an adult": "KD 30",
		"Membership under 18": "KD 20",
		"Most that a family pays": "No fee",
		"A membership is valid for": "12 months",
	});
	expect(lines(open({ pendingDays: 0, promotionPolicy: "approval" }))).toMatchObject({
		"Without a decision they end after": "Never",
		"A coach’s promotion": "Waits for the federation’s approval",
	});
	expect(Object.keys(lines(open({ licenceNumber: "" })))).not.toContain("Licence number");
});

test("ranks have their months and classes, and only those with a fee are listed with it", () => {
	const [grades, fees] = open()
		.all(".grade-list")
		.map((list) => [...list.children].map(({ textContent }) => plainText(textContent)));
	expect(grades[0]).toMatch(/3 months24 classes$/);
	expect(grades[1]).toMatch(/No minimum$/);
	expect(fees).toEqual([expect.stringMatching(/KD 45$/)]);
	const free = open({ gradingFees: none(settings.gradingFees) });
	expect(free.all(".grade-list")[1].children).toHaveLength(0);
	expect(free.texts("p.soft")).toContain("No fee");
});

test("texts in both languages begin with the reader’s", () => {
	const cities = (locale: "en" | "ar") =>
		open({}, locale)
			.all("dd bdi[lang]")
			.slice(0, 2)
			.map(({ lang, textContent }) => [lang, textContent]);
	const [en, ar] = [
		["en", "Kuwait City"],
		["ar", "مدينة الكويت"],
	];
	expect([cities("en"), cities("ar")]).toEqual([
		[en, ar],
		[ar, en],
	]);
});
