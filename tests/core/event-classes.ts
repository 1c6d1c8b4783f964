import type {
	EventClass,
	EventClassInput,
} from "#shared/competition/event-classes/event-classes.schema.ts";
import { call } from "./api.ts";
import { admin } from "./people.ts";

/** Adds a class to an event through the API. */
export async function createEventClassForTest(
	eventId: number,
	wish: Partial<EventClassInput> = {},
): Promise<EventClass> {
	const cookie = await admin();
	const body = { className: "Kumite", maxParticipants: 2, ...wish };
	const answer = await call("POST", `/events/${eventId}/classes`, { cookie, body });
	if (answer.status !== 201)
		throw new Error(`Creating a class answered ${answer.status}: ${JSON.stringify(answer.body)}`);
	return answer.body;
}

/** Registers a person for a class. */
export const enterEventClass = (
	{ id, eventId }: Pick<EventClass, "id" | "eventId">,
	{ cookie }: { cookie: string },
	body: object = {},
	key?: string,
) =>
	call("POST", `/events/${eventId}/classes/${id}/register`, {
		cookie,
		body,
		headers: key ? { "idempotency-key": key } : {},
	});
