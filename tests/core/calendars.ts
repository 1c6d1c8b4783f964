import { call } from "./api.ts";
import { createPersonForTest, type Wish } from "./people.ts";

/** Gives a person's calendar a new address; returns its key. */
export async function makeCalendarForTest({ cookie }: { cookie: string }): Promise<string> {
	const { status, body } = await call("PUT", "/me/calendar", { cookie });
	if (status !== 200) throw new Error(`PUT /me/calendar answered ${status}`);
	return body.key;
}

/** A person with a private calendar, and its key. */
export async function createCalendarForTest(wish: Wish = {}) {
	const person = await createPersonForTest(wish);
	return { ...person, key: await makeCalendarForTest(person) };
}
