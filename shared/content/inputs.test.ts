import { faultsOf } from "../../tests/core/fieldFaults.ts";
import { FetchInput, FinishInput, UploadInput } from "../base/pictures/pictures.schema.ts";
import { lackingTexts } from "../community/broadcasts/broadcasts.rules.ts";
import {
	Audience,
	Broadcast,
	BroadcastInput,
	StaffBroadcastInput,
} from "../community/broadcasts/broadcasts.schema.ts";
import { ContactMessage } from "../people/contact/contact.schema.ts";
import { AthleteInput } from "../people/national-team/national-team.input.schema.ts";
import { AboutSection, AboutSectionInput } from "./about/about.schema.ts";
import {
	AnnualPlanEntry,
	AnnualPlanInput,
	AnnualPlanQuery,
} from "./annual-plan/annual-plan.schema.ts";
import { MembersQuery } from "./members/members.schema.ts";
import { NewsInput, NewsItem, NewsQuery } from "./news/news.schema.ts";
import { JudgingInput, Official, OfficialInput } from "./officials/officials.schema.ts";

const letters = (count: number) => "x".repeat(count);
const list = <T>(count: number, one: T) => Array.from({ length: count }, () => one);

test.each([
	[
		"section",
		AboutSectionInput,
		"titleEn titleAr bodyEnMd bodyArMd contentEn contentAr photoUrl sortOrder",
	],
	[
		"shown section",
		AboutSection,
		"id sortOrder titleEn titleAr bodyEnMd bodyArMd contentEn contentAr photoUrl version",
	],
	[
		"month of the plan",
		AnnualPlanInput,
		"year month titleEn titleAr descriptionEn descriptionAr activities goals",
	],
	[
		"shown month",
		AnnualPlanEntry,
		"id year month titleEn titleAr descriptionEn descriptionAr activities goals version",
	],
	["article", NewsInput, "titleEn titleAr contentEn contentAr category imageUrl published"],
	[
		"shown article",
		NewsItem,
		"id titleEn titleAr contentEn contentAr category imageUrl published publishedAt createdAt updatedAt authorId version",
	],
	[
		"official",
		OfficialInput,
		"nameEn nameAr positionEn positionAr messageEn messageAr photoUrl sortOrder isActive",
	],
	[
		"shown official",
		Official,
		"id nameEn nameAr positionEn positionAr messageEn messageAr photoUrl sortOrder isActive judgingLevel version",
	],
	[
		"message to many",
		BroadcastInput,
		"audience titleEn titleAr messageEn messageAr actionUrl email",
	],
	[
		"shown message to many",
		Broadcast,
		"id audience subject titleEn titleAr messageEn messageAr actionUrl email author createdAt expected sent skipped doneAt",
	],
])("a %s has the fields of the specification", (_, { shape }, fields) => {
	expect(Object.keys(shape)).toEqual(fields.split(" "));
});

test("a section shows pictures of this site only", () => {
	const section = { titleEn: "A", titleAr: "ا" };
	const text = (bodyEnMd: string) => faultsOf(AboutSectionInput, { ...section, bodyEnMd });
	expect(text("![a](/images/p/a.webp)")).toEqual([]);
	expect(text("![a](https://a.test/b.webp)")).toEqual(["bodyEnMd picture_elsewhere"]);
	expect(AboutSectionInput.parse({ ...section, sortOrder: "x" }).sortOrder).toBe(0);
});

test("a month of the plan is 1 to 12, and a year is asked for by its number", () => {
	const plan = { titleEn: "A", titleAr: "ا" };
	const month = (value: unknown) => faultsOf(AnnualPlanInput, { ...plan, month: value });
	expect([month(1), month("12")]).toEqual([[], []]);
	expect([month(0), month(13), month("May"), month("")]).toEqual([
		["month too_small"],
		["month too_big"],
		["month invalid"],
		["month required"],
	]);
	expect(faultsOf(AnnualPlanQuery, { year: "2027" })).toEqual([]);
	expect(faultsOf(AnnualPlanQuery, { year: "1999" })).toEqual(["year invalid"]);
});

test("an article needs both languages once it is published, and as a draft one", () => {
	const article = { titleEn: "A", contentEn: "B" };
	expect(faultsOf(NewsInput, article)).toEqual([]);
	expect(faultsOf(NewsInput, { ...article, published: false })).toEqual([]);
	expect(faultsOf(NewsInput, { ...article, published: true })).toEqual([
		"titleAr required",
		"contentAr required",
	]);
	expect(faultsOf(NewsInput, { published: true, titleAr: "ا", contentAr: "ب" })).toEqual([
		"titleEn required",
		"contentEn required",
	]);
	expect(faultsOf(NewsInput, {})).toHaveLength(4);
	expect(NewsInput.parse(article).category).toBe("local");
	expect(NewsQuery.parse({ published: "true" })).toEqual({ published: "true" });
	expect(NewsQuery.safeParse({ published: "false" }).success).toBe(false);
});

test("a message of a visitor says who writes, and at least ten signs", () => {
	const message = { name: "A", email: "a@b.com", message: letters(10) };
	const faults = (wish: object) => faultsOf(ContactMessage, { ...message, ...wish });
	expect(faults({})).toEqual([]);
	expect(faults({ name: "" })).toEqual(["name name_short"]);
	expect(faults({ message: letters(9) })).toEqual(["message message_short"]);
	expect(faults({ email: "a" })).toEqual(["email email_invalid"]);
});

test("members are sorted by belt and in English by default", () => {
	expect(MembersQuery.parse({})).toEqual({ search: "", sort: "belt", lang: "en" });
});

test("the judging level of an official may be emptied", () => {
	const level = (judgingLevel: unknown) =>
		JudgingInput.safeParse({ judgingLevel }).data?.judgingLevel;
	expect([level(""), level(null), level("Corner Judge A"), level("Judge")]).toEqual([
		null,
		null,
		"Corner Judge A",
		undefined,
	]);
	expect(OfficialInput.shape.sortOrder.parse("x")).toBe(1);
});

describe("pictures", () => {
	const upload = { contentType: "image/png", size: 1 };
	const most = 10 * 1024 * 1024;

	test("are for a page by default, and have up to 10 MB", () => {
		expect(UploadInput.parse(upload).purpose).toBe("page");
		const size = (value: unknown) => faultsOf(UploadInput, { ...upload, size: value });
		expect([size(1), size(most)]).toEqual([[], []]);
		expect([size("1"), size(1.5), size(0), size(most + 1)]).toEqual([
			["size invalid"],
			["size invalid"],
			["size too_small"],
			["size too_big"],
		]);
	});

	const whole = { x: 0, y: 0, width: 1, height: 1 };
	const crop = (wish: object) => faultsOf(FinishInput, { crop: { ...whole, ...wish } });

	test.each([
		[{}, []],
		[{ width: 0.01, height: 0.01 }, []],
		[{ width: 0.009 }, ["crop.width too_small"]],
		[{ height: 0.009 }, ["crop.height too_small"]],
		[{ x: -0.1 }, ["crop.x too_small"]],
		[{ width: 1.1 }, ["crop.width too_big", "crop invalid"]],
		[{ x: "0" }, ["crop.x invalid"]],
		// Browsers compute slightly more than the whole.
		[{ x: 0.5, width: 0.501 }, []],
		[{ x: 0.5, width: 0.502 }, ["crop invalid"]],
		[{ y: 0.5, height: 0.501 }, []],
		[{ y: 0.5, height: 0.502 }, ["crop invalid"]],
	])("are cropped to %j", (wish, expected) => expect(crop(wish)).toEqual(expected));

	test("are copied from an address of the web", () => {
		const address = (url: string) => faultsOf(FetchInput, { url });
		expect(address("https://a.test/b.png")).toEqual([]);
		expect(address(`https://a.test/${letters(1986)}`)).toEqual(["url too_long"]);
		for (const wrong of ["http://a.test/b.png", "ftp://a.test", "https://[", "/a.png"])
			expect([wrong, address(wrong)]).toEqual([wrong, ["url url_invalid"]]);
		expect(FetchInput.parse({ url: "https://a.test/b.png" }).purpose).toBe("page");
	});
});

describe("an athlete", () => {
	const athlete = { nameEn: "Noura", currentBelt: "black-1" };
	const read = (wish: object) => AthleteInput.safeParse({ ...athlete, ...wish });

	test.each([
		["", null],
		[undefined, undefined],
		[null, null],
		["٧", 7],
		[" 7 ", 7],
		[7, 7],
		["x", "refused"],
		["0", "refused"],
		[["7"], "refused"],
	])("the account %j of a form is read as %s", (userId, id) => {
		const { success, data } = read({ userId });
		expect(success ? data.userId : "refused").toBe(id);
	});

	test.each(["gender", "weightCategory"])("%s may be emptied", (field) => {
		expect(read({ [field]: "" }).data).toMatchObject({ [field]: null });
		expect(read({ [field]: null }).data).toMatchObject({ [field]: null });
		expect(read({ [field]: "x" }).success).toBe(false);
	});

	test("has won forty championships at most", () => {
		const won = { name: "Cup", date: "2026-01-02T10:00" };
		const { data } = read({ championshipsWon: [won] });
		expect(data?.championshipsWon[0].date).toBe("2026-01-02");
		expect(faultsOf(AthleteInput, { ...athlete, championshipsWon: list(40, won) })).toEqual([]);
		expect(faultsOf(AthleteInput, { ...athlete, championshipsWon: list(41, won) })).toEqual([
			"championshipsWon too_long",
		]);
	});
});

describe("a message to many", () => {
	test.each([
		[
			{ kind: "role", role: "coach" },
			{ kind: "role", role: "coach" },
		],
		[{ kind: "role" }, "role required"],
		[
			{ kind: "students", coachId: "7" },
			{ kind: "students", coachId: 7 },
		],
		[{ kind: "students", coachId: "" }, "coachId required"],
		[{ kind: "students", coachId: null }, "coachId required"],
		[{ kind: "students", coachId: "x" }, "coachId required"],
		[{ kind: "students", coachId: 1.5 }, "coachId invalid"],
		[{ kind: "students", coachId: -1 }, "coachId invalid"],
		[{ kind: "students", coachId: ["7"] }, "coachId required"],
		[
			{ kind: "class", trainingClassId: 7 },
			{ kind: "class", trainingClassId: 7, waiting: false },
		],
		[
			{ kind: "class", trainingClassId: 7, waiting: true },
			{ kind: "class", trainingClassId: 7, waiting: true },
		],
		[
			{ kind: "entrants", eventId: 7 },
			{ kind: "entrants", eventId: 7 },
		],
		[
			{ kind: "entrants", eventId: 7, classId: "8", entryStatus: "approved" },
			{ kind: "entrants", eventId: 7, classId: 8, entryStatus: "approved" },
		],
		[
			{ kind: "entrants", eventId: 7, classId: "", entryStatus: "" },
			{ kind: "entrants", eventId: 7, classId: undefined, entryStatus: undefined },
		],
		[
			{ kind: "owing", status: "overdue" },
			{ kind: "owing", status: "overdue" },
		],
		[{ kind: "owing", status: "paid" }, "status required"],
		[
			{ kind: "people", userIds: [1] },
			{ kind: "people", userIds: [1] },
		],
		[{ kind: "people", userIds: [] }, "userIds required"],
		[{ kind: "people", userIds: list(501, 1) }, "userIds too_long"],
	])("to %j is read as %j", (audience, read) => {
		const { success, data } = Audience.safeParse(audience);
		expect(success ? data : faultsOf(Audience, audience).join()).toEqual(read);
	});

	test("reaches five hundred selected people at most, and nobody by another kind", () => {
		expect(faultsOf(Audience, { kind: "people", userIds: list(500, 1) })).toEqual([]);
		expect(Audience.safeParse({ kind: "everybody" }).success).toBe(false);
	});

	const said = { titleEn: "", titleAr: "", messageEn: "", messageAr: "" };
	test.each([
		[
			{},
			["titleEn", "messageEn", "titleAr", "messageAr"],
			["titleEn", "messageEn", "titleAr", "messageAr"],
		],
		[{ titleEn: "A", messageEn: "B" }, [], ["titleAr", "messageAr"]],
		[{ titleAr: "ا", messageAr: "ب" }, [], ["titleEn", "messageEn"]],
		[{ titleEn: "A" }, ["messageEn"], ["messageEn", "titleAr", "messageAr"]],
		[{ messageAr: "ب" }, ["titleAr"], ["titleEn", "messageEn", "titleAr"]],
		[{ titleEn: "A", messageEn: "B", titleAr: " \u200b" }, [], ["titleAr", "messageAr"]],
		[{ titleEn: "A", messageEn: "B", titleAr: "ا", messageAr: "ب" }, [], []],
		[{ titleEn: "A", messageAr: "ب" }, ["messageEn", "titleAr"], ["messageEn", "titleAr"]],
	])("with the texts %j lacks %j of one language and %j of both", (texts, one, both) => {
		const message = { ...said, ...texts };
		expect([lackingTexts(message, false), lackingTexts(message, true)]).toEqual([one, both]);
		const audience = { kind: "role", role: "everybody" };
		const faults = (names: readonly string[]) => names.map((name) => `${name} required`).sort();
		expect(faultsOf(BroadcastInput, { audience, ...message }).sort()).toEqual(faults(one));
		expect(faultsOf(StaffBroadcastInput, { audience, ...message }).sort()).toEqual(faults(both));
	});

	test("lacks a text that is left out, and not one of another type, which its field refuses", () => {
		const texts = { messageEn: "B", titleAr: null, messageAr: undefined } as never;
		expect(lackingTexts(texts, true)).toEqual(["titleEn", "titleAr", "messageAr"]);
		expect(lackingTexts({ ...said, titleEn: 7, messageEn: "B" } as never, false)).toEqual([]);
	});
});
