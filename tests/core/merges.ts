import { Pairs } from "#functions/merges/pair.entity.ts";
import { call, eventually } from "./api.ts";
import { createPeopleForTest, createPersonForTest } from "./people.ts";

/** A pair straight in the table; its id. */
export async function createPairForTest(): Promise<string> {
	const [{ id: userId }, { id: otherId }] = await createPeopleForTest(2);
	const foundAt = new Date().toISOString();
	await Pairs.create({ userId, otherId, evidence: ["name", "phone"], status: "suspected", foundAt }).go();
	return `${userId}-${otherId}`;
}

/** The merge once nothing is under way. */
export const settledMerge = (cookie: string, id: string) =>
	eventually(async () => {
		const { body } = await call("GET", "/merges", { cookie });
		const merge = body.find((one: { id: string }) => one.id === id);
		return (merge?.state === "merged" || merge?.state === "undone") && merge;
	}, "the end of a merge");

/** Two people who were made one. */
export async function createMergeForTest() {
	const { cookie } = await createPersonForTest({ role: "super-admin" });
	const [kept, gone] = await createPeopleForTest(2);
	const { body } = await call("POST", "/users/merge", { cookie, body: { keepId: kept.id, mergeId: gone.id } });
	await settledMerge(cookie, body.id);
	return { id: body.id as string, kept, gone };
}
