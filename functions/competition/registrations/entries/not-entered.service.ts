import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { NotEntered } from "#shared/competition/registrations/registrations.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../../core/caller.ts";
import { inParallel } from "../../../core/parallel.ts";
import { studentIds } from "../../../people/coaches/students.service.ts";
import { findUsers } from "../../../people/users/users.service.ts";
import { findEventClasses, findEvents, listEvents } from "../../events/events.service.ts";
import { eligibilityIn, entriesOf } from "./entries.service.ts";

/** Maximum number of upcoming tournaments to check. */
const tournaments = 3;

/**
 * The caller's students who are eligible for the next open tournaments but not registered. Students
 * who lack a document are included, because they can still upload it.
 */
export async function notEntered({ session, now }: SignedIn): Promise<NotEntered[]> {
	const [{ rows: open }, students] = await Promise.all([
		listEvents({ when: "open", type: "tournament", limit: tournaments }, { drafts: false, now }),
		studentIds(session.userId).then(findUsers),
	]);
	const records = await findEvents(open.map(({ id }) => id));
	return inParallel(open, async ({ id, titleEn, titleAr, eventDate }) => {
		const record = records.find((one) => one.id === id);
		const [entries, classes] = record
			? await Promise.all([entriesOf(record), findEventClasses(id)])
			: [[], []];
		const entered = new Set(
			entries.filter(({ status }) => isAlive(status)).map(({ userId }) => userId),
		);
		const may = students.filter(
			(student) =>
				record &&
				!entered.has(student.id) &&
				eligibilityIn(
					{ ...record, classes },
					{ person: student, weight: undefined, lacked: [] },
				).some(({ eligible }) => eligible),
		);
		return {
			event: { id, titleEn, titleAr, eventDate },
			studentIds: may.map((student) => student.id as UserId),
		};
	});
}
