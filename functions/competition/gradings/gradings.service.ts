import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { isCancelled } from "#shared/competition/events/events.rules.ts";
import { mayStep } from "#shared/competition/gradings/gradings.rules.ts";
import type { Grading, GradingStep, Panel } from "#shared/competition/gradings/gradings.schema.ts";
import { type Group, panelFault } from "#shared/competition/gradings/marks.rules.ts";
import { isCoach } from "#shared/core/access.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import { resumeRuns, takeStep } from "../../core/table/run.ts";
import { ifUnchanged } from "../../core/table/versioned.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUsers, namedPerson } from "../../people/users/users.service.ts";
import { currentSigner } from "../../training/certificates/signing.ts";
import { currentVersions, syllabusOf } from "../../training/syllabus/syllabus.service.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { applyNext } from "./apply-results.ts";
import { fixNext } from "./fix-list.ts";
import { type CandidateRecord, type GradingRecord, Gradings } from "./grading.entity.ts";
import {
	dayOf,
	examinedGroups,
	findGradingEvent,
	gradingWrite,
	groupsOf,
	lastDecision,
	panelOf,
	readCandidates,
	readGrading,
	readMarkSheets,
	rightsAt,
} from "./gradings.records.ts";

/** How the ranks are marked that had a syllabus when the list was fixed. */
export async function scalesOf({ syllabus = {} }: GradingRecord): Promise<Grading["scales"]> {
	const all = await syllabusOf(syllabus, ladder);
	return [...all.values()].map(({ belt, parts }) => ({
		belt,
		parts: parts.map(({ part, max, least }) => ({ part, max, least })),
	}));
}

export async function viewGrading(
	caller: SignedIn,
	grading: GradingRecord,
	people: readonly User[],
): Promise<Grading> {
	const named = (id: number | undefined) => {
		const person = people.find((one) => one.id === id);
		return person ? [{ ...namedPerson(person), currentBelt: person.currentBelt }] : [];
	};
	const { manage, decide, see } = rightsAt(caller, grading);
	const { state, done, total, appliedAt = null, version } = grading;
	const { userId } = caller.session;
	const groups = groupsOf(grading);
	const seen = ({ examiners, candidates, parts }: Group) => ({
		examiners: [...examiners] as UserId[],
		candidates: (manage || decide || examiners.includes(userId) ? [...candidates] : []) as UserId[],
		parts: [...parts],
	});
	return {
		eventId: grading.eventId as EventId,
		state,
		chief: named(grading.chiefId)[0] ?? null,
		examiners: grading.examiners.flatMap(named),
		done,
		total,
		appliedAt,
		version,
		groups: see ? groups.map(seen) : [],
		may: { manage, decide },
		marks: examinedGroups(grading, []).flatMap(({ examiners }, at) =>
			examiners.includes(userId) ? at + 1 : [],
		),
		scales: see ? await scalesOf(grading) : [],
	};
}

/** The state of a grading, for coaches, staff and its panel. */
export async function showGrading(caller: SignedIn, id: EventId): Promise<Grading> {
	await findGradingEvent(id);
	const grading = await readGrading(id);
	if (!rightsAt(caller, grading).see && !isCoach(caller.session)) throw new AppError("forbidden");
	return viewGrading(caller, grading, await findUsers(panelOf(grading)));
}

const active = ({ isWithdrawn, exception }: CandidateRecord) => !isWithdrawn && !exception;

/** Throws if an examiner's rank is too low for a candidate, or the panel is too small. */
export function mustSuffice(
	grading: GradingRecord,
	people: readonly User[],
	candidates: readonly CandidateRecord[],
): void {
	const fault = panelFault(
		{ chiefId: grading.chiefId, people },
		candidates.filter(active),
		groupsOf(grading),
	);
	if (fault?.code === "examiners_few")
		throw new AppError("examiners_few", { params: { count: fault.count } });
	if (fault) throw new AppError("examiner_rank");
}

/** Staff set the panel, until the results are applied. */
export async function setPanel(caller: SignedIn, id: EventId, panel: Panel): Promise<Grading> {
	await findGradingEvent(id);
	const [before, candidates] = await Promise.all([readGrading(id), readCandidates(id)]);
	sameVersion(panel.version, before);
	if (before.state === "applying" || before.state === "applied")
		throw new AppError("grading_state");
	const chiefId = panel.chiefId ?? undefined;
	const examiners = [...new Set(panel.examiners)].filter((one) => one !== chiefId);
	const people = await findUsers(panelOf({ chiefId, examiners }));
	const isKnown = (userId: number) => people.some((one) => one.id === userId && !one.isDisabled);
	if (chiefId && !isKnown(chiefId))
		throw new AppError("invalid", { fields: { chiefId: "invalid" } });
	if (!examiners.every(isKnown))
		throw new AppError("invalid", { fields: { examiners: "invalid" } });
	mustSuffice({ ...before, chiefId, examiners }, people, candidates);
	const { after, write } = gradingWrite(before, { chiefId, examiners }, caller.now);
	const answer = await viewGrading(caller, after, people);
	await auditedTransaction(
		caller,
		{ entityType: "grading", entityId: id, action: "panelSet", details: { chiefId, examiners } },
		[write],
		answer,
	);
	return answer;
}

/** Throws if the results cannot be applied. */
async function mustBeReady(
	event: EventRecord,
	grading: GradingRecord,
	people: readonly User[],
	now: number,
) {
	if (kuwaitDate(now) < dayOf(event)) throw new AppError("grading_early");
	if (!grading.chiefId) throw new AppError("chief_missing");
	const candidates = (await readCandidates(grading.eventId)).filter(active);
	mustSuffice(grading, people, candidates);
	const undecided = candidates.filter((one) => !lastDecision(one)).length;
	if (undecided > 0 || candidates.length === 0)
		throw new AppError("candidates_undecided", { params: { count: undecided } });
	// Throws without a key: no result is applied that gets no certificate.
	await currentSigner(now);
	return candidates.length;
}

/** Throws if a step cannot be taken yet, or not any more. Returns how many candidates it is about. */
async function mustStep(
	event: EventRecord,
	before: GradingRecord,
	{ to, reason }: GradingStep,
	people: readonly User[],
	now: number,
): Promise<number> {
	if (isCancelled(event)) throw new AppError("event_cancelled");
	if (!mayStep(before.state, to)) throw new AppError("grading_state");
	if (to === "applying") return mustBeReady(event, before, people, now);
	if (to === "fixed" && !reason) throw new AppError("invalid", { fields: { reason: "required" } });
	if (to === "open" && (await readMarkSheets(before.eventId)).length > 0)
		throw new AppError("grading_marked");
	return 0;
}

/** The steps of the chief examiner; the others are those of staff. */
const ofChief: readonly GradingStep["to"][] = ["closed", "fixed", "applying"];
const actionOf: Record<GradingStep["to"], string> = {
	open: "open",
	fixing: "fixing",
	fixed: "marksReopened",
	closed: "marksClosed",
	applying: "applying",
};
const runs: readonly GradingStep["to"][] = ["fixing", "applying"];

/**
 * Fixes the list, opens it again, closes the marks or applies the results. A run goes on in the
 * stream.
 */
export async function stepGrading(
	caller: SignedIn,
	id: EventId,
	step: GradingStep,
): Promise<Grading> {
	const { to, reason, version } = step;
	const event = await findGradingEvent(id);
	const before = await readGrading(id);
	const { manage, decide } = rightsAt(caller, before);
	if (!(ofChief.includes(to) ? decide : manage)) throw new AppError("forbidden");
	sameVersion(version, before);
	const people = await findUsers(panelOf(before));
	const total = await mustStep(event, before, step, people, caller.now);
	const run = { startedBy: caller.session.userId, doneAt: undefined, cursor: undefined };
	// A list that is brought up to date keeps the syllabus by which marks may have been given.
	const isFirst = to === "fixing" && before.state === "open";
	const { after, write } = gradingWrite(
		before,
		{
			state: to,
			done: 0,
			total,
			...(runs.includes(to) && run),
			...(isFirst && { syllabus: await currentVersions() }),
		},
		caller.now,
	);
	const answer = await viewGrading(caller, after, people);
	await auditedTransaction(
		caller,
		{
			entityType: "grading",
			entityId: id,
			action: actionOf[to],
			...(reason && { details: { reason } }),
		},
		[write],
		answer,
	);
	return answer;
}

const nextOf = { fixing: fixNext, applying: applyNext } as const;

/** Takes the next step of a run. */
export const goOnGrading = (grading: GradingRecord, now: number): Promise<void> =>
	takeStep(
		grading,
		() => readGrading(grading.eventId),
		async (current) => {
			if (current.state === "fixing" || current.state === "applying")
				await nextOf[current.state](current, now);
		},
	);

/** Resumes stalled runs. Returns their number. */
export async function resumeGradings(now: number): Promise<number> {
	const { data } = await Gradings.query.running({}).go({ pages: "all" });
	return resumeRuns(
		data,
		(next, before) => Gradings.put(next).where(ifUnchanged(before)).go(),
		now,
	);
}
