import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { PeopleExportQuery } from "#shared/community/people/people.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { strFromU8, unzipSync } = await import("fflate");
const { exportPeople } = await import("#functions/community/people/people.export.ts");
const { personFor, wholePersonFor } = await import("#functions/community/people/person.view.ts");
const { currentUser, profileOf } = await import("#functions/people/users/users.service.ts");
const { Users } = await import("#functions/people/users/user.entity.ts");
const { readReport } = await import("#functions/app/reports/reports.service.ts");
const { reportFile } = await import("#functions/app/reports/reports.export.ts");
const { writeCounters } = await import("#functions/core/table/counters.ts");
const { runTransaction } = await import("#functions/core/table/database.ts");
const { AttendanceTotals } = await import("#functions/training/attendance/attendance.totals.ts");
const { Dojos } = await import("#functions/people/dojos/dojo.entity.ts");
const { Events } = await import("#functions/competition/events/event.entity.ts");
const { AuditLines } = await import("#functions/core/table/audit.entity.ts");
const { createTrainingClassForTest } = await import("../core/trainingClasses.ts");

afterAll(world.close);

const [admin, head] = [callerForTest(1, "admin"), callerForTest(2, "super-admin")];

type User = Parameters<typeof profileOf>[0];

/** A person of whom everything is known, each fact another. */
const noura = {
	id: 501,
	email: "noura@test.example",
	firstName: "Noura",
	lastName: "Al Sabah",
	firstNameAr: "نورة",
	lastNameAr: "الصباح",
	fatherNameAr: "سالم",
	grandfatherNameAr: "مبارك",
	role: "coach",
	isApproved: true,
	mustChangePassword: true,
	currentBelt: "black-1",
	profileImageUrl: "/images/people/noura/card.webp",
	phoneNumber: "+96550012345",
	gender: "female",
	dateOfBirth: "1999-03-02",
	competitionReadiness: "International",
	bio: "Began at seven.",
	experience: "Ten years",
	dojoId: 9,
	dojoLocation: "Salmiya",
	dojoLocationAr: "السالمية",
	teachingPhilosophy: "Patience",
	specializations: ["Kata"],
	availableDays: ["monday"],
	preferredTimeSlots: ["evening"],
	languagesSpoken: ["Arabic"],
	certifications: "First aid",
	preferredLanguage: "ar",
	address: "Block 5",
	emergencyContact: "Mother, 5001",
	declaredWeight: 58.5,
	isNationalTeamMember: true,
	isDisabled: true,
	membershipFeeStatus: "paid",
	membershipExpiryDate: "2031-01-01",
	lastPaymentDate: "2030-01-02",
	secondFactorAt: 5,
	createdAt: "2029-12-31T22:00:00.000Z",
	updatedAt: "2030-02-03T04:05:06.000Z",
} as unknown as User;

/** A person of whom only what must be is known. */
const least = {
	id: 502,
	email: "",
	firstName: "Ali",
	lastName: "",
	role: "member",
	isApproved: true,
	mustChangePassword: false,
	currentBelt: "white",
	competitionReadiness: "Local",
	preferredLanguage: "en",
	createdAt: "2030-01-01T00:00:00.000Z",
	updatedAt: "2030-01-01T00:00:00.000Z",
} as unknown as User;

/** What nobody is shown of a person. */
const exported = ["mustChangePassword", "secondFactorAt"];
const forAdmins = [
	...["id", "firstName", "lastName", "firstNameAr", "lastNameAr", "email", "currentBelt", "role"],
	...["isApproved", "isDisabled", "phoneNumber", "profileImageUrl", "dojoId", "dojoLocation"],
	...["dojoLocationAr", "gender", "dateOfBirth", "createdAt", "updatedAt"],
];

const pick = (from: object, names: readonly string[]) =>
	Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

describe("a person as staff see them", () => {
	test("shows super-admins each fact, and admins what registrations depend on", () => {
		expect(personFor(head, noura)).toMatchObject(
			pick(
				noura,
				Object.keys(noura).filter((name) => !exported.includes(name)),
			),
		);
		expect(personFor(admin, noura)).toEqual(pick(noura, forAdmins));
	});

	test("is empty where nothing is known", () => {
		const empty = {
			firstNameAr: null,
			lastNameAr: null,
			phoneNumber: null,
			profileImageUrl: null,
			dojoId: null,
			dojoLocation: null,
			dojoLocationAr: null,
			gender: null,
			dateOfBirth: null,
		};
		expect(personFor(admin, least)).toEqual({
			...pick(least, forAdmins),
			...empty,
			isDisabled: false,
		});
		expect(personFor(head, least)).toMatchObject({
			...empty,
			isDisabled: false,
			isNationalTeamMember: false,
			address: null,
			emergencyContact: null,
		});
		expect(profileOf(least)).toMatchObject({
			...empty,
			bio: null,
			experience: null,
			fatherNameAr: null,
			grandfatherNameAr: null,
			declaredWeight: null,
			teachingPhilosophy: null,
			specializations: [],
			availableDays: [],
			preferredTimeSlots: [],
			languagesSpoken: [],
			certifications: null,
			wasApproved: false,
			membershipFeeStatus: "pending",
		});
	});

	test("shows with the fee, what coaches write of themselves, and who may change it", () => {
		const more = {
			...pick(noura, [
				...["teachingPhilosophy", "specializations", "availableDays", "preferredTimeSlots"],
				...["languagesSpoken", "certifications", "membershipFeeStatus", "membershipExpiryDate"],
				"lastPaymentDate",
			]),
			coaches: [expect.objectContaining({ id: 502, firstName: "Ali" })],
		};
		expect(wholePersonFor(admin, noura, [least])).toMatchObject({ ...more, mayEdit: false });
		expect(wholePersonFor(head, noura, [least])).toMatchObject({ ...more, mayEdit: true });
		expect(wholePersonFor(head, least, [])).toMatchObject({
			membershipExpiryDate: null,
			lastPaymentDate: null,
			coaches: [],
		});
	});

	test("tells people themselves whether a second factor is on, or missing", () => {
		expect(currentUser(noura, { secondFactor: true })).toMatchObject({ secondFactor: true });
		expect(currentUser(least, { secondFactor: false })).toMatchObject({ secondFactor: false });
	});
});

/** The lines of a CSV file without its byte order mark. */
const linesOf = ({ content }: { content: string | Uint8Array }) =>
	String(content)
		.replace(/^\uFEFF/, "")
		.trimEnd()
		.split("\r\n");

describe("the file of people", () => {
	beforeAll(async () => {
		await Users.put([noura, least]).go();
	});
	const ids = [501, 502] as UserId[];
	const file = (caller: typeof admin, lang: "en" | "ar") =>
		exportPeople(caller, { lang, ids } as never, "csv");

	test("has for super-admins all facts, under their names", async () => {
		const made = await file(head, "en");
		expect(made.options).toEqual({ type: "text/csv", name: "People.csv" });
		expect(linesOf(made)).toEqual([
			"Number,First name,Last name,First name in Arabic,Last name in Arabic,Email,Phone,Role,Belt,Dojo,Gender,Joined,Date of birth,Address,Emergency contact",
			`501,Noura,Al Sabah,نورة,الصباح,noura@test.example,'+96550012345,Coach,1st Dan,Salmiya,Female,2030-01-01,1999-03-02,Block 5,"Mother, 5001"`,
			"502,Ali,,,,,,Member,White Belt,,,2030-01-01,,,",
		]);
	});

	test("has for admins no address, and in Arabic Arabic words and places", async () => {
		const made = await file(admin, "ar");
		expect(made.options.name).toBe("الأشخاص.csv");
		expect(linesOf(made)).toEqual([
			"الرقم,الاسم الأول بالإنجليزية,اسم العائلة بالإنجليزية,الاسم الأول,اسم العائلة,البريد الإلكتروني,الهاتف,الدور,الحزام,الدوجو,الجنس,تاريخ الانضمام,تاريخ الميلاد,العنوان,جهة اتصال للطوارئ",
			"501,Noura,Al Sabah,نورة,الصباح,noura@test.example,'+96550012345,مدرب,الدان الأول,السالمية,أنثى,2030-01-01,1999-03-02,,",
			"502,Ali,,,,,,عضو,الحزام الأبيض,,,2030-01-01,,,",
		]);
	});

	test("is noted in the audit log with its filter and its rows", async () => {
		await exportPeople(head, PeopleExportQuery.parse({ roles: "coach", lang: "en" }), "csv");
		await file(head, "en");
		const { data } = await AuditLines.query.ofEntity({ entityType: "user", entityId: "list" }).go();
		expect(data.map(({ action, userId, details }) => [action, userId, details])).toEqual(
			expect.arrayContaining([
				["exported", 2, expect.objectContaining({ roles: ["coach"], rows: 0 })],
				["exported", 2, { rows: 2 }],
			]),
		);
	});
});

describe("a report", () => {
	const [period, month, before] = [{ from: "2030-05", to: "2030-06" }, "2030-05", "2029-05"];
	const count = (kind: string, numbers: Record<string, number>) =>
		runTransaction(writeCounters(kind, () => numbers, null, {}));

	beforeAll(async () => {
		const at = { createdAt: "2030-01-01T00:00:00.000Z", updatedAt: "2030-01-01T00:00:00.000Z" };
		const dojo = { area: "hawalli" as const, published: true, version: 1, ...at };
		await Dojos.put([
			{ ...dojo, id: 9, nameEn: "Salmiya", nameAr: "السالمية" },
			{ ...dojo, id: 10, nameEn: "Jahra", nameAr: "الجهراء" },
		]).go();
		await createTrainingClassForTest({
			id: 31,
			coachId: 1,
			dojoId: 9,
			title: "Kata",
			titleAr: "كاتا",
		});
		await createTrainingClassForTest({ id: 32, coachId: 1, title: "Kumite", titleAr: undefined });
		await AttendanceTotals.put([
			{ month, classId: 31, present: 6, absent: 2 },
			{ month, classId: 32, present: 20, absent: 0 },
			{ month: before, classId: 31, present: 1, absent: 3 },
			{ month: "2030-07", classId: 31, present: 50, absent: 50 },
		]).go();
		await count("user", { [`member since ${month}`]: 4, [`member since ${before}`]: 3 });
		await count("removal", { [`left ${month}`]: 2 });
		await count("belt", {
			"member.female.white": 5,
			"coach.male.white": 2,
			"member.male.black-1": 1,
		});
		await count("dojoPeople", { 9: 12, 10: 30 });
		const event = {
			...at,
			titleEn: "Cup",
			titleAr: "كأس",
			descriptionEn: "",
			descriptionAr: "",
			location: "",
			eventType: "tournament",
			eventDate: "2030-05-20",
			startsAt: "2030-05-20T06:00:00.000Z",
			endsAt: "2030-05-20T18:00:00.000Z",
			maxParticipants: 40,
			published: true,
			shards: 1,
			groups: 1,
			lists: 1,
			version: 1,
		};
		const later = { startsAt: "2030-06-29T21:30:00.000Z", endsAt: "2030-07-01T18:00:00.000Z" };
		await Events.put([
			{ ...event, id: 41 },
			{ ...event, ...later, id: 42, titleEn: "Camp", titleAr: "", maxParticipants: 0 },
			{ ...event, id: 43, published: false },
			{ ...event, id: 44, shadow: true },
			// Begins in July in Kuwait, and one ended in April.
			{
				...event,
				id: 45,
				startsAt: "2030-06-30T21:00:00.000Z",
				endsAt: "2030-07-02T18:00:00.000Z",
			},
			{
				...event,
				id: 46,
				startsAt: "2030-04-20T06:00:00.000Z",
				endsAt: "2030-04-30T20:59:59.999Z",
			},
		] as never).go();
	});

	test("counts a period and the same one a year before, of all, each class and each dojo", async () => {
		const { months, belts, classes, dojos, events } = await readReport(period as never);
		const nothing = { joined: 0, left: 0, present: 0, absent: 0 };
		expect(months).toEqual([
			{
				month,
				joined: 4,
				left: 2,
				present: 26,
				absent: 2,
				before: { joined: 3, left: 0, present: 1, absent: 3 },
			},
			{ month: "2030-06", ...nothing, before: nothing },
		]);
		expect(belts.map(({ belt }) => belt)).toEqual([...ladder]);
		expect(Object.fromEntries(belts.map(({ belt, people }) => [belt, people]))).toMatchObject({
			white: 7,
			"black-1": 1,
			"orange-10": 0,
		});
		// The class with the most marks, and the dojo with the most people, come first.
		const none = { present: 0, absent: 0 };
		expect(classes).toEqual([
			{ id: 32, title: "Kumite", titleAr: null, present: 20, absent: 0, before: none },
			{
				id: 31,
				title: "Kata",
				titleAr: "كاتا",
				present: 6,
				absent: 2,
				before: { present: 1, absent: 3 },
			},
		]);
		expect(dojos).toEqual([
			{ id: 10, nameEn: "Jahra", nameAr: "الجهراء", people: 30, ...none, before: none },
			{
				id: 9,
				nameEn: "Salmiya",
				nameAr: "السالمية",
				people: 12,
				present: 6,
				absent: 2,
				before: { present: 1, absent: 3 },
			},
		]);
		const counted = { registrations: 0, approved: 0 };
		expect(events).toEqual([
			{ id: 42, titleEn: "Camp", titleAr: "", eventDate: "2030-05-20", places: 0, ...counted },
			{ id: 41, titleEn: "Cup", titleAr: "كأس", eventDate: "2030-05-20", places: 40, ...counted },
		]);
	});

	/** The cells of a workbook, row by row. */
	async function cellsOf(section: string, lang: "en" | "ar") {
		const { content, options } = await reportFile({ ...period, section, lang } as never, "en");
		const parts = unzipSync(content as Uint8Array);
		const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
		const shared = [
			...read("xl/sharedStrings.xml").matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs),
		];
		const rows = read("xl/worksheets/sheet1.xml").match(/<row.*?<\/row>/gs) ?? [];
		const cells = rows.map((row) =>
			[...row.matchAll(/<c [^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([whole, inner = ""]) => {
				const value = /<v>(.*?)<\/v>|<t[^>]*>(.*?)<\/t>/s.exec(inner);
				const text = value?.[1] ?? value?.[2] ?? "";
				return / t="s"/.test(whole) ? shared[Number(text)][1] : text;
			}),
		);
		return { cells, name: options.name };
	}

	test.each<[string, "en" | "ar", string, string[][]]>([
		[
			"members",
			"en",
			"Members by month 2030-05.xlsx",
			[
				["Month", "Joined", "Left", "Joined the year before", "Left the year before"],
				["2030-05", "4", "2", "3", "0"],
				["2030-06", "0", "0", "0", "0"],
			],
		],
		[
			"attendance",
			"ar",
			"الحضور حسب الشهر 2030-05.xlsx",
			[
				["الشهر", "حاضر", "غائب", "نسبة الحضور", "نسبة الحضور قبل سنة"],
				["2030-05", "26", "2", "93", "25"],
				["2030-06", "0", "0"],
			],
		],
		[
			"classes",
			"ar",
			"الحضور حسب الحصة 2030-05.xlsx",
			[
				["الحصة", "حاضر", "غائب", "نسبة الحضور", "نسبة الحضور قبل سنة"],
				["Kumite", "20", "0", "100"],
				["كاتا", "6", "2", "75", "25"],
			],
		],
		[
			"dojos",
			"en",
			"Dojos 2030-05.xlsx",
			[
				["Dojo", "People", "Present", "Absent", "Present (%)", "Present the year before (%)"],
				["Jahra", "30", "0", "0"],
				["Salmiya", "12", "6", "2", "75", "25"],
			],
		],
		[
			"events",
			"ar",
			"الفعاليات 2030-05.xlsx",
			[
				["الفعالية", "التاريخ", "التسجيلات", "المعتمدة", "الأماكن"],
				["Camp", "2030-05-20", "0", "0"],
				["كأس", "2030-05-20", "0", "0", "40"],
			],
		],
	])("is exported section by section: %s in %s", async (section, lang, name, rows) => {
		const made = await cellsOf(section, lang);
		expect(made.name).toBe(name);
		expect(made.cells.map((row) => row.filter((cell, at) => cell !== "" || at === 0))).toEqual(
			rows,
		);
	});

	test("is exported belt by belt, in the reader's language by default", async () => {
		const { cells } = await cellsOf("belts", "ar");
		expect(cells.slice(0, 2)).toEqual([
			["الحزام", "الأشخاص"],
			["الحزام الأبيض", "7"],
		]);
		expect(cells).toHaveLength(ladder.length + 1);
		const { options } = await reportFile({ ...period, section: "belts" } as never, "en");
		expect(options.name).toBe("Belts 2030-05.xlsx");
	});
});
