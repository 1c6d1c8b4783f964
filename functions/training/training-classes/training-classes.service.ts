import { countFitting, type Page, type Paged, pageOf } from "#shared/core/http/page.ts";
import type { DojoId, TrainingClassId, UserId } from "#shared/core/ids.ts";
import { isAlive } from "#shared/training/training-classes/enrollments.rules.ts";
import {
	overlapsOf,
	throughTheWeek,
} from "#shared/training/training-classes/training-classes.rules.ts";
import type {
	SavedTrainingClass,
	TrainingClass,
	TrainingClassEdit,
	TrainingClassInput,
} from "#shared/training/training-classes/training-classes.schema.ts";
import {
	createShards,
	readWhole,
	removeShards,
	resizeWhole,
} from "../../base/places/places.service.ts";
import type { Caller, SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import { writeCounters } from "../../core/table/counters.ts";
import { nextId, type Write } from "../../core/table/database.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { dojoOfClass, requireDojo } from "../../people/dojos/dojo-links.ts";
import { dojoClassesCountedAs } from "../../people/dojos/dojos.counts.ts";
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

/** The week's classes, without paused ones. */
async function timetable(): Promise<TrainingClassRecord[]> {
	const { data } = await TrainingClasses.query.byDay({}).go({ pages: "all" });
	return data.filter(({ isActive }) => isActive).sort(throughTheWeek);
}

/** Maximum number of classes in one response; usually more than a federation has. */
const mostAtOnce = 100;

/** A page of the timetable. Coaches and numbers are read for this page only. */
export async function listClasses({
	limit = mostAtOnce,
	cursor,
}: Paged): Promise<Page<TrainingClass>> {
	const active = await timetable();
	const page = (size: number) => pageOf(active, ({ id }) => String(id), { limit: size, cursor });
	const rows = await viewTrainingClasses(page(Math.min(limit, mostAtOnce)).rows);
	const fits = countFitting(rows, rows.length);
	return { rows: rows.slice(0, fits), next: page(fits).next };
}

/** The complete timetable, for the public page. */
export const wholeTimetable = async (): Promise<TrainingClass[]> =>
	viewTrainingClasses(await timetable());

/** The active classes at a dojo, from Sunday on. */
export const classesAt = async (dojo: DojoId): Promise<TrainingClass[]> =>
	viewTrainingClasses((await timetable()).filter(({ dojoId }) => dojoId === dojo));

/** One class; only its coach and staff see a paused class. */
export async function readClass(id: TrainingClassId, caller: Caller): Promise<TrainingClass> {
	const record = await findClass(id);
	const [seen] = await viewTrainingClasses([
		requireFound(record.isActive || mayManageClass(caller, record) ? record : null),
	]);
	return seen;
}

/** A coach's classes, including paused ones. */
export async function classesOf(coachId: number): Promise<TrainingClassRecord[]> {
	const { data } = await TrainingClasses.query.ofCoach({ coachId }).go({ pages: "all" });
	return data.filter(({ archivedAt }) => !archivedAt);
}

/** The caller's own classes, newest first. */
export async function listTaughtClasses({ session }: SignedIn): Promise<TrainingClass[]> {
	const records = await classesOf(session.userId);
	return viewTrainingClasses(
		records.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id),
	);
}

/** Ids of a coach's classes, including paused ones. */
export const classIds = async (coachId: UserId): Promise<TrainingClassId[]> =>
	(await classesOf(coachId)).map(({ id }) => id as TrainingClassId);

/** Converts input to attributes; null becomes undefined. */
const stored = async (input: TrainingClassInput) => ({
	...input,
	// A class with an Arabic title only stores it in both fields, so that all readers see a title.
	title: input.title || (input.titleAr ?? ""),
	titleAr: input.titleAr ?? undefined,
	minAge: input.minAge ?? undefined,
	maxAge: input.maxAge ?? undefined,
	description: input.description ?? undefined,
	descriptionAr: input.descriptionAr ?? undefined,
	...(await dojoOfClass(input)),
});

const change = ({ id }: TrainingClassRecord, action: string, details?: unknown) => ({
	entityType: "trainingClass",
	entityId: id,
	action,
	details,
});

/**
 * The response for a class. It is computed before saving, because it is stored in the transaction.
 */
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

export async function createClass(
	caller: SignedIn,
	input: TrainingClassInput,
): Promise<SavedTrainingClass> {
	const id = await nextId<TrainingClassId>("trainingClass");
	const created: TrainingClassRecord = {
		...(await stored(input)),
		...firstVersion(caller.now),
		id,
		coachId: caller.session.userId,
		isActive: true,
	};
	const answer = await saved(created, 0);
	await auditedTransaction(
		caller,
		change(created, "created", input),
		[
			{ put: TrainingClasses.create(created).params() },
			...createShards(classPool(created)),
			...requireDojo(null, created),
			...countClass(null, created),
		],
		answer,
	);
	return answer;
}

/** The writes that count the classes of each dojo. */
const countClass = (before: TrainingClassRecord | null, after: TrainingClassRecord | null) =>
	writeCounters("trainingClass", dojoClassesCountedAs, before, after);

const replaced = (before: TrainingClassRecord, changed: TrainingClassRecord): Write => ({
	put: TrainingClasses.put(changed).where(ifUnchanged(before)).params(),
});

/** The class's allotment, strongly consistent; `not_found` when there is none. */
const allotmentOf = async (one: TrainingClassRecord) =>
	requireFound((await readWhole([classPool(one)])).get(one.id));

/** Retries a change of places when an enrolment changed them concurrently. */
const retryIfBusy = <T>(change: () => Promise<T>) => retryIf(refusedWith("busy"), change);

/**
 * The write that adapts the places to a changed class; `busy` when they changed since they were
 * read.
 */
const resized = (one: TrainingClassRecord, allotment: { taken: number }, more = 0): Write => ({
	...resizeWhole(classPool(one), allotment, more),
	onConditionFailed: "busy",
});

/** Replaces a class. Additional places go to the waiting list, in order. */
export const updateClass = (
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
	const changed = nextVersion(before, await stored(input), caller.now);
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
			...requireDojo(before, changed),
			...countClass(before, changed),
			resized(changed, allotment, admitted.length),
			...admitted.map((entry) =>
				writeOver(advanceEnrollment(entry, "active", { by: system, now: caller.now })),
			),
		],
		answer,
	);
	return answer;
}

/** Pauses or resumes a class; idempotent. */
export const toggleClass = (
	caller: SignedIn,
	id: TrainingClassId,
	requested: boolean | undefined,
): Promise<TrainingClass> => retryIfBusy(() => tryToToggle(caller, id, requested));

async function tryToToggle(caller: SignedIn, id: TrainingClassId, requested: boolean | undefined) {
	const before = await managedClass(caller, id);
	const isActive = requested ?? !before.isActive;
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
 * Deletes a class that never had enrolments. Any other class is archived, because enrolments refer
 * to it. If people are enrolled or waiting, `force` is required; the stream ends their enrolments
 * with notifications.
 */
export async function removeClass(
	caller: SignedIn,
	id: TrainingClassId,
	force: boolean,
): Promise<void> {
	const before = await managedClass(caller, id);
	const everyone = await everyoneOf(id);
	const [enrolled, waiting] = ["active", "waitlisted"].map(
		(status) => everyone.filter((entry) => entry.status === status).length,
	);
	if (!force && everyone.some(isAlive))
		throw new AppError("class_has_enrollments", { params: { enrolled, waiting } });
	// Without `force` no place may have been taken since the read.
	const [places] = removeShards(classPool(before));
	const unclaimed: Write = { ...places, onConditionFailed: "class_has_enrollments" };
	if (everyone.length === 0) {
		const deletion: Write = {
			delete: TrainingClasses.delete({ id }).where(ifUnchanged(before)).params(),
		};
		return auditedTransaction(caller, change(before, "deleted", before), [
			deletion,
			unclaimed,
			...countClass(before, null),
		]);
	}
	const at = new Date(caller.now).toISOString();
	const archived = nextVersion(before, { isActive: false, archivedAt: at }, caller.now);
	const closed = force ? [] : [unclaimed];
	return auditedTransaction(caller, change(before, "archived", { enrolled, waiting }), [
		replaced(before, archived),
		...countClass(before, archived),
		...closed,
	]);
}
