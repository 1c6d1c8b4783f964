import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import type { GradingPart } from "#shared/training/syllabus/parts.ts";
import {
	storedQuery,
	useChangeStored,
	useSendQueue,
} from "../../../base/offline/useLatestQueue.ts";
import { givenMarks, type StoredMark } from "./givenMarks.ts";

/** Sends an examiner's stored marks while the page is open. */
export const useSendMarks = (by: UserId) => useSendQueue(givenMarks, by);

type Place = { userId: UserId; part: GradingPart };
const nameOf = ({ userId, part }: Place) => `${userId} ${part}`;

/** The unsent marks of a group, with functions to mark, choose, send again and forget. */
export function useGivenMarks({
	by,
	eventId,
	group,
}: Pick<StoredMark, "by" | "eventId" | "group">) {
	const { data = [] } = useQuery(storedQuery(givenMarks, by));
	const changeStored = useChangeStored(givenMarks, by);
	const change = (place: Place, next: (stored: StoredMark | undefined) => StoredMark | undefined) =>
		changeStored({ by, eventId, ...place }, next);
	/** @param current the mark that the server returned last */
	const mark = (place: Place, current: number | null, value: number | null) => {
		const key = crypto.randomUUID();
		return change(place, (stored) => ({
			by,
			eventId,
			...place,
			before: current,
			...stored,
			group,
			value,
			key,
		}));
	};
	/** Chooses between this mark and the one of another device. */
	const choose = (place: Place, value: number | null) => {
		const key = crypto.randomUUID();
		return change(
			place,
			(stored) =>
				stored && { by, eventId, ...place, group, value, before: stored.theirs ?? null, key },
		);
	};
	/** Sends a refused mark once more, after its reason has been settled. */
	const sendAgain = (place: Place) => {
		const key = crypto.randomUUID();
		return change(place, (stored) => stored && { ...stored, group, refused: undefined, key });
	};
	const forget = (place: Place) => change(place, () => undefined);
	const own = data.filter((one) => one.eventId === eventId && one.group === group);
	const stored = new Map(own.map((one) => [nameOf(one), one]));
	return {
		storedAt: (place: Place) => stored.get(nameOf(place)),
		here: own,
		elsewhere: data.length - own.length,
		mark,
		choose,
		sendAgain,
		forget,
	};
}
