/** @jest-environment jsdom */
import type { Locale } from "#shared/core/locales.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { eventRow } from "#tests/domains/competition/events.rows.ts";
import { userQuery } from "../../../base/session/session.ts";
import { publicSettingsQuery } from "../../../base/settings/settings.queries.ts";
import { EventSettings } from "../settings/EventSettings.tsx";
import { AboutEvent } from "./AboutEvent.tsx";
import CalledOff from "./CalledOff.tsx";
import { CapacityBadge } from "./CapacityBadge.tsx";
import { EventNeeds } from "./EventNeeds.tsx";

/** An event whose dates, fees and texts all differ. */
const event = (wish: object = {}) =>
	eventRow(7, {
		titleEn: "Cup",
		titleAr: "كأس",
		descriptionEn: "A cup for all",
		descriptionAr: "كأس للجميع",
		location: "Hall A",
		locationAr: "قاعة أ",
		eventDate: "2099-05-01",
		lateCancellation: "free",
		...wish,
	}) as never;
const data = [
	[
		publicSettingsQuery.queryKey,
		{ gradingFees: {}, membershipFees: { adult: 20_000, child: 0 }, membershipMonths: 12 },
	],
	[userQuery.queryKey, null],
] as const;

const weighed = (wish: object) => ({
	classes: [{ id: 1, fee: null, minWeight: null, maxWeight: null, ...wish }],
});

test.each<[object, (string | RegExp)[], (string | RegExp)[]]>([
	[
		{ requiredDocument: "medical" },
		["A medical certificate that is valid on May 1, 2099"],
		["identity", "guardian"],
	],
	[
		{ requiredDocument: "identity", endDate: "2099-05-03" },
		["An identity document that is valid on May 3, 2099"],
		[],
	],
	[{ requiredDocument: "consent" }, ["A signed consent that is valid on"], ["medical"]],
	[{ guardianConsent: true }, ["Under 18: a guardian’s agreement"], ["weight"]],
	[weighed({ minWeight: 50 }), ["Your weight: you’ll be weighed at the event"], []],
	[weighed({ maxWeight: 60 }), ["Your weight: you’ll be weighed at the event"], []],
	[weighed({}), [], ["weighed", "valid on", "guardian"]],
	[{ membershipRule: "require" }, ["A paid membership", /KD\s20/], ["paid before the event"]],
	[
		{ membershipRule: "warn" },
		["Your membership fee, paid before the event"],
		["A paid membership"],
	],
	[{ fee: 8_000, payUntil: "2099-04-20" }, [/KD\s8/, "April 20, 2099"], ["membership"]],
	[{ payUntil: "2099-04-20" }, [], ["April 20, 2099"]],
])("what people need for an event with %j stands on its page", (wish, present, absent) => {
	const text = renderPart(<EventNeeds event={event(wish)} />, { data })
		.texts(".event-needs li")
		.join(" · ");
	for (const words of present) expect(text).toMatch(words);
	for (const words of absent) expect(text).not.toMatch(words);
});

test("a cancelled event asks for nothing", () => {
	const wish = { registrationState: "cancelled", guardianConsent: true };
	expect(renderPart(<EventNeeds event={event(wish)} />, { data }).all("section")).toEqual([]);
});

test.each<[Locale, string[], string]>([
	[
		"en",
		[
			"Title: Cup",
			"Date: Friday, May 1, 2099",
			"Place: Hall A",
			"Registration opens: Sunday, March 1, 2099",
			"Deadline: Monday, April 20, 2099",
			"Places: 64",
		],
		"All settings are as for any new event",
	],
	["ar", ["العنوان: كأس", "المكان: قاعة أ"], "كل الإعدادات كما في كل فعالية جديدة"],
])("staff see the facts of an event in %s", (locale, facts, usual) => {
	const wish = {
		registrationOpensAt: "2099-03-01",
		registrationDeadline: "2099-04-20",
		maxParticipants: 64,
	};
	const { texts, all, container } = renderPart(<EventSettings event={event(wish)} />, {
		locale,
		data,
	});
	const shown = all("dl > div").map(
		(one) => `${one.children[0].textContent}: ${one.children[1].textContent}`,
	);
	for (const fact of facts) expect(shown).toContain(fact);
	expect(texts("[data-setting]")).toEqual([]);
	expect(container.textContent).toContain(usual);
});

test("an event without days of registration or a limit says what that means", () => {
	const text = renderPart(<EventSettings event={event()} />, { data }).container.textContent;
	for (const words of ["As soon as the event is published", "Until the event", "No limit"])
		expect(text).toContain(words);
});

test("staff see each setting that is not the usual one", () => {
	const wish = {
		fee: 8_000,
		memberFee: 6_000,
		lateFee: 11_000,
		lateFrom: "2099-04-10",
		familyMax: 15_000,
		payUntil: "2099-04-20",
		membershipRule: "require",
		requiredDocument: "identity",
		guardianConsent: true,
		offerHours: 24,
		ageReferenceDate: "2099-12-31",
	};
	const settings = renderPart(<EventSettings event={event(wish)} />, { data });
	const of = (id: string) => settings.texts(`[data-setting=${id}] dd`)[0];
	expect(
		Object.keys(wish)
			.filter((id) => id !== "lateFrom")
			.map(of),
	).toEqual([
		"KD 8",
		"KD 6",
		"KD 11 from April 10, 2099",
		"KD 15",
		"April 20, 2099",
		"Only paid members may enter",
		"Identity document",
		"Yes",
		"24",
		"December 31, 2099",
	]);
	expect(settings.container.textContent).toContain("All other settings are as for any new event.");
});

test.each<[Locale, string]>([
	["en", "Storm"],
	["ar", "عاصفة"],
])("an event that was called off says why, in %s", (locale, reason) => {
	const notice = (cancelReason: string | null) =>
		renderPart(<CalledOff event={event({ cancelReason })} />, { locale });
	expect(notice("Storm · عاصفة").texts(".lines")).toEqual([reason]);
	expect(notice(null).texts(".lines")).toEqual([]);
	expect(notice(null).texts("strong")).toHaveLength(1);
});

test.each([
	[{}, ["A cup for all"], []],
	[{ schedule: "Weigh-in · الوزن\nKata · كاتا" }, ["Programme", "Weigh-in", "Kata"], []],
	[{ flyerUrl: "/files/flyer.pdf" }, ["Flyer"], ["/files/flyer.pdf"]],
])("an event with %j is described", (wish, words, links) => {
	const { container, all } = renderPart(<AboutEvent event={event(wish)} />);
	for (const word of words) expect(container.textContent).toContain(word);
	if (!("schedule" in wish)) expect(container.textContent).not.toContain("Programme");
	expect(all("a").map((link) => link.getAttribute("href"))).toEqual(links);
});

test.each([
	[12, 30, "12 / 30"],
	[12, 0, "12 / ∞"],
])("%d taken of %d places reads “%s”", (taken, max, words) => {
	expect(renderPart(<CapacityBadge taken={taken} max={max} />).texts(".taken")[0]).toMatch(words);
});
