import type { AthleteRecord } from "#functions/people/national-team/athlete.entity.ts";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { genders } from "#shared/core/people.ts";
import { weightCategories } from "#shared/people/national-team/weight-categories.ts";
import { dateIn, madeAt, readDate } from "../calendar.ts";
import { yearDays } from "../person.ts";
import { portraitFor } from "../pictures/drawn.ts";
import { flag, listOf, number, oneOf, optional, readTable, text } from "../readTable.ts";

const championships = readTable("content/championships", {
	title: text,
	date: text,
	name: text,
	nameAr: text,
	location: text,
	locationAr: text,
});

/** The national team: one athlete is a minor, one is no longer active. */
const team = readTable("content/athletes", {
	nameEn: text,
	nameAr: optional(text),
	gender: oneOf(genders),
	age: number,
	currentBelt: oneOf(ladder),
	currentRank: optional(text),
	currentRankAr: optional(text),
	weight: number,
	weightCategory: oneOf(weightCategories),
	won: listOf(oneOf(championships.map(({ title }) => title))),
	achievements: listOf(text),
	achievementsAr: listOf(text),
	bio: optional(text),
	bioAr: optional(text),
	email: optional(text),
	phone: optional(text),
	former: flag,
});

const positions = [
	{ position: "1st place", positionAr: "المركز الأول" },
	{ position: "2nd place", positionAr: "المركز الثاني" },
	{ position: "3rd place", positionAr: "المركز الثالث" },
];

/** A won championship; `turn` determines the athlete's place. */
function championshipWon(rank: string, turn: number, now: number) {
	const [{ title: _, date, ...championship }] = championships.filter(({ title }) => title === rank);
	return { ...championship, date: readDate(date, now).date, ...positions[turn % positions.length] };
}

/** Each athlete's portrait. */
export const athletePortraits = team.map(({ nameEn, gender, age, currentBelt }) =>
	portraitFor({ name: nameEn, gender, age, belt: currentBelt }),
);

export const makeAthletes = (now: number): AthleteRecord[] =>
	team.map(({ age, won, former, ...athlete }, before) => ({
		...athlete,
		id: before + 1,
		photoUrl: athletePortraits[before].address,
		dateOfBirth: dateIn(now, -Math.ceil(age * yearDays) - 30 - 11 * before),
		championshipsWon: won.map((title, place) => championshipWon(title, before + place, now)),
		// Only the captain agreed to be listed in search engines.
		inSearch: before === 0,
		isActive: !former,
		...madeAt(dateIn(now, -300 + 20 * before), 10),
	}));
