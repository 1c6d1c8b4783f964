import type { QueryClient } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import type { ClassAttendance, MarkResult } from "#shared/training/attendance/attendance.schema.ts";
import { isOutdated } from "../../../base/offline/version.ts";
import { ApiError, isRefusal } from "../../../core/calls/client.ts";
import { attendance, classAttendanceQuery, keptMarksQuery } from "../attendance.queries.ts";
import { changeKept, isWaiting, type KeptMark, keptBy } from "./keptMarks.ts";

/** Groups marks by class and day; each group is one API call. */
function groups(kept: readonly KeptMark[]): KeptMark[][] {
	return Object.values(Object.groupBy(kept, ({ classId, date }) => `${classId} ${date}`)).map(
		(group = []) => group,
	);
}

/**
 * Derives the idempotency key from the marks, so that a retry after a lost response returns the
 * first result.
 */
async function keyOf(group: readonly KeptMark[]): Promise<string> {
	const names = group.map(({ key }) => key).sort();
	const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(names.join()));
	return [...new Uint8Array(bytes, 0, 16)]
		.map((byte) => byte.toString(16).padStart(2, "0"))
		.join("");
}

/**
 * Updates a stored mark from its result. If it changed during the call, the server's new value
 * becomes its base.
 */
function answered(sent: KeptMark, { outcome, present }: MarkResult) {
	return (kept: KeptMark | undefined): KeptMark | undefined => {
		if (!kept) return undefined;
		if (kept.key !== sent.key) return outcome === "marked" ? { ...kept, before: present } : kept;
		if (outcome === "marked") return undefined;
		if (present !== null && kept.tried?.includes(present)) return { ...kept, before: present };
		return outcome === "conflict"
			? { ...kept, theirs: present }
			: { ...kept, refused: "not_enrolled" };
	};
}

/** Updates the cached attendance of a class with the accepted marks. */
function withResults(
	known: ClassAttendance | undefined,
	date: string,
	results: readonly MarkResult[],
) {
	if (!known) return known;
	const told = new Set(results.map(({ userId }) => userId));
	const others = known.marks.filter((mark) => mark.date !== date || !told.has(mark.userId));
	const stand = results.flatMap(({ userId, present }) =>
		present === null ? [] : [{ userId, date, present }],
	);
	return { ...known, marks: [...others, ...stand] };
}

/**
 * Whether an error is permanent. An ended session or another signed-in user may pass, so these are
 * retried.
 */
const isFinal = (error: unknown): error is ApiError =>
	error instanceof ApiError &&
	[400, 403, 404].includes(error.status) &&
	error.body.code !== undefined &&
	!["password_change_required", "second_factor_required"].includes(error.body.code);

/** Sends the marks of one class and day. Returns whether to continue with the next group. */
async function sendGroup(group: readonly KeptMark[], queries: QueryClient): Promise<boolean> {
	const [{ by, classId, date }] = group;
	const marks = group.map(({ userId, present, before }) => ({ userId, present, before }));
	for (const sent of group) {
		await changeKept(
			sent,
			(kept) => kept && { ...kept, tried: [...new Set([...(kept.tried ?? []), sent.present])] },
		);
	}
	try {
		const results = await attendance.mark({
			params: { id: classId },
			body: { date, marks, by },
			key: await keyOf(group),
		});
		const byUser = new Map(results.map((result) => [result.userId, result]));
		const { queryKey } = classAttendanceQuery(classId);
		queries.setQueryData(queryKey, (known) => withResults(known, date, results));
		for (const sent of group) {
			const result = byUser.get(sent.userId);
			if (result) await changeKept(sent, answered(sent, result));
		}
		return true;
	} catch (error) {
		if (isRefusal(error, "marked_by_other"))
			await queries.invalidateQueries({ queryKey: ["user"] });
		if (!isFinal(error)) return false;
		const { code } = error.body;
		for (const sent of group) await changeKept(sent, (kept) => kept && { ...kept, refused: code });
		return true;
	}
}

/**
 * Sends the marks stored in this browser, in one tab at a time (Web Locks). While offline, or if
 * the app is older than the API, they stay stored for the next attempt.
 */
export function sendMarks(by: UserId, queries: QueryClient): Promise<void> {
	return navigator.locks.request("attendance", async () => {
		const kept = (await keptBy(by)).filter(isWaiting);
		if (kept.length === 0 || !navigator.onLine) return;
		if (await isOutdated()) return;
		for (const group of groups(kept)) {
			const goesOn = await sendGroup(group.slice(0, 50), queries);
			await queries.invalidateQueries({ queryKey: keptMarksQuery(by).queryKey });
			if (!goesOn) return;
		}
		if ((await keptBy(by)).every((mark) => !isWaiting(mark))) {
			await queries.invalidateQueries({ queryKey: ["attendance"] });
		}
	});
}
