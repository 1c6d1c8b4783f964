import { locales } from "#shared/core/locales.ts";
import type { EventRecord } from "../event.entity.ts";
import { type EventChangeFacts, eventChangeNotice } from "./event-changes.notices.ts";
import { changesOf } from "./event-changes.ts";

const now = Date.parse("2026-12-01T00:00:00Z");
const event = {
	id: 7,
	titleEn: "Cup",
	titleAr: "كأس",
	eventDate: "2027-01-10",
	endsAt: "2027-01-10T20:59:59.999Z",
	location: "Hall A",
	locationAr: "صالة أ",
	registrationDeadline: "2027-01-05",
	published: true,
} as EventRecord;
const changed = (change: Partial<EventRecord>, from = event) =>
	changesOf(from, { ...from, ...change }, now);

test.each<[string, Partial<EventRecord>, string[]]>([
	["the day", { eventDate: "2027-01-11" }, ["days"]],
	["the hour", { eventDate: "2027-01-10T10:00:00+03:00" }, ["days"]],
	["the end", { endDate: "2027-01-12" }, ["days"]],
	["the place", { location: "Hall B" }, ["place"]],
	["the place in Arabic", { locationAr: "صالة ب" }, ["place"]],
	["an earlier deadline", { registrationDeadline: "2027-01-02" }, ["deadline"]],
	["the programme", { schedule: "Begins at 8" }, ["programme"]],
	["several", { eventDate: "2027-01-11", location: "Hall B" }, ["days", "place"]],
])("notifies people of %s", (_, change, expected) => {
	const { days, place, deadline, programme } = changed(change) ?? {};
	const changes = Object.entries({ days, place, deadline, programme });
	expect(changes.flatMap(([name, value]) => (value ? name : []))).toEqual(expected);
});

test.each<[string, Partial<EventRecord>]>([
	["a deadline that has passed", { registrationDeadline: "2026-11-30" }],
	["a later deadline", { registrationDeadline: "2027-01-08" }],
	["no deadline any more", { registrationDeadline: undefined }],
	["another title", { titleEn: "Open Cup" }],
	["a fee, which concerns only some", { fee: 8_000, requiredDocument: "medical" }],
	["a count", { registeredCount: 3 }],
	["a translation of the place", { locationAr: undefined }],
	["a place that is to be announced again", { location: "" }],
	["a cancellation", { cancelReason: "", eventDate: "2027-01-11" }],
	["a withdrawn draft", { published: false, eventDate: "2027-01-11" }],
])("notifies nobody of %s", (_, change) => expect(changed(change)).toBeNull());

test("sends no notification about a change of a past event", () =>
	expect(changed({ location: "Hall B" }, { ...event, endsAt: "2026-11-30T00:00:00Z" })).toBeNull());

test("notifies people of an event that is moved after its day has passed", () => {
	const past = { ...event, eventDate: "2026-11-29", endsAt: "2026-11-29T20:59:59.999Z" };
	const { endsAt, eventDate } = event;
	expect(changed({ eventDate, endsAt }, past)?.days).toBeDefined();
	expect(changed({ eventDate: past.eventDate, endsAt: past.endsAt })?.days).toBeDefined();
});

test("names a first place alone", () => {
	const facts = changed({ location: "Hall B" }, { ...event, location: "", locationAr: undefined });
	const words = eventChangeNotice.words({ ...facts, audience: "participant" } as never, "en");
	expect(words.message).toMatch(/The new place is \u2068Hall B\u2069\.$/);
});

test("names a new deadline alone if there was none before", () => {
	const facts = changed(
		{ registrationDeadline: "2027-01-02" },
		{
			...event,
			registrationDeadline: undefined,
		},
	);
	const { message } = eventChangeNotice.words({ ...facts, audience: "judge" } as never, "en");
	expect(message).toMatch(/until \u2068Saturday, January 2, 2027\u2069\.$/);
});

test.each(locales)("names the old and new day, hour and place in %s", (locale) => {
	const facts = changed({
		eventDate: "2027-01-11T18:30:00+03:00",
		location: "Hall B",
		locationAr: "صالة ب",
	});
	const { title, message, subject } = eventChangeNotice.words(
		{ ...facts, audience: "participant" } as never,
		locale,
	);
	const named = {
		en: ["Sunday, January 10, 2027", "Monday, January 11, 2027 at 6:30", "Hall A", "Hall B"],
		ar: ["١٠ يناير ٢٠٢٧", "١١ يناير ٢٠٢٧", "٦:٣٠", "صالة أ", "صالة ب"],
	}[locale];
	for (const text of named) expect(message.replaceAll("\u202f", " ")).toContain(text);
	expect(subject).toContain(title);
});

const document = {
	code: "document_required" as const,
	params: { kind: "medical", day: "2027-01-10" },
};
const pay = { amount: 8_000, dueOn: "2027-01-02", unpaid: ["released" as const] };

test.each<[string, Partial<EventChangeFacts>, RegExp, RegExp, RegExp]>([
	[
		"a programme",
		{ programme: true },
		/another programme/,
		/programme has changed/,
		/تغيّر البرنامج/,
	],
	[
		"conditions",
		{ duties: { conflicts: [document] } },
		/new conditions/,
		/Upload a medical certificate/,
		/يلزم رفع شهادة طبية/,
	],
	["a fee", { duties: { pay } }, /terms of payment/, /KD 8 to pay by/, /يلزم دفع ٨ د\.ك/],
	["a price", { price: 8_000 }, /terms of payment/, /now costs KD 8/, /أصبحت رسوم المكان/],
	["no price", { price: 0 }, /terms of payment/, /is now free/, /بلا رسوم/],
	["a late fee", { keepsLateFee: true }, /terms of payment/, /fee stays due/, /تبقى الرسوم مستحقة/],
])("says in both languages what %s means", (_, changes, title, english, arabic) => {
	const facts = { eventId: 7, titleEn: "Cup", titleAr: "كأس", ...changes } as EventChangeFacts;
	const en = eventChangeNotice.words({ ...facts, audience: "participant" }, "en");
	const ar = eventChangeNotice.words({ ...facts, audience: "participant" }, "ar");
	expect(en.title).toMatch(title);
	expect(en.message).toMatch(english);
	expect(ar.message).toMatch(arabic);
	expect(ar.title + ar.message).not.toMatch(/[A-Za-z0-9]/);
	expect(en.message + ar.message).not.toMatch(/undefined| {2}/);
});
