import { type Access, checkAccess, isStaff, type Refusal, type Standing } from "./access.ts";

const member: Standing = { role: "member", isApproved: true };
const pendingCoach: Standing = { role: "coach", isApproved: false };
const coach: Standing = { role: "coach", isApproved: true };
const admin: Standing = { role: "admin", isApproved: true };
const superAdmin: Standing = { role: "super-admin", isApproved: true };
const everybody = [null, member, pendingCoach, coach, admin, superAdmin];

const out: Refusal = "unauthorized";
const no: Refusal = "forbidden";

describe("refuse and isStaff", () => {
	test.each<[Access, (Refusal | null)[]]>([
		["public", [null, null, null, null, null, null]],
		["signedIn", [out, null, null, null, null, null]],
		["coach", [out, no, no, null, no, no]],
		["coachOrAdmin", [out, no, no, null, null, null]],
		["admin", [out, no, no, no, null, null]],
		["superAdmin", [out, no, no, no, no, null]],
	])("access level %s is decided for every role", (access, expected) =>
		expect(everybody.map((who) => checkAccess(access, who))).toEqual(expected),
	);

	test("refuses a coach whose approval is not exactly true", () => {
		const unsaid = { role: "coach" } as Standing;
		expect(checkAccess("coach", unsaid)).toBe(no);
		expect(checkAccess("coach", { role: "coach", isApproved: "yes" } as unknown as Standing)).toBe(
			no,
		);
	});

	test("gives an unknown role no more rights than any signed-in person", () => {
		const stranger = { role: "owner", isApproved: true } as unknown as Standing;
		expect(
			(["coach", "admin", "superAdmin"] as const).map((access) => checkAccess(access, stranger)),
		).toEqual([no, no, no]);
	});

	test("counts admins and super-admins as staff, approved or not", () => {
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
