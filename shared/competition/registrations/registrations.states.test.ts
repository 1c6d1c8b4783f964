import { locales } from "../../core/locales.ts";
import { registrationStatuses } from "./registrations.rules.ts";
import { stateSentence } from "./registrations.states.ts";

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
		"A place is yours until Friday, 8:00 PM. Accept it or pass it on.",
	);
});

test.each(locales)("never says that somebody on a waiting list is registered: %s", (locale) => {
	for (const status of ["waitlisted", "offered"] as const)
		for (const name of [undefined, "Layan"])
			expect(stateSentence(locale, state({ status }), name)).not.toMatch(/registered|مسجّل/);
});
