import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type { Syllabus } from "#shared/training/syllabus/syllabus.schema.ts";
import { call } from "./api.ts";
import { superAdmin } from "./people.ts";

/** Parts of a syllabus: kata as usual, and kumite up to 20, of which 8 are enough. */
export const partsForTest = [
	{ part: "kata", itemsEn: ["Pinan sono ichi"], itemsAr: ["بينان سونو إيتشي"] },
	{
		part: "kumite",
		max: 20,
		least: 8,
		itemsEn: ["Three rounds of a minute"],
		itemsAr: ["ثلاث جولات من دقيقة"],
	},
] as const;

export const syllabusFor = async (belt: Belt): Promise<Syllabus | undefined> => {
	const all: Syllabus[] = (await call("GET", "/syllabus")).body;
	return all.find((one) => one.belt === belt);
};

/** The answer to publishing a rank's next version. */
export async function publish(belt: Belt, wish: object = {}) {
	const version = (await syllabusFor(belt))?.version ?? 0;
	const body = { parts: partsForTest, version, ...wish };
	return call("PUT", `/syllabus/${belt}`, { cookie: await superAdmin(), body });
}

/** Publishes the next version of a rank's syllabus. */
export async function publishForTest(belt: Belt, wish: object = {}): Promise<Syllabus> {
	const published = await publish(belt, wish);
	if (published.status !== 200) throw new Error(`Refused: ${JSON.stringify(published.body)}`);
	return published.body;
}
