import { ulid } from "ulid";
import { AnnualPlans } from "#functions/annual-plan/annual-plan.entity.ts";
import { Progressions } from "#functions/belts/progression.entity.ts";
import { Promotions } from "#functions/belts/promotion.entity.ts";
import { StudentRelations } from "#functions/coaches/student.entity.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import { type EventRecord, Events } from "#functions/events/event.entity.ts";
import { EventClasses, type EventClassRecord } from "#functions/events/event-class.entity.ts";
import { JudgeClaims, Judges } from "#functions/judges/judge.entity.ts";
import { JudgeAssignments } from "#functions/judges/judge-assignment.entity.ts";
import { MembershipPayments } from "#functions/memberships/payment.entity.ts";
import { News } from "#functions/news/news.entity.ts";
import { Notifications } from "#functions/notifications/notification.entity.ts";
import { Registrations } from "#functions/registrations/registration.entity.ts";
import { eventClassSummary, summary } from "#functions/registrations/registration.view.ts";
import { notificationOfStep } from "#functions/registrations/step-notification.ts";
import { Facets } from "#functions/users/facet.entity.ts";
import { Listings } from "#functions/users/listing.entity.ts";
import { listingsOf } from "#functions/users/listings.ts";
import { SearchKeys } from "#functions/users/search-key.entity.ts";
import { facetsFor, searchKeys } from "#functions/users/search-keys.ts";
import { EmailClaims, type User, Users } from "#functions/users/user.entity.ts";
import { dateIn } from "#local/demo/calendar.ts";
import { allNames } from "#local/demo/names.ts";
import { type Random, seeded } from "#local/demo/random.ts";
import { ladder } from "#shared/belts/belts.rules.ts";
import { dayAfter, endOf, startOf } from "#shared/core/kuwait.ts";
import { yearFrom } from "#shared/memberships/memberships.rules.ts";
import { newsCategories } from "#shared/news/news.rules.ts";
import { cutFor } from "#shared/places/allotment.rules.ts";
import { coachesIn, type Size } from "./size.ts";

export type Item = Record<string, unknown>;

const itemOf = (put: { params(): object }) => (put.params() as { Item: Item }).Item;

const dayMs = 24 * 60 * 60 * 1000;
const iso = (ms: number) => new Date(ms).toISOString();

/** Every item of a federation of some size as it is at `now`: the same each time. Places are not cut: nobody enters. */
export function* federation(size: Size, now: number): Generator<Item> {
	const random = seeded(`scale/${size.people}`);
	yield* people(size, random, now);
	const events = eventsOf(size, random, now);
	for (const { classes, ...event } of events) {
		yield itemOf(Events.put(event));
		for (const one of classes) yield itemOf(EventClasses.put(one));
	}
	yield* registrations(size, events, random, now);
	yield* news(size, random, now);
	yield* plans(now);
	yield* judges(size, now);
	yield* payments(size, now);
}

/** Each tenth coach is a judge, and each judge is asked for five of the last events. */
function* judges(size: Size, now: number): Generator<Item> {
	const count = 1 + Math.floor(coachesIn(size) / 10);
	for (let id = 1; id <= count; id++) {
		const userId = 3 + (id - 1) * 10;
		const at = iso(now - id * dayMs);
		const record = { id, userId, competitionLevel: "Local", competitionsOfficiated: 4, isActive: true } as const;
		yield itemOf(Judges.put({ ...record, specializations: ["Kata"], ...firstVersion(now) }));
		yield itemOf(JudgeClaims.put({ userId, judgeId: id }));
		for (let place = 0; place < 5; place++) {
			const assignment = { id: id * 5 + place, judgeId: id, eventId: size.events - ((id + place) % size.upcoming) };
			const state = { status: "accepted", askedBy: "federation", answeredBy: "judge" } as const;
			yield itemOf(JudgeAssignments.put({ ...assignment, ...state, registrationDate: at, ...firstVersion(now) }));
		}
	}
}

const roleOf = (id: number, size: Size): User["role"] => {
	if (id <= 2) return id === 1 ? "super-admin" : "admin";
	return id < 3 + coachesIn(size) ? "coach" : "member";
};

function userOf(id: number, size: Size, random: Random, now: number): User {
	const names = random.pick(allNames);
	const gender = random.chance(0.36) ? "female" : "male";
	const [given, family] = [random.pick(names[gender]), random.pick(names.family)];
	const at = iso(now - random.int(30, 3_000) * dayMs);
	const address = `${given[0]}.${family[0].replace(/\W/g, "")}${id}@mail.example`.toLowerCase();
	return {
		...{ id, email: address, role: roleOf(id, size), isApproved: true, mustChangePassword: false, gender },
		...{ firstName: given[0], lastName: family[0], firstNameAr: given[1], lastNameAr: family[1] },
		dateOfBirth: dateIn(now, -random.int(6 * 365, 60 * 365)),
		// So that the directory is as long as it can be.
		isListed: true,
		currentBelt: random.pick(ladder),
		competitionReadiness: random.pick(["Local", "Local", "Local", "International", "Worldwide"] as const),
		preferredLanguage: random.chance(names.readsArabic) ? "ar" : "en",
		phoneNumber: `+965${50_000_000 + id}`,
		dojoLocation: random.pick(["Salmiya", "Hawally", "Jahra", "Ahmadi", "Farwaniya"]),
		createdAt: at,
		updatedAt: at,
		...feeOf(id, now),
	};
}

/** One in six owes the fee, the others' ends day by day. */
function feeOf(id: number, now: number) {
	const until = dateIn(now, id % 6 === 0 ? -1 - (id % 60) : id % 365);
	const status = until < dateIn(now, 0) ? ("overdue" as const) : ("paid" as const);
	return { membershipFeeStatus: status, membershipExpiryDate: until, feeDueDate: dayAfter(until), feeVersion: 2 };
}

/** Two payments of each person. */
function* payments(size: Size, now: number): Generator<Item> {
	for (let id = 1; id <= size.people; id++) {
		const { membershipExpiryDate: until } = feeOf(id, now);
		for (const number of [1, 2]) {
			const validUntil = yearFrom(until, number - 2);
			const paymentDate = yearFrom(validUntil, -1);
			const receiptNumber = `${paymentDate.slice(0, 4)}-${String(id).padStart(5, "0")}`;
			const own = { userId: id, number, receiptNumber, amount: 12_500, paymentDate, validUntil, recordedBy: 2 };
			yield itemOf(
				MembershipPayments.put({ ...own, paymentMethod: "knet", createdAt: `${paymentDate}T09:00:00.000Z` }),
			);
		}
	}
}

function* people(size: Size, random: Random, now: number): Generator<Item> {
	const coaches = coachesIn(size);
	for (let id = 1; id <= size.people; id++) {
		const user = userOf(id, size, random, now);
		yield itemOf(Users.put(user));
		for (const key of searchKeys(user)) yield itemOf(SearchKeys.put(key));
		for (const facet of facetsFor(user)) yield itemOf(Facets.put(facet));
		for (const listing of listingsOf(user)) yield itemOf(Listings.put(listing));
		yield itemOf(EmailClaims.put({ email: user.email, userId: id }));
		for (const step of [1, 2]) yield itemOf(Progressions.put(progression(user, step, now)));
		// One in fifty waits for a decision.
		if (id % 50 === 7) yield itemOf(Promotions.put(promotion(user, now)));
		if (user.role !== "member") continue;
		const relation = { coachId: 3 + (id % coaches), studentId: id, assignedAt: user.createdAt };
		// The coach whom the calls are made by trains the member whom they are made by.
		yield itemOf(StudentRelations.put(id === 10 ? { ...relation, coachId: 3 } : relation));
	}
}

const progression = ({ id, currentBelt }: User, step: number, now: number) => ({
	...{ userId: id, id: 3 * id + step, fromBelt: "white" as const, toBelt: currentBelt, authorizerId: 1, promotedBy: 3 },
	...{ progressionDate: dateIn(now, -200 * step), createdAt: iso(now - 200 * step * dayMs) },
});

const promotion = ({ id, currentBelt }: User, now: number) => ({
	...{ userId: id, id: 3 * id, slot: "pending", status: "pending" as const, promotedBy: 3 },
	...{
		fromBelt: currentBelt,
		toBelt: "black-10" as const,
		promotionDate: dateIn(now, -9),
		createdAt: iso(now - 9 * dayMs),
	},
});

type WithClasses = EventRecord & { classes: EventClassRecord[] };

const textEn = "Weigh-in at eight, bouts from ten. Bring your card, white gi and protection. Families are welcome. ";
const textAr = "الوزن في الثامنة والنزالات من العاشرة. أحضر بطاقتك والبدلة البيضاء والواقيات. نرحب بالعائلات. ";
const classesOfTournament = 6;

/** One after the other through the years; each other one is entered by class. */
function eventsOf({ events, upcoming }: Size, random: Random, now: number): WithClasses[] {
	return Array.from({ length: events }, (_, before) => {
		const id = before + 1;
		// The last ones are still to come: about one a week.
		const days = before >= events - upcoming ? 7 * (before - events + upcoming) + 3 : -1 - (events - upcoming - before);
		const eventDate = dateIn(now, days);
		const event: EventRecord = {
			...{ id, titleEn: `Kuwait Open ${id}`, titleAr: `بطولة الكويت المفتوحة ${id}` },
			...{
				descriptionEn: textEn.repeat(3),
				descriptionAr: textAr.repeat(3),
				location: "Hall 1",
				locationAr: "الصالة ١",
			},
			...{ eventType: id % 2 ? ("seminar" as const) : ("tournament" as const), eventDate },
			...{
				startsAt: iso(startOf(eventDate)),
				endsAt: iso(endOf(eventDate)),
				offerHours: 0,
				maxParticipants: 100,
				...cutFor(100),
			},
			...{ published: true, organizerId: 2, ...firstVersion(startOf(eventDate) - 60 * dayMs) },
			...{ registeredCount: 40, excess: 0, waiting: false },
		};
		const classes =
			id % 2 ? [] : Array.from({ length: classesOfTournament }, (_, number) => classOf(event, number, random));
		return { ...event, classIds: classes.map((one) => one.id), classes };
	});
}

function classOf(event: EventRecord, number: number, random: Random): EventClassRecord {
	return {
		...{
			eventId: event.id,
			id: event.id * 10 + number,
			className: `Kumite ${number}`,
			classNameAr: `كوميتيه ${number}`,
		},
		...{ description: textEn, descriptionAr: textAr, maxParticipants: 20, ...cutFor(20), minAge: 10 + 4 * number },
		...{ maxAge: 20 + 4 * number, minWeight: random.int(40, 60), maxWeight: random.int(61, 100) },
		...{ ...firstVersion(Date.parse(event.createdAt)), registeredCount: 6, waiting: false, excess: 0 },
	};
}

/** Each event as many on average; a hundredth of all is at the federation's own championship, the last of the past. */
function* registrations(size: Size, events: WithClasses[], random: Random, now: number): Generator<Item> {
	const championship = events.length - size.upcoming - 1;
	const atChampionship = size.registrations / 100;
	for (let number = 0; number < size.registrations; number++) {
		const big = number < atChampionship;
		const event = events[big ? championship : number % events.length];
		// Nobody twice at one event.
		const round = Math.floor(number / events.length);
		const userId = 1 + ((number * 7 + round * 11) % size.people);
		yield* registration(event, userId, number, random, now);
	}
}

function* registration(
	event: WithClasses,
	userId: number,
	number: number,
	random: Random,
	now: number,
): Generator<Item> {
	const entered = event.classes.length > 0 ? random.pick(event.classes) : undefined;
	const ms = Date.parse(event.createdAt) + (number % 10_000) * 1_000;
	const at = iso(ms);
	const entry = {
		...{ userId, eventId: event.id, classId: entered?.id ?? 0, status: random.pick(["pending", "approved"] as const) },
		...{ registeredAt: at, order: ulid(ms), list: userId % event.lists, event: summary(event) },
		...{
			class: entered && eventClassSummary(entered),
			seated: Boolean(entered),
			version: ms,
			shard: userId % event.shards,
		},
		...{ registrationType: "online" as const, trail: [{ at, by: userId, to: "pending", ipAddress: "192.0.2.7" }] },
		...(entered && { declaredWeight: 70 }),
	};
	yield itemOf(Registrations.put(entry));
	for (const one of notificationOfStep(entry, ms)) {
		const expiresAt = Math.floor(now / 1000) + 90 * 24 * 60 * 60;
		yield itemOf(Notifications.put({ ...one, read: number % 2 === 0, expiresAt }));
	}
}

function* news({ news: count }: Size, random: Random, now: number): Generator<Item> {
	for (let id = 1; id <= count; id++) {
		const at = iso(now - (count - id) * 3 * dayMs - dayMs);
		yield itemOf(
			News.put({
				...{
					id,
					titleEn: `Results of the week ${id}`,
					titleAr: `نتائج الأسبوع ${id}`,
					category: random.pick(newsCategories),
				},
				...{
					contentEn: textEn.repeat(6),
					contentAr: textAr.repeat(6),
					published: true,
					publishedAt: at,
					datedAt: at,
					...firstVersion(Date.parse(at)),
				},
				...{ authorId: 2 },
			}),
		);
	}
}

function* plans(now: number): Generator<Item> {
	for (let month = 1; month <= 12; month++) {
		yield itemOf(
			AnnualPlans.put({
				...{
					id: month,
					year: new Date(now).getUTCFullYear(),
					month,
					titleEn: `Month ${month}`,
					titleAr: `الشهر ${month}`,
				},
				...{ descriptionEn: textEn, descriptionAr: textAr, activities: [textEn], goals: [textEn] },
				...{ ...firstVersion(now) },
			}),
		);
	}
}
