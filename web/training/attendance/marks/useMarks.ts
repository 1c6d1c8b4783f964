import { useQuery } from "@tanstack/react-query";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import {
	storedQuery,
	useChangeStored,
	useSendQueue,
} from "../../../base/offline/useLatestQueue.ts";
import { type MarkPlace, markQueue, type StoredMark } from "./markQueue.ts";

/** Sends the attendance that is stored in this browser while the page is open. */
export const useSending = (by: UserId) => useSendQueue(markQueue, by);

/** Marks stored in this browser that the server has not accepted yet. */
export const storedMarksQuery = (by: UserId) => storedQuery(markQueue, by);

export type Sheet = { by: UserId; classId: TrainingClassId; date: string };

const isAt =
	({ classId, date }: Sheet) =>
	(mark: MarkPlace) =>
		mark.classId === classId && mark.date === date;

/** The stored marks of a class day by person, with functions to mark, choose and forget. */
export function useMarks(sheet: Sheet) {
	const { by } = sheet;
	const { data = [] } = useQuery(storedMarksQuery(by));
	const changeStored = useChangeStored(markQueue, by);
	const change = (
		userId: UserId,
		next: (stored: StoredMark | undefined) => StoredMark | undefined,
	) => changeStored({ ...sheet, userId }, next);
	/**
	 * @param current the mark that the server returned last
	 * @param next the new value; by default the opposite, as a tap toggles
	 */
	const mark = (userId: UserId, current: boolean | null, next?: boolean) => {
		const key = crypto.randomUUID();
		return change(userId, (stored) => {
			const present = next ?? !(stored ? stored.present : current);
			return { ...sheet, userId, before: current, ...stored, present, key };
		});
	};
	const choose = (userId: UserId, present: boolean) => {
		const key = crypto.randomUUID();
		return change(
			userId,
			(stored) => stored && { ...sheet, userId, present, before: stored.theirs ?? null, key },
		);
	};
	const forget = (userId: UserId) => change(userId, () => undefined);
	const stored = new Map(data.filter(isAt(sheet)).map((one) => [one.userId, one]));
	return { stored, mark, choose, forget };
}
