import { answer } from "../workers/worker.ts";
import { crowd } from "./crowd.ts";
import { invoke, newEvent, rate } from "./rate.ts";

/**
 * Registrations per second of our handlers on the engine, from the API Gateway event to the
 * response.
 */
await answer(async () => {
	const { admin, cookies } = crowd();
	const params = { id: String((await newEvent(admin)).id) };
	return rate(cookies, (cookie) =>
		invoke({ route: "POST /events/{id}/register", params, cookie }, 201),
	);
});
