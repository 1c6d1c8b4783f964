import type * as z from "zod/mini";
import { type DrawInput, drawClass } from "#shared/competition/draws/draw.ts";
import { mostDrawn } from "#shared/competition/draws/draws.rules.ts";
import { type BoutResult, ClassDraw } from "#shared/competition/draws/draws.schema.ts";
import { standingOf } from "#shared/competition/draws/standing.ts";
import type { EventClassId } from "#shared/core/ids.ts";
import { type Row, row } from "./row.ts";
import { usually } from "./smallest.ts";
import { median, timed } from "./stats.ts";

const dojos = 9;
const draws = usually(100, 2);

type Entrants = DrawInput["entrants"];

const drawOf = (entrants: Entrants, seed: string) =>
	drawClass({
		seed,
		eventId: 1,
		classId: 1,
		drawNo: 1,
		entrants,
		seeds: [],
		format: "knockout",
		third: "two",
	});

/** What the API answers for a class with as many entrants as can be, all of them by name, and all results. */
async function answerOf(entrants: Entrants): Promise<string> {
	const drawn = await drawOf(entrants, "seed");
	const noScore = { wazaari: 0, genten: 0 };
	const results: BoutResult[] = [];
	for (;;) {
		const next = standingOf(drawn, results).bouts.find(({ state }) => state === "ready");
		if (!next) break;
		const people = { whiteId: next.whiteId as number, redId: next.redId as number };
		const score = { white: noScore, red: noScore };
		results.push({ bout: next.number, ...people, winner: "white", kind: "withdrawal", ...score });
	}
	const answer: z.input<typeof ClassDraw> = {
		classId: 1 as EventClassId,
		commitment: "0".repeat(64),
		version: results.length,
		isPublished: true,
		drawn: {
			...drawn,
			drawNo: 1,
			seed: "0".repeat(64),
			rules: "classic",
			reason: null,
			drawnAt: new Date(0).toISOString(),
			seeds: [],
			levelled: [],
			results,
			entrants: entrants.map(({ userId: number, dojoId }) => ({
				number,
				dojoId,
				dojoEn: "Farwaniya Kyokushin Dojo",
				dojoAr: "دوجو كيوكوشن الفروانية",
				nameEn: "Abdulrahman Al-Mutairi",
				nameAr: "عبدالرحمن المطيري",
				isOwn: false,
			})),
		},
	};
	return JSON.stringify(ClassDraw.parse(answer));
}

/** The time to draw as many entrants as can be drawn, of nine dojos, each time with another seed. */
export async function measure(): Promise<Row[]> {
	const entrants = Array.from({ length: mostDrawn }, (_, index) => ({
		userId: index + 1,
		dojoId: 1 + (index % dojos),
	}));
	const times: number[] = [];
	for (let at = 0; at < draws; at++) times.push(await timed(() => drawOf(entrants, `seed ${at}`)));
	return [
		row(`Draw of ${mostDrawn} entrants of ${dojos} dojos, p50`, [median(times)], {
			must: [50],
			unit: "ms",
			digits: 1,
		}),
		row(
			`Answer for a drawn class of ${mostDrawn} with all results`,
			[Buffer.byteLength(await answerOf(entrants)) / 1000],
			{ must: [60], unit: "kB", digits: 1 },
		),
	];
}
