import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { type Counted, countUp, noCounts, putCounts } from "#functions/app/dashboard/counted.ts";
import { Allotments } from "#functions/base/places/allotment.entity.ts";
import { HolidayLists } from "#functions/base/settings/holidays.entity.ts";
import { SettingsItems } from "#functions/base/settings/settings.entity.ts";
import { RecordClaims } from "#functions/community/claims/claim.entity.ts";
import { LinkRequests } from "#functions/community/students/link-request.entity.ts";
import { ClassDraws, DrawEntrants } from "#functions/competition/draws/draw.entity.ts";
import { Duties } from "#functions/competition/duties/duty.entity.ts";
import { Events } from "#functions/competition/events/event.entity.ts";
import { EventClasses } from "#functions/competition/events/event-class.entity.ts";
import { ChargeLines } from "#functions/competition/fees/ledger/charge-line.entity.ts";
import { Debtors } from "#functions/competition/fees/ledger/debtor.entity.ts";
import { debtorKey } from "#functions/competition/fees/ledger/debtorKey.ts";
import { entryLines } from "#functions/competition/fees/ledger/follow-charges.ts";
import { Candidates, Gradings } from "#functions/competition/gradings/grading.entity.ts";
import { JudgeClaims, Judges } from "#functions/competition/judges/judge.entity.ts";
import { JudgeAssignments } from "#functions/competition/judges/judge-assignment.entity.ts";
import { Registrations } from "#functions/competition/registrations/registration.entity.ts";
import { CheckIns, WeighIns } from "#functions/competition/weigh-in/check-in.entity.ts";
import { AboutSections } from "#functions/content/about/about-section.entity.ts";
import { AnnualPlans } from "#functions/content/annual-plan/annual-plan.entity.ts";
import { News } from "#functions/content/news/news.entity.ts";
import { JudgesExtensions } from "#functions/content/officials/judges-extension.entity.ts";
import { Officials } from "#functions/content/officials/official.entity.ts";
import { files } from "#functions/core/outside/files.ts";
import { database, onTable } from "#functions/core/table/database.ts";
import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { ConsentRows } from "#functions/people/consents/consent.entity.ts";
import { ContactMessages } from "#functions/people/contact/contact-message.entity.ts";
import { type DocumentRecord, Documents } from "#functions/people/documents/document.entity.ts";
import { documentKey } from "#functions/people/documents/documents.service.ts";
import { Dojos } from "#functions/people/dojos/dojo.entity.ts";
import { Guardianships } from "#functions/people/families/guardianship.entity.ts";
import { MembershipPayments, ReceiptBooks } from "#functions/people/memberships/payment.entity.ts";
import { Athletes } from "#functions/people/national-team/athlete.entity.ts";
import { Notifications } from "#functions/people/notifications/notification.entity.ts";
import { Listings } from "#functions/people/users/directory/listing.entity.ts";
import { listingsOf } from "#functions/people/users/directory/listings.ts";
import { FilterIndex } from "#functions/people/users/search/filter-index.entity.ts";
import { SearchKeys } from "#functions/people/users/search/search-key.entity.ts";
import { filterIndexItemsFor, searchKeys } from "#functions/people/users/search/search-keys.ts";
import { EmailClaims, Users } from "#functions/people/users/user.entity.ts";
import { Attendance } from "#functions/training/attendance/attendance.entity.ts";
import { AttendanceTotals, totalsOf } from "#functions/training/attendance/attendance.totals.ts";
import { Progressions } from "#functions/training/belts/progression.entity.ts";
import { Promotions } from "#functions/training/belts/promotion.entity.ts";
import { Certificates } from "#functions/training/certificates/certificate.entity.ts";
import { currentSigner } from "#functions/training/certificates/signing.ts";
import { Syllabuses } from "#functions/training/syllabus/syllabus.entity.ts";
import { Enrollments } from "#functions/training/training-classes/enrollments/enrollment.entity.ts";
import { TrainingClasses } from "#functions/training/training-classes/training-class.entity.ts";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import { counterKey, counterSort, table } from "#shared/core/table.ts";
import { demoPassword } from "./accounts.ts";
import { recordClaims } from "./claims.ts";
import { makeAbout } from "./content/about.ts";
import { annualPlan } from "./content/annual-plan.ts";
import { athletePortraits, makeAthletes } from "./content/athletes.ts";
import { contactMessages } from "./content/contact-messages.ts";
import { makeDojos } from "./content/dojos.ts";
import { makeNews, newsPictures } from "./content/news.ts";
import { judgesExtensions, makeOfficials, officialPortraits } from "./content/officials.ts";
import { makeDay } from "./events/day.ts";
import { makeDraws } from "./events/draws.ts";
import { enterEventClasses } from "./events/event-class-entries.ts";
import { eventPictures, makeEvents } from "./events/events.ts";
import { payFees } from "./events/fees.ts";
import { type Graded, makeGradings } from "./events/gradings.ts";
import { judgeAssignments, makeJudges } from "./events/judges.ts";
import { type Entered, registerMembers } from "./events/registrations.ts";
import { holidayList } from "./holidays.ts";
import { makeNotifications } from "./notifications.ts";
import { consentRows } from "./people/consents.ts";
import { certificate, demoDocuments } from "./people/documents.ts";
import { makeGuardianships } from "./people/families.ts";
import { membershipPayments, receiptBooks, withFees } from "./people/payments.ts";
import { makePeople } from "./people/people.ts";
import { linkRequests, studentRelations } from "./people/students.ts";
import type { Person } from "./person.ts";
import { putPictures, withPortraits } from "./pictures/putPictures.ts";
import { demoSettings } from "./settings.ts";
import { makeAttendance } from "./training/attendance.ts";
import { makeBelts } from "./training/belts.ts";
import { makeSyllabus } from "./training/syllabus.ts";
import { trainingClasses } from "./training/training-classes.ts";

/** Creates sign-ins that all have the same password. */
export type SignIns = (emails: string[], password: string) => Promise<void>;

const atOnce = { concurrent: 2 };

const picturesOfPages = [
	...eventPictures,
	...newsPictures,
	...officialPortraits,
	...athletePortraits,
];
/** The administrator who uploaded them. */
const pagesWriter = 16;

/** Fills an empty table with the demo federation as of the day of `now` (ms since 1970). */
export async function fillDemo(now: number, signIns: SignIns): Promise<void> {
	const membershipFees = membershipPayments(makePeople(now), now);
	const everybody = await withPortraits(withFees(makePeople(now), membershipFees, now));
	const { entered, payments } = payFees(
		enterAll(everybody, now),
		new Set(everybody.filter(({ user }) => user.hasGuardians).map(({ user }) => user.id)),
		membershipFees,
		now,
	);
	const relations = studentRelations(everybody, now);
	const belts = makeBelts(everybody, now);
	const signer = await currentSigner(now);
	const graded = makeGradings({ entered, everybody, relations, belts, signer, now });
	await putPictures(picturesOfPages, pagesWriter, now);
	// In parallel, so that the engine is busy while further items are prepared.
	await Promise.all([
		putPeople(everybody, signIns),
		whole(Progressions.put(belts.progressions).go(atOnce)),
		putGradings(graded),
		putStudents(everybody, relations, now),
		whole(Guardianships.put(makeGuardianships(everybody, now)).go(atOnce)),
		putDocuments(demoDocuments(everybody, relations, now)),
		putEvents(entered, everybody, relations, now),
		putNews(now),
		putDojos(now),
		putJudges(everybody, now),
		whole(MembershipPayments.put(payments).go(atOnce)),
		whole(ReceiptBooks.put(receiptBooks(payments)).go(atOnce)),
		putAnnualPlan(now),
		putNationalTeam(now),
		putTrainingClasses(everybody, now),
		whole(Syllabuses.put(makeSyllabus(now)).go(atOnce)),
		HolidayLists.put(holidayList(now)).go(),
		SettingsItems.put(demoSettings(now)).go(),
		whole(ContactMessages.put(contactMessages(now)).go(atOnce)),
		putOfficials(now),
		putAbout(now),
	]);
	await countAll({
		user: everybody.map(({ user }) => user),
		promotion: graded.promotions,
		event: makeEvents(now).map(({ event }) => event),
		news: makeNews(now),
		membershipPayment: payments,
		chargeLine: linesOf(entered),
		trainingClass: trainingClasses(everybody, now).classes,
	});
}

async function putDocuments(documents: DocumentRecord[]): Promise<void> {
	await whole(Documents.put(documents).go(atOnce));
	const put = (key: string) =>
		files.get().put("images", key, certificate, { type: "application/pdf", cache: "no-store" });
	await Promise.all(documents.map(({ id }) => put(documentKey(id))));
}

async function countAll(things: Counted): Promise<void> {
	const counts = noCounts();
	countUp(counts, things);
	await putCounts(counts);
}

async function putPeople(everybody: readonly Person[], signIns: SignIns): Promise<void> {
	const users = everybody.map(({ user }) => user);
	await whole(Users.put(users).go(atOnce));
	await whole(ConsentRows.put(consentRows(users)).go(atOnce));
	const addressed = users.filter(({ email }) => email !== "");
	await whole(
		EmailClaims.put(addressed.map(({ email, id }) => ({ email, userId: id }))).go(atOnce),
	);
	await whole(SearchKeys.put(users.flatMap(searchKeys)).go(atOnce));
	await whole(FilterIndex.put(users.flatMap(filterIndexItemsFor)).go(atOnce));
	await whole(Listings.put(users.flatMap(listingsOf)).go(atOnce));
	const emails = addressed.map(({ email }) => email);
	await signIns(emails, demoPassword);
	await countFrom("user", users.length);
}

async function putGradings({ gradings, candidates, certificates, promotions, last }: Graded) {
	await whole(Promotions.put(promotions).go(atOnce));
	await whole(Gradings.put(gradings).go(atOnce));
	await whole(Candidates.put(candidates).go(atOnce));
	await whole(Certificates.put(certificates).go(atOnce));
	await countFrom("promotion", last);
}

async function putStudents(
	everybody: readonly Person[],
	relations: ReturnType<typeof studentRelations>,
	now: number,
): Promise<void> {
	await whole(StudentRelations.put(relations).go(atOnce));
	await whole(
		RecordClaims.put(
			recordClaims(
				everybody.map(({ user }) => user),
				now,
			),
		).go(atOnce),
	);
	await whole(LinkRequests.put(linkRequests(everybody, relations, now)).go(atOnce));
}

const enterAll = (everybody: readonly Person[], now: number): Entered[] =>
	makeEvents(now).map((announced) =>
		(announced.classes.length > 0 ? enterEventClasses : registerMembers)(announced, everybody, now),
	);

/** The lines of all charges, as the stream would add them to the federation's ledger. */
const linesOf = (entered: readonly Entered[]) =>
	entered.flatMap(({ registrations }) =>
		registrations.flatMap((registration) => entryLines(null, registration)),
	);

const debtorsOf = (entered: readonly Entered[]) => {
	const open = entered
		.flatMap(({ registrations }) => registrations)
		.filter(({ charge }) => charge && openAmount(charge) > 0);
	return [...new Set(open.map(({ userId }) => userId))].map(debtorKey);
};

async function putEvents(
	entered: readonly Entered[],
	everybody: readonly Person[],
	relations: ReturnType<typeof studentRelations>,
	now: number,
): Promise<void> {
	await whole(ChargeLines.put(linesOf(entered)).go(atOnce));
	await whole(Debtors.put(debtorsOf(entered)).go(atOnce));
	const classes = entered.flatMap((one) => one.classes);
	await whole(EventClasses.put(classes).go(atOnce));
	await whole(Events.put(entered.map(({ event }) => event)).go(atOnce));
	await whole(Allotments.put(entered.flatMap(({ allotments }) => allotments)).go(atOnce));
	await whole(Registrations.put(entered.flatMap(({ registrations }) => registrations)).go(atOnce));
	const { draws, entrants } = await makeDraws(entered, everybody, relations);
	await whole(ClassDraws.put(draws).go(atOnce));
	await whole(DrawEntrants.put(entrants).go(atOnce));
	const { duties, weighIn, checkIns } = makeDay(entered, everybody, now);
	await whole(Duties.put(duties).go(atOnce));
	await whole(WeighIns.put(weighIn).go(atOnce));
	await whole(CheckIns.put(checkIns).go(atOnce));
	const entries = entered.flatMap(({ registrations }) => registrations);
	await whole(Notifications.put(makeNotifications(entries, everybody, now)).go(atOnce));
	await countFrom("event", entered.length);
	await countFrom("eventClass", classes.length);
}

async function putNews(now: number): Promise<void> {
	const articles = makeNews(now);
	await whole(News.put(articles).go(atOnce));
	await countFrom("news", articles.length);
}

async function putDojos(now: number): Promise<void> {
	const dojos = makeDojos(now);
	await whole(Dojos.put(dojos).go(atOnce));
	await countFrom("dojo", dojos.length);
}

async function putJudges(everybody: readonly Person[], now: number): Promise<void> {
	const registry = makeJudges(everybody, now);
	const assignments = judgeAssignments(registry, everybody, now);
	await whole(Judges.put(registry).go(atOnce));
	await whole(
		JudgeClaims.put(registry.map(({ id, userId }) => ({ userId, judgeId: id }))).go(atOnce),
	);
	await whole(JudgeAssignments.put(assignments).go(atOnce));
	await countFrom("judge", registry.length);
	await countFrom("judgeAssignment", assignments.length);
}

async function putAnnualPlan(now: number): Promise<void> {
	const months = annualPlan(now);
	await whole(AnnualPlans.put(months).go(atOnce));
	await countFrom("annualPlan", months.length);
}

async function putNationalTeam(now: number): Promise<void> {
	const team = makeAthletes(now);
	await whole(Athletes.put(team).go(atOnce));
	await countFrom("athlete", team.length);
}

async function putOfficials(now: number): Promise<void> {
	const leadership = makeOfficials(now);
	await whole(Officials.put(leadership).go(atOnce));
	await whole(JudgesExtensions.put(judgesExtensions(now)).go(atOnce));
	await countFrom("official", leadership.length);
}

async function putAbout(now: number): Promise<void> {
	const sections = makeAbout(now);
	await whole(AboutSections.put(sections).go(atOnce));
	await countFrom("aboutSection", sections.length);
}

async function putTrainingClasses(everybody: readonly Person[], now: number): Promise<void> {
	const { classes, allotments, enrollments } = trainingClasses(everybody, now);
	await whole(Allotments.put(allotments).go(atOnce));
	await whole(Enrollments.put(enrollments).go(atOnce));
	await whole(TrainingClasses.put(classes).go(atOnce));
	const marks = makeAttendance({ classes, enrollments }, now);
	await whole(Attendance.put(marks).go(atOnce));
	await whole(AttendanceTotals.put(totalsOf(marks)).go(atOnce));
	await countFrom("trainingClass", classes.length);
}

/** Throws if a batch was written only in part, because the demo data would be incomplete. */
async function whole(batches: Promise<{ unprocessed: unknown[] }>): Promise<void> {
	const { unprocessed } = await batches;
	if (unprocessed.length > 0)
		throw new Error(`The table did not take ${unprocessed.length} items of the demo data`);
}

/** Sets an id counter to the last id in use, from which nextId continues. */
async function countFrom(kind: string, last: number): Promise<void> {
	const Item = { [table.partitionKey]: counterKey(kind), [table.sortKey]: counterSort, last };
	await database.send(new PutCommand({ TableName: onTable.table, Item }));
}
