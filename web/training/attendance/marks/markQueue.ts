import type { QueryClient } from "@tanstack/react-query";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import type { ClassAttendance, MarkResult } from "#shared/training/attendance/attendance.schema.ts";
import { latestQueue, type Pending, type Sent } from "../../../base/offline/latestQueue.ts";
import { attendance, classAttendanceQuery } from "../attendance.queries.ts";

/** Identifies a mark: at most one is stored for each place. */
export type MarkPlace = { by: UserId; classId: TrainingClassId; date: string; userId: UserId };

/** A mark made in this browser and not confirmed by the server. */
export type StoredMark = MarkPlace & Pending<boolean> & { present: boolean };

/** Updates the cached attendance of a class with the accepted marks. */
function withResults(
	cached: ClassAttendance | undefined,
	date: string,
	results: readonly MarkResult[],
) {
	if (!cached) return cached;
	const answeredUsers = new Set(results.map(({ userId }) => userId));
	const others = cached.marks.filter(
		(mark) => mark.date !== date || !answeredUsers.has(mark.userId),
	);
	const stand = results.flatMap(({ userId, present }) =>
		present === null ? [] : [{ userId, date, present }],
	);
	return { ...cached, marks: [...others, ...stand] };
}

function sentAs({ outcome, present }: MarkResult, mark: StoredMark): Sent<boolean> {
	if (outcome === "not_enrolled") return { outcome: "refused", reason: outcome };
	return outcome === "conflict"
		? { outcome, value: present }
		: { outcome: "stored", value: present ?? mark.present };
}

/** Sends the marks of one class and day. */
async function send(group: readonly StoredMark[], key: string, queries: QueryClient) {
	const [{ by, classId, date }] = group;
	const marks = group.map(({ userId, present, before }) => ({ userId, present, before }));
	const params = { id: classId };
	const results = await attendance.mark({ params, body: { date, marks, by }, key });
	const byUser = new Map(results.map((result) => [result.userId, result]));
	const { queryKey } = classAttendanceQuery(classId);
	queries.setQueryData(queryKey, (known) => withResults(known, date, results));
	return new Map(
		group.flatMap((mark) => {
			const result = byUser.get(mark.userId);
			return result ? [[mark, sentAs(result, mark)] as const] : [];
		}),
	);
}

/** The marks of attendance that this browser has not sent yet. */
export const markQueue = latestQueue<boolean, StoredMark, keyof MarkPlace>({
	name: "attendance",
	place: ["by", "classId", "date", "userId"],
	readValue: ({ present }) => present,
	groupOf: ({ classId, date }) => `${classId} ${date}`,
	atOnce: 50,
	send,
	shown: ["attendance"],
});
