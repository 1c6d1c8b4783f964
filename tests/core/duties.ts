import type { DutyScope } from "#shared/competition/duties/duties.rules.ts";
import type { DutyInput } from "#shared/competition/duties/duties.schema.ts";
import { hashOfSecret, newDutySecret } from "#web/competition/duties/dutySecret.ts";
import { call } from "./api.ts";
import { admin, createPersonForTest } from "./people.ts";

/** Gives a duty as staff; by default that of the check-in desk. */
export const giveDutyForTest = async (eventId: number, wish: Partial<DutyInput>) =>
	call("POST", `/events/${eventId}/duties`, {
		cookie: await admin(),
		body: { scope: "desk", ...wish },
	});

/** Makes a link of a duty. Returns the duty, and what a claim of it sends. */
export async function makeDutyLinkForTest(eventId: number, scope: DutyScope = "desk") {
	const secret = newDutySecret();
	const linkHash = await hashOfSecret(secret);
	const { status, body: duty } = await giveDutyForTest(eventId, { scope, linkHash });
	if (status !== 200) throw new Error(`Making a link answered ${status}`);
	return { duty, claim: { eventId, dutyId: duty.id as string, secret } };
}

/** The session of a person who has a duty at an event. */
export async function sessionOnDuty(eventId: number | string, scope: DutyScope): Promise<string> {
	const { id, cookie } = await createPersonForTest();
	const { status } = await giveDutyForTest(Number(eventId), { scope, userId: id });
	if (status !== 200) throw new Error(`Giving a duty answered ${status}`);
	return cookie;
}
