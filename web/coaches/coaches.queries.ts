import { queryOptions } from "@tanstack/react-query";
import { coachesRoutes } from "#shared/coaches/coaches.routes.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { client } from "../core/client.ts";
import { registrations } from "../registrations/registrations.client.ts";

const coaches = client(coachesRoutes);

export const studentsQuery = queryOptions({ queryKey: ["students"], queryFn: () => coaches.students() });

/** Questions of a whole squad that are asked at once; the rest wait for their turn. */
const atOnce = 4;
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(ask: () => Promise<T>): Promise<T> {
	if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
	else running++;
	try {
		return await ask();
	} finally {
		const next = waiting.shift();
		if (next) next();
		else running--;
	}
}

/** Which classes of an event a student may enter; no weight is known yet. */
export const eligibilityQuery = (eventId: EventId, userId: UserId) =>
	queryOptions({
		queryKey: ["eligibility", eventId, userId],
		queryFn: () =>
			inTurn(() => registrations.eligibility({ params: { id: eventId }, query: { userId: String(userId) } })),
		staleTime: 60_000,
	});
