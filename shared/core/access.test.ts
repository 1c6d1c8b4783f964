import { type Access, checkAccess, isStaff, type Refusal, type Standing } from "./access.ts";

const member: Standing = { role: "member", isApproved: true };
const pendingCoach: Standing = { role: "coach", isApproved: false };
const coach: Standing = { role: "coach", isApproved: true };
const admin: Standing = { role: "admin", isApproved: true };
const superAdmin: Standing = { role: "super-admin", isApproved: true };
const everybody = [null, member, pendingCoach, coach, admin, superAdmin];

const out: Refusal = "unauthorized";
const no: Refusal = "forbidden";

describe("who may make a call", () => {
	test.each<[Access, (Refusal | null)[]]>([
		["public", [null, null, null, null, null, null]],
		["signedIn", [out, null, null, null, null, null]],
		["coach", [out, no, no, null, no, no]],
		["admin", [out, no, no, no, null, null]],
		["superAdmin", [out, no, no, no, no, null]],
	])("%s", (access, wanted) =>
		expect(everybody.map((who) => checkAccess(access, who))).toEqual(wanted),
	);

	test("approval must be said: its absence is none", () => {
		const unsaid = { role: "coach" } as Standing;
		expect(checkAccess("coach", unsaid)).toBe(no);
		expect(checkAccess("coach", { role: "coach", isApproved: "yes" } as unknown as Standing)).toBe(
			no,
		);
	});

	test("an unknown role is nothing more than signed in", () => {
		const stranger = { role: "owner", isApproved: true } as unknown as Standing;
		expect(
			(["coach", "admin", "superAdmin"] as const).map((access) => checkAccess(access, stranger)),
		).toEqual([no, no, no]);
	});

	test("staff are admins and super-admins, approved or not", () => {
		expect([...everybody, undefined].map(isStaff)).toEqual([
			false,
			false,
			false,
			false,
			true,
			true,
			false,
		]);
		expect(isStaff({ role: "admin", isApproved: false })).toBe(true);
	});
});
