import { type Belt, rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { Group } from "#shared/competition/gradings/marks.rules.ts";
import { isStaff } from "#shared/core/access.ts";
import type { EventId } from "#shared/core/ids.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { gradingParts } from "#shared/training/syllabus/parts.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import type { Write } from "../../core/table/database.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { findSurvivors } from "../../people/users/survivors.ts";
import type { User } from "../../people/users/user.entity.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { findEvent } from "../events/events.service.ts";
import {
	type CandidateRecord,
	Candidates,
	type GradingRecord,
	Gradings,
	type MarkSheetRecord,
	MarkSheets,
} from "./grading.entity.ts";

/** An event that is a grading; anything else is not found. */
export async function findGradingEvent(id: EventId): Promise<EventRecord> {
	const event = await findEvent(id);
	if (event.eventType !== "grading" || event.shadow) throw new AppError("not_found");
	return event;
}

/** Day of a grading, in Kuwait. */
export const dayOf = ({ eventDate }: Pick<EventRecord, "eventDate">) =>
	kuwaitDate(startOf(eventDate));

/** A grading that nobody has set up has version 0. */
const unset = (eventId: number): GradingRecord => ({
	eventId,
	state: "open",
	examiners: [],
	done: 0,
	total: 0,
	...firstVersion(0),
	version: 0,
	doneAt: new Date(0).toISOString(),
});

/** A grading with the ids under which panel and groups are known now, if some were merged. */
async function withSurvivors(grading: GradingRecord): Promise<GradingRecord> {
	const { chiefId, examiners, groups } = grading;
	const ids = [...panelOf(grading), ...(groups ?? []).flatMap(({ candidates }) => candidates)];
	if (ids.length === 0) return grading;
	const survivor = await findSurvivors([...new Set(ids)]);
	if (ids.every((id) => survivor(id) === id)) return grading;
	const chief = chiefId === undefined ? undefined : survivor(chiefId);
	const current = (ids: readonly number[]): number[] => [...new Set(ids.map(survivor))];
	return {
		...grading,
		chiefId: chief,
		examiners: current(examiners).filter((id) => id !== chief),
		groups: groups?.map((group) => ({
			...group,
			examiners: current(group.examiners),
			candidates: current(group.candidates),
		})),
	};
}

export const readGrading = async (eventId: number): Promise<GradingRecord> =>
	withSurvivors((await Gradings.get({ eventId }).go({ consistent: true })).data ?? unset(eventId));

/** The write of a grading's next version. */
export function gradingWrite(
	before: GradingRecord,
	changes: Partial<GradingRecord>,
	now: number,
): { after: GradingRecord; write: Write } {
	const after = nextVersion(before, changes, now);
	const put =
		before.version === 0
			? Gradings.create({ ...after, createdAt: after.updatedAt })
			: Gradings.put(after).where(ifUnchanged(before));
	return { after, write: { put: put.params(), onConditionFailed: "changed_meanwhile" } };
}

/** All candidates of a grading. */
export const readCandidates = async (eventId: number): Promise<CandidateRecord[]> =>
	(await Candidates.query.ofEvent({ eventId }).go({ pages: "all", consistent: true })).data;

export const readCandidate = async (
	eventId: number,
	userId: number,
): Promise<CandidateRecord | null> =>
	(await Candidates.get({ eventId, userId }).go({ consistent: true })).data;

/** All marks given at a grading. */
export const readMarkSheets = async (eventId: number): Promise<MarkSheetRecord[]> =>
	(await MarkSheets.query.ofEvent({ eventId }).go({ pages: "all", consistent: true })).data;

/** The write of a candidate's next version. */
export function candidateWrite(
	before: CandidateRecord,
	changes: Partial<CandidateRecord>,
	now: number,
): { after: CandidateRecord; write: Write } {
	const after = nextVersion(before, changes, now);
	return {
		after,
		write: {
			put: Candidates.put(after).where(ifUnchanged(before)).params(),
			onConditionFailed: "changed_meanwhile",
		},
	};
}

/** People whom a run still has to reach, by id; keys have another order. */
export const idsAfter = (cursor: number, people: readonly { userId: number }[]): number[] =>
	[...new Set(people.map(({ userId }) => userId))]
		.filter((userId) => userId > cursor)
		.sort((a, b) => a - b);

export const lastDecision = ({ decisions }: CandidateRecord) => decisions.at(-1);

/** The decisions that still count for these ranks: those about others no longer do. */
export const decisionsAbout = (
	{ fromBelt, toBelt, decisions }: CandidateRecord,
	ranks: Pick<CandidateRecord, "fromBelt" | "toBelt">,
) => (fromBelt === ranks.fromBelt && toBelt === ranks.toBelt ? decisions : []);

/** A person's recorded results. */
export async function resultsOf(userId: number): Promise<CandidateRecord[]> {
	const { data } = await Candidates.query.ofPerson({ userId }).go({ pages: "all", order: "desc" });
	return data.filter(({ applied }) => applied);
}

/**
 * The rank of which a person has to repeat parts, if they can still do so on a day.
 * @param eventId a grading to leave out, because its list is being fixed; 0 for none
 */
export async function openRepeat(
	{ id, currentBelt }: Pick<User, "id" | "currentBelt">,
	eventId: number,
	day: string,
) {
	const results = (await resultsOf(id)).filter((one) => one.eventId !== eventId);
	return repeatOf(results, currentBelt, day);
}

/**
 * The rank above a person's belt of which parts can be repeated on a day, by the last result at
 * which the person was present.
 */
export function repeatOf(results: readonly CandidateRecord[], currentBelt: Belt, day: string) {
	const [latest] = results
		.filter((one) => lastDecision(one)?.outcome !== "absent")
		.sort((a, b) => (b.applied?.at ?? "").localeCompare(a.applied?.at ?? ""));
	const decision = latest && lastDecision(latest);
	if (decision?.outcome !== "repeat" || !decision.repeatBy || day > decision.repeatBy) return null;
	const { repeatParts, repeatBy } = decision;
	const toBelt = latest.toBelt as Belt;
	return rankOf(toBelt) > rankOf(currentBelt) ? { toBelt, repeatParts, repeatBy } : null;
}

/** Everybody on the panel, the chief examiner first. */
export const panelOf = ({ chiefId, examiners }: Pick<GradingRecord, "chiefId" | "examiners">) => [
	...(chiefId ? [chiefId] : []),
	...examiners,
];

/** A group with the examiners who are still on the panel; all of it if none is left. */
function withPanel(grading: GradingRecord, group: Group): Group {
	const panel = panelOf(grading);
	const examiners = group.examiners.filter((id) => panel.includes(id));
	return { ...group, examiners: examiners.length > 0 ? examiners : panel };
}

/** The groups that staff formed. */
export const groupsOf = (grading: GradingRecord): Group[] =>
	(grading.groups ?? []).map((group) => withPanel(grading, group));

/**
 * The groups of a grading; one of everybody, by the whole panel and in all parts, while staff have
 * formed none.
 */
export function examinedGroups(
	grading: GradingRecord,
	candidates: readonly Pick<CandidateRecord, "userId">[],
): Group[] {
	const formed = groupsOf(grading);
	if (formed.length > 0) return formed;
	const everybody = candidates.map(({ userId }) => userId);
	return [{ examiners: panelOf(grading), candidates: everybody, parts: gradingParts }];
}

/** What a caller may do at a grading. Only its chief examiner and super-admins decide. */
export function rightsAt({ session }: SignedIn, grading: GradingRecord) {
	const isChief = grading.chiefId === session.userId;
	const manage = isStaff(session);
	return {
		manage,
		decide: isChief || session.role === "super-admin",
		see: manage || isChief || grading.examiners.includes(session.userId),
	};
}
