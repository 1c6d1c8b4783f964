import { locales } from "../../core/locales.ts";
import { registrationStatuses } from "./registrations.rules.ts";
import { endStateOf, stateSentence } from "./registrations.states.ts";

const state = (wish: Partial<Parameters<typeof stateSentence>[1]>) => ({
	status: "waitlisted" as const,
	awaitsGuardian: false,
	...wish,
});

test.each([
	[1, "You’re 1st on the waiting list."],
	[2, "You’re 2nd on the waiting list."],
	[3, "You’re 3rd on the waiting list."],
	[11, "You’re 11th on the waiting list."],
	[112, "You’re 112th on the waiting list."],
])("counts position %i on the waiting list in English", (position, start) => {
	expect(stateSentence("en", state({ position }))).toMatch(start);
});

test("writes the position on the waiting list in Arabic digits", () => {
	expect(stateSentence("ar", state({ position: 12 }))).toContain("وترتيبك ١٢.");
});

test.each(locales.flatMap((locale) => registrationStatuses.map((status) => ({ locale, status }))))(
	"names the person in the third person only: $status, $locale",
	({ locale, status }) => {
		expect(stateSentence(locale, state({ status }), "Layan")).toContain("Layan");
		expect(stateSentence(locale, state({ status }))).not.toMatch(/undefined|Layan/);
	},
);

test.each(locales.flatMap((locale) => registrationStatuses.map((status) => ({ locale, status }))))(
	"promises nothing after the event: $status, $locale",
	({ locale, status }) => {
		for (const name of [undefined, "Layan"]) {
			const sentence = stateSentence(locale, state({ status, over: true, position: 2 }), name);
			expect(sentence).not.toMatch(/See you|will|’ll|held|waiting|نراك|سنخبرك|نخبرك|محجوز|ينتظر/);
			if (name) expect(sentence).toContain(name);
		}
	},
);

test("says until when an offered place can be accepted", () => {
	expect(stateSentence("en", state({ status: "offered", until: "Friday, 8:00 PM" }))).toBe(
		"A place is yours until Friday, 8:00 PM. Accept or decline it.",
	);
});

test.each(locales)("never says that somebody on a waiting list is registered: %s", (locale) => {
	for (const status of ["waitlisted", "offered"] as const)
		for (const name of [undefined, "Layan"])
			expect(stateSentence(locale, state({ status }), name)).not.toMatch(/registered|مسجّل/);
});

describe("the sentence of each state, to the reader and about a person", () => {
	const until = "Friday";
	const ar = "ليان";
	test.each([
		[
			state({ status: "pending" }),
			"Your place is held. We’ll tell you when the federation has reviewed it.",
			"Layan’s place is held. We’ll tell you when the federation has reviewed it.",
			"مكانك محجوز، وسنخبرك بعد أن يراجع الاتحاد تسجيلك.",
			"مكان ليان محجوز، وسنخبرك بعد أن يراجع الاتحاد التسجيل.",
		],
		[
			state({ status: "pending", awaitsGuardian: true }),
			"Your place is held.",
			"Layan’s place is held.",
			"مكانك محجوز.",
			"مكان ليان محجوز.",
		],
		[
			state({ status: "approved" }),
			"You have a place. See you there!",
			"Layan has a place.",
			"مكانك مؤكد. نراك هناك!",
			"مكان ليان مؤكد.",
		],
		[
			state({}),
			"You’re on the waiting list. We’ll tell you when a place is free.",
			"Layan is on the waiting list. We’ll tell you when a place is free.",
			"أنت على قائمة الانتظار. نخبرك فور توفّر مكان.",
			"ليان على قائمة الانتظار. نخبرك فور توفّر مكان.",
		],
		[
			state({ position: 7 }),
			"You’re 7th on the waiting list. We’ll tell you when a place is free.",
			"Layan is 7th on the waiting list. We’ll tell you when a place is free.",
			"أنت على قائمة الانتظار، وترتيبك ٧. نخبرك فور توفّر مكان.",
			"ليان على قائمة الانتظار، والترتيب ٧. نخبرك فور توفّر مكان.",
		],
		[
			state({ status: "offered" }),
			"A place is waiting for your answer.",
			"A place for Layan is waiting for your answer.",
			"مكان ينتظر قبولك.",
			"مكان باسم ليان ينتظر قبولك.",
		],
		[
			state({ status: "offered", until }),
			"A place is yours until Friday. Accept or decline it.",
			"A place is Layan’s until Friday. Accept or decline it.",
			"مكان ينتظر قبولك أو اعتذارك حتى Friday.",
			"مكان باسم ليان ينتظر قبولك أو اعتذارك حتى Friday.",
		],
		[
			state({ status: "rejected" }),
			"The federation did not accept this registration.",
			"The federation did not accept Layan’s registration.",
			"لم يعتمد الاتحاد هذا التسجيل.",
			"لم يعتمد الاتحاد تسجيل ليان.",
		],
		[
			state({ status: "cancelled" }),
			"This registration was cancelled.",
			"Layan’s registration was cancelled.",
			"أُلغي هذا التسجيل.",
			"أُلغي تسجيل ليان.",
		],
		[
			state({ status: "approved", over: true }),
			"This event is over. You had a place.",
			"This event is over. Layan had a place.",
			"انتهت الفعالية، وكان تسجيلك معتمدًا.",
			"انتهت الفعالية، وكان تسجيل ليان معتمدًا.",
		],
		[
			state({ status: "pending", over: true }),
			"This event is over. Your registration was not decided on.",
			"This event is over. Layan’s registration was not decided on.",
			"انتهت الفعالية قبل البتّ في تسجيلك.",
			"انتهت الفعالية قبل البتّ في تسجيل ليان.",
		],
		[
			state({ position: 2, over: true }),
			"This event is over. No place became free for you.",
			"This event is over. No place became free for Layan.",
			"انتهت الفعالية ولم يتوفّر لك مكان.",
			"انتهت الفعالية ولم يتوفّر مكان باسم ليان.",
		],
	])("%j", (one, english, named, arabic, namedInArabic) => {
		expect([
			stateSentence("en", one),
			stateSentence("en", one, "Layan"),
			stateSentence("ar", one),
			stateSentence("ar", one, ar),
		]).toEqual([english, named, arabic, namedInArabic]);
	});

	test.each([
		["approved", "tookPlace"],
		["pending", "undecided"],
		["waitlisted", "noPlace"],
		["offered", "noPlace"],
		["rejected", undefined],
		["cancelled", undefined],
	] as const)("a registration that is %s when its event is over ends as %s", (status, end) => {
		expect(endStateOf(status)).toBe(end);
	});
});
