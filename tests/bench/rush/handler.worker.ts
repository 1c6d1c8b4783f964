import { answer } from "../workers/worker.ts";
import { crowd } from "./crowd.ts";
import { invoke, newEvent, rate } from "./rate.ts";

/** Our code on the engine, from what API Gateway hands over to the answer, in registrations a second. */
await answer(async () => {
	const { admin, cookies } = crowd();
	const params = { id: String((await newEvent(admin)).id) };
	return rate(cookies, (cookie) =>
		invoke({ route: "POST /events/{id}/register", params, cookie }, 201),
	);
});
