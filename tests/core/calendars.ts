import { randomBytes } from "node:crypto";
import { calendarKey } from "#shared/training/calendars/calendars.rules.ts";
import { call } from "./api.ts";
import { createPersonForTest, type Wish } from "./people.ts";

export const randomSecret = () => randomBytes(32).toString("base64url");

/** A person with a private calendar, and its key. */
export async function createCalendarForTest(wish: Wish = {}) {
	const person = await createPersonForTest(wish);
	const secret = randomSecret();
	const { status } = await call("PUT", "/me/calendar", { cookie: person.cookie, body: { secret } });
	if (status !== 200) throw new Error(`PUT /me/calendar answered ${status}`);
	return { ...person, key: calendarKey(person.id, secret) };
}
