import type { UserId } from "#shared/core/ids.ts";
import { dayAfter } from "#shared/core/time/kuwait.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { changesBy } = await import("./changes.ts");
const { makeCrowd, makeEvent } = await import("./crowd.ts");
const { Users } = await import("#functions/people/users/user.entity.ts");
const payments = await import("#functions/competition/fees/payments.service.ts");
const { closeDay, reopenDay } = await import("#functions/competition/fees/money/money.service.ts");
const { refundCharge } = await import("#functions/competition/fees/refunds.ts");
const memberships = await import("#functions/people/memberships/payments.service.ts");
const { findUser } = await import("#functions/people/users/users.service.ts");
const { changeLedgerFor } = await import("#functions/people/memberships/ledger.ts");
const settings = await import("#functions/base/settings/settings.service.ts");
const membership = await import("#functions/people/memberships/memberships.service.ts");
afterAll(world.close);

const day = "2025-03-10";
const now = Date.parse(`${day}T09:00:00Z`);
const staff = callerForTest(9, "super-admin", now);
const people = await makeCrowd(3, 1_001);
const [noura, omar, sara] = people.map(({ id }) => id) as UserId[];
await Users.patch({ id: noura }).set({ dojoId: 7 }).go();
const { eventId } = await makeEvent(9, [], 0, undefined, { fee: 10_000, shadow: false });
const target = (userId: number) => `registration-${eventId}-${userId}`;
for (const { cookie } of people)
	await world.call("POST /api/events/{id}/register", { id: `${eventId}` }, cookie, {});
await world.settle();
const refused = (act: Promise<unknown>, code: string) =>
	expect(act).rejects.toMatchObject({ code });

test("recording a membership stores it with all that is known, and extends the membership", async () => {
	const input = { userId: noura, amount: 9_000, paymentMethod: "cash", payer: "Gulf Co." } as const;
	expect(
		await changesBy(() => memberships.recordPayment(staff, { ...input, notes: "Desk" })),
	).toEqual([
		"+ auditLine: action recorded, details {amount:9000,dojoId:7,months:12,notes:Desk,payer:Gulf Co.,paymentDate:2025-03-10,paymentMethod:cash,receiptNumber:2025-00001,recordedBy:9,userId:1001,validUntil:2026-03-09}, entityId 1001-2025-00001, entityType membershipPayment, personId 1001, userId 9",
		"+ membershipPayment: amount 9000, dojoId 7, months 12, notes Desk, payer Gulf Co., paymentDate 2025-03-10, paymentMethod cash, receiptNumber 2025-00001, recordedBy 9, userId 1001, validUntil 2026-03-09",
		"+ notification: actionUrl /fees?receipt=1001-2025-00001, kind membership, params {amount:9000,receipt:1001-2025-00001,receiptNumber:2025-00001,status:received,validUntil:2026-03-09}, read false, userId 1001",
		"+ receiptBook: last 1, year 2025",
		"count cash: 2025-03-10 +9000",
		"count membershipPayment: amount 2025-03 +9000",
		"count membershipPayment: cash 2025-03 +9000",
		"count membershipPayment: dojo 2025 7 +9000",
		"count membershipPayment: payments 2025-03 +1",
		"count user: due 2026-03 +1",
		"count user: fee paid +1",
		"count user: fee pending -1",
		"user: feeDueDate today → 2026-03-10, feeVersion 0 → 1, lastPaymentDate - → 2025-03-10, membershipExpiryDate - → 2026-03-09, membershipFeeStatus pending → paid",
	]);
	expect(
		await changesBy(() =>
			memberships.recordPayment(staff, {
				userId: omar,
				amount: 1,
				paymentMethod: "knet",
				paymentDate: "2025-02-01",
				validUntil: "2025-03-09",
			}),
		),
	).toEqual([
		"+ auditLine: action recorded, details {amount:1,paymentDate:2025-02-01,paymentMethod:knet,receiptNumber:2025-00002,recordedBy:9,userId:1002,validUntil:2025-03-09}, entityId 1002-2025-00002, entityType membershipPayment, personId 1002, userId 9",
		"+ membershipPayment: amount 1, paymentDate 2025-02-01, paymentMethod knet, receiptNumber 2025-00002, recordedBy 9, userId 1002, validUntil 2025-03-09",
		"+ notification: actionUrl /fees?receipt=1002-2025-00002, kind membership, params {amount:1,receipt:1002-2025-00002,receiptNumber:2025-00002,status:received,validUntil:2025-03-09}, read false, userId 1002",
		"count membershipPayment: amount 2025-02 +1",
		"count membershipPayment: knet 2025-02 +1",
		"count membershipPayment: payments 2025-02 +1",
		"count user: due 2025-03 +1",
		"count user: fee overdue +1",
		"count user: fee pending -1",
		"receiptBook: last 1 → 2",
		"user: feeDueDate today → 2025-03-10, feeVersion 0 → 1, lastPaymentDate - → 2025-02-01, membershipExpiryDate - → 2025-03-09, membershipFeeStatus pending → overdue",
	]);
	const key = { userId: noura, receiptNumber: "2025-00001" };
	expect(await changesBy(() => memberships.voidPayment(staff, key, "Twice"))).toEqual([
		"+ auditLine: action voided, details {amount:9000,voidReason:Twice}, entityId 1001-2025-00001, entityType membershipPayment, personId 1001, userId 9",
		"+ notification: actionUrl /me, kind membership, params {amount:9000,reason:Twice,receiptNumber:2025-00001,status:voided}, read false, userId 1001",
		"count cash: 2025-03-10 -9000",
		"count membershipPayment: amount 2025-03 -9000",
		"count membershipPayment: cash 2025-03 -9000",
		"count membershipPayment: dojo 2025 7 -9000",
		"count membershipPayment: payments 2025-03 -1",
		"count user: due 2026-03 -1",
		"count user: fee paid -1",
		"count user: fee pending +1",
		"membershipPayment: voidReason - → Twice, voidedAt - → 2025-03-10T09:00:00.000Z, voidedBy - → 9",
		"user: feeDueDate 2026-03-10 → today, feeVersion 1 → 2, lastPaymentDate 2025-03-10 → -, membershipExpiryDate 2026-03-09 → -, membershipFeeStatus paid → pending",
	]);
	expect(await changesBy(() => memberships.voidPayment(staff, key, "Again"))).toEqual([]);
	await refused(
		memberships.voidPayment(staff, { ...key, receiptNumber: "2025-00009" }, "x"),
		"not_found",
	);
	await refused(memberships.recordPayment(staff, { ...input, userId: 99 as UserId }), "invalid");
});

test("a payment for two people has one receipt, and voiding it takes all of it back", async () => {
	const charges = [
		{ id: target(noura), amount: 10_000 },
		{ id: target(omar), amount: 4_000 },
	];
	const input = { charges, credit: 500, paymentMethod: "transfer", payer: "Gulf Co." } as const;
	expect(
		await changesBy(() =>
			payments.payCharges(staff, { ...input, reference: "R1", notes: "Desk", paymentDate: null }),
		),
	).toEqual([
		"+ auditLine: action recorded, details [{amount:10500,dojoId:7,notes:Desk,parts:[{amount:10000,charge:ULID,eventId:ID,titleAr:عاصفة,titleEn:Storm}],payer:Gulf Co.,paymentDate:2025-03-10,paymentMethod:transfer,people:[1001,1002],receiptNumber:2025-00003,recordedBy:9,reference:R1,userId:1001},{amount:4000,notes:Desk,parts:[{amount:4000,charge:ULID,eventId:ID,titleAr:عاصفة,titleEn:Storm}],payer:Gulf Co.,paymentDate:2025-03-10,paymentMethod:transfer,people:[1001,1002],receiptNumber:2025-00003,recordedBy:9,reference:R1,userId:1002}], entityId 1001-2025-00003, entityType membershipPayment, personId 0, userId 9",
		"+ membershipPayment: amount 10500, dojoId 7, notes Desk, parts [{amount:10000,charge:ULID,eventId:ID,titleAr:عاصفة,titleEn:Storm}], payer Gulf Co., paymentDate 2025-03-10, paymentMethod transfer, people [1001,1002], receiptNumber 2025-00003, recordedBy 9, reference R1, userId 1001",
		"+ membershipPayment: amount 4000, notes Desk, parts [{amount:4000,charge:ULID,eventId:ID,titleAr:عاصفة,titleEn:Storm}], payer Gulf Co., paymentDate 2025-03-10, paymentMethod transfer, people [1001,1002], receiptNumber 2025-00003, recordedBy 9, reference R1, userId 1002",
		"+ notification: actionUrl /fees?receipt=1001-2025-00003, kind fee, params {amount:10500,receipt:1001-2025-00003,receiptNumber:2025-00003,status:received,titles:[{titleAr:عاصفة,titleEn:Storm}]}, read false, userId 1001",
		"+ notification: actionUrl /fees?receipt=1002-2025-00003, kind fee, params {amount:4000,receipt:1002-2025-00003,receiptNumber:2025-00003,status:received,titles:[{titleAr:عاصفة,titleEn:Storm}]}, read false, userId 1002",
		"count membershipPayment: dojo 2025 7 +10500",
		"count membershipPayment: event 2025 ID +14000",
		"count membershipPayment: transfer 2025-03 +14500",
		"receiptBook: last 2 → 3",
		"registration: paid 0 → 10000, + {amount:10000,by:9,kind:paid,receipt:2025-00003}",
		"registration: paid 0 → 4000, + {amount:4000,by:9,kind:paid,receipt:2025-00003}",
	]);
	await refused(
		memberships.voidPayment(staff, { userId: noura, receiptNumber: "2025-00003" }, "x"),
		"not_found",
	);
	expect(
		await changesBy(() =>
			payments.voidPayment(staff, { userId: omar, receiptNumber: "2025-00003" }, "Wrong"),
		),
	).toEqual([
		"+ auditLine: action voided, details {amount:14500,voidReason:Wrong}, entityId 1002-2025-00003, entityType membershipPayment, personId 0, userId 9",
		"+ notification: actionUrl /fees, kind fee, params {amount:10500,reason:Wrong,receiptNumber:2025-00003,status:voided}, read false, userId 1001",
		"+ notification: actionUrl /fees, kind fee, params {amount:4000,reason:Wrong,receiptNumber:2025-00003,status:voided}, read false, userId 1002",
		"count membershipPayment: dojo 2025 7 -10500",
		"count membershipPayment: event 2025 ID -14000",
		"count membershipPayment: transfer 2025-03 -14500",
		"membershipPayment: voidReason - → Wrong, voidedAt - → 2025-03-10T09:00:00.000Z, voidedBy - → 9",
		"membershipPayment: voidReason - → Wrong, voidedAt - → 2025-03-10T09:00:00.000Z, voidedBy - → 9",
		"registration: paid 10000 → 0, + {amount:-10000,by:9,kind:released,reason:Wrong}",
		"registration: paid 4000 → 0, + {amount:-4000,by:9,kind:released,reason:Wrong}",
		"user: feeVersion 1 → 2",
		"user: feeVersion 2 → 3",
	]);
	expect(
		await changesBy(() =>
			payments.voidPayment(staff, { userId: noura, receiptNumber: "2025-00003" }, "Again"),
		),
	).toEqual([]);
	await refused(
		payments.voidPayment(staff, { userId: noura, receiptNumber: "2025-00001" }, "x"),
		"not_found",
	);
});

test("a waiver, a refund and the use of credit write the charge, its receipt and what people read", async () => {
	expect(
		await changesBy(() =>
			payments.payCharges(staff, {
				charges: [{ id: target(noura), amount: 10_000 }],
				credit: 700,
				paymentMethod: "cash",
			}),
		),
	).toEqual([
		"+ auditLine: action recorded, details [{amount:10700,dojoId:7,parts:[{amount:10000,charge:ULID,eventId:ID,titleAr:عاصفة,titleEn:Storm}],paymentDate:2025-03-10,paymentMethod:cash,receiptNumber:2025-00004,recordedBy:9,userId:1001}], entityId 1001-2025-00004, entityType membershipPayment, personId 0, userId 9",
		"+ membershipPayment: amount 10700, dojoId 7, parts [{amount:10000,charge:ULID,eventId:ID,titleAr:عاصفة,titleEn:Storm}], paymentDate 2025-03-10, paymentMethod cash, receiptNumber 2025-00004, recordedBy 9, userId 1001",
		"+ notification: actionUrl /fees?receipt=1001-2025-00004, kind fee, params {amount:10700,receipt:1001-2025-00004,receiptNumber:2025-00004,status:received,titles:[{titleAr:عاصفة,titleEn:Storm}]}, read false, userId 1001",
		"count cash: 2025-03-10 +10700",
		"count membershipPayment: cash 2025-03 +10700",
		"count membershipPayment: dojo 2025 7 +10700",
		"count membershipPayment: event 2025 ID +10000",
		"receiptBook: last 3 → 4",
		"registration: paid 0 → 10000, + {amount:10000,by:9,kind:paid,receipt:2025-00004}",
	]);
	expect(
		await changesBy(() =>
			payments.waiveCharge(staff, target(noura), { amount: 1_000, reason: "Judge" }),
		),
	).toEqual([
		"+ auditLine: action waived, details {amount:1000,reason:Judge}, entityId registration-ID-1001, entityType charge, personId 0, userId 9",
		"+ notification: actionUrl /fees, kind fee, params {amount:1000,reason:Judge,status:waived,titleAr:عاصفة,titleEn:Storm}, read false, userId 1001",
		"registration: owed 10000 → 9000, paid 10000 → 9000, + {amount:-1000,by:9,kind:waived,reason:Judge}, + {amount:-1000,by:9,kind:released,reason:Judge}",
	]);
	expect(
		await changesBy(() =>
			refundCharge(staff, target(noura), { amount: 9_300, reason: "Ill", paymentMethod: "cash" }),
		),
	).toEqual([
		"+ auditLine: action refunded, details {amount:9300,reason:Ill,receiptNumber:2025-00005}, entityId registration-ID-1001, entityType charge, personId 0, userId 9",
		"+ membershipPayment: amount -9300, dojoId 7, notes Ill, parts [{amount:-9300,charge:ULID,eventId:ID,titleAr:عاصفة,titleEn:Storm}], paymentDate 2025-03-10, paymentMethod cash, receiptNumber 2025-00005, recordedBy 9, userId 1001",
		"+ notification: actionUrl /fees, kind fee, params {amount:9300,reason:Ill,receiptNumber:2025-00005,status:refunded}, read false, userId 1001",
		"count cash: 2025-03-10 -9300",
		"count membershipPayment: cash 2025-03 -9300",
		"count membershipPayment: dojo 2025 7 -9300",
		"count membershipPayment: event 2025 ID -9300",
		"receiptBook: last 4 → 5",
		"registration: owed 9000 → 0, paid 9000 → 0, + {amount:-9000,by:9,kind:refunded,reason:Ill,receipt:2025-00005}, + {amount:-9000,by:9,kind:released,reason:Ill,receipt:2025-00005}",
		"user: feeVersion 3 → 4",
	]);
	await refused(
		payments.voidPayment(staff, { userId: noura, receiptNumber: "2025-00005" }, "x"),
		"payment_used",
	);
	await refused(
		payments.voidPayment(staff, { userId: noura, receiptNumber: "2025-00004" }, "x"),
		"payment_used",
	);
	await payments.payCharges(staff, {
		charges: [{ id: target(omar), amount: 1 }],
		credit: 400,
		paymentMethod: "other",
	});
	expect(await changesBy(() => payments.spendCredit(staff, target(omar)))).toEqual([
		"+ auditLine: action paid_from_credit, details {amount:400}, entityId registration-ID-1002, entityType charge, personId 0, userId 9",
		"registration: paid 1 → 401, + {amount:400,by:9,kind:paid}",
		"user: feeVersion 2 → 3",
	]);
	await refused(payments.spendCredit(staff, target(omar)), "no_credit");
	await refused(
		payments.waiveCharge(staff, target(omar), { amount: 10_001, reason: "x" }),
		"less_is_open",
	);
	await refused(
		refundCharge(staff, target(omar), { amount: 402, reason: "x", paymentMethod: "cash" }),
		"less_is_open",
	);
	expect(
		await changesBy(() =>
			refundCharge(staff, target(omar), { amount: 401, reason: "Ill", paymentMethod: "transfer" }),
		),
	).toEqual([
		"+ auditLine: action refunded, details {amount:401,reason:Ill,receiptNumber:2025-00007}, entityId registration-ID-1002, entityType charge, personId 0, userId 9",
		"+ membershipPayment: amount -401, notes Ill, parts [{amount:-401,charge:ULID,eventId:ID,titleAr:عاصفة,titleEn:Storm}], paymentDate 2025-03-10, paymentMethod transfer, receiptNumber 2025-00007, recordedBy 9, userId 1002",
		"+ notification: actionUrl /fees, kind fee, params {amount:401,reason:Ill,receiptNumber:2025-00007,status:refunded}, read false, userId 1002",
		"count membershipPayment: event 2025 ID -401",
		"count membershipPayment: transfer 2025-03 -401",
		"receiptBook: last 6 → 7",
		"registration: owed 10000 → 9599, paid 401 → 0, + {amount:-401,by:9,kind:refunded,reason:Ill,receipt:2025-00007}, + {amount:-401,by:9,kind:released,reason:Ill,receipt:2025-00007}",
		"user: feeVersion 3 → 4",
	]);
});

test("a day is closed with what was counted, and reopened with a reason", async () => {
	await refused(closeDay(staff, day, { counted: 5_000, notes: "Counted twice" }), "invalid");
	expect(
		await changesBy(() =>
			closeDay(staff, day, { counted: 5_000, reason: "Short", notes: "Counted twice" }),
		),
	).toEqual([
		"+ auditLine: action closed, details {closedAt:2025-03-10T09:00:00.000Z,closedBy:9,counted:5000,day:2025-03-10,expected:1400,notes:Counted twice,reason:Short}, entityId 2025-03-10, entityType cashClosing, personId 0, userId 9",
		"+ cashBook: closedUntil 2025-03-10, name cash",
		"+ cashClosing: closedAt 2025-03-10T09:00:00.000Z, closedBy 9, counted 5000, day 2025-03-10, expected 1400, notes Counted twice, reason Short",
	]);
	await refused(closeDay(staff, day, { counted: 5_000, notes: null }), "day_closed");
	const pay = {
		charges: [{ id: target(sara), amount: 1 }],
		credit: 0,
		paymentMethod: "cash" as const,
	};
	await refused(payments.payCharges(staff, pay), "day_closed");
	const next = callerForTest(9, "super-admin", now + 24 * 60 * 60 * 1000);
	expect(await changesBy(() => closeDay(next, "2025-03-11", { counted: 0, notes: null }))).toEqual([
		"+ auditLine: action closed, details {before:2025-03-10,closedAt:2025-03-11T09:00:00.000Z,closedBy:9,counted:0,day:2025-03-11,expected:0}, entityId 2025-03-11, entityType cashClosing, personId 0, userId 9",
		"+ cashClosing: before 2025-03-10, closedAt 2025-03-11T09:00:00.000Z, closedBy 9, counted 0, day 2025-03-11, expected 0",
		"cashBook: closedUntil 2025-03-10 → 2025-03-11",
	]);
	await refused(reopenDay(next, day, { reason: "Wrong" }), "later_day_closed");
	expect(await changesBy(() => reopenDay(next, "2025-03-11", { reason: "Wrong" }))).toEqual([
		"+ auditLine: action reopened, details {before:2025-03-10,closedAt:2025-03-11T09:00:00.000Z,closedBy:9,counted:0,day:2025-03-11,expected:0,reason:Wrong}, entityId 2025-03-11, entityType cashClosing, personId 0, userId 9",
		"- cashClosing: before 2025-03-10, closedAt 2025-03-11T09:00:00.000Z, closedBy 9, counted 0, day 2025-03-11, expected 0",
		"cashBook: closedUntil 2025-03-11 → 2025-03-10",
	]);
	expect(await changesBy(() => reopenDay(next, day, { reason: "Wrong" }))).toEqual([
		"+ auditLine: action reopened, details {closedAt:2025-03-10T09:00:00.000Z,closedBy:9,counted:5000,day:2025-03-10,expected:1400,notes:Counted twice,reason:Wrong,reasonOfDifference:Short}, entityId 2025-03-10, entityType cashClosing, personId 0, userId 9",
		"- cashClosing: closedAt 2025-03-10T09:00:00.000Z, closedBy 9, counted 5000, day 2025-03-10, expected 1400, notes Counted twice, reason Short",
		"cashBook: closedUntil 2025-03-10 → -",
	]);
	await refused(reopenDay(next, day, { reason: "Wrong" }), "not_found");
});

test("an exemption is stated with its reason and end, and taken back", async () => {
	const wish = { membershipFeeStatus: "exempt", reason: "Helper", until: "2025-12-31" } as const;
	expect(await changesBy(() => membership.setExemption(staff, sara, wish))).toEqual([
		"+ auditLine: action exempted, details {reason:Helper,until:2025-12-31}, entityId 1003, entityType user, personId 1003, userId 9",
		"count user: fee exempt +1",
		"count user: fee pending -1",
		"user: feeExemptReason - → Helper, feeExemptUntil - → 2025-12-31, feeVersion 0 → 1, membershipFeeStatus pending → exempt",
	]);
	expect(await changesBy(() => membership.setExemption(staff, sara, wish))).toEqual([]);
	expect(
		await changesBy(() => membership.setExemption(staff, sara, { ...wish, until: "2026-12-31" })),
	).toEqual([
		"+ auditLine: action exempted, details {reason:Helper,until:2026-12-31}, entityId 1003, entityType user, personId 1003, userId 9",
		"user: feeExemptUntil 2025-12-31 → 2026-12-31, feeVersion 1 → 2",
	]);
	expect(
		await changesBy(() =>
			membership.setExemption(staff, sara, { ...wish, reason: "Judge", until: "2026-12-31" }),
		),
	).toEqual([
		"+ auditLine: action exempted, details {reason:Judge,until:2026-12-31}, entityId 1003, entityType user, personId 1003, userId 9",
		"user: feeExemptReason Helper → Judge, feeVersion 2 → 3",
	]);
	expect(
		await changesBy(() =>
			membership.setExemption(staff, sara, { ...wish, membershipFeeStatus: "none" }),
		),
	).toEqual([
		"+ auditLine: action exemption_ended, entityId 1003, entityType user, personId 1003, userId 9",
		"count user: fee exempt -1",
		"count user: fee pending +1",
		"user: feeExemptReason Judge → -, feeExemptUntil 2026-12-31 → -, feeVersion 3 → 4, membershipFeeStatus exempt → pending",
	]);
	expect(
		await changesBy(() =>
			membership.setExemption(staff, sara, { ...wish, membershipFeeStatus: "none" }),
		),
	).toEqual([]);
});

describe("a payment for memberships and fees together", () => {
	let lastId = 7_000;
	const expiry = (days: number) => dayAfter(day, days);
	/** A person with a fee. */
	async function person(fee: object = {}) {
		lastId += 1;
		await makeCrowd(1, lastId);
		const found = await findUser(lastId as UserId);
		if (!found) throw new Error("There is no person");
		await Users.put({ ...found, membershipFeeStatus: "pending", feeDueDate: day, ...fee }).go();
		return lastId as UserId;
	}
	const paidUntil = (membershipExpiryDate: string) => ({
		membershipFeeStatus: "paid",
		membershipExpiryDate,
		feeDueDate: dayAfter(membershipExpiryDate),
	});
	type Input = Parameters<typeof payments.planPayment>[1];
	const plan = (change: Partial<Input>, beyond: "refuse" | "credit" = "credit") =>
		payments.planPayment(
			{ by: 9, now },
			{ charges: [], credit: 0, paymentMethod: "online", paymentDate: null, ...change },
			beyond,
		);
	beforeAll(async () => {
		const { version: _, ...before } = await settings.readSettings();
		const membershipFees = { adult: 9_000, child: 9_000, family: 0 };
		await settings.updateSettings(staff, { ...before, membershipFees });
	});

	test.each<[string, object, { validUntil?: string | null }, string | undefined]>([
		["that is owed", {}, {}, "2026-03-09"],
		["that is owed since the payment began", {}, { validUntil: null }, "2026-03-09"],
		[
			"that is overdue",
			{ ...paidUntil(expiry(-9)), membershipFeeStatus: "overdue" },
			{},
			"2026-03-09",
		],
		["that can be renewed", paidUntil(expiry(30)), { validUntil: expiry(30) }, "2026-04-09"],
		["that cannot be renewed yet", paidUntil(expiry(31)), { validUntil: expiry(31) }, undefined],
		["that was renewed meanwhile", paidUntil(expiry(30)), { validUntil: expiry(-5) }, undefined],
		["that was paid meanwhile", paidUntil(expiry(30)), { validUntil: null }, undefined],
		["whose end was taken back meanwhile", {}, { validUntil: expiry(30) }, undefined],
		["of an exempt person", { membershipFeeStatus: "exempt" }, {}, undefined],
	])("pays a membership %s, or is credit", async (_, fee, more, validUntil) => {
		const userId = await person(fee);
		const { payments: made } = await plan({ memberships: [{ userId, amount: 9_000, ...more }] });
		const parts = validUntil
			? [
					{
						charge: "membership",
						amount: 9_000,
						titleEn: "Membership fee",
						titleAr: "رسوم العضوية",
					},
				]
			: [];
		expect(made).toMatchObject([{ userId, amount: 9_000, parts }]);
		expect([made[0].validUntil, made[0].months]).toEqual([validUntil, validUntil && 12]);
	});

	test("pays a membership once, although two people of it are one by now", async () => {
		const userId = await person();
		const memberships = [1_000, 2_000].map((amount) => ({ userId, amount }));
		const { payments: made } = await plan({ memberships });
		expect(made.map(({ amount, parts }) => [amount, parts?.map((part) => part.amount)])).toEqual([
			[3_000, [1_000]],
		]);
	});

	test("pays fees up to what is open, and the rest is credit of its person", async () => {
		const wish = { charges: [{ id: target(sara), amount: 10_001 }], credit: 5 };
		await refused(plan({ ...wish, paymentMethod: "cash" }, "refuse"), "less_is_open");
		const { payments: made, answer } = await plan({
			...wish,
			memberships: [{ userId: await person(), amount: 9_000 }],
			payer: null,
			reference: null,
			notes: null,
		});
		expect(made.map(({ amount, people: all }) => [amount, all?.length])).toEqual([
			[9_005, 2],
			[10_001, 2],
		]);
		expect(made[1].parts?.map((part) => part.amount)).toEqual([10_000]);
		expect(answer).toMatchObject({ amount: 19_006, id: `${lastId}-${answer.receiptNumber}` });
		expect(made[0]).toMatchObject({ payer: undefined, reference: undefined, notes: undefined });
		await payments.payCharges(staff, {
			charges: [{ id: target(sara), amount: 10_000 }],
			credit: 0,
			paymentMethod: "knet",
		});
		const late = await plan({ charges: [{ id: target(sara), amount: 10_000 }] });
		expect(late.payments).toMatchObject([{ amount: 10_000, parts: [] }]);
	});

	test("of a closed day is refused if staff record it, and recorded if the gateway took it", async () => {
		await closeDay(staff, day, { counted: 0, reason: "Short", notes: null });
		const memberships = [{ userId: await person(), amount: 9_000 }];
		await refused(plan({ memberships }, "refuse"), "day_closed");
		expect((await plan({ memberships })).payments).toHaveLength(1);
		await reopenDay(staff, day, { reason: "x" });
	});

	test("that the gateway took is not voided, neither for who paid nor for the others", async () => {
		const userId = await person();
		const reference = `${userId}-abcdefghijklmnopqrstuv`;
		const { receiptNumber } = await changeLedgerFor({ by: 9, now }, () =>
			plan({ memberships: [{ userId, amount: 9_000 }], reference }),
		);
		await refused(payments.voidPayment(staff, { userId, receiptNumber }, "x"), "payment_online");
	});

	test("tells of the membership and of the other fees apart, and extends what was paid before", async () => {
		const userId = await person();
		const pay = (amount: number, charges: { id: string; amount: number }[]) => () =>
			changeLedgerFor({ by: 9, now }, () =>
				plan({ memberships: [{ userId, amount }], charges, reference: "R9" }),
			);
		expect(await changesBy(pay(9_000, []))).toEqual([
			"+ auditLine: action recorded, details [{amount:9000,months:12,parts:[{amount:9000,charge:membership,titleAr:رسوم العضوية,titleEn:Membership fee}],paymentDate:2025-03-10,paymentMethod:online,receiptNumber:2025-00010,recordedBy:9,reference:R9,userId:7014,validUntil:2026-03-09}], entityId 7014-2025-00010, entityType membershipPayment, personId 0, userId 9",
			"+ membershipPayment: amount 9000, months 12, parts [{amount:9000,charge:membership,titleAr:رسوم العضوية,titleEn:Membership fee}], paymentDate 2025-03-10, paymentMethod online, receiptNumber 2025-00010, recordedBy 9, reference R9, userId 7014, validUntil 2026-03-09",
			"+ notification: actionUrl /fees?receipt=7014-2025-00010, kind membership, params {amount:9000,receipt:7014-2025-00010,receiptNumber:2025-00010,status:received,validUntil:2026-03-09}, read false, userId 7014",
			"count membershipPayment: amount 2025-03 +9000",
			"count membershipPayment: online 2025-03 +9000",
			"count membershipPayment: payments 2025-03 +1",
			"count user: due 2026-03 +1",
			"count user: fee paid +1",
			"count user: fee pending -1",
			"receiptBook: last 9 → 10",
			"user: feeDueDate 2025-03-10 → 2026-03-10, feeVersion 0 → 1, lastPaymentDate - → 2025-03-10, membershipExpiryDate - → 2026-03-09, membershipFeeStatus pending → paid",
		]);
		expect(await changesBy(pay(500, []))).toEqual([
			"+ auditLine: action recorded, details [{amount:500,parts:[],paymentDate:2025-03-10,paymentMethod:online,receiptNumber:2025-00011,recordedBy:9,reference:R9,userId:7014}], entityId 7014-2025-00011, entityType membershipPayment, personId 0, userId 9",
			"+ membershipPayment: amount 500, parts [], paymentDate 2025-03-10, paymentMethod online, receiptNumber 2025-00011, recordedBy 9, reference R9, userId 7014",
			"+ notification: actionUrl /fees?receipt=7014-2025-00011, kind fee, params {amount:500,receipt:7014-2025-00011,receiptNumber:2025-00011,status:received,titles:[]}, read false, userId 7014",
			"count membershipPayment: online 2025-03 +500",
			"receiptBook: last 10 → 11",
		]);
	});
});
