import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { useShowError } from "../../../core/forms/errors.ts";
import { keptMarksQuery } from "../attendance.queries.ts";
import { changeKept, type KeptMark, type MarkPlace } from "./keptMarks.ts";
import { sendMarks } from "./sendMarks.ts";

const everyMs = 15_000;

/**
 * Sends a coach's stored marks: at once, when the network or the user returns, and at intervals.
 */
export function useSending(by: UserId): void {
	const queries = useQueryClient();
	useEffect(() => {
		const send = () => void sendMarks(by, queries).catch(() => undefined);
		send();
		const ticking = setInterval(send, everyMs);
		addEventListener("online", send);
		document.addEventListener("visibilitychange", send);
		return () => {
			clearInterval(ticking);
			removeEventListener("online", send);
			document.removeEventListener("visibilitychange", send);
		};
	}, [by, queries]);
}

export type Sheet = { by: UserId; classId: TrainingClassId; date: string };

const isAt =
	({ classId, date }: Sheet) =>
	(mark: MarkPlace) =>
		mark.classId === classId && mark.date === date;

/** The stored marks of a class day by person, with functions to mark, choose and forget. */
export function useMarks(sheet: Sheet) {
	const { by, classId, date } = sheet;
	const queries = useQueryClient();
	const showError = useShowError();
	const query = keptMarksQuery(by);
	const { data = [] } = useQuery(query);
	const change = useCallback(
		async (userId: UserId, next: (kept: KeptMark | undefined) => KeptMark | undefined) => {
			try {
				// Shown only after it is stored, so that a visible mark survives closing the page.
				await changeKept({ by, classId, date, userId }, next);
				await queries.invalidateQueries({ queryKey: keptMarksQuery(by).queryKey });
				await sendMarks(by, queries);
			} catch (error) {
				showError(error);
			}
		},
		[by, classId, date, queries, showError],
	);
	/**
	 * @param stands the last known mark on the server
	 * @param wanted the new value; by default the opposite, as a tap toggles
	 */
	const mark = (userId: UserId, stands: boolean | null, wanted?: boolean) => {
		const key = crypto.randomUUID();
		return change(userId, (kept) => {
			const present = wanted ?? !(kept ? kept.present : stands);
			return { ...sheet, userId, before: stands, ...kept, present, key };
		});
	};
	const choose = (userId: UserId, present: boolean) => {
		const key = crypto.randomUUID();
		return change(
			userId,
			(kept) => kept && { ...sheet, userId, present, before: kept.theirs ?? null, key },
		);
	};
	const forget = (userId: UserId) => change(userId, () => undefined);
	const kept = new Map(data.filter(isAt(sheet)).map((one) => [one.userId, one]));
	return { kept, mark, choose, forget };
}
