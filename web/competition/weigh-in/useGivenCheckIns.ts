import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CheckInValue } from "#shared/competition/weigh-in/weigh-in.rules.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { storedQuery, useChangeStored, useSendQueue } from "../../base/offline/useLatestQueue.ts";
import { useShowError } from "../../core/forms/errors.ts";
import {
	type CheckInPart,
	type CheckInPlace,
	givenCheckIns,
	type StoredCheckIn,
} from "./givenCheckIns.ts";

/** The server's value that a person saw; after a conflict, that of the other device. */
const seenBefore = (stored: StoredCheckIn | undefined, current: StoredCheckIn["value"]) => {
	if (!stored) return current;
	return stored.theirs === undefined ? stored.before : stored.theirs;
};

/** Sends a person's stored check-ins while the page is open. */
export const useSendCheckIns = (by: UserId) => useSendQueue(givenCheckIns, by);

/** The unsent check-ins of an event, with functions to record, choose, send again and forget. */
export function useGivenCheckIns(by: UserId, eventId: EventId) {
	const queries = useQueryClient();
	const showError = useShowError();
	const { data = [] } = useQuery(storedQuery(givenCheckIns, by));
	const changeStored = useChangeStored(givenCheckIns, by);
	/**
	 * Stores what a person recorded about an entrant, and begins to send it.
	 * @param current what the server returned last
	 */
	async function record(userId: UserId, current: CheckInValue, changes: Partial<CheckInValue>) {
		try {
			for (const part of Object.keys(changes) as CheckInPart[]) {
				const place: CheckInPlace = { by, eventId, userId, part };
				const key = crypto.randomUUID();
				await givenCheckIns.change(place, (stored) => ({
					...place,
					before: seenBefore(stored, current[part]),
					tried: stored?.tried,
					value: changes[part] ?? null,
					key,
				}));
			}
			await queries.invalidateQueries({ queryKey: givenCheckIns.storedKey(by) });
			void givenCheckIns.sendAll(by, queries).catch(() => undefined);
			return true;
		} catch (error) {
			showError(error);
			return false;
		}
	}
	/** Chooses between this value and the one of another device, or sends a refused one again. */
	const choose = (
		{ userId, part, before, theirs = before }: StoredCheckIn,
		value: StoredCheckIn["value"],
	) => {
		const key = crypto.randomUUID();
		const place = { by, eventId, userId, part };
		return changeStored(place, () => ({ ...place, value, before: theirs, key }));
	};
	const forget = ({ userId, part }: StoredCheckIn) =>
		changeStored({ by, eventId, userId, part }, () => undefined);
	const here = data.filter((one) => one.eventId === eventId);
	return { stored: Map.groupBy(here, ({ userId }) => userId), here, record, choose, forget };
}

export type GivenCheckIns = ReturnType<typeof useGivenCheckIns>;
