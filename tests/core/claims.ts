import type { User } from "#functions/people/users/user.entity.ts";
import { call } from "./api.ts";
import { createPersonForTest } from "./people.ts";

export const bornGrown = "1990-05-06";

/** A signed-up person, and an imported record whose address reaches the same mailbox. */
export async function createClaimableForTest(
	wish: Partial<Pick<User, "dateOfBirth" | "emailConfirmedAt">> = {},
) {
	const claimant = await createPersonForTest({ passwordSetAt: 1, emailConfirmedAt: 1 });
	const email = claimant.email.replace("@", "+book@");
	const record = await createPersonForTest({
		email,
		dateOfBirth: bornGrown,
		currentBelt: "green-4",
		...wish,
	});
	return { claimant, record };
}

/** A signed-up person's claim that staff must decide. */
export async function createClaimForTest(relation: "self" | "guardian" = "self") {
	const { claimant, record } = await createClaimableForTest();
	const body = {
		relation,
		name: "Sara Ali",
		dateOfBirth: bornGrown,
		note: "I trained in Salmiya until 2020",
	};
	const answer = await call("POST", "/me/claims", { cookie: claimant.cookie, body });
	if (answer.status !== 201)
		throw new Error(`A claim answered ${answer.status}: ${JSON.stringify(answer.body)}`);
	return { claimant, record, id: String(answer.body.id) };
}

/**
 * A claim of a record that staff must decide, because the claimant's address was confirmed
 * recently.
 */
export async function createRecordClaimForTest() {
	const { claimant, record } = await createClaimableForTest({ emailConfirmedAt: Date.now() });
	const { cookie } = claimant;
	const body = { relation: "self", dateOfBirth: bornGrown };
	const answer = await call("POST", `/me/claims/records/${record.id}`, { cookie, body });
	if (answer.body.outcome !== "asked")
		throw new Error(`A claim answered ${JSON.stringify(answer.body)}`);
	return String((await call("GET", "/me/claims", { cookie })).body.claims[0].id);
}
