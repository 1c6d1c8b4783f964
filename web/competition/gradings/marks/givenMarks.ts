import type { QueryClient } from "@tanstack/react-query";
import type { GivenMark, GroupMarks } from "#shared/competition/gradings/gradings.schema.ts";
import { marksAtOnce } from "#shared/competition/gradings/marks.rules.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import type { GradingPart } from "#shared/training/syllabus/parts.ts";
import { latestQueue, type Pending, type Sent } from "../../../base/offline/latestQueue.ts";
import { gradings, groupMarksQuery } from "../gradings.queries.ts";

/** Identifies a mark: at most one is stored for each part of a candidate. */
export type MarkPlace = { by: UserId; eventId: EventId; userId: UserId; part: GradingPart };

/** A mark in tenths, given in this browser and not confirmed by the server; null for none. */
export type StoredMark = MarkPlace &
	Pending<number | null> & {
		value: number | null;
		/** Number of the candidate's group. */
		group: number;
	};

/** Puts the marks of the server's answer into the cached group. */
function withResults(cached: GroupMarks | undefined, results: readonly GivenMark[]) {
	if (!cached) return cached;
	const candidates = cached.candidates.map((candidate) => {
		const own = results.filter(({ userId }) => userId === candidate.userId);
		const marks = { ...candidate.marks };
		for (const { part, value } of own) {
			if (value === null) delete marks[part];
			else marks[part] = value;
		}
		return { ...candidate, marks };
	});
	return { ...cached, candidates };
}

function sentAs({ outcome, value }: GivenMark): Sent<number | null> {
	if (outcome === "marked") return { outcome: "stored", value };
	return outcome === "conflict" ? { outcome, value } : { outcome: "refused", reason: outcome };
}

/** Sends marks of one group. */
async function send(some: readonly StoredMark[], key: string, queries: QueryClient) {
	const [{ by, eventId, group }] = some;
	const marks = some.map(({ userId, part, value, before }) => ({ userId, part, value, before }));
	const params = { id: eventId, group };
	const results = await gradings.mark({ params, body: { by, marks }, key });
	const { queryKey } = groupMarksQuery(eventId, group);
	queries.setQueryData(queryKey, (known) => withResults(known, results));
	return new Map(
		some.flatMap((mark) => {
			const result = results.find(
				({ userId, part }) => userId === mark.userId && part === mark.part,
			);
			return result ? [[mark, sentAs(result)] as const] : [];
		}),
	);
}

/** The marks of gradings that this browser has not sent yet. */
export const givenMarks = latestQueue<number | null, StoredMark, keyof MarkPlace>({
	name: "grading-marks",
	place: ["by", "eventId", "userId", "part"],
	readValue: ({ value }) => value,
	groupOf: ({ eventId, group }) => `${eventId} ${group}`,
	atOnce: marksAtOnce,
	send,
	finalCodes: ["marks_closed", "marks_early"],
	shown: ["grading-marks"],
});
