import type {
	ClassDrawRecord,
	DrawEntrantRecord,
} from "#functions/competition/draws/draw.entity.ts";
import { seedOf } from "#functions/competition/draws/draws.service.ts";
import type { EventRecord } from "#functions/competition/events/event.entity.ts";
import type { EventClassRecord } from "#functions/competition/events/event-class.entity.ts";
import type { RegistrationRecord } from "#functions/competition/registrations/registration.entity.ts";
import { homeDojoOf } from "#functions/people/coaches/home-dojo.ts";
import { drawClass } from "#shared/competition/draws/draw.ts";
import { formatsFor, usualRules, type WinKind } from "#shared/competition/draws/draws.rules.ts";
import type { BoutResult } from "#shared/competition/draws/draws.schema.ts";
import { standingOf } from "#shared/competition/draws/standing.ts";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import { endOf, startOf } from "#shared/core/time/kuwait.ts";
import type { Person } from "../person.ts";
import { createRandom, type Random } from "../random.ts";
import type { Entered } from "./registrations.ts";

/** The tournament that was drawn and fought. */
const fought = "Mubarak Al-Kabeer Kumite Cup";

/** The tournament that is drawn and fought today. */
export const tournamentOfToday = "Ahmadi Kumite Day";

const wins: readonly WinKind[] = [
	"decision",
	"decision",
	"wazaari",
	"ippon",
	"weight",
	"withdrawal",
];

const noScore = { wazaari: 0, genten: 0 };

type Drawn = { draws: ClassDrawRecord[]; entrants: DrawEntrantRecord[] };

/** Results of all bouts, a few minutes after each other. */
function play(
	drawn: Awaited<ReturnType<typeof drawClass>>,
	random: Random,
	{ from, by }: { from: number; by: number },
): ClassDrawRecord["results"] {
	const results: ClassDrawRecord["results"] = [];
	for (;;) {
		const next = standingOf(drawn, results).bouts.find(({ state }) => state === "ready");
		if (!next) return results;
		const winner: BoutResult["winner"] = random.chance(0.5) ? "white" : "red";
		const kind = random.pick(wins);
		const score = { wazaari: kind === "wazaari" ? 1 : 0, genten: 0 };
		results.push({
			bout: next.number,
			whiteId: next.whiteId as number,
			redId: next.redId as number,
			winner,
			kind,
			white: winner === "white" ? score : noScore,
			red: winner === "red" ? score : noScore,
			by,
			at: new Date(from + results.length * 5 * 60_000).toISOString(),
		});
	}
}

async function drawOf(
	event: EventRecord,
	eventClass: EventClassRecord,
	registrations: readonly RegistrationRecord[],
	dojos: ReadonlyMap<number, ReturnType<typeof homeDojoOf>>,
): Promise<{ draw: ClassDrawRecord; entrants: DrawEntrantRecord[] }> {
	const ids = registrations
		.filter(({ classId, status }) => classId === eventClass.id && status === "approved")
		.toSorted((one, other) => one.order.localeCompare(other.order))
		.map(({ userId }) => userId);
	const at = { id: event.id as EventId, classId: eventClass.id as EventClassId };
	const seed = await seedOf(at);
	const drawn = await drawClass({
		seed,
		eventId: event.id,
		classId: eventClass.id,
		drawNo: 1,
		entrants: ids.map((userId, index) => ({
			userId: index + 1,
			dojoId: dojos.get(userId)?.dojoId ?? null,
		})),
		seeds: [],
		format: formatsFor(ids.length)[0],
		third: "two",
	});
	const day = startOf(event.eventDate);
	const isFought = event.titleEn === fought;
	const results = isFought
		? play(drawn, createRandom(`draw/${eventClass.className}`), {
				from: day + 10 * 60 * 60_000,
				by: event.organizerId as number,
			})
		: [];
	const { places } = standingOf(drawn, results);
	const placedAt = new Date(endOf(event.eventDate)).toISOString();
	// In the evening before, after the weigh-in.
	const drawnAt = new Date(day - 12 * 60 * 60_000).toISOString();
	const placeOf = (number: number) => places.find(({ userId }) => userId === number)?.place;
	return {
		draw: {
			eventId: event.id,
			classId: eventClass.id,
			...drawn,
			drawNo: 1,
			seed,
			rules: usualRules(eventClass),
			drawnAt,
			seeds: [],
			levelled: [],
			results,
			isPublished: places.length > 0,
			createdAt: drawnAt,
			updatedAt: isFought ? placedAt : drawnAt,
			version: results.length + 1,
		},
		entrants: ids.map((userId, index) => {
			const place = placeOf(index + 1);
			return {
				eventId: event.id,
				classId: eventClass.id,
				drawNo: 1,
				number: index + 1,
				userId,
				...dojos.get(userId),
				dojoId: dojos.get(userId)?.dojoId ?? undefined,
				date: event.eventDate,
				...(place !== undefined && place <= 3 && { place, placedAt }),
			};
		}),
	};
}

/** The draws of a past tournament with all results, and of today's before the first bout. */
export async function makeDraws(
	entered: readonly Entered[],
	everybody: readonly Person[],
	relations: readonly { studentId: number; coachId: number }[],
): Promise<Drawn> {
	const people = new Map(everybody.map(({ user }) => [user.id, user]));
	const coaches = new Map(relations.map(({ studentId, coachId }) => [studentId, coachId]));
	const dojos = new Map(
		everybody.map(({ user }) => [user.id, homeDojoOf(user, people.get(coaches.get(user.id) ?? 0))]),
	);
	const titles = [fought, tournamentOfToday];
	const of = entered.filter(({ event }) => titles.includes(event.titleEn));
	const made = await Promise.all(
		of.flatMap(({ event, classes, registrations }) =>
			classes.map((one) => drawOf(event, one, registrations, dojos)),
		),
	);
	return {
		draws: made.map(({ draw }) => draw),
		entrants: made.flatMap(({ entrants }) => entrants),
	};
}
