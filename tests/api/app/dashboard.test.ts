import { call } from "../../core/api.ts";
import { createPromotionForTest } from "../../core/belts.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import { uniqueEmail } from "../../core/unique.ts";

const dashboard = async (cookie: string) => (await call("GET", "/user/dashboard", { cookie })).body;

test("the staff dashboard has the first rows of each staff list", async () => {
	await createPersonForTest({ role: "coach", isApproved: false });
	await createPromotionForTest();
	const body = await dashboard(await admin());
	expect(body).toMatchObject({ role: "admin", beltPromotions: [], eventRegistrations: [] });
	for (const list of [
		"allUsers",
		"unapprovedCoaches",
		"pendingPromotions",
		"allNews",
		"allEvents",
	]) {
		expect([list, body[list].length > 0, body[list].length <= 20]).toEqual([list, true, true]);
	}
	expect(body.allUsers[0]).not.toHaveProperty("dateOfBirth");
	expect(body.totals).toMatchObject({
		members: expect.any(Number),
		pendingCoaches: expect.any(Number),
	});
});

test("a member's dashboard has no staff lists", async () => {
	const { cookie } = await createPersonForTest();
	expect(Object.keys(await dashboard(cookie)).sort()).toEqual([
		"beltPromotions",
		"eventRegistrations",
		"role",
	]);
	expect((await call("GET", "/user/figures", { cookie })).status).toBe(403);
});

test("a new member is counted in the month they joined", async () => {
	const { cookie } = await createPersonForTest({ role: "super-admin" });
	const now = async () => (await call("GET", "/user/figures", { cookie })).body;
	const before = await now();
	expect(before.membersByMonth).toHaveLength(12);
	const email = uniqueEmail("month");
	await call("POST", "/auth/create-member", {
		cookie,
		body: { firstName: "Noura", lastName: "Joined", email },
	});
	const after = await now();
	// Other tests may create members meanwhile.
	expect(after.membersByMonth.at(-1).members).toBeGreaterThan(before.membersByMonth.at(-1).members);
	expect(after.totals.members).toBeGreaterThan(before.totals.members);
});
