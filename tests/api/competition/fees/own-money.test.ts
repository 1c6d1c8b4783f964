import { startSession } from "#functions/identity/auth/start-session.ts";
import { Guardianships } from "#functions/people/families/guardianship.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call } from "../../../core/api.ts";
import { createFamilyForTest } from "../../../core/families.ts";
import { createChargeForTest, createPaidForTest, payForTest } from "../../../core/fees.ts";
import { paymentForTest, recordForTest } from "../../../core/memberships.ts";
import {
	chargePersonForTest,
	createDifferenceForTest,
	createDifferingRefundForTest,
	createPaidOnlineForTest,
} from "../../../core/online-payments.ts";
import { admin, createPersonForTest } from "../../../core/people.ts";

type Person = { id: number; cookie: string };

/** A staff member, the person whose money they would handle, and how the two belong together. */
const cases: [string, () => Promise<{ staff: Person; person: Person }>][] = [
	[
		"themselves",
		async () => {
			const staff = await createPersonForTest({ role: "admin" });
			return { staff, person: staff };
		},
	],
	["a child they look after", () => staffWithChild("active")],
	["a child whose link to them is frozen", () => staffWithChild("frozen")],
];

async function staffWithChild(state: "active" | "frozen") {
	const { guardian, child } = await createFamilyForTest();
	const staff = await createPersonForTest({ role: "admin" });
	const { data: link } = await Guardianships.get({
		childId: child.id,
		guardianId: guardian.id,
	}).go();
	if (!link) throw new Error("There is no link");
	await Guardianships.put({ ...link, guardianId: staff.id, state }).go();
	return { staff, person: child as Person };
}

describe.each(cases)("staff handle no money of %s", (_, make) => {
	test("neither record, waive, refund, void, exempt, use credit nor approve", async () => {
		const { staff, person } = await make();
		const { cookie } = staff;
		const target = await chargePersonForTest(person, 10_000);
		const colleague = await admin();
		await payForTest([{ id: target, amount: 4_000 }], { credit: 1_000 });
		const membership = await recordForTest(person.id);
		const receipt = (
			await call("GET", `/users/${person.id}/fees`, { cookie: colleague })
		).body.payments.find(({ parts }: { parts: unknown[] }) => parts.length > 0);
		const reason = "Mine";
		const colleagues = await createChargeForTest();
		const both = [colleagues.target, target].map((id) => ({ id, amount: 100 }));
		// The colleague is first on the receipt, which therefore has their id.
		const shared = (await payForTest(both)).body;
		const other = await createPaidForTest();
		const wholeDojo = [other.target, target].map((id) => ({ id, amount: 100 }));
		const attempts: [string, string, object?][] = [
			["POST", "/fee-payments", { charges: wholeDojo, paymentMethod: "cash" }],
			["POST", `/charges/${target}/waive`, { amount: 1_000, reason }],
			["POST", `/charges/${target}/refund`, { amount: 1_000, reason, paymentMethod: "cash" }],
			["POST", `/charges/${target}/use-credit`],
			["POST", `/fee-payments/${receipt.id}/void`, { reason }],
			["POST", `/fee-payments/${shared.id}/void`, { reason }],
			["POST", "/membership-payments", paymentForTest(person.id)],
			["POST", `/membership-payments/${membership.id}/void`, { reason }],
			["PATCH", `/users/${person.id}/membership`, { membershipFeeStatus: "exempt", reason }],
		];
		for (const [method, path, body] of attempts)
			expectRefusal(await call(method, path, { cookie, body }), "own_money");
		const entry = target.slice("registration-".length);
		expectRefusal(await call("POST", `/registrations/${entry}/approve`, { cookie }), "own_entry");
		const [eventId] = entry.split("-");
		const body = { ids: [entry], decision: "approve" };
		const decided = await call("POST", `/events/${eventId}/registrations/decide`, {
			cookie,
			body,
		});
		expect(decided.body).toMatchObject([{ id: entry, error: "own_entry" }]);
		const approved = await call("POST", `/registrations/${entry}/approve`, { cookie: colleague });
		expect(approved.status).toBe(200);
	});
});

test("staff neither refund, settle nor close an online payment of their own", async () => {
	const paid = await createPaidOnlineForTest();
	const refunding = await createDifferingRefundForTest();
	const differing = await createDifferenceForTest();
	const attempt = async (made: typeof paid, method: string, path: string, body: object) => {
		const { cookie: _, ...member } = made.payer;
		const staff = { ...member, role: "admin" } as const;
		await Users.put(staff).go();
		const session = await startSession(staff, Date.now());
		const cookie = session.split(";")[0];
		expectRefusal(
			await call(method, `/online-payments/${made.payment.id}${path}`, { cookie, body }),
			"own_money",
		);
	};
	await attempt(paid, "POST", "/refunds", { charge: paid.target, amount: 1, reason: "Mine" });
	await attempt(refunding, "PATCH", `/refunds/${refunding.refund}`, {
		finding: "released",
		note: "Mine",
	});
	await attempt(differing, "PATCH", "", { note: "Mine" });
});

test("a payment exceeds its charges by no more than anybody means", async () => {
	const person = await createPersonForTest();
	const target = await chargePersonForTest(person, 10_000);
	const pay = (credit: number) => payForTest([{ id: target, amount: 1 }], { credit });
	expect((await pay(9_999_000)).body.fields).toEqual({ credit: "too_big" });
	expect((await pay(500_001)).body.fields).toEqual({ credit: "too_big" });
	expect((await pay(500_000)).status).toBe(201);
});
