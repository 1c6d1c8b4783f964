import type { DynamoDBRecord } from "aws-lambda";
import { log } from "../core/log.ts";
import { changeOfPages, pathsToRender } from "./shown.ts";

const image = (entity: string, id: string, more: object = {}) => ({ __edb_e__: { S: entity }, id: { N: id }, ...more });
const shown = { published: { BOOL: true } };
/** Reading it throws: JavaScript has no such number. */
const broken = { ...shown, count: { N: "1.5e30" } };

const record = (OldImage: object | undefined, NewImage: object | undefined) =>
	({ eventName: "MODIFY", dynamodb: { SequenceNumber: "1", OldImage, NewImage } }) as unknown as DynamoDBRecord;

/** Pages that show an event. */
const withEvent = (id: number) => new Set(["/", "/home", "/events", `/events/${id}`]);

const said: unknown[][] = [];
beforeEach(() => {
	said.length = 0;
	log.error = (...words: unknown[]) => void said.push(words);
});

describe("what changes the public pages", () => {
	test("is nothing that they do not show, and that is not even read", () => {
		const records = [record(undefined, image("session", "1", broken)), record(image("user", "2", broken), undefined)];
		expect(changeOfPages(records)).toEqual({ render: new Set(), gone: [], eventClassesOf: new Set() });
		expect(said).toEqual([]);
	});

	test("is still found where one record cannot be read, and that one is reason enough to render", () => {
		const unread = record(image("news", "3", shown), image("news", "3", broken));
		const gone = record(image("event", "7", shown), undefined);
		expect(changeOfPages([unread, gone])).toEqual({ render: "all", gone: [7], eventClassesOf: new Set() });
		expect(changeOfPages([unread])).toEqual({ render: "all", gone: [], eventClassesOf: new Set() });
		expect(said[0]).toEqual(["record for the pages not read", { error: "Error", sequence: "1" }]);
	});

	test("is no draft and no count, until an event is full", () => {
		const draft = { published: { BOOL: false } };
		const event = (count: string) =>
			image("event", "7", { ...shown, maxParticipants: { N: "3" }, registeredCount: { N: count } });
		const quiet = [
			record(image("news", "3", draft), image("news", "3", { ...draft, titleEn: { S: "New" } })),
			record(event("1"), event("2")),
		];
		expect(changeOfPages(quiet)).toEqual({ render: new Set(), gone: [], eventClassesOf: new Set() });
		expect(changeOfPages([record(event("2"), event("3"))])).toEqual({
			render: withEvent(7),
			gone: [],
			eventClassesOf: new Set(),
		});
	});

	test("is a class of an event that is shown, and none of a draft", () => {
		const changed = changeOfPages([record(undefined, image("eventClass", "5", { eventId: { N: "7" } }))]);
		const all = ["/schedule", ...withEvent(7), "/events/8"];
		expect(new Set(pathsToRender(changed, all, [{ id: 7 }, { id: 8 }]))).toEqual(withEvent(7));
		expect(pathsToRender(changed, all, [{ id: 8 }])).toEqual([]);
	});

	test("is an event that is a draft again: its page goes", () => {
		const hidden = record(image("event", "7", shown), image("event", "7", { published: { BOOL: false } }));
		expect(changeOfPages([hidden])).toEqual({
			render: new Set(["/", "/home", "/events"]),
			gone: [7],
			eventClassesOf: new Set(),
		});
	});

	test("is every page where contact lines change, and none where other settings do", () => {
		const settings = (cityEn: string, days: string) =>
			image("settings", "1", { cityEn: { S: cityEn }, pendingDays: { N: days } });
		expect(changeOfPages([record(settings("Hawally", "0"), settings("Salmiya", "0"))]).render).toBe("all");
		expect(changeOfPages([record(undefined, settings("Salmiya", "0"))]).render).toBe("all");
		expect(changeOfPages([record(settings("Salmiya", "0"), settings("Salmiya", "7"))]).render).toEqual(new Set());
	});

	test("is the timetable where a class changes that is not paused", () => {
		const paused = { isActive: { BOOL: false } };
		expect(changeOfPages([record(undefined, image("trainingClass", "3"))]).render).toEqual(new Set(["/classes"]));
		expect(changeOfPages([record(image("trainingClass", "3"), image("trainingClass", "3", paused))]).render).toEqual(
			new Set(["/classes"]),
		);
		expect(changeOfPages([record(undefined, image("trainingClass", "3", paused))]).render).toEqual(new Set());
	});

	test("is rendered again where it is shown, and nowhere else", () => {
		const article = record(undefined, image("news", "3", shown));
		const month = record(undefined, image("annualPlan", "4"));
		const ofEvent = record(undefined, image("eventClass", "5", { eventId: { N: "7" } }));
		expect(changeOfPages([article]).render).toEqual(new Set(["/", "/home"]));
		expect(changeOfPages([month]).render).toEqual(new Set(["/", "/home", "/schedule"]));
		// Whether the event is shown is not known here.
		expect(changeOfPages([article, ofEvent])).toEqual({
			...{ render: new Set(["/", "/home"]), gone: [] },
			eventClassesOf: new Set([7]),
		});
	});
});
