import { matchDojo, textsOf } from "#shared/people/dojos/dojos.rules.ts";
import { auditLineBy } from "../../core/table/audited-transaction.ts";
import { ignoreConditionFailure, runTransaction, type Write } from "../../core/table/database.ts";
import { resumeRuns, takeStep } from "../../core/table/run.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import type { DojoRecord } from "../../people/dojos/dojo.entity.ts";
import { requireDojo } from "../../people/dojos/dojo-links.ts";
import { findDojoRecord } from "../../people/dojos/dojos.service.ts";
import {
	type FilterIndexRow,
	linkedAtOnce,
	linkWrites,
	readPeopleOf,
	renameWrites,
} from "../../people/users/user.dojo.ts";
import { findUsers } from "../../people/users/users.service.ts";
import { everyClass, placeWrites } from "../training-classes/dojo-classes.ts";
import { type DojoLinking, DojoLinkings } from "./dojo-linking.entity.ts";

const readLinking = async (dojoId: number) =>
	(await DojoLinkings.get({ dojoId }).go({ consistent: true })).data;

/** Whether classes and people have to follow a change of a dojo. */
function startsLinking(before: DojoRecord | null, after: DojoRecord): boolean {
	if (!after.published) return false;
	return !before?.published || textsOf(before).join("\n") !== textsOf(after).join("\n");
}

/** Begins to bring classes and people up to date, or begins anew. */
export async function followDojo(
	before: DojoRecord | null,
	after: DojoRecord | null,
	now: number,
): Promise<void> {
	if (!after || !startsLinking(before, after)) return;
	const isRenamed =
		before !== null && (before.nameEn !== after.nameEn || before.nameAr !== after.nameAr);
	const running = await readLinking(after.id);
	const begun = { dojoId: after.id, stage: "classes" as const, text: 0, isRenamed };
	if (!running) {
		await DojoLinkings.create({ ...begun, ...firstVersion(now) })
			.go()
			.catch(ignoreConditionFailure);
		return;
	}
	const isStillRenamed = isRenamed || (!running.doneAt && running.isRenamed);
	const { createdAt, version } = running;
	const again = nextVersion(
		{ ...begun, createdAt, version, updatedAt: "" },
		{ isRenamed: isStillRenamed },
		now,
	);
	// A failed condition means that a step was taken meanwhile: the stream retries this change.
	await DojoLinkings.put(again).where(ifUnchanged(running)).go();
}

/** Takes the next step of a linking, unless another run did. */
export const linkOn = (linking: DojoLinking, now: number): Promise<void> =>
	takeStep(
		linking,
		() => readLinking(linking.dojoId),
		async (current) => runTransaction(await nextStep(current, now)),
	);

/** Resumes stalled linkings. Returns the number of resumed linkings. */
export async function resumeLinkings(now: number): Promise<number> {
	const { data } = await DojoLinkings.query.inOrder({}).go({ pages: "all" });
	return resumeRuns(
		data,
		(next, before) => DojoLinkings.put(next).where(ifUnchanged(before)).go(),
		now,
	);
}

/** What a step writes, and where the linking continues. */
type Step = { writes: Write[]; next: Partial<DojoLinking> };

async function nextStep(before: DojoLinking, now: number): Promise<Write[]> {
	const dojo = await findDojoRecord(before.dojoId);
	const { writes, next } = dojo?.published
		? await steps[before.stage](before, dojo, now)
		: { writes: [], next: done(now) };
	const progress = nextVersion(before, { after: undefined, ...next }, now);
	return [
		...writes,
		// Fails if the dojo was unpublished meanwhile.
		...(writes.length > 0 ? requireDojo(null, { dojoId: before.dojoId }) : []),
		{
			put: DojoLinkings.put(progress).where(ifUnchanged(before)).params(),
			onConditionFailed: "changed_meanwhile",
		},
	];
}

const done = (now: number) => ({ doneAt: new Date(now).toISOString() });

const steps: Record<
	DojoLinking["stage"],
	(linking: DojoLinking, dojo: DojoRecord, now: number) => Promise<Step>
> = {
	classes: linkClasses,
	texts: linkPeople,
	names: renamePeople,
};

/** Classes per step: each takes two writes of a transaction. */
const classesAtOnce = 20;

async function linkClasses(_: DojoLinking, dojo: DojoRecord, now: number): Promise<Step> {
	const meant = (await everyClass()).filter(({ dojoId, location, locationAr }) => {
		if (dojoId === dojo.id) return location !== dojo.nameEn || locationAr !== dojo.nameAr;
		if (dojoId || !(location || locationAr)) return false;
		return matchDojo([location, locationAr], [dojo]) !== undefined;
	});
	const some = meant.slice(0, classesAtOnce);
	const lines = some.map(({ id }) =>
		auditLineBy(
			dojo.changedBy ?? 0,
			{
				entityType: "trainingClass",
				entityId: id,
				action: "dojo_linked",
				details: { dojo: dojo.id },
			},
			now,
		),
	);
	return {
		writes: [...placeWrites(some, dojo, now), ...lines],
		next: meant.length > some.length ? {} : { stage: "texts", text: 0 },
	};
}

const rowAfter = ({ after }: DojoLinking): FilterIndexRow | undefined =>
	after === undefined ? undefined : JSON.parse(after);

const position = ({ joinedAt, userId }: FilterIndexRow) => JSON.stringify({ joinedAt, userId });

async function linkPeople(linking: DojoLinking, dojo: DojoRecord, now: number): Promise<Step> {
	const texts = textsOf(dojo);
	const text = texts[linking.text];
	if (text === undefined)
		return { writes: [], next: linking.isRenamed ? { stage: "names" } : done(now) };
	const { rows, ended } = await readPeopleOf({ text }, linkedAtOnce, rowAfter(linking));
	// Reads the current records, because the index may lag behind.
	const people = (await findUsers(rows.map(({ userId }) => userId))).filter(
		({ dojoId, dojoLocation }) =>
			!dojoId && dojoLocation && matchDojo([dojoLocation], [dojo]) !== undefined,
	);
	const lines = people.map(({ id }) =>
		auditLineBy(
			dojo.changedBy ?? 0,
			{ entityType: "user", entityId: id, action: "updated", details: { fields: ["dojoId"] } },
			now,
		),
	);
	const last = rows.at(-1);
	return {
		writes: [...linkWrites(people, dojo, now), ...lines],
		next:
			ended || !last ? { text: linking.text + 1 } : { text: linking.text, after: position(last) },
	};
}

/** Linked people per step. Their audit lines do not name the dojo, so its own line is enough. */
const renamedAtOnce = 50;

async function renamePeople(linking: DojoLinking, dojo: DojoRecord, now: number): Promise<Step> {
	const { rows, ended } = await readPeopleOf({ dojoId: dojo.id }, renamedAtOnce, rowAfter(linking));
	const people = (await findUsers(rows.map(({ userId }) => userId))).filter(
		({ dojoId, dojoLocation, dojoLocationAr }) =>
			dojoId === dojo.id && (dojoLocation !== dojo.nameEn || dojoLocationAr !== dojo.nameAr),
	);
	const last = rows.at(-1);
	return {
		writes: renameWrites(people, dojo),
		next: ended || !last ? done(now) : { after: position(last) },
	};
}
