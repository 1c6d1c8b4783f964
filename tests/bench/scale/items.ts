import { countedKinds, countUp, noCounts } from "#functions/app/dashboard/counted.ts";
import { PairKeys } from "#functions/community/merges/pair.entity.ts";
import { keysFor } from "#functions/community/merges/pairs.stream.ts";
import { JudgeClaims, Judges } from "#functions/competition/judges/judge.entity.ts";
import { JudgeAssignments } from "#functions/competition/judges/judge-assignment.entity.ts";
import { counterItem } from "#functions/core/table/counters.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { MembershipPayments } from "#functions/people/memberships/payment.entity.ts";
import { Listings } from "#functions/people/users/directory/listing.entity.ts";
import { listingsOf } from "#functions/people/users/directory/listings.ts";
import { FilterIndex } from "#functions/people/users/search/filter-index.entity.ts";
import { SearchKeys } from "#functions/people/users/search/search-key.entity.ts";
import { filterIndexItemsFor, searchKeys } from "#functions/people/users/search/search-keys.ts";
import { EmailClaims, type User, Users } from "#functions/people/users/user.entity.ts";
import { Progressions } from "#functions/training/belts/progression.entity.ts";
import { Promotions } from "#functions/training/belts/promotion.entity.ts";
import { dateIn } from "#local/demo/calendar.ts";
import { allNames } from "#local/demo/people/names.ts";
import { createRandom, type Random } from "#local/demo/random.ts";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { counterKey, counterSort, table } from "#shared/core/table.ts";
import { dayAfter } from "#shared/core/time/kuwait.ts";
import { yearFrom } from "#shared/people/memberships/memberships.rules.ts";
import { entries } from "./entries.ts";
import { dayMs, type Item, iso, itemOf } from "./item.ts";
import { coachesIn, type Size } from "./size.ts";
import { training } from "./training.ts";
import { news, plans } from "./writings.ts";

/** Every item of a federation of some size at `now`: the same each time. */
export function* federation(size: Size, now: number): Generator<Item> {
	const counts = noCounts();
	for (const item of things(size, now)) {
		countUp(counts, { [String(item.__edb_e__)]: [item] });
		yield item;
	}
	for (const kind of countedKinds) yield counterItem(kind, counts[kind]);
	yield* lastNumbers(size);
}

function* things(size: Size, now: number): Generator<Item> {
	const random = createRandom(`scale/${size.people}`);
	yield* people(size, random, now);
	yield* entries(size, random, now);
	yield* training(size, now);
	yield* news(size, random, now);
	yield* plans(now);
	yield* judges(size, now);
	yield* payments(size, now);
}

/** The last assigned ids, so that new records get free ones. */
function* lastNumbers({ people, events, news }: Size): Generator<Item> {
	const given = {
		user: people,
		event: events,
		eventClass: events * 10 + 9,
		news,
		promotion: 3 * people + 2,
		trainingClass: 2 * people,
	};
	for (const [kind, last] of Object.entries(given))
		yield { [table.partitionKey]: counterKey(kind), [table.sortKey]: counterSort, last };
}

/** Every tenth coach is a judge, and each judge is assigned to five of the last events. */
function* judges(size: Size, now: number): Generator<Item> {
	const count = 1 + Math.floor(coachesIn(size) / 10);
	for (let id = 1; id <= count; id++) {
		const userId = 3 + (id - 1) * 10;
		const at = iso(now - id * dayMs);
		const record = {
			id,
			userId,
			competitionLevel: "Local",
			competitionsOfficiated: 4,
			isActive: true,
		} as const;
		yield itemOf(Judges.put({ ...record, specializations: ["Kata"], ...firstVersion(now) }));
		yield itemOf(JudgeClaims.put({ userId, judgeId: id }));
		for (let place = 0; place < 5; place++) {
			const assignment = {
				id: id * 5 + place,
				judgeId: id,
				eventId: size.events - ((id + place) % size.upcoming),
			};
			const state = { status: "accepted", askedBy: "federation", answeredBy: "judge" } as const;
			yield itemOf(
				JudgeAssignments.put({
					...assignment,
					...state,
					registrationDate: at,
					...firstVersion(now),
				}),
			);
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
		id,
		email: address,
		role: roleOf(id, size),
		isApproved: true,
		mustChangePassword: false,
		gender,
		firstName: given[0],
		lastName: family[0],
		firstNameAr: given[1],
		lastNameAr: family[1],
		dateOfBirth: dateIn(now, -random.int(6 * 365, 60 * 365)),
		// Makes the directory as long as possible.
		consents: { listing: 1, photo: 1 },
		currentBelt: random.pick(ladder),
		competitionReadiness: random.pick([
			"Local",
			"Local",
			"Local",
			"International",
			"Worldwide",
		] as const),
		preferredLanguage: random.chance(names.readsArabic) ? "ar" : "en",
		phoneNumber: `+965${50_000_000 + id}`,
		dojoLocation: random.pick(["Salmiya", "Hawally", "Jahra", "Ahmadi", "Farwaniya"]),
		createdAt: at,
		updatedAt: at,
		...feeOf(id, now),
	};
}

/** One in six owes the fee; the other memberships end day by day. */
function feeOf(id: number, now: number) {
	const until = dateIn(now, id % 6 === 0 ? -1 - (id % 60) : id % 365);
	const status = until < dateIn(now, 0) ? ("overdue" as const) : ("paid" as const);
	return {
		membershipFeeStatus: status,
		membershipExpiryDate: until,
		feeDueDate: dayAfter(until),
		feeVersion: 2,
	};
}

/** Two payments per person. */
function* payments(size: Size, now: number): Generator<Item> {
	for (let id = 1; id <= size.people; id++) {
		const { membershipExpiryDate: until } = feeOf(id, now);
		for (const number of [1, 2]) {
			const validUntil = yearFrom(until, number - 2);
			const paymentDate = yearFrom(validUntil, -1);
			const receiptNumber = `${paymentDate.slice(0, 4)}-${String(id).padStart(5, "0")}`;
			const own = {
				userId: id,
				number,
				receiptNumber,
				amount: 12_500,
				paymentDate,
				validUntil,
				recordedBy: 2,
			};
			yield itemOf(
				MembershipPayments.put({
					...own,
					paymentMethod: "knet",
					createdAt: `${paymentDate}T09:00:00.000Z`,
				}),
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
		for (const item of filterIndexItemsFor(user)) yield itemOf(FilterIndex.put(item));
		for (const listing of listingsOf(user)) yield itemOf(Listings.put(listing));
		for (const key of keysFor(user)) yield itemOf(PairKeys.put({ key, userId: id }));
		yield itemOf(EmailClaims.put({ email: user.email, userId: id }));
		for (const step of [1, 2]) yield itemOf(Progressions.put(progression(user, step, now)));
		// One in fifty has a pending promotion.
		if (id % 50 === 7) yield itemOf(Promotions.put(promotion(user, now)));
		if (user.role !== "member") continue;
		const relation = { coachId: 3 + (id % coaches), studentId: id, assignedAt: user.createdAt };
		// The measured coach trains the measured member.
		yield itemOf(StudentRelations.put(id === 10 ? { ...relation, coachId: 3 } : relation));
	}
}

const progression = ({ id, currentBelt }: User, step: number, now: number) => ({
	userId: id,
	id: 3 * id + step,
	fromBelt: "white" as const,
	toBelt: currentBelt,
	authorizerId: 1,
	promotedBy: 3,
	progressionDate: dateIn(now, -200 * step),
	createdAt: iso(now - 200 * step * dayMs),
});

const promotion = ({ id, currentBelt }: User, now: number) => ({
	userId: id,
	id: 3 * id,
	slot: "pending",
	status: "pending" as const,
	promotedBy: 3,
	fromBelt: currentBelt,
	toBelt: "black-10" as const,
	promotionDate: dateIn(now, -9),
	createdAt: iso(now - 9 * dayMs),
});
