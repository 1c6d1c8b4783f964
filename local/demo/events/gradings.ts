import type {
	CandidateRecord,
	GradingRecord,
} from "#functions/competition/gradings/grading.entity.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import { inBothScripts } from "#functions/people/users/users.service.ts";
import type { PromotionRecord } from "#functions/training/belts/promotion.entity.ts";
import type {
	CertificateRecord,
	Examiner,
} from "#functions/training/certificates/certificate.entity.ts";
import { newCertificate } from "#functions/training/certificates/issue.ts";
import type { Signer } from "#functions/training/certificates/signing.ts";
import { isDan, ladder, nextDan, rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { Decision } from "#shared/competition/gradings/gradings.rules.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { dayAfterMonths } from "#shared/core/time/month.ts";
import { dateIn, daysAfter, timeOn } from "../calendar.ts";
import { recommendedPerson } from "../people/students.ts";
import type { Person } from "../person.ts";
import { eligibleOn, inBoth, isEarlyFor } from "../training/belts.ts";
import { makeSyllabus } from "../training/syllabus.ts";
import type { Entered } from "./registrations.ts";

/** English titles of a past grading with results, of today's, and of one that takes entries. */
const [applied, today, open] = [
	"Quarterly Belt Grading",
	"Salmiya Dojo Grading",
	"Belt Grading",
] as const;

/** User ids of the panels of two gradings: the chief examiner, then the others. */
const panels = { [applied]: [2, [1, 4]], [today]: [1, [3, 7]] } as const;
const secretary = 16;

/** A coach's words to the board about a candidate for the first dan. */
const recommendation = {
	en: "It is early, because studies abroad begin in the spring. Trains four times a week, helps with the children’s class on Saturdays and has fought in three tournaments. The essay and the kata are handed in.",
	ar: "الترشيح مبكر لأن الدراسة في الخارج تبدأ في الربيع. مواظبة على التدريب أربع مرات في الأسبوع، ومساعدة في حصة الأطفال يوم السبت، ومشاركة في ثلاث بطولات. وقد سُلّم المقال ووصف الكاتا.",
};

/** Number of people whom coaches have proposed for the open grading, beside their other requests. */
const proposed = 8;

type Verdict = Pick<Decision, "outcome" | "repeatParts" | "wordsEn" | "wordsAr">;

const passed: Verdict = { outcome: "pass" };
const lower: Verdict = {
	outcome: "lower",
	wordsEn: "A good grading. The next belt for now; the one above it needs more time.",
	wordsAr: "أداء جيد. يُمنح الحزام التالي الآن، أما الذي يليه فيحتاج إلى مزيد من الوقت.",
};
/** Of those who were not promoted, in turn. */
const others: readonly Verdict[] = [
	{
		outcome: "fail",
		wordsEn: "Kihon and kata need more practice.",
		wordsAr: "الكيهون والكاتا بحاجة إلى مزيد من التدريب.",
	},
	{
		outcome: "repeat",
		repeatParts: ["kumite"],
		wordsEn: "Everything was passed except kumite, which is repeated alone.",
		wordsAr: "اجتياز جميع الأجزاء ما عدا الكوميتيه، ويُعاد وحده.",
	},
	{ outcome: "absent" },
];

/** What the records of all gradings are made from. */
type World = {
	entered: readonly Entered[];
	everybody: readonly Person[];
	relations: readonly { studentId: number; coachId: number }[];
	belts: { promotions: readonly PromotionRecord[]; last: number };
	signer: Signer;
	now: number;
};

export type Graded = {
	gradings: GradingRecord[];
	candidates: CandidateRecord[];
	certificates: CertificateRecord[];
	/** All promotions, with those of the gradings. */
	promotions: PromotionRecord[];
	last: number;
};

/** What the gradings have in common: the promotions so far, and who is who. */
type Book = World & {
	people: ReadonlyMap<number, Person>;
	coaches: ReadonlyMap<number, number>;
	requests: Map<number, PromotionRecord>;
	last: number;
};

const openBook = (world: World): Book => ({
	...world,
	people: new Map(world.everybody.map((person) => [person.user.id, person])),
	coaches: new Map(world.relations.map(({ studentId, coachId }) => [studentId, coachId])),
	requests: new Map(world.belts.promotions.map((one) => [one.id, one])),
	last: world.belts.last,
});

const dayOf = ({ event }: Entered) => kuwaitDate(startOf(event.eventDate));

function enteredAt({ entered }: Book, title: string): Entered {
	const found = entered.find(({ event }) => event.titleEn === title);
	if (!found) throw new Error(`The demo has no event ${title}`);
	return found;
}

const approvedOf = ({ people }: Book, { registrations }: Entered) =>
	registrations
		.filter(({ status }) => status === "approved")
		.flatMap(({ userId }) => people.get(userId) ?? []);

/** A promotion that a coach requested a fortnight before the grading, or before today. */
function request(book: Book, { user, steps }: Person, at: Entered, more: Partial<PromotionRecord>) {
	book.last += 1;
	const date = daysAfter([dayOf(at), dateIn(book.now, 0)].sort()[0], -14);
	const made: PromotionRecord = {
		userId: user.id,
		slot: more.status ? String(book.last) : "pending",
		id: book.last,
		status: "pending",
		fromBelt: user.currentBelt,
		toBelt: ladder[rankOf(user.currentBelt) + 1],
		promotionDate: date,
		eligibleDate: eligibleOn(user.currentBelt, steps.at(-1)?.date),
		promotedBy: book.coaches.get(user.id) ?? panels[today][0],
		eventId: at.event.id,
		createdAt: timeOn(date, 18, book.last % 60),
		...more,
	};
	book.requests.set(made.id, made);
	return made;
}

const waitingOf = ({ requests }: Book, person: Person) =>
	[...requests.values()].find(
		({ userId, status }) => userId === person.user.id && status === "pending",
	);

/** The pending promotion of a person, bound to the grading; a new one if there is none. */
function bind(book: Book, person: Person, at: Entered): PromotionRecord {
	const waiting = waitingOf(book, person);
	if (!waiting) return request(book, person, at, {});
	const bound = { ...waiting, eventId: at.event.id };
	book.requests.set(bound.id, bound);
	return bound;
}

/** A person of the applied grading: the promotion, as it was decided there. */
function decidedAt(book: Book, person: Person, at: Entered, verdict: Verdict): PromotionRecord {
	const { id: userId } = person.user;
	if (verdict.outcome !== "pass" && verdict.outcome !== "lower")
		return request(book, person, at, {
			status: "rejected",
			rejectedBy: panels[applied][0],
			rejectedAt: timeOn(dayOf(at), 20),
			reason: verdict.wordsEn,
			atGrading: true,
		});
	const given = [...book.requests.values()].find(
		(one) => one.userId === userId && one.promotionDate === dayOf(at),
	);
	if (!given) throw new Error(`${applied}: no promotion of person ${userId}`);
	const decided = { ...given, eventId: at.event.id, atGrading: true };
	book.requests.set(given.id, decided);
	return decided;
}

const panelOf = ({ people }: Book): Examiner[] =>
	[panels[applied][0], ...panels[applied][1]].flatMap((id) => {
		const user = people.get(id)?.user;
		return user ? [{ ...inBothScripts(user), belt: user.currentBelt }] : [];
	});

function certificateOf(book: Book, { user }: Person, at: Entered, { id, toBelt }: PromotionRecord) {
	return newCertificate(book.signer, {
		person: user,
		belt: toBelt,
		promotionId: id,
		issue: 1,
		date: dayOf(at),
		eventId: at.event.id,
		dojoEn: user.dojoLocation,
		dojoAr: user.dojoLocationAr,
		placeEn: at.event.location,
		placeAr: at.event.locationAr,
		examiners: panelOf(book),
	});
}

/** A candidate of the applied grading, with the certificate of who was promoted. */
function resultOf(book: Book, person: Person, at: Entered, verdict: Verdict) {
	const promotion = decidedAt(book, person, at, verdict);
	const { fromBelt, toBelt, id: promotionId, status } = promotion;
	const day = dayOf(at);
	const time = timeOn(day, 20);
	const certificates = status === "approved" ? [certificateOf(book, person, at, promotion)] : [];
	const isLower = verdict.outcome === "lower";
	const decision: Decision = {
		...verdict,
		...(isLower && { belt: toBelt }),
		...(verdict.repeatParts && { repeatBy: dayAfterMonths(day, 6) }),
		by: panels[applied][0],
		at: timeOn(day, 19),
	};
	const candidate: CandidateRecord = {
		eventId: at.event.id,
		userId: person.user.id,
		fromBelt,
		toBelt: isLower ? ladder[rankOf(toBelt) + 1] : toBelt,
		promotionId,
		decisions: [decision],
		applied: { at: time, n: 1, certificateId: certificates[0]?.id },
		...firstVersion(Date.parse(time)),
	};
	return { candidate, certificates };
}

/** The grading of an event, whose run over the list or the results ended at `time`. */
function gradingOf(
	title: keyof typeof panels,
	{ event }: Entered,
	{ total, time, syllabus }: Pick<GradingRecord, "syllabus"> & { total: number; time: string },
): GradingRecord {
	const [chiefId, examiners] = panels[title];
	return {
		eventId: event.id,
		...(title === applied
			? { state: "applied", appliedAt: time, startedBy: chiefId }
			: { state: "fixed", startedBy: secretary }),
		chiefId,
		examiners: [...examiners],
		done: total,
		total,
		doneAt: time,
		syllabus,
		...firstVersion(Date.parse(time)),
	};
}

/** All who were promoted on the day passed, but the first; the others did not, in turn. */
function applyResults(book: Book) {
	const at = enteredAt(book, applied);
	const isPromoted = ({ steps }: Person) => steps.some(({ date }) => date === dayOf(at));
	const all = approvedOf(book, at);
	const [promoted, refused] = [true, false].map((is) =>
		all.filter((one) => isPromoted(one) === is),
	);
	const lowered = promoted.find(({ user }) => !isDan(user.currentBelt));
	const results = [
		...promoted.map((one) => resultOf(book, one, at, one === lowered ? lower : passed)),
		...refused.map((one, number) => resultOf(book, one, at, others[number % others.length])),
	];
	return {
		grading: gradingOf(applied, at, { total: all.length, time: timeOn(dayOf(at), 20) }),
		candidates: results.map(({ candidate }) => candidate),
		certificates: results.flatMap(({ certificates }) => certificates),
	};
}

function fixToday(book: Book) {
	const at = enteredAt(book, today);
	const time = timeOn(dateIn(book.now, -1), 18);
	const candidates = approvedOf(book, at).map((person): CandidateRecord => {
		const { fromBelt, toBelt, id: promotionId } = bind(book, person, at);
		const { id: userId } = person.user;
		const made = firstVersion(Date.parse(time));
		return { eventId: at.event.id, userId, fromBelt, toBelt, promotionId, decisions: [], ...made };
	});
	const syllabus = Object.fromEntries(
		makeSyllabus(book.now).map(({ belt, version }) => [belt, version]),
	);
	return {
		grading: gradingOf(today, at, { total: candidates.length, time, syllabus }),
		candidates,
	};
}

/** Binds the requests of all who are registered, and adds some. */
function proposeForOpen(book: Book): void {
	const at = enteredAt(book, open);
	const registered = approvedOf(book, at);
	const all = registered.filter(
		(person) => !nextDan(person.user.currentBelt) && !isEarlyFor(person, book.now),
	);
	const waiting = all.filter((person) => waitingOf(book, person));
	const rest = all.filter((person) => !waiting.includes(person)).slice(0, proposed);
	for (const person of [...waiting, ...rest]) bind(book, person, at);
	// Waits for the board.
	const { person, coachId } = recommendedPerson([...book.people.values()], book.now);
	request(book, person, at, { promotedBy: coachId, notes: inBoth(recommendation, "en") });
}

/** The records of all gradings. */
export function makeGradings(world: World): Graded {
	const book = openBook(world);
	const [first, second] = [applyResults(book), fixToday(book)];
	proposeForOpen(book);
	return {
		gradings: [first.grading, second.grading],
		candidates: [...first.candidates, ...second.candidates],
		certificates: first.certificates,
		promotions: [...book.requests.values()],
		last: book.last,
	};
}
