import { Pairs } from "#functions/community/merges/pair.entity.ts";
import { call, eventually } from "./api.ts";
import { createPeopleForTest, superAdmin } from "./people.ts";
import { uniquePhone } from "./unique.ts";

/** Creates two people who may be the same; returns the id of their pair. */
export async function createPairForTest(): Promise<string> {
	const phoneNumber = uniquePhone();
	const people = await createPeopleForTest(2, {
		firstName: "Salma",
		lastName: "Twin",
		phoneNumber,
	});
	const [userId, otherId] = people.map(({ id }) => id);
	await eventually(async () => (await Pairs.get({ userId, otherId }).go()).data, "a pair");
	return `${userId}-${otherId}`;
}

/** Waits until a merge or its undoing is finished. */
export const settledMerge = (cookie: string, id: string) =>
	eventually(async () => {
		const { body } = await call("GET", "/merges", { cookie });
		const merge = body.find((one: { id: string }) => one.id === id);
		return (merge?.state === "merged" || merge?.state === "undone") && merge;
	}, "the end of a merge");

/** Two merged people. */
export async function createMergeForTest() {
	const cookie = await superAdmin();
	const [survivor, merged] = await createPeopleForTest(2);
	const { body } = await call("POST", "/users/merge", {
		cookie,
		body: { keepId: survivor.id, mergeId: merged.id },
	});
	await settledMerge(cookie, body.id);
	return { id: body.id as string, survivor, merged };
}
