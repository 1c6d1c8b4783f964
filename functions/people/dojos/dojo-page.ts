import type { Coach } from "#shared/people/coaches/coaches.schema.ts";
import type { Dojo, DojoPage } from "#shared/people/dojos/dojos.schema.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";

/** What the federation trains, and who teaches it. */
type Training = { classes: readonly TrainingClass[]; coaches: readonly Coach[] };

/** Whether a dojo's page lists a coach, or a class that the coach teaches. */
export const listsCoach = ({ classes, coaches }: DojoPage, id: number): boolean =>
	coaches.some((coach) => coach.id === id) || classes.some(({ coachId }) => coachId === id);

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
