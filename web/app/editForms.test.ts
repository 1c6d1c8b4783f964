/** @jest-environment jsdom */
import { currentYear, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { beginningOf } from "../base/records/form/recordFields.tsx";
import { asPath, audienceIn, emptyBroadcast } from "../community/broadcasts/write/broadcastForm.ts";
import { valuesOf as personValues } from "../community/people/personForm.ts";
import { valuesOf as eventClassValues } from "../competition/event-classes/manage/eventClassForm.ts";
import { asInput, valuesOf as eventValues } from "../competition/events/manage/eventForm.ts";
import { valuesOf as judgeValues } from "../competition/judges/staff/judgeForm.ts";
import { sectionFields } from "../content/about/aboutForm.tsx";
import { firstMonth, planFields } from "../content/annual-plan/staff/planForm.tsx";
import { judgingValuesOf, officialFields } from "../content/officials/officialForm.tsx";
import { beginningFrom, dojoFields } from "../people/dojos/staff/dojoForm.tsx";
import {
	expiryOf,
	valuesFor as paymentValues,
} from "../people/memberships/payments/paymentForm.ts";
import { athleteFields, beginningOfPerson } from "../people/national-team/staff/athleteForm.tsx";
import { valuesOf as classValues } from "../training/training-classes/manage/classForm.ts";

/** Forms as data: what they begin with, for a record or for a new one. */
const values = {
	athlete: (item: object | null) =>
		beginningOf(athleteFields(String, { belt: String, category: String }), item),
	dojo: (item: object | null) => beginningOf(dojoFields(String, String), item),
	official: (item: object | null) => beginningOf(officialFields(String), item),
	plan: (item: object | null) => beginningOf(planFields(String, 2031, String), item),
	section: (item: object | null) => beginningOf(sectionFields(String), item),
};

/** What each form begins with for a new record; all other fields are empty. */
const beginnings: Record<string, [values: object, given: object]> = {
	athlete: [
		values.athlete(null),
		{
			currentBelt: "black-1",
			championshipsWon: [],
			inSearch: false,
			isActive: true,
			contactInfo: { email: "", phone: "" },
		},
	],
	event: [
		eventValues(null),
		{
			eventType: "event",
			offerHours: "0",
			maxParticipants: "100",
			waitingList: true,
			waitingRoom: false,
			membershipRule: "none",
			requiredDocument: "none",
			guardianConsent: false,
			paymentRule: "desk",
			unpaidRule: "keep",
			lateCancellation: "void",
			published: false,
		},
	],
	"event class": [eventClassValues(null), { maxParticipants: "50", waitingList: true }],
	dojo: [values.dojo(null), { published: false }],
	official: [values.official(null), { sortOrder: "1", isActive: true }],
	section: [values.section(null), { sortOrder: "0" }],
	judge: [
		judgeValues(null),
		{ competitionLevel: "Local", specializations: [], competitionsOfficiated: "0", isActive: true },
	],
	"training class": [
		classValues(null),
		{ audienceType: "mixed", maxCapacity: "20", alsoOn: [], allDays: false },
	],
	"month of a plan": [values.plan(null), { year: "2031", month: "1" }],
};

test.each(Object.entries(beginnings))(
	"the form of a new %s begins empty, but for its defaults",
	(_, [values, given]) => {
		const { version, ...fields } = values as Record<string, unknown>;
		expect(version).toBeUndefined();
		const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, ""]));
		expect(fields).toEqual({ ...empty, ...given });
	},
);

/** Records in which each field differs from what a new one begins with. */
const event = {
	titleEn: "Cup",
	titleAr: "كأس",
	descriptionEn: "All ages",
	descriptionAr: "كل الأعمار",
	eventType: "tournament",
	eventDate: "2027-04-17T15:30:00.000Z",
	endDate: "2027-04-18",
	registrationOpensAt: "2027-03-01T06:00:00.000Z",
	registrationDeadline: "2027-04-01",
	ageReferenceDate: "2027-01-01",
	offerHours: 24,
	maxParticipants: 0,
	waitingList: false,
	waitingRoom: true,
	location: "Hall",
	locationAr: "صالة",
	imageUrl: "/i",
	flyerUrl: "/f",
	schedule: "8:00",
	coachId: 3,
	membershipRule: "active",
	requiredDocument: "medical",
	guardianConsent: true,
	fee: 10_500,
	lateFee: 12_000,
	lateFrom: "2027-03-20",
	memberFee: 5_000,
	familyMax: 30_000,
	payUntil: "2027-04-10",
	paymentRule: "prepaid",
	unpaidRule: "release",
	lateCancellation: "charge",
	published: true,
	version: "v7",
};
const saved: Record<string, [values: object, record: object, displayed: object]> = {
	event: [
		eventValues(event as never),
		event,
		{
			eventDate: "2027-04-17",
			eventDateTime: "18:30",
			endDateTime: "",
			registrationOpensAt: "2027-03-01",
			registrationOpensAtTime: "09:00",
			registrationDeadlineTime: "",
			offerHours: "24",
			maxParticipants: "0",
			coachId: "3",
			fee: "10.500",
			lateFee: "12.000",
			memberFee: "5.000",
			familyMax: "30.000",
		},
	],
};

const athlete = {
	nameEn: "Noura",
	nameAr: "نورة",
	photoUrl: "/p",
	dateOfBirth: "2001-02-03",
	gender: "female",
	currentBelt: "green",
	currentRank: "First",
	currentRankAr: "الأولى",
	weight: 55.5,
	weightCategory: "-55",
	achievements: ["Gold", "Silver"],
	achievementsAr: ["ذهبية"],
	championshipsWon: [{ name: "Open", date: "2025-01-01", position: "1st" }],
	bio: "Bio",
	bioAr: "نبذة",
	contactInfo: { email: "a@b.example", phone: "+96522345678" },
	userId: 9,
	inSearch: true,
	isActive: false,
	version: "v1",
};
saved.athlete = [
	values.athlete(athlete),
	athlete,
	{
		weight: "55.5",
		achievements: "Gold\nSilver",
		achievementsAr: "ذهبية",
		championshipsWon: [
			{
				name: "Open",
				nameAr: "",
				date: "2025-01-01",
				location: "",
				locationAr: "",
				position: "1st",
				positionAr: "",
				photo: "",
			},
		],
		userId: "9",
	},
];

const eventClass = {
	className: "Kata",
	classNameAr: "كاتا",
	description: "D",
	descriptionAr: "و",
	maxParticipants: 0,
	waitingList: false,
	minAge: 0,
	maxAge: 12,
	minBeltLevel: "white",
	maxBeltLevel: "green",
	minWeight: 30,
	maxWeight: 40.5,
	genderRestriction: "female",
	competitionReadinessRequired: "National",
	fee: 1_000,
	lateFee: 2_000,
	memberFee: 500,
	version: "v1",
};
saved["event class"] = [
	eventClassValues(eventClass as never),
	eventClass,
	{
		maxParticipants: "0",
		minAge: "0",
		maxAge: "12",
		minWeight: "30",
		maxWeight: "40.5",
		fee: "1.000",
		lateFee: "2.000",
		memberFee: "0.500",
	},
];

const dojo = {
	nameEn: "Salmiya",
	nameAr: "السالمية",
	addressEn: "Street 1",
	addressAr: "شارع ١",
	area: "hawalli",
	mapUrl: "https://m",
	phone: "22345678",
	imageUrl: "/i",
	hoursEn: "Sun",
	hoursAr: "الأحد",
	womensHoursEn: "Mon",
	womensHoursAr: "الاثنين",
	monthlyFee: 12_500,
	aliases: ["S", "Salmiya dojo"],
	published: true,
	version: "v1",
};
saved.dojo = [values.dojo(dojo), dojo, { monthlyFee: "12.500", aliases: "S\nSalmiya dojo" }];

const official = {
	nameEn: "Ali",
	nameAr: "علي",
	positionEn: "President",
	positionAr: "الرئيس",
	messageEn: "Osu",
	messageAr: "أوس",
	photoUrl: "/p",
	sortOrder: 5,
	isActive: false,
	version: "v1",
};
saved.official = [values.official(official), official, { sortOrder: "5" }];

const section = {
	titleEn: "About",
	titleAr: "عن",
	bodyEnMd: "Text",
	bodyArMd: "نص",
	photoUrl: "/p",
	sortOrder: 3,
	version: "v1",
};
saved.section = [values.section(section), section, { sortOrder: "3" }];

const judge = {
	competitionLevel: "International",
	specializations: ["Kata"],
	competitionsOfficiated: 7,
	certificationDate: "2020-05-06",
	isActive: false,
	version: "v1",
};
saved.judge = [judgeValues(judge as never), judge, { competitionsOfficiated: "7" }];

const trainingClass = {
	title: "Kids",
	titleAr: "الأطفال",
	description: "D",
	descriptionAr: "و",
	classType: "kata",
	audienceType: "women",
	dayOfWeek: "monday",
	startTime: "17:00",
	endTime: "18:00",
	dojoId: 4,
	location: "Hall",
	locationAr: "صالة",
	maxCapacity: 12,
	minAge: 6,
	maxAge: 9,
	version: "v1",
};
saved["training class"] = [
	classValues(trainingClass as never),
	trainingClass,
	{ dojoId: "4", maxCapacity: "12", minAge: "6", maxAge: "9", alsoOn: [], allDays: false },
];

const plan = {
	year: 2027,
	month: 9,
	titleEn: "T",
	titleAr: "ع",
	descriptionEn: "D",
	descriptionAr: "و",
	activities: ["A", "B"],
	goals: ["G"],
	version: "v1",
};
saved["month of a plan"] = [
	values.plan(plan),
	plan,
	{ year: "2027", month: "9", activities: "A\nB", goals: "G" },
];

test.each(Object.entries(saved))(
	"the form of a saved %s holds each of its values",
	(_, [values, record, displayed]) => {
		expect(values).toEqual({ ...record, ...displayed });
	},
);

test("a date with its time is sent as one, and a time without a day as an invalid date", () => {
	const sent = asInput({
		...eventValues(event as never),
		endDate: "",
		endDateTime: "10:00",
	});
	expect(sent).toMatchObject({
		eventDate: "2027-04-17T18:30",
		endDate: "T10:00",
		registrationOpensAt: "2027-03-01T09:00",
		registrationDeadline: "2027-04-01",
	});
	expect(Object.keys(sent).filter((name) => name.endsWith("Time"))).toEqual([]);
});

test("a class with an Arabic title only has no English one to edit", () => {
	const one = { ...trainingClass, title: "الأطفال" };
	expect(classValues(one as never)).toMatchObject({ title: "", titleAr: "الأطفال" });
});

test("a plan begins with the current month in the current year", () => {
	expect(firstMonth(currentYear())).toBe(Number(kuwaitDate(Date.now()).slice(5, 7)));
	expect([firstMonth(currentYear() - 1), firstMonth(currentYear() + 1)]).toEqual([1, 1]);
});

const person = {
	id: 7,
	firstName: "Reem",
	lastName: "Saleh",
	firstNameAr: "ريم",
	lastNameAr: "صالح",
	email: "reem@test.example",
	phoneNumber: "+96522345678",
	gender: "female",
	dateOfBirth: "2001-02-03",
	dojoId: 4,
	dojoLocation: "Salmiya",
	updatedAt: "v1",
	currentBelt: "green",
	role: "coach",
	isApproved: true,
	coaches: [{ id: 5 }, { id: 6 }],
	address: "Street 1",
	emergencyContact: "Mother",
	competitionReadiness: "National",
	isNationalTeamMember: true,
	membershipFeeStatus: "exempt",
	membershipExpiryDate: "2027-12-31",
	profileImageUrl: "/p",
};

test("the form of a person holds their values, and empty texts for what is unknown", () => {
	const form = personValues(person as never);
	expect(form).toMatchObject({
		email: "reem@test.example",
		hasOneName: false,
		firstNameAr: "ريم",
		lastNameAr: "صالح",
		phoneNumber: "+96522345678",
		gender: "female",
		dateOfBirth: "2001-02-03",
		dojoId: "4",
		dojoLocation: "Salmiya",
		coachId: "5",
		address: "Street 1",
		emergencyContact: "Mother",
		competitionReadiness: "National",
		isNationalTeamMember: true,
		membershipFeeStatus: "exempt",
		membershipExpiryDate: "2027-12-31",
		handOverTo: "",
		version: "v1",
	});
	const names = ["firstNameAr", "lastNameAr", "phoneNumber", "gender", "dateOfBirth", "dojoId"];
	const others = ["dojoLocation", "address", "emergencyContact", "membershipExpiryDate"];
	const unknown = Object.fromEntries([...names, ...others].map((name) => [name, null]));
	const blank = Object.fromEntries([...names, ...others].map((name) => [name, ""]));
	const little = {
		...person,
		...unknown,
		lastName: "",
		coaches: [],
		competitionReadiness: null,
		isNationalTeamMember: undefined,
		membershipFeeStatus: "paid",
	};
	expect(personValues(little as never)).toMatchObject({
		...blank,
		hasOneName: true,
		coachId: "",
		competitionReadiness: "Local",
		isNationalTeamMember: false,
		membershipFeeStatus: "none",
	});
});

test("a card of a person has their names and picture, but neither address nor telephone number", () => {
	expect(beginningOfPerson(person as never)).toEqual({
		nameEn: "Reem Saleh",
		nameAr: "ريم صالح",
		photoUrl: "/p",
		dateOfBirth: "2001-02-03",
		gender: "female",
		currentBelt: "green",
		userId: "7",
	});
	const little = { lastName: "", firstNameAr: null, lastNameAr: "صالح", profileImageUrl: null };
	const none = { dateOfBirth: null, gender: null };
	expect(beginningOfPerson({ ...person, ...little, ...none } as never)).toMatchObject({
		nameEn: "Reem",
		nameAr: "",
		photoUrl: "",
		dateOfBirth: "",
		gender: "",
	});
});

test("a dojo made from texts in use has one of each language as its names", () => {
	expect(beginningFrom(["السالمية", "Salmiya", "Salmya"])).toEqual({
		nameEn: "Salmiya",
		nameAr: "السالمية",
		aliases: "السالمية\nSalmiya\nSalmya",
		published: true,
	});
	expect(beginningFrom(["Salmiya"])).toMatchObject({ nameEn: "Salmiya", nameAr: "" });
	expect(beginningFrom(["السالمية"])).toMatchObject({ nameEn: "", nameAr: "السالمية" });
});

test.each([
	[
		{ version: 0, isActive: false },
		{ isActive: true, version: undefined, judgingLevel: "", certificationDate: "" },
	],
	[
		{
			version: 3,
			isActive: false,
			judgingLevel: "Local",
			certificationDate: "2020-05-06T00:00:00Z",
		},
		{ isActive: false, version: 3, judgingLevel: "Local", certificationDate: "2020-05-06" },
	],
	[
		{ version: 3, isActive: true },
		{ isActive: true, version: 3, judgingLevel: "", certificationDate: "" },
	],
])("the judging of an official %j begins with %j", (judging, expected) => {
	expect(judgingValuesOf(judging as never)).toEqual(expected);
});

describe("the form of a membership payment", () => {
	const paid = (validUntil: string | null, amount: number, voidedAt: string | null = null) =>
		({ validUntil, amount, voidedAt }) as never;

	test("takes the amount of the latest valid payment and begins where it ends", () => {
		const payments = [
			paid("2028-01-01", 99_000, "2027-01-01"),
			paid(null, 1_000),
			paid("2027-06-30", 20_000),
			paid("2027-09-30", 15_000),
		];
		expect(paymentValues(7 as never, "2027-04-17", { payments, months: 12 })).toEqual({
			userId: 7,
			amount: "20.000",
			paymentDate: "2027-04-17",
			validUntil: "2028-09-30",
			paymentMethod: "cash",
			payer: "",
			notes: "",
			moveToOpenDay: false,
		});
	});

	test("says no last day until the person's payments are known", () => {
		const { amount, validUntil } = paymentValues(undefined, "2027-04-17");
		expect([amount, validUntil]).toEqual(["", ""]);
	});

	test("names the end of the membership by the payments that were not voided", () => {
		const payments = [paid("2027-01-01", 1), paid(null, 1), paid("2026-01-01", 1)];
		const voided = paid("2028-01-01", 1, "2027-01-01");
		expect(expiryOf([...payments, voided])).toBe("2027-01-01");
		expect(expiryOf([voided])).toBeUndefined();
	});
});

describe("the form of an announcement", () => {
	test("begins with all members and by notification alone, unless its address names others", () => {
		expect(emptyBroadcast({})).toMatchObject({
			audience: { kind: "role", role: "member", waiting: false, status: "overdue", userIds: [] },
			email: false,
		});
		expect(emptyBroadcast({ kind: "entrants", eventId: "5" }).audience).toMatchObject({
			kind: "entrants",
			eventId: "5",
			role: "member",
		});
	});

	test.each([
		["people=3,12", { kind: "people", userIds: [3, 12] }],
		["people=03", undefined],
		["people=3,", undefined],
		["people=3,x&event=5", { kind: "entrants", eventId: "5", classId: "", entryStatus: "" }],
		[
			"event=5&class=2&status=waitlisted",
			{ kind: "entrants", eventId: "5", classId: "2", entryStatus: "waitlisted" },
		],
		["event=5&status=none", { kind: "entrants", eventId: "5", classId: "", entryStatus: "" }],
		["class=2", undefined],
	])("the address %s names the audience %j", (search, audience) => {
		expect(audienceIn(new URLSearchParams(search))).toEqual(audience);
	});

	test.each([
		["http://localhost/events/5?tab=1", "/events/5?tab=1"],
		["http://localhost.example/events", "http://localhost.example/events"],
		[" /events/5 ", "/events/5"],
	])("leads from %s to %s", (typed, path) => {
		expect(asPath(typed)).toBe(path);
	});
});
