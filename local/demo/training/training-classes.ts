import { encodeTime } from "ulid";
import type { EnrollmentRecord } from "#functions/training/training-classes/enrollments/enrollment.entity.ts";
import type { TrainingClassRecord } from "#functions/training/training-classes/training-class.entity.ts";
import { isForOthers } from "#shared/training/training-classes/enrollments.rules.ts";
import {
	audienceTypes,
	type ClassType,
	classTypes,
	daysOfWeek,
} from "#shared/training/training-classes/training-classes.rules.ts";
import { dateIn, madeAt } from "../calendar.ts";
import { dojoNamed } from "../content/dojos.ts";
import { peopleIn } from "../people/details.ts";
import type { Person } from "../person.ts";
import { createRandom } from "../random.ts";
import { flag, listOf, number, oneOf, optional, readTable, text } from "../readTable.ts";

/** Each row is a class on one or more days of the week. */
const courses = readTable("training/training-classes", {
	/** Number of the coach from 1, which is also their id as a person. */
	coach: number,
	title: text,
	titleAr: text,
	description: optional(text),
	descriptionAr: optional(text),
	classType: oneOf(classTypes),
	audienceType: oneOf(audienceTypes),
	minAge: optional(number),
	maxAge: optional(number),
	days: listOf(oneOf(daysOfWeek)),
	startTime: text,
	endTime: text,
	/** Number of enrolments on each of the days. */
	enrolled: listOf(number),
	maxCapacity: number,
	paused: flag,
	/** Period without classes, in days from today. */
	away: listOf(number),
});

const coaches = peopleIn("coach");

/** The dojo of a coach, from their profile. */
function dojoOf(coach: number) {
	const { dojoId, dojoLocation, dojoLocationAr } = dojoNamed(coaches[coach - 1].dojo);
	return { dojoId, location: dojoLocation, locationAr: dojoLocationAr };
}

type PlannedClass = { record: TrainingClassRecord; enrolled: number };

/** Classes of the week, and the number of enrolments in each. */
const plannedClasses = (now: number): PlannedClass[] =>
	courses
		.flatMap(({ days, enrolled, ...course }) =>
			days.map((dayOfWeek, position) => ({ ...course, dayOfWeek, count: enrolled[position] })),
		)
		.map(({ coach, paused, away, count, ...course }, before) => {
			const [from, to] = away.map((days) => dateIn(now, days));
			const record = {
				...course,
				...dojoOf(coach),
				id: before + 1,
				coachId: coach,
				isActive: !paused,
				...(from && { otherHours: [{ from, to, startTime: null, endTime: null }] }),
				...madeAt(dateIn(now, -200 + 3 * before), 12),
			};
			return { record, enrolled: count };
		});

/**
 * Enrolments of members whom each class admits, including the demo member; three people are on the
 * waiting list of a full class.
 */
export function trainingClasses(everybody: readonly Person[], now: number) {
	const random = createRandom("classes");
	const members = everybody.filter(
		({ user }) => user.role === "member" && user.createdAt < dateIn(now, -60),
	);
	const wellKnown = members.filter(({ user }) => user.email === "member@demo.test");
	const classes = plannedClasses(now).map(({ record, enrolled }) => {
		const isFull = enrolled === record.maxCapacity;
		const fitting = (person: Person) =>
			!isForOthers(record, person.user, dateIn(now, 0)) && fitsType(record.classType, person);
		const first = ofWellKnown.has(record.title) ? wellKnown : [];
		const others = random.shuffle(
			members.filter((one) => fitting(one) && !wellKnown.includes(one)),
		);
		const people = [...first, ...others].slice(0, enrolled + (isFull ? 3 : 0));
		const taken = Math.min(enrolled, people.length);
		const enrollments = people.map(({ user }, position) =>
			enrollmentOf(record, user.id, position < taken, position),
		);
		return { record, taken, enrollments };
	});
	return {
		classes: classes.map(({ record }) => record),
		allotments: classes.map(({ record, taken }) => ({
			eventId: 0,
			classId: record.id,
			group: 0,
			shard: 0,
			cap: record.maxCapacity,
			taken,
			openFrom: 0,
			openUntil: record.isActive ? Number.MAX_SAFE_INTEGER : 0,
		})),
		enrollments: classes.flatMap(({ enrollments }) => enrollments),
	};
}

/** Classes of the demo member. */
const ofWellKnown: ReadonlySet<string> = new Set(["Beginners’ evening", "Kumite", "Kata workshop"]);

const fitsType = (type: ClassType, { age }: Person) =>
	type === "kids" ? age < 16 : type !== "adults" || age >= 16;

/** Enrolments a minute apart, from a week after the class was created. */
function enrollmentOf(
	{ id, createdAt }: TrainingClassRecord,
	userId: number,
	isIn: boolean,
	position: number,
): EnrollmentRecord {
	const moment = Date.parse(createdAt) + 7 * 24 * 60 * 60 * 1000 + position * 60 * 1000;
	const enrolledAt = new Date(moment).toISOString();
	return {
		classId: id,
		userId,
		status: isIn ? "active" : "waitlisted",
		by: userId,
		enrolledAt,
		updatedAt: enrolledAt,
		version: moment,
		order: `${encodeTime(moment)}${String(userId).padStart(16, "0")}`,
	};
}
