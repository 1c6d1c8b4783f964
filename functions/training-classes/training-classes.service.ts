import { countFitting, type Page, type Paged, pageOf } from "#shared/core/http/page.ts";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { isAlive } from "#shared/training-classes/enrollments.rules.ts";
import { overlapsOf, throughTheWeek } from "#shared/training-classes/training-classes.rules.ts";
import type {
	SavedTrainingClass,
	TrainingClass,
	TrainingClassEdit,
	TrainingClassInput,
} from "#shared/training-classes/training-classes.schema.ts";
import type { Caller, SignedIn } from "../core/caller.ts";
import { AppError, requireFound } from "../core/errors.ts";
import { refusedWith, retryIf } from "../core/retry.ts";
import { auditedTransaction, sameVersion } from "../core/table/audited-transaction.ts";
import { nextId, type Write } from "../core/table/database.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../core/table/versioned.ts";
import { createShards, readWhole, removeShards, resizeWhole } from "../places/places.service.ts";
import { classPool } from "./enrollments/class-places.ts";
import {
	advanceEnrollment,
	everyoneOf,
	system,
	waitingIn,
	writeOver,
} from "./enrollments/enrollment.transitions.ts";
import { TrainingClasses, type TrainingClassRecord } from "./training-class.entity.ts";
import {
	findClass,
	managedClass,
	mayManageClass,
	viewTrainingClasses,
} from "./training-class.records.ts";

/** The classes of the week, but for those that are paused. */
async function timetable(): Promise<TrainingClassRecord[]> {
	const { data } = await TrainingClasses.query.byDay({}).go({ pages: "all" });
	return data.filter(({ isActive }) => isActive).sort(throughTheWeek);
}

/** Most classes in one answer: more than a federation has, as a rule. */
const mostAtOnce = 100;

/** The timetable as it is answered: of its page alone, coaches and numbers are read. */
export async function list({ limit = mostAtOnce, cursor }: Paged): Promise<Page<TrainingClass>> {
	const active = await timetable();
	const page = (size: number) => pageOf(active, ({ id }) => String(id), { limit: size, cursor });
	const rows = await viewTrainingClasses(page(Math.min(limit, mostAtOnce)).rows);
	const fits = countFitting(rows, rows.length);
	return { rows: rows.slice(0, fits), next: page(fits).next };
}

/** The timetable as the public page has it, whole. */
export const wholeTimetable = async (): Promise<TrainingClass[]> =>
	viewTrainingClasses(await timetable());

/** One class; a paused one is there for its coach and for staff only. */
export async function one(id: TrainingClassId, caller: Caller): Promise<TrainingClass> {
	const record = await findClass(id);
	const [seen] = await viewTrainingClasses([
		requireFound(record.isActive || mayManageClass(caller, record) ? record : null),
	]);
	return seen;
}

/** A coach's classes, paused ones too. */
export async function classesOf(coachId: number): Promise<TrainingClassRecord[]> {
	const { data } = await TrainingClasses.query.ofCoach({ coachId }).go({ pages: "all" });
	return data.filter(({ archivedAt }) => !archivedAt);
}

/** The caller's classes, the newest first. */
export async function own({ session }: SignedIn): Promise<TrainingClass[]> {
	const records = await classesOf(session.userId);
	return viewTrainingClasses(
		records.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id),
	);
}

/** Ids of the classes that a coach holds, with those that are paused. */
export const classIds = async (coachId: UserId): Promise<TrainingClassId[]> =>
	(await classesOf(coachId)).map(({ id }) => id as TrainingClassId);

/** The stored form of what was typed. */
const stored = (input: TrainingClassInput) => ({
	...input,
	titleAr: input.titleAr ?? undefined,
	description: input.description ?? undefined,
	descriptionAr: input.descriptionAr ?? undefined,
	location: input.location ?? undefined,
	locationAr: input.locationAr ?? undefined,
});

const change = ({ id }: TrainingClassRecord, action: string, details?: unknown) => ({
	entityType: "trainingClass",
	entityId: id,
	action,
	details,
});

/** A class as it is shown, before it is saved: the answer belongs to the transaction. */
async function saved(record: TrainingClassRecord, enrolled: number): Promise<SavedTrainingClass> {
	const [[view], others] = await Promise.all([
		viewTrainingClasses([record]),
		classesOf(record.coachId),
	]);
	const overlaps = record.isActive ? overlapsOf(record, others) : [];
	return {
		...view,
		currentEnrollment: enrolled,
		overlaps: overlaps.map(({ id }) => id as TrainingClassId),
	};
}

export async function create(
	caller: SignedIn,
	input: TrainingClassInput,
): Promise<SavedTrainingClass> {
	const id = await nextId<TrainingClassId>("trainingClass");
	const created: TrainingClassRecord = {
		...stored(input),
		...firstVersion(caller.now),
		id,
		coachId: caller.session.userId,
		isActive: true,
	};
	const answer = await saved(created, 0);
	await auditedTransaction(
		caller,
		change(created, "created", input),
		[{ put: TrainingClasses.create(created).params() }, ...createShards(classPool(created))],
		answer,
	);
	return answer;
}

const replaced = (before: TrainingClassRecord, changed: TrainingClassRecord): Write => ({
	put: TrainingClasses.put(changed).where(ifUnchanged(before)).params(),
});

/** How many are enrolled; 0 where the class has no places yet. */
const allotmentOf = async (one: TrainingClassRecord) =>
	requireFound((await readWhole([classPool(one)])).get(one.id));

/** A change that touches the places, made again where somebody got or left one in that moment. */
const retryIfBusy = <T>(change: () => Promise<T>) => retryIf(refusedWith("busy"), change);

/** The places after a change of their number or of when they are given; `busy` where they are not as they were read. */
const resized = (one: TrainingClassRecord, allotment: { taken: number }, more = 0): Write => ({
	...resizeWhole(classPool(one), allotment, more),
	onConditionFailed: "busy",
});

/** Replaces a class. New places go to who waits, in their order. */
export const update = (
	caller: SignedIn,
	id: TrainingClassId,
	edit: TrainingClassEdit,
): Promise<SavedTrainingClass> => retryIfBusy(() => tryToUpdate(caller, id, edit));

async function tryToUpdate(
	caller: SignedIn,
	id: TrainingClassId,
	{ version, ...input }: TrainingClassEdit,
) {
	const before = await managedClass(caller, id);
	sameVersion(version, before);
	const changed = nextVersion(before, stored(input), caller.now);
	const allotment = await allotmentOf(before);
	const room = Math.max(0, changed.maxCapacity - allotment.taken);
	const admitted = room > 0 ? waitingIn(await everyoneOf(id)).slice(0, room) : [];
	const answer = await saved(changed, allotment.taken + admitted.length);
	const details = { ...input, placesTo: admitted.map(({ userId }) => userId) };
	await auditedTransaction(
		caller,
		change(changed, "updated", details),
		[
			replaced(before, changed),
			resized(changed, allotment, admitted.length),
			...admitted.map((entry) =>
				writeOver(advanceEnrollment(entry, "active", { by: system, now: caller.now })),
			),
		],
		answer,
	);
	return answer;
}

/** Pauses a class or takes it up again; a repeat changes nothing. */
export const toggle = (
	caller: SignedIn,
	id: TrainingClassId,
	wanted: boolean | undefined,
): Promise<TrainingClass> => retryIfBusy(() => tryToToggle(caller, id, wanted));

async function tryToToggle(caller: SignedIn, id: TrainingClassId, wanted: boolean | undefined) {
	const before = await managedClass(caller, id);
	const isActive = wanted ?? !before.isActive;
	const changed = nextVersion(before, { isActive }, caller.now);
	if (isActive === before.isActive) return (await viewTrainingClasses([before]))[0];
	const allotment = await allotmentOf(before);
	const [view] = await viewTrainingClasses([changed]);
	await auditedTransaction(
		caller,
		change(changed, isActive ? "activated" : "paused"),
		[replaced(before, changed), resized(changed, allotment)],
		view,
	);
	return view;
}

/**
 * Deletes a class in which nobody ever was. Any other is archived: enrolments still say what they were for. Where
 * somebody is in it or waits, only with `force`; the stream ends their enrolments and tells them.
 */
export async function remove(caller: SignedIn, id: TrainingClassId, force: boolean): Promise<void> {
	const before = await managedClass(caller, id);
	const everyone = await everyoneOf(id);
	const [enrolled, waiting] = ["active", "waitlisted"].map(
		(status) => everyone.filter((entry) => entry.status === status).length,
	);
	if (!force && everyone.some(isAlive))
		throw new AppError("class_has_enrollments", { params: { enrolled, waiting } });
	// Without force the places must still be as free as they were read.
	const [places] = removeShards(classPool(before));
	const unclaimed: Write = { ...places, onConditionFailed: "class_has_enrollments" };
	if (everyone.length === 0) {
		const gone: Write = {
			delete: TrainingClasses.delete({ id }).where(ifUnchanged(before)).params(),
		};
		return auditedTransaction(caller, change(before, "deleted", before), [gone, unclaimed]);
	}
	const at = new Date(caller.now).toISOString();
	const archived = nextVersion(before, { isActive: false, archivedAt: at }, caller.now);
	const closed = force ? [] : [unclaimed];
	return auditedTransaction(caller, change(before, "archived", { enrolled, waiting }), [
		replaced(before, archived),
		...closed,
	]);
}
