import { writeCountersOfAll } from "../../core/table/counters.ts";
import type { Write } from "../../core/table/database.ts";
import { ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { dojoClassesCountedAs } from "../../people/dojos/dojos.counts.ts";
import { TrainingClasses, type TrainingClassRecord } from "./training-class.entity.ts";

/** All classes, including paused ones. */
export async function everyClass(): Promise<TrainingClassRecord[]> {
	const { data } = await TrainingClasses.query.byDay({}).go({ pages: "all" });
	return data.filter(({ archivedAt }) => !archivedAt);
}

type Dojo = { id: number; nameEn: string; nameAr: string };

/**
 * The writes that link classes to the dojo that their text means, or give them its present name. The
 * place stays the same, so nobody is notified: see `changedAs`.
 */
export function placeWrites(
	classes: readonly TrainingClassRecord[],
	{ id, nameEn, nameAr }: Dojo,
	now: number,
): Write[] {
	const changes = classes.map((before) => ({
		before,
		after: nextVersion(
			before,
			{
				dojoId: id,
				location: nameEn,
				locationAr: nameAr,
				placeNamedAt: new Date(now).toISOString(),
			},
			now,
		),
	}));
	return [
		...changes.map(({ before, after }) => ({
			put: TrainingClasses.put(after).where(ifUnchanged(before)).params(),
			onConditionFailed: "changed_meanwhile" as const,
		})),
		...writeCountersOfAll("trainingClass", dojoClassesCountedAs, changes),
	];
}
