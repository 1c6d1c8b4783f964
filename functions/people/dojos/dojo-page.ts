import type { Coach } from "#shared/people/coaches/coaches.schema.ts";
import type { Dojo, DojoPage } from "#shared/people/dojos/dojos.schema.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";

/** What the federation trains, and who teaches it. */
type Training = { classes: readonly TrainingClass[]; coaches: readonly Coach[] };

type Listed = {
	id: number;
	classes: readonly { coachId: number }[];
	coaches: readonly { id: number }[];
};

/** Ids of changed coaches, and of the dojos that changed classes and coaches name. */
type ChangedTraining = { coaches: ReadonlySet<number>; dojos: ReadonlySet<number> };

/** Whether a dojo's page lists one of these classes or coaches, or listed it before the change. */
export const isDojoPageAffected = (
	{ id, classes, coaches }: Listed,
	changed: ChangedTraining,
): boolean =>
	changed.dojos.has(id) ||
	coaches.some((coach) => changed.coaches.has(coach.id)) ||
	classes.some(({ coachId }) => changed.coaches.has(coachId));

/** A dojo with its classes, and with the coaches who teach there or whose dojo it is. */
export function toDojoPage(dojo: Dojo, { classes, coaches }: Training): DojoPage {
	const own = classes.filter(({ dojoId }) => dojoId === dojo.id);
	const teaching = new Set(own.map(({ coachId }) => coachId));
	return {
		...dojo,
		classes: own,
		coaches: coaches.filter(({ id, dojoId }) => dojoId === dojo.id || teaching.has(id)),
	};
}
