import { type Event, EventInput } from "#shared/competition/events/events.schema.ts";
import { valuesOf } from "../manage/eventForm.ts";
import { changedSettings, settingDefaults } from "./changedSettings.ts";

/** What the server stores of an event of which only name, type and day were stated. */
const created = EventInput.parse({
	titleEn: "Cup",
	titleAr: "كأس",
	eventType: "event",
	eventDate: "2027-01-01",
	published: false,
}) as Partial<Event>;

const eventWith = (changes: Partial<Event>) => ({ ...settingDefaults, ...changes }) as Event;

test.each(Object.entries(settingDefaults))("a new event starts with %s: %s", (name, value) => {
	expect(created[name as keyof Event] ?? null).toBe(value);
});

test("a new event has no setting that differs", () => {
	expect(changedSettings(eventWith({}), true)).toEqual([]);
});

test("each setting that differs is named, in the order of the list", () => {
	const changed = eventWith({
		fee: 15_000,
		requiredDocument: "medical",
		waitingList: false,
		paymentRule: "first",
	});
	expect(changedSettings(changed, true)).toEqual([
		"fee",
		"paymentRule",
		"requiredDocument",
		"waitingList",
	]);
	expect(changedSettings({ ...changed, fee: null }, false)).toEqual([
		"requiredDocument",
		"waitingList",
	]);
});

/** Fields of the form that the summary of an event states in any case, or that people read. */
const statedAnyway = [
	"titleEn",
	"titleAr",
	"descriptionEn",
	"descriptionAr",
	"eventType",
	"eventDate",
	"eventDateTime",
	"endDate",
	"endDateTime",
	"registrationOpensAt",
	"registrationOpensAtTime",
	"registrationDeadline",
	"registrationDeadlineTime",
	"maxParticipants",
	"location",
	"locationAr",
	"imageUrl",
	"flyerUrl",
	"schedule",
	"published",
	"version",
	// Stands in the line of the late price.
	"lateFrom",
];

test("every field of the form is a setting, or is stated anyway", () => {
	expect([...statedAnyway, ...Object.keys(settingDefaults)].sort()).toEqual(
		Object.keys(valuesOf(null)).sort(),
	);
});
