import { sharedExports } from "./sharedExports.ts";

/**
 * Every figure of the rules that people meet or that a promise rests on, in words. The specification
 * fixes some; the others are stated in the documents. To change a figure, change it here too.
 */
const hour = 60 * 60 * 1000;
const megabyte = 1024 * 1024;

const figures: Record<string, readonly [file: string, name: string, figure: unknown]> = {
	// People.
	"decide from 18 years on what is published about them": ["core/time/age", "adultAge", 18],
	"train with the adults from 16 years on": [
		"training/training-classes/enrollments.rules",
		"adultAge",
		16,
	],
	"propose 100 students for a grading at once": [
		"competition/gradings/gradings.rules",
		"candidatesAtOnce",
		100,
	],
	"decide on 50 candidates at once": ["competition/gradings/gradings.rules", "decisionsAtOnce", 50],
	"mark a part of a grading with 10 at most": ["training/syllabus/syllabus.rules", "usualMax", 10],
	"may mark a part with 5 to 20 at most": ["training/syllabus/syllabus.rules", "maxRange", [5, 20]],
	"say in 20 lines what a part is": ["training/syllabus/syllabus.rules", "mostItems", 20],
	"write 200 characters in such a line": ["training/syllabus/syllabus.rules", "longestItem", 200],
	"mark in halves, in tenths": ["competition/gradings/marks.rules", "markStep", 5],
	"pass a grading from 55 % on": ["competition/gradings/marks.rules", "passPercent", 55],
	"repeat a part that was not shown": ["competition/gradings/marks.rules", "leastPart", 0],
	"are looked at again if examiners differ by more than 20 %": [
		"competition/gradings/marks.rules",
		"mostSpread",
		20,
	],
	"give 60 marks in one call": ["competition/gradings/marks.rules", "marksAtOnce", 60],
	"are examined in 40 groups at most": ["competition/gradings/marks.rules", "mostGroups", 40],
	"are 60 in a group at most": ["competition/gradings/marks.rules", "mostInGroup", 60],
	"are 50 in an answer of the register of dan ranks": [
		"training/certificates/certificates.rules",
		"mostDanHolders",
		50,
	],
	"are 10 in a group usually": ["competition/gradings/marks.rules", "usualGroup", 10],
	"repeat parts of a grading within 12 months": [
		"competition/gradings/gradings.rules",
		"repeatMonths",
		12,
	],
	"try a failed grading again after 3 months": [
		"competition/gradings/gradings.rules",
		"waitMonthsAfterFail",
		3,
	],
	"have 7 days to take back that they want to be deleted": [
		"community/my-data/my-data.schema",
		"erasureDays",
		7,
	],
	"may have a medical note stored for a year at most, a leap year too": [
		"people/consents/consents.rules",
		"mostMedicalDays",
		366,
	],
	"see portraits of 96 pixels as avatars and of 480 on cards": [
		"people/users/users.rules",
		"portraitSizes",
		{ avatar: 96, card: 480 },
	],
	"see their latest 100 notifications": [
		"people/notifications/notifications.schema",
		"mostNotifications",
		100,
	],

	// Families.
	"add up to 12 children themselves": ["people/families/families.rules", "mostChildren", 12],
	"look after a child as 4 guardians at most": [
		"people/families/families.rules",
		"mostGuardians",
		4,
	],
	"see the latest 50 acts of their guardians": ["people/families/families.rules", "actsAtOnce", 50],

	// Signing in and up.
	"have an hour to use a link for a new password": [
		"identity/auth/auth.rules",
		"resetTokenMinutes",
		60,
	],
	"have a day to confirm a new email address": ["identity/auth/auth.rules", "emailLinkHours", 24],
	"have a week to follow an invitation": ["identity/auth/auth.rules", "invitationDays", 7],
	"have a week to take a replaced email address back": [
		"identity/auth/auth.rules",
		"undoEmailDays",
		7,
	],
	"get 10 recovery codes": ["identity/auth/auth.rules", "recoveryCodeCount", 10],
	"are seen by their sessions once an hour": ["core/http/session.rules", "lastSeenEvery", hour],
	"have a day to confirm a sign-up": ["identity/sign-ups/sign-ups.rules", "signUpLinkHours", 24],
	"get 3 sign-up emails an hour at most": ["identity/sign-ups/sign-ups.rules", "lettersPerHour", 3],
	"may keep the sign-up form open for half an hour": [
		"identity/sign-ups/sign-ups.rules",
		"proofMinutes",
		30,
	],
	"prove their work with 80 to 160 tries": [
		"identity/sign-ups/sign-ups.rules",
		"proofTries",
		[80, 160],
	],

	// Claims of records.
	"guess a birth date 5 times": ["community/claims/claims.rules", "mostTries", 5],
	"cannot claim by birth date a record whose address changed within 30 days": [
		"community/claims/claims.rules",
		"freshAddressDays",
		30,
	],
	"wait for 5 claims at most": ["community/claims/claims.rules", "mostWaiting", 5],

	// Documents.
	"upload documents of up to 10 MB": [
		"people/documents/documents.rules",
		"maxDocumentBytes",
		10 * megabyte,
	],
	"keep 50 documents at most": ["people/documents/documents.rules", "mostDocuments", 50],
	"are reminded 30 and 7 days before a document ends": [
		"people/documents/documents.rules",
		"documentReminderDays",
		[30, 7],
	],

	// Staff's lists and files.
	"see 50 people on a page of staff's list": ["community/people/people.rules", "peopleAtOnce", 50],
	"read 100 people at most in a call": ["community/people/people.rules", "mostPeople", 100],
	"export 5,000 people at most": ["community/people/people.rules", "mostExported", 5_000],
	"select 500 people at most": ["community/people/people.rules", "mostSelected", 500],
	"invite 25 people at most in a call": ["community/people/people.rules", "invitedAtOnce", 25],
	"send nobody a second invitation for many within a day": [
		"community/people/people.rules",
		"invitationPause",
		24 * 60 * 60 * 1000,
	],
	"have 30 days to undo a merge": ["community/merges/merges.rules", "undoDays", 30],
	"import 5,000 rows at most": ["community/imports/imports.rules", "mostRows", 5_000],
	"send 90 rows of an import in a call": ["community/imports/imports.rules", "rowsAtOnce", 90],
	"import cells of 1,000 characters at most": [
		"community/imports/imports.rules",
		"longestCell",
		1_000,
	],
	"have 30 days to take an import back": ["community/imports/imports.rules", "takeBackDays", 30],
	"read the audit log of 12 months unless they name a first day": [
		"base/history/audit.rules",
		"monthsByDefault",
		12,
	],
	"read 50 lines of the audit log at once": ["base/history/audit.rules", "linesAtOnce", 50],
	"export 5,000 lines of the audit log at most": ["base/history/audit.rules", "linesInFile", 5_000],
	"report on 24 months at most": ["app/reports/reports.rules", "mostReportMonths", 24],
	"report on the latest 24 events": ["app/reports/reports.rules", "mostReportEvents", 24],
	"find people spelt as typed before those who only sound like it": [
		"core/texts/searchPeople",
		"matches",
		{ spelling: 2, sound: 1, none: 0 },
	],

	// Settings.
	"set the months and classes at a rank, storage, deadlines and terms within these limits": [
		"base/settings/settings.rules",
		"settingLimits",
		{
			monthsInGrade: [0, 120],
			classesInGrade: [0, 500],
			messageMonths: [1, 60],
			pendingDays: [0, 90],
			membershipMonths: [1, 36],
		},
	],
	"save 60 holidays at most": ["base/settings/holidays.rules", "mostHolidays", 60],
	"have holidays of 15 days at most": ["base/settings/holidays.rules", "longestHoliday", 15],

	// Money in fields.
	"type amounts of up to 10,000 dinars": ["core/fields/amounts", "highestAmount", 10_000_000],
	"type sums of a day of up to a million dinars": [
		"core/fields/amounts",
		"highestSum",
		1_000_000_000,
	],

	// Events.
	"read 50 events at most in a call": ["competition/events/events.rules", "mostEvents", 50],
	"see 12 events before they press “more”": ["competition/events/events.rules", "eventsAtOnce", 12],
	"see 6 events on the start page": ["competition/events/events.rules", "eventsOnHome", 6],
	"see there only events that are held": [
		"competition/events/events.rules",
		"homeEvents",
		{ when: "held", limit: 6 },
	],
	"add 40 event classes at once": [
		"competition/event-classes/event-classes.schema",
		"mostClassesAtOnce",
		40,
	],
	"register 100 people at once": [
		"competition/registrations/registrations.rules",
		"mostRegistrationsAtOnce",
		100,
	],
	"record 60 check-ins at a time": ["competition/weigh-in/weigh-in.rules", "mostCheckIns", 60],
	"close a weigh-in for 1,000 people without a weight": [
		"competition/weigh-in/weigh-in.rules",
		"mostMissing",
		1_000,
	],
	"tolerate 0.2 kg beyond the limits of an event class": [
		"competition/weigh-in/weigh-in.rules",
		"weightTolerance",
		0.2,
	],
	"warn of a weight more than 7 kg from the stated one": [
		"competition/weigh-in/weigh-in.rules",
		"weightSurprise",
		7,
	],
	"close a weigh-in up to 7 days before the event": [
		"competition/weigh-in/weigh-in.rules",
		"weighInDaysBefore",
		7,
	],
	"give 60 duties at an event": ["competition/duties/duties.rules", "mostDuties", 60],
	"give a duty until 14 days after the event": [
		"competition/duties/duties.rules",
		"longestDutyDays",
		14,
	],
	"draw 128 entrants of an event class": ["competition/draws/draws.rules", "mostDrawn", 128],
	"seed 8 of them": ["competition/draws/draws.rules", "mostSeeds", 8],
	"sign a certificate with 64 bytes": [
		"training/certificates/certificate-code",
		"signatureBytes",
		64,
	],
	"number tatamis up to 12": ["competition/judges/judges.rules", "mostTatamis", 12],
	"seat four corner judges beside the central referee": [
		"competition/judges/panels.rules",
		"cornerJudges",
		4,
	],

	// Places and the waiting room: docs/registration.md.
	"divide the places of an event into 96 shards at most": [
		"base/places/allotment.rules",
		"maxShards",
		96,
	],
	"expect 20 people for each place": ["base/places/allotment.rules", "crowdPerPlace", 20],
	"count places without a limit up to a billion": [
		"base/places/allotment.rules",
		"unlimited",
		1_000_000_000,
	],
	"take numbers from an hour before the opening on": [
		"competition/waiting-room/waiting-room.rules",
		"lobbyMs",
		hour,
	],
	"have 10 minutes for their turn": [
		"competition/waiting-room/waiting-room.rules",
		"turnSeconds",
		600,
	],
	"let registrations end up to 10 s after a wave": [
		"competition/waiting-room/waiting-room.rules",
		"graceMs",
		10_000,
	],
	"take numbers from 16 rows": ["competition/waiting-room/waiting-room.rules", "rows", 16],

	// Training.
	"teach 1 to 50 people in a class, 20 by default": [
		"training/training-classes/training-classes.rules",
		"capacityLimits",
		{ min: 1, max: 50, usual: 20 },
	],
	"say that a class is for ages from 3 to 99": [
		"training/training-classes/training-classes.rules",
		"classAges",
		{ youngest: 3, oldest: 99 },
	],
	"ask for a trial class up to 60 days ahead": [
		"training/training-classes/trials.schema",
		"trialDays",
		60,
	],
	"plan other hours for 120 days at most": [
		"training/training-classes/other-hours.rules",
		"longestPeriod",
		120,
	],
	"plan other hours for 12 periods of a class": [
		"training/training-classes/other-hours.rules",
		"mostPeriods",
		12,
	],
	"mark attendance for 60 days": ["training/attendance/attendance.rules", "markableDays", 60],
	"are pointed out after 3 absences in a row": [
		"training/attendance/attendance.rules",
		"absencesToNotice",
		3,
	],
	"promote by 3 ranks at most": ["base/ranks/belts.rules", "mostRanksAtOnce", 3],
	"read 60 coaches in a call": ["people/coaches/coaches.rules", "mostCoaches", 60],
	"read 50 applications in a call": [
		"community/applications/applications.rules",
		"mostApplications",
		50,
	],
	"describe their experience in 50 characters at least": [
		"community/applications/applications.rules",
		"shortestExperience",
		50,
	],
	"give a dojo 50 other names at most": ["people/dojos/dojos.rules", "mostAliases", 50],
	"read 100 dojos in a call": ["people/dojos/dojos.rules", "mostDojos", 100],

	// Content.
	"read 30 articles at most in a call": ["content/news/news.schema", "mostNews", 30],
	"see 3 articles on the start page": ["content/news/news.rules", "newsOnHome", 3],
	"see 12 articles before they press “more”": ["content/news/news.rules", "newsAtOnce", 12],
	"see 48 members before they press “more”": ["content/members/members.rules", "membersAtOnce", 48],
	"read 200 members at most in a call": ["content/members/members.rules", "mostMembers", 200],
	"read 100 athletes at most in a call": [
		"people/national-team/national-team.rules",
		"mostAthletes",
		100,
	],
	"read 30 officials at most in a call": ["content/officials/officials.rules", "mostOfficials", 30],
	"place an official first unless the form says where": [
		"content/officials/officials.rules",
		"firstOrder",
		1,
	],
	"read 30 sections of the about page at most in a call": [
		"content/about/about.rules",
		"mostSections",
		30,
	],
	"place a section at 0 unless the form says where": ["content/about/about.rules", "firstOrder", 0],
	"place it at 1 in the list's own form": ["content/about/about.rules", "orderInList", 1],
	"read 50 messages of visitors at most in a call": [
		"people/contact/contact.rules",
		"mostMessages",
		50,
	],
	"answer a message 20 times at most": ["people/contact/contact.rules", "mostAnswers", 20],
	"title a message to many in 120 characters": [
		"community/broadcasts/broadcasts.rules",
		"longestTitle",
		120,
	],
	"write a message to many in 1,000 characters": [
		"community/broadcasts/broadcasts.rules",
		"longestMessage",
		1_000,
	],
	"send 5 messages a day as a coach": [
		"community/broadcasts/broadcasts.rules",
		"coachMessagesADay",
		5,
	],
	"plan a message to many 60 days ahead at most": [
		"community/broadcasts/broadcasts.rules",
		"mostDaysAhead",
		60,
	],
	"see 20 messages to many on a page": [
		"community/broadcasts/broadcasts.rules",
		"broadcastsAtOnce",
		20,
	],
	"upload pictures of up to 10 MB": [
		"base/pictures/pictures.rules",
		"maxPictureBytes",
		10 * megabyte,
	],
	"get pictures of 1920 pixels at most": ["base/pictures/pictures.rules", "longestSide", 1920],
	"get smaller pictures in four widths": [
		"base/pictures/pictures.rules",
		"pictureWidths",
		[96, 320, 640, 1280],
	],
};

/** A number, or a list or an object of numbers, in which words may stand too. */
function isFigure(value: unknown): boolean {
	if (typeof value === "number") return true;
	if (typeof value !== "object" || value === null) return false;
	const parts = Object.values(value);
	const isPart = (part: unknown) => typeof part === "string" || isFigure(part);
	return parts.some(isFigure) && parts.every(isPart);
}

test.each(Object.entries(figures))("people %s", (_, [file, name, figure]) => {
	expect(sharedExports.get(`${file} ${name}`)).toEqual(figure);
});

/** Exports with figures that other tests hold. */
const testedElsewhere = [
	// The order of the switches of emails: ruleWords.test.ts.
	/notifications /,
	// Their statuses: errors.test.ts.
	/^core\/http\/errors /,
	/ settingsDefaults$/,
];

test("each figure that the rules export is stated here", () => {
	const stated = Object.values(figures).map(([file, name]) => `${file} ${name}`);
	const exported = [...sharedExports].filter(([, value]) => isFigure(value)).map(([key]) => key);
	const isTested = (key: string) =>
		stated.includes(key) || testedElsewhere.some((pattern) => pattern.test(key));
	expect(exported.filter((key) => !isTested(key))).toEqual([]);
});
