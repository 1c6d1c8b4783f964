import type { DynamoDBRecord } from "aws-lambda";
import type { PageData } from "#shared/pages.ts";
import { log } from "../../core/log.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { changeOfPages, changesNothing, pathsToRender } = await import("./page-changes.ts");
const { emptyData } = await import("./page-data.ts");

const image = (entity: string, id: string, more: object = {}) => ({
	__edb_e__: { S: entity },
	id: { N: id },
	...more,
});
const published = { published: { BOOL: true } };
/** Reading it throws: JavaScript cannot represent this number. */
const broken = { ...published, count: { N: "1.5e30" } };

const record = (OldImage: object | undefined, NewImage: object | undefined) =>
	({
		eventName: "MODIFY",
		dynamodb: { SequenceNumber: "1", OldImage, NewImage },
	}) as unknown as DynamoDBRecord;

const none = { render: new Set(), removed: [], lookUps: [], inData: [] };

/** A search of the data that shows a kind. */
const inDataOf = (shows: string) => ({ shows, find: expect.any(Function) });

/** Which of all paths are rendered, with what the pages show of the data. */
const renderedOf = (records: DynamoDBRecord[], all: readonly string[], data: object = {}) =>
	pathsToRender(changeOfPages(records), all, { ...emptyData(), ...data } as PageData);

/** Articles of these days of January, latest first. */
const newsOf = (days: number[], next?: string) =>
	({
		rows: days.map((day) => ({ publishedAt: dayOf(day) })),
		next,
	}) as unknown as PageData["latestNews"];
const dayOf = (day: number) => `2026-01-${String(day).padStart(2, "0")}T09:00:00.000Z`;

/** Pages that show an event. */
const withEvent = (id: number) => new Set(["/", "/home", "/events", `/events/${id}`]);

const logged: unknown[][] = [];
beforeEach(() => {
	logged.length = 0;
	log.error = (...words: unknown[]) => void logged.push(words);
});

describe("changes of the public pages", () => {
	test("ignores entities that no page shows, without reading them", () => {
		const records = [
			record(undefined, image("session", "1", broken)),
			record(image("promotion", "2", broken), undefined),
		];
		expect(changeOfPages(records)).toEqual(none);
		expect(logged).toEqual([]);
	});

	test("renders all pages if a record cannot be read, and still finds the other changes", () => {
		const unread = record(image("news", "3", published), image("news", "3", broken));
		const removal = record(image("event", "7", published), undefined);
		expect(changeOfPages([unread, removal])).toEqual({
			...none,
			render: "all",
			removed: ["/events/7"],
		});
		expect(changeOfPages([unread])).toEqual({ ...none, render: "all" });
		expect(logged[0]).toEqual(["record for the pages not read", { error: "Error", sequence: "1" }]);
	});

	test("ignores drafts and registration counts until an event is full", () => {
		const draft = { published: { BOOL: false } };
		const event = (count: string) =>
			image("event", "7", {
				...published,
				maxParticipants: { N: "3" },
				registeredCount: { N: count },
			});
		const quiet = [
			record(image("news", "3", draft), image("news", "3", { ...draft, titleEn: { S: "New" } })),
			record(event("1"), event("2")),
		];
		expect(changeOfPages(quiet)).toEqual(none);
		expect(changeOfPages([record(event("2"), event("3"))])).toEqual({
			...none,
			render: withEvent(7),
		});
	});

	test("renders an event's pages when a class of it changes, unless it is a draft", () => {
		const changed = [record(undefined, image("eventClass", "5", { eventId: { N: "7" } }))];
		const lists = ["/schedule", "/", "/home", "/events"];
		const all = [...lists, "/events/7", "/events/8"];
		expect(new Set(renderedOf(changed, all, { events: [{ id: 7 }, { id: 8 }] }))).toEqual(
			withEvent(7),
		);
		expect(renderedOf(changed, [...lists, "/events/8"], { events: [{ id: 8 }] })).toEqual([]);
	});

	test("removes an event's page when the event becomes a draft again", () => {
		const hidden = record(
			image("event", "7", published),
			image("event", "7", { published: { BOOL: false } }),
		);
		expect(changeOfPages([hidden])).toEqual({
			...none,
			render: new Set(["/", "/home", "/events"]),
			removed: ["/events/7"],
		});
	});

	test("renders active judges and the visible fields of coaches and staff", () => {
		const judge = (active: boolean) => image("judge", "5", { isActive: { BOOL: active } });
		const person = (role: string, more: object) =>
			image("user", "6", { role: { S: role }, isApproved: { BOOL: true }, ...more });
		const [named, renamed] = [{ firstName: { S: "Noura" } }, { firstName: { S: "Nora" } }];
		const rendered = (before: object | undefined, after: object) =>
			changeOfPages([record(before, after)]).render;
		expect(rendered(judge(true), judge(false))).toEqual(new Set(["/judges"]));
		expect(rendered(undefined, judge(false))).toEqual(new Set());
		expect(rendered(person("coach", named), person("coach", renamed))).toEqual(
			new Set(["/coaches", "/judges"]),
		);
		// Staff are not coaches, and somebody who was just added is not a judge yet.
		expect(rendered(person("admin", named), person("admin", renamed))).toEqual(
			new Set(["/judges"]),
		);
		expect(rendered(undefined, person("admin", named))).toEqual(new Set());
		expect(rendered(undefined, person("coach", named))).toEqual(new Set(["/coaches"]));
		expect(
			rendered(person("coach", named), person("coach", { ...named, heldUntil: { N: "5" } })),
		).toEqual(new Set());
		expect(rendered(person("member", named), person("member", renamed))).toEqual(new Set());
	});

	test("renders every page when contact lines change, but not for other settings", () => {
		const settings = (cityEn: string, days: string) =>
			image("settings", "1", { cityEn: { S: cityEn }, pendingDays: { N: days } });
		expect(changeOfPages([record(settings("Hawally", "0"), settings("Salmiya", "0"))]).render).toBe(
			"all",
		);
		expect(changeOfPages([record(undefined, settings("Salmiya", "0"))]).render).toBe("all");
		expect(
			changeOfPages([record(settings("Salmiya", "0"), settings("Salmiya", "7"))]).render,
		).toEqual(new Set());
	});

	test("renders the timetable when an active class changes or is paused", () => {
		const paused = { isActive: { BOOL: false } };
		expect(changeOfPages([record(undefined, image("trainingClass", "3"))]).render).toEqual(
			new Set(["/classes", "/classes/3"]),
		);
		expect(
			changeOfPages([record(image("trainingClass", "3"), image("trainingClass", "3", paused))]),
		).toEqual({ ...none, render: new Set(["/classes"]), removed: ["/classes/3"] });
		expect(changeOfPages([record(undefined, image("trainingClass", "3", paused))]).render).toEqual(
			new Set(),
		);
	});

	test("renders the timetable and the pages of a dojo's classes when the dojo changes", () => {
		const moved = image("dojo", "4", { ...published, mapUrl: { S: "https://maps.example" } });
		const changed = record(image("dojo", "4", published), moved);
		const trainingClasses = [
			{ id: 1, dojoId: 4 },
			{ id: 2, dojoId: 5 },
			{ id: 3, dojoId: null },
		];
		const all = ["/classes", "/classes/1", "/classes/2", "/classes/3", "/dojos/4"];
		expect(renderedOf([changed], all, { trainingClasses })).toEqual([
			"/classes",
			"/classes/1",
			"/dojos/4",
		]);
	});

	test("removes an athlete's page when they are no longer active", () => {
		const [active, inactive] = [true, false].map((isActive) =>
			image("athlete", "7", { isActive: { BOOL: isActive } }),
		);
		expect(changeOfPages([record(active, inactive)])).toEqual({
			...none,
			render: new Set(["/national-team"]),
			removed: ["/player/7"],
		});
		expect(changeOfPages([record(inactive, active)]).render).toEqual(
			new Set(["/national-team", "/player/7"]),
		);
	});

	test("finds members whose consents or day of birth changed, because they may be on the national team", () => {
		const member = (more: object) => image("user", "9", { role: { S: "member" }, ...more });
		const [no, yes] = [member({}), member({ consents: { M: { team: { N: "1" } } } })];
		const lookUps = [expect.any(Function)];
		expect(changeOfPages([record(no, yes)])).toEqual({ ...none, lookUps });
		const born = member({ dateOfBirth: { S: "2001-02-03" } });
		expect(changeOfPages([record(no, born)])).toEqual({ ...none, lookUps });
		expect(changeOfPages([record(yes, yes)])).toEqual(none);
	});

	test("renders approved coaches when their card changes, and no other people", () => {
		const coach = (more: object, isApproved = true) =>
			image("user", "9", { role: { S: "coach" }, isApproved: { BOOL: isApproved }, ...more });
		const renderedAgain = {
			...none,
			render: new Set(["/coaches", "/judges"]),
			inData: [inDataOf("dojos")],
		};
		const [first, second] = [{ firstName: { S: "Hessa" } }, { firstName: { S: "Hissa" } }];
		expect(changeOfPages([record(coach(first, false), coach(first))])).toEqual(renderedAgain);
		expect(changeOfPages([record(coach(first), coach(second))])).toEqual(renderedAgain);
		const disabled = coach({ ...first, isDisabled: { BOOL: true } });
		expect(changeOfPages([record(coach(first), disabled)])).toEqual(renderedAgain);
		expect(changeOfPages([record(disabled, coach(first))])).toEqual(renderedAgain);
		const quiet = [
			record(undefined, coach(first, false)),
			record(coach(first), coach({ ...first, phoneNumber: { S: "+96599000000" } })),
			record(image("user", "8", { role: { S: "member" } }), undefined),
		];
		expect(changeOfPages(quiet)).toEqual(none);
	});

	test("renders the syllabus once a version is published, which has no id of its own", () => {
		const { id: _, ...version } = image("syllabus", "0", { belt: { S: "blue-8" } });
		expect(changeOfPages([record(undefined, version)])).toEqual({
			...none,
			render: new Set(["/syllabus"]),
		});
	});

	test("renders only the pages that show the changed item", () => {
		const article = record(
			undefined,
			image("news", "3", { ...published, datedAt: { S: dayOf(9) } }),
		);
		const month = record(undefined, image("annualPlan", "4"));
		const ofEvent = record(undefined, image("eventClass", "5", { eventId: { N: "7" } }));
		expect(changeOfPages([article])).toEqual({
			...none,
			render: new Set(["/news/3"]),
			inData: [inDataOf("news")],
		});
		expect(changeOfPages([month]).render).toEqual(new Set(["/", "/home", "/schedule"]));
		// Whether the event is published is not known here.
		expect(changeOfPages([article, ofEvent])).toEqual({
			...none,
			render: new Set(["/news/3", "/events/7"]),
			inData: [inDataOf("news"), inDataOf("events")],
		});
	});
});

describe("changes of a news article", () => {
	const all = ["/", "/home", "/news", "/news/3", "/news/4", "/events", "/schedule", "/login"];
	const article = (day: number, more: object = published) =>
		image("news", "3", { ...more, datedAt: { S: dayOf(day) } });
	const draft = { published: { BOOL: false } };
	const twelve = newsOf([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9], "more");
	const rendered = (records: DynamoDBRecord[], latestNews: PageData["latestNews"]) =>
		renderedOf(records, all, { latestNews });

	test("renders the article's own page and the lists that contain it", () => {
		const edited = (day: number) => [
			record(article(day), article(day, { ...published, titleEn: { S: "New" } })),
		];
		expect(rendered(edited(19), twelve)).toEqual(["/", "/home", "/news", "/news/3"]);
		expect(rendered(edited(12), twelve)).toEqual(["/news", "/news/3"]);
		expect(rendered(edited(5), twelve)).toEqual(["/news/3"]);
		// A list that ends early, because its articles are long, has others on its next page.
		expect(rendered(edited(5), newsOf([20, 9], "more"))).toEqual(["/news/3"]);
		// Lists that are not full show every article.
		expect(rendered(edited(5), newsOf([9, 5]))).toEqual(["/", "/home", "/news", "/news/3"]);
	});

	test("renders the lists that contained an unpublished article and removes its page", () => {
		const unpublished = [record(article(19), article(19, draft))];
		expect(changeOfPages(unpublished).removed).toEqual(["/news/3"]);
		expect(rendered(unpublished, twelve)).toEqual(["/", "/home", "/news"]);
		expect(rendered([record(article(5), undefined)], twelve)).toEqual([]);
	});

	test("renders nothing for an article that visitors cannot see", () => {
		expect(changesNothing(changeOfPages([record(undefined, article(19, draft))]))).toBe(true);
		expect(changesNothing(changeOfPages([record(article(5), undefined)]))).toBe(false);
	});
});

describe("changes of a dojo's classes and coaches", () => {
	const dojoId = (id: number) => ({ dojoId: { N: String(id) } });
	const dojo = (id: number, coaches: number[] = [], teaching: number[] = []) => ({
		id,
		coaches: coaches.map((coach) => ({ id: coach })),
		classes: teaching.map((coachId) => ({ coachId })),
	});
	const dojos = [dojo(1), dojo(2), dojo(3, [6]), dojo(4, [], [6])];
	const all = ["/coaches", "/dojos", ...dojos.map(({ id }) => `/dojos/${id}`), "/events"];
	const rendered = (before: object | undefined, after: object | undefined) =>
		renderedOf([record(before, after)], all, { dojos });
	const coach = (more: object) =>
		image("user", "6", { role: { S: "coach" }, isApproved: { BOOL: true }, ...more });

	test("renders the dojos of a class, before and after", () => {
		const trainingClass = (more: object) => image("trainingClass", "3", more);
		expect(rendered(undefined, trainingClass(dojoId(1)))).toEqual(["/dojos/1"]);
		expect(rendered(trainingClass(dojoId(1)), trainingClass(dojoId(2)))).toEqual([
			"/dojos/1",
			"/dojos/2",
		]);
		const paused = trainingClass({ ...dojoId(2), isActive: { BOOL: false } });
		expect(rendered(trainingClass(dojoId(2)), paused)).toEqual(["/dojos/2"]);
		expect(rendered(paused, trainingClass({ isActive: { BOOL: false } }))).toEqual([]);
		expect(rendered(undefined, trainingClass({}))).toEqual([]);
	});

	test("renders the dojos of a coach, and those where the coach teaches", () => {
		const renamed = coach({ ...dojoId(2), firstName: { S: "Hessa" } });
		const where = ["/coaches", "/dojos/2", "/dojos/3", "/dojos/4"];
		expect(rendered(coach(dojoId(2)), renamed)).toEqual(where);
		expect(rendered(renamed, undefined)).toEqual(where);
		expect(rendered(renamed, coach({ ...dojoId(1), firstName: { S: "Hessa" } }))).toEqual([
			"/coaches",
			"/dojos/1",
			...where.slice(1),
		]);
		const admin = { role: { S: "admin" }, ...dojoId(2) };
		expect(
			rendered(image("user", "7", admin), image("user", "7", { role: { S: "admin" } })),
		).toEqual([]);
	});
});

test("renders all time-dependent pages on schedule", () => {
	const all = ["/", "/news", "/news/3", "/events", "/events/7", "/schedule", "/login", "/404"];
	const rendered = (render: "all" | "byClock") =>
		pathsToRender({ render }, all, emptyData() as PageData);
	expect(rendered("byClock")).toEqual(all.filter((path) => !path.startsWith("/news")));
	expect(rendered("all")).toEqual(all);
});
