import { sharedExports } from "./sharedExports.ts";

/**
 * The words of every list of the rules, in their order, as the specification names them or the documents do.
 * A stored record, an address or a program outside holds these words, so none may vanish or change.
 */
const lists: Record<string, Record<string, string | readonly string[]>> = {
	"core/access": {
		// From the least rights to the most.
		roles: "member coach admin super-admin",
		personRoles: "member coach admin super-admin guest",
	},
	"core/countries": {
		countryCodes:
			"AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW",
	},
	"core/locales": { locales: "en ar" },
	"core/people": {
		genders: "male female",
		readinessLevels: "Local International Worldwide",
		specialties: "Adults Advanced Youth Women Kids Beginners Kata Kumite General",
		weekdays: "sunday monday tuesday wednesday thursday friday saturday",
		timeSlots: "morning afternoon evening",
		spokenLanguages: "Arabic English French Hindi Urdu Tagalog Persian Japanese",
		feeStatuses: "paid pending overdue exempt",
		// Who is reminded most urgently comes first.
		owingStatuses: "overdue pending",
	},
	"core/http/route": {
		costlyKinds:
			"picture upload bulk check export import broadcast student consent archive payment",
	},
	"core/http/gateway-routes": { gateways: "abc defghijkl mnopq rstuvwxyz" },
	pages: { feedNames: "news events" },
	"core/http/forwarded": {
		forwardedCookies: "__Host-session __Host-sign-in __Host-device",
		forwardedHeaders:
			"Accept-Language CloudFront-Viewer-Address Content-Type Hashstring Idempotency-Key If-None-Match Origin Sec-Fetch-Site User-Agent",
	},
	"core/fields/question-codes": {
		questionCodes: "birth_recent birth_long_ago day_long_ago day_far_ahead day_past same_person",
	},

	"people/consents/consents.rules": {
		publicPurposes: "photo listing results team danRegister",
		purposes: "photo listing results team danRegister mail phone medical",
		capacities: "self guardian",
		answers: "given refused withdrawn ended",
		channels: "web",
	},

	"people/families/acting": { actingWays: "self guardian frozenGuardian coach staff" },
	"people/families/families.rules": {
		guardianCapacities: "father mother grandfather grandmother legalGuardian other",
		guardianBases: "declared documentSeen",
		guardianStates: "active frozen waiting ended",
	},
	"community/claims/claims.rules": {
		relations: "self guardian",
		claimReasons: "minor guardian noBirthDate medical newAddress tries asked",
		claimStates: "pending approved declined",
	},
	"people/documents/documents.rules": {
		documentKinds: "medical identity consent essay kata other",
		danDocuments: "essay kata",
		documentTypes: "application/pdf image/jpeg image/png image/webp",
		requiredDocuments: "none medical identity consent",
	},
	"community/imports/imports.rules": {
		importStates: "draft importing imported takingBack takenBack",
		verdicts: "create exists maybeSame fault",
		keepReasons: "signedIn changed registered paid promoted linked gone failed",
	},
	"community/imports/imports.names": { nameDivisions: "familyIsLast givenIsFirst" },
	"community/imports/imports.cells": { dayOrders: "dayFirst monthFirst" },
	"community/imports/imports.columns": {
		// The order of the template's columns.
		importFields:
			"firstName lastName firstNameAr lastNameAr email guardianEmail phoneNumber gender dateOfBirth currentBelt dojoLocation address emergencyContact coach joined",
		wholeNames: "fullName fullNameAr",
		columnFields:
			"fullName fullNameAr firstName lastName firstNameAr lastNameAr email guardianEmail phoneNumber gender dateOfBirth currentBelt dojoLocation address emergencyContact coach joined",
		nameFields: "firstName lastName firstNameAr lastNameAr",
		requiredFields: "firstName",
		dayFields: "dateOfBirth joined",
	},
	"community/merges/merges.rules": { evidenceKinds: "name firstName birthDate phone email" },
	"community/merges/merges.schema": {
		mergedFields:
			"firstName lastName firstNameAr lastNameAr phoneNumber gender dateOfBirth currentBelt dojoLocation",
		mergeStates: "merging merged undoing undone",
	},
	"community/people/people.rules": {
		peopleSorts: "name joined belt age dojo",
		peopleOrders: "name joined belt age dojo -name -joined -belt -age -dojo",
		lackingFields: "birthDate gender nameAr phone dojo password",
		inviteOutcomes: "invited invitedBefore hasPassword noAddress disabled notAllowed",
		standings: ["member", "coach", "pending coach", "admin", "super-admin"],
		// All but role, belt, email and whatever else super-admins keep for themselves.
		correctedByAdmins:
			"firstName lastName hasOneName firstNameAr lastNameAr phoneNumber gender dateOfBirth dojoId dojoLocation country",
	},
	"community/removals/removals.schema": {
		goingKinds:
			"registrations enrollments promotions notifications judgeAssignments athletes students classes children",
	},
	"people/users/users.rules": {
		nameFields: "firstName lastName firstNameAr lastNameAr fatherNameAr grandfatherNameAr",
	},
	"people/users/users.schema": { mailFaultKinds: "bounce complaint" },

	"competition/event-classes/eligibility.rules": {
		membershipRules: "none warn require",
		reasonCodes:
			"age_missing age_too_young age_too_old gender_missing gender_other belt_too_low belt_too_high weight_missing weight_too_low weight_too_high readiness_too_low membership_required document_required",
	},
	"competition/events/events.rules": {
		// The staff form begins with the two of the staff side.
		eventTypes: "event bootcamp tournament seminar grading training",
		upcomingLists: "upcoming held open",
	},
	"competition/events/events.schema": {
		registrationStates: "notOpen open waitlist full closed cancelled",
	},
	"competition/duties/duties.rules": {
		dutyScopes: "desk weighIn chief announcer",
	},
	"competition/draws/draws.rules": {
		drawFormats: "walkover bestOfThree roundRobin twoPools knockout",
		thirdPlaces: "two bout repechage",
		winKinds:
			"ippon wazaari decision weight boards points walkover withdrawal doctor disqualification",
		corners: "white red",
		ruleSets: "classic kwu youth children youngest",
	},
	"competition/draws/draws.schema": {
		sheetNames:
			"weigh-in.html brackets.html bouts.html judges.html medals.html certificates.html folder.html",
	},
	"competition/draws/pool-ranking": {
		rankReasons: "wins directBout ippon wazaari genten weight disqualified chief",
	},
	"competition/gradings/gradings.rules": {
		outcomes: "pass lower repeat fail absent",
		gradingStates: "open fixing fixed closed applying applied",
		boardStates: "missing waiting agreed",
		exceptions:
			"belt_changed rank_recorded other_grading dan no_next_rank person_gone promotion_gone",
	},
	"competition/gradings/gradings.schema": {
		gradingExports: "candidates.html marks.html certificates.html results.xlsx belts.xlsx",
		markOutcomes: "marked conflict not_candidate not_examined examiner_rank out_of_scale",
		gradingFiles: "text/html application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	},
	"competition/judges/judges.rules": {
		judgeLevels: "Local Regional International",
		specializations: "Kata Kumite",
		officiatingRoles: "chief central corner table",
		judgeRoles: "coach admin super-admin",
		filteredBelts: "black-1 black-2 black-3 black-4 black-5",
	},
	"competition/judges/judges.schema": {
		judgingStatuses: "pending accepted declined",
		judgingParties: "federation judge",
		conflictKinds: "self family student dojo",
	},
	"competition/registrations/registrations.rules": {
		registrationStatuses: "pending approved rejected waitlisted offered cancelled",
	},
	"competition/registrations/registrations.schema": {
		decisions: "approve reject",
		documentStates: "missing expiring valid",
		exportNames:
			"registrations.csv registrations.html registrations.xlsx startlist.csv startlist.html startlist.xlsx judges.csv judges.html judges.xlsx",
	},

	"community/broadcasts/broadcasts.rules": {
		audienceKinds: "role students class entrants owing people",
		// People are selected in their list, not in the form.
		chosenAudienceKinds: "role students class entrants owing",
		audienceRoles: "everybody member coach admin super-admin",
		// Coaches write to nobody but their own.
		coachAudienceKinds: "students class",
		plannedStates: "waiting begun cancelled refused",
	},
	"people/contact/contact.schema": { messageStatuses: "open done" },
	"content/members/members.schema": { memberOrders: "belt rank" },
	"people/national-team/weight-categories": {
		weightCategories: [
			"Under 60kg",
			"60-65kg",
			"65-70kg",
			"70-75kg",
			"75-80kg",
			"80-85kg",
			"85-90kg",
			"Over 90kg",
		],
	},
	"content/news/news.rules": {
		// The four of the staff side first.
		newsCategories: "local international competitions achievements tournament seminar promotion",
	},
	"content/news/news.schema": { newsTexts: "title content" },
	"content/officials/officials.schema": {
		judgingLevels: [
			"Central Referee A",
			"Central Referee B",
			"Central Referee C",
			"Corner Judge A",
			"Corner Judge B",
			"Corner Judge C",
		],
	},
	"base/pictures/pictures.rules": {
		// The smallest files first: a browser takes the first that it knows.
		pictureFormats: "avif webp",
		pictureTypes: "image/jpeg image/png image/webp image/avif",
		picturePurposes: "portrait page",
	},

	notifications: {
		// The order of the switches.
		mailKinds:
			"registration promotion judging duty membership fee class broadcast student document",
	},
	"app/root-files": { rootFiles: "sitemap.xml robots.txt .well-known/security.txt" },
	"app/operation/alarms": {
		// In the order in which the clock runs them.
		taskNames:
			"removals merges imports feeReminders announcements gradings dojoLinks documents guardianships memberships exemptions paymentNote reminders exports erasures offers payments competitions duties openings consents unpaid pending waitingLists held seals",
	},
	"app/reports/reports.rules": {
		reportSections: "members belts attendance classes dojos events",
	},
	"base/settings/settings.rules": {
		promotionPolicies: "approval direct",
		membershipKinds: "adult child family",
		gradesWithNext:
			"white orange-10 orange-9 blue-8 blue-7 yellow-6 yellow-5 green-4 green-3 brown-2 brown-1 black-1 black-2 black-3 black-4 black-5 black-6 black-7 black-8 black-9",
		gradedRanks:
			"orange-10 orange-9 blue-8 blue-7 yellow-6 yellow-5 green-4 green-3 brown-2 brown-1 black-1 black-2 black-3 black-4 black-5 black-6 black-7 black-8 black-9 black-10",
	},

	"base/ranks/belts.rules": {
		ladder:
			"white orange-10 orange-9 blue-8 blue-7 yellow-6 yellow-5 green-4 green-3 brown-2 brown-1 black-1 black-2 black-3 black-4 black-5 black-6 black-7 black-8 black-9 black-10",
		families: "white orange blue yellow green brown black",
		countedRoles: "member coach",
	},
	"base/ranks/belts.schema": { promotionStatuses: "pending approved rejected" },
	"people/dojos/dojos.rules": {
		dojosTexts: "name address hours womensHours",
		governorates: "capital hawalli farwaniya mubarak-al-kabeer ahmadi jahra",
	},
	"community/students/students.schema": {
		passwordWays: "shown mailed",
		linkRequestStatuses: "pending declined",
	},
	"training/syllabus/parts": {
		gradingParts: "kihon ido renraku kata kumite goshinJutsu tameshiwari fitness knowledge",
	},
	"training/certificates/certificates.schema": {
		certificateStates: "valid superseded revoked",
		verdicts: "valid superseded revoked unreadable unknown_key ended_key forged gone",
	},
	"training/training-classes/enrollments.rules": {
		enrollmentStatuses: "active waitlisted cancelled",
	},
	"training/training-classes/training-classes.rules": {
		classTypes: "beginners intermediate advanced kids adults competition kata kumite",
		audienceTypes: "mixed boys girls adults",
		daysOfWeek: "monday tuesday wednesday thursday friday saturday sunday",
		weekInKuwait: "sunday monday tuesday wednesday thursday friday saturday",
	},
};

/** Lists that follow from others or that other tests hold, with the reason. */
const testedElsewhere: Record<string, string> = {
	"api domains": "the keys of the route table, which the tests of all routes read",
	"pages pageNames": "the keys of the table of pages",
	"core/fields/field-codes fieldCodes": "fieldWords has words for exactly these",
	"notifications notificationKinds": "tests/infra/notifications.test.ts",
};

const isList = (value: unknown) =>
	Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string");

const rows = Object.entries(lists).flatMap(([file, named]) =>
	Object.entries(named).map(
		([name, words]) =>
			[`${file} ${name}`, typeof words === "string" ? words.split(" ") : words] as const,
	),
);

test.each(rows)("%s are these words in this order", (key, words) => {
	expect(sharedExports.get(key)).toEqual(words);
});

test("each list of words that the rules export is stated here", () => {
	const stated = [...rows.map(([key]) => key), ...Object.keys(testedElsewhere)];
	const exported = [...sharedExports].filter(([, value]) => isList(value)).map(([key]) => key);
	expect(exported.filter((key) => !stated.includes(key))).toEqual([]);
	expect(stated.filter((key) => !exported.includes(key))).toEqual([]);
});
