import { Users } from "#functions/people/users/user.entity.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { recordForTest } from "../../core/memberships.ts";
import { createMergeForTest, createPairForTest, settledMerge } from "../../core/merges.ts";
import { admin, createPeopleForTest, createPersonForTest, superAdmin } from "../../core/people.ts";
import { createSignInForTest, login, statusOf } from "../../core/signIns.ts";

const merge = (cookie: string, body: object) => call("POST", "/users/merge", { cookie, body });

describe("merging two people", () => {
	test("a merge moves the chosen fields to the person who is kept, and can be undone", async () => {
		const cookie = await superAdmin();
		const [survivor, merged] = await Promise.all([
			createSignInForTest({ firstName: "Mohammed" }),
			createSignInForTest({
				firstName: "محمد",
				phoneNumber: "+96599112233",
				dateOfBirth: "1999-03-02",
			}),
		]);
		const { status, body } = await merge(cookie, {
			keepId: survivor.id,
			mergeId: merged.id,
			fields: ["phoneNumber"],
		});
		expect([status, body]).toMatchObject([
			202,
			{ state: "merging", gone: { email: merged.email } },
		]);
		expect(await statusOf(merged.cookie)).toBe(401);
		expectRefusal(await login(merged.email, merged.password), "wrong_credentials");
		// Chosen fields are moved after the response, with everything else.
		expect(await settledMerge(cookie, body.id)).toMatchObject({
			state: "merged",
			keepId: survivor.id,
		});
		const { body: now } = await call("GET", "/auth/user", { cookie: survivor.cookie });
		expect(now).toMatchObject({
			firstName: "Mohammed",
			phoneNumber: "+96599112233",
			dateOfBirth: null,
		});
		const actions = (await auditOf("user", survivor.id)).map(({ action }) => action);
		expect(actions.sort()).toEqual(["merge_fields", "merged"]);

		expect((await call("POST", `/merges/${body.id}/undo`, { cookie })).status).toBe(202);
		expect(await settledMerge(cookie, body.id)).toMatchObject({ state: "undone" });
		expect(
			(await call("GET", "/auth/user", { cookie: survivor.cookie })).body.phoneNumber,
		).toBeNull();
		expect(
			(await call("POST", "/auth/forgot-password", { body: { email: merged.email } })).status,
		).toBe(200);
		expectRefusal(await login(merged.email, merged.password), "wrong_credentials");
	});

	test("super-admins, oneself, the same person twice and unknown people cannot be merged", async () => {
		const { id, cookie } = await createPersonForTest({ role: "super-admin" });
		const [other, [one]] = [
			await createPersonForTest({ role: "super-admin" }),
			await createPeopleForTest(1),
		];
		expectRefusal(await merge(cookie, { keepId: one.id, mergeId: other.id }), "forbidden");
		expectRefusal(await merge(cookie, { keepId: one.id, mergeId: id }), "forbidden");
		expectRefusal(await merge(cookie, { keepId: one.id, mergeId: one.id }), "not_found");
		expectRefusal(await merge(cookie, { keepId: one.id, mergeId: 999_999_999 }), "not_found");
		expectRefusal(
			await call("POST", "/merges/01ARZ3NDEKTSV4RRFFQ69G5FAV/undo", { cookie }),
			"not_found",
		);
	});

	test("a coach or admin is not merged into somebody with fewer rights", async () => {
		const cookie = await superAdmin();
		const [member, pending, coach, staff] = await Promise.all([
			createPersonForTest(),
			createPersonForTest({ role: "coach", isApproved: false }),
			createPersonForTest({ role: "coach" }),
			createPersonForTest({ role: "admin" }),
		]);
		const into = (survivor: { id: number }, merged: { id: number }) =>
			merge(cookie, { keepId: survivor.id, mergeId: merged.id });
		expectRefusal(await into(member, coach), "higher_role");
		expectRefusal(await into(pending, coach), "higher_role");
		expectRefusal(await into(coach, staff), "higher_role");
		expect((await into(member, pending)).status).toBe(202);
		expect((await into(staff, coach)).status).toBe(202);
	});

	test("merged people have the fee of both: the latest payment and any exemption", async () => {
		const cookie = await superAdmin();
		const feeOf = async (id: number) => {
			const { data } = await Users.get({ id }).go({ consistent: true });
			return [data?.membershipFeeStatus ?? "pending", data?.membershipExpiryDate];
		};
		const [survivor, [merged]] = [await createPersonForTest(), await createPeopleForTest(1)];
		const { validUntil } = await recordForTest(merged.id);
		const path = (id: number) => `/users/${id}/membership`;
		await call("PATCH", path(merged.id), { cookie, body: { membershipFeeStatus: "exempt" } });
		const { body } = await merge(cookie, { keepId: survivor.id, mergeId: merged.id });
		await settledMerge(cookie, body.id);
		expect(await feeOf(survivor.id)).toEqual(["exempt", validUntil]);
		await call("POST", `/merges/${body.id}/undo`, { cookie });
		await settledMerge(cookie, body.id);
		expect(await feeOf(survivor.id)).toEqual(["pending", undefined]);
		expect(await feeOf(merged.id)).toEqual(["exempt", validUntil]);

		await call("PATCH", path(merged.id), { cookie, body: { membershipFeeStatus: "none" } });
		const again = await merge(cookie, { keepId: survivor.id, mergeId: merged.id });
		await settledMerge(cookie, again.body.id);
		expect(await feeOf(survivor.id)).toEqual(["paid", validUntil]);
	});

	test("a merge happens once for repeated requests, and is undone once", async () => {
		const cookie = await superAdmin();
		const { id, survivor, merged } = await createMergeForTest();
		expectRefusal(await merge(cookie, { keepId: survivor.id, mergeId: merged.id }), "not_found");
		const undone = await Promise.all(
			[1, 2].map(() => call("POST", `/merges/${id}/undo`, { cookie })),
		);
		expect(
			undone.map(({ status }) => status).filter((status) => status === 202).length,
		).toBeGreaterThan(0);
		await settledMerge(cookie, id);
		expect((await call("POST", `/merges/${id}/undo`, { cookie })).body.state).toBe("undone");
		expect(
			(await auditOf("user", survivor.id)).filter(({ action }) => action === "merge_undone"),
		).toHaveLength(1);
	});

	test("a pair of possible duplicates is shown to staff until a super-admin dismisses it", async () => {
		const [cookie, staff, id] = [await superAdmin(), await admin(), await createPairForTest()];
		const listedPairs = async () => {
			const { body } = await call("GET", "/people-pairs", { cookie: staff });
			return body.some((pair: { id: string }) => pair.id === id);
		};
		expect(await listedPairs()).toBe(true);
		expectRefusal(await call("DELETE", `/people-pairs/${id}`, { cookie: staff }), "forbidden");
		expect((await call("DELETE", `/people-pairs/${id}`, { cookie })).status).toBe(204);
		expect((await call("DELETE", `/people-pairs/${id}`, { cookie })).status).toBe(204);
		expect(await listedPairs()).toBe(false);
	});

	test("a pair is no longer suspected once the gender of both is known and differs", async () => {
		const [cookie, id] = [await superAdmin(), await createPairForTest()];
		const genders = ["male", "female"];
		for (const [at, person] of id.split("-").entries())
			await call("PATCH", `/users/${person}`, { cookie, body: { gender: genders[at] } });
		await eventually(async () => {
			const { body } = await call("GET", "/people-pairs", { cookie });
			return body.every((pair: { id: string }) => pair.id !== id);
		}, "the list without the pair");
	});
});
