import { isStaff } from "#shared/core/access.ts";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { type Page, type Paged, pageOf } from "#shared/core/page.ts";
import { throughTheWeek } from "#shared/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training-classes/training-classes.schema.ts";
import type { Caller } from "../core/caller.ts";
import { found } from "../core/errors.ts";
import type { User } from "../users/user.entity.ts";
import { namesOf, peopleById } from "../users/users.service.ts";
import { TrainingClasses, type TrainingClassRecord } from "./training-class.entity.ts";

const item = (record: TrainingClassRecord, coach: User | undefined): TrainingClass => ({
	...record,
	id: record.id as TrainingClassId,
	coachId: record.coachId as UserId,
	coach: coach ? namesOf(coach) : null,
	titleAr: record.titleAr ?? null,
	description: record.description ?? null,
	descriptionAr: record.descriptionAr ?? null,
	location: record.location ?? null,
	locationAr: record.locationAr ?? null,
});

async function withCoaches(records: readonly TrainingClassRecord[]): Promise<TrainingClass[]> {
	const coaches = await peopleById(records.map(({ coachId }) => coachId));
	return records.map((record) => item(record, coaches.get(record.coachId)));
}

/** The classes of the week, but for those that are paused. A federation has some dozens, so they are read whole. */
export async function list(paged: Paged = {}): Promise<Page<TrainingClass>> {
	const { data } = await TrainingClasses.query.byDay({}).go({ pages: "all" });
	const active = data.filter(({ isActive }) => isActive).sort(throughTheWeek);
	const { rows, next } = pageOf(active, ({ id }) => String(id), paged);
	return { rows: await withCoaches(rows), next };
}

/** One class; a paused one is there for its coach and for staff only. */
export async function one(id: TrainingClassId, { session }: Caller): Promise<TrainingClass> {
	const { data } = await TrainingClasses.get({ id }).go({ consistent: true });
	const isSeen = data?.isActive || isStaff(session) || (session && session.userId === data?.coachId);
	const [shown] = await withCoaches([found(isSeen ? data : null)]);
	return shown;
}

/** Ids of the classes that a coach holds, with those that are paused. */
export async function classIds(coachId: UserId): Promise<TrainingClassId[]> {
	const { data } = await TrainingClasses.query.ofCoach({ coachId }).go({ pages: "all" });
	return data.map(({ id }) => id as TrainingClassId);
}
