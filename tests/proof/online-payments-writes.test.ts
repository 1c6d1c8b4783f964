import {
	type OnlinePaymentKey,
	onlinePaymentKey,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { openBank } from "./bank.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { changesBy } = await import("./changes.ts");
const { makeCrowd, makeEvent, makeStaff } = await import("./crowd.ts");
const { identity } = await import("#functions/core/outside/identity.ts");
const { embeddedIdentity } = await import("#local/stand-ins/identity.ts");
const { paymentGateway } = await import("#functions/core/outside/payments/paymentGateway.ts");
const { longestPayment } = await import("#functions/core/outside/payments/gateway.ts");
const online = await import("#functions/competition/online-payments/online-payments.service.ts");
const { readPayment } = await import("#functions/competition/online-payments/records.ts");
const { reconcilePayments } = await import("#functions/competition/online-payments/reconcile.ts");
const refunds = await import("#functions/competition/online-payments/refunds.service.ts");
const { takeWebhook } = await import("#functions/competition/online-payments/webhook.ts");
const settings = await import("#functions/base/settings/settings.service.ts");
afterAll(world.close);

identity.use(embeddedIdentity());
const bank = openBank();
paymentGateway.use(bank.gateway);
const now = Date.parse("2025-03-10T09:00:00Z");
await makeStaff();
const staff = (at = now) => callerForTest(9, "super-admin", at);
const { version: _, ...before } = await settings.readSettings();
await settings.updateSettings(staff(), {
	...before,
	membershipFees: { adult: 9_000, child: 5_000, family: 12_000 },
});

let lastId = 2_000;
/** A person with an open charge of 10 KD. */
async function charged() {
	lastId += 10;
	const [person] = await makeCrowd(1, lastId);
	const { eventId } = await makeEvent(9, [], 0, undefined, { fee: 10_000, shadow: false });
	await world.call("POST /api/events/{id}/register", { id: `${eventId}` }, person.cookie, {});
	await world.settle();
	const target = `registration-${eventId}-${person.id}`;
	const own = (at = now) => callerForTest(person.id, "member", at);
	return { ...person, target, own };
}
const keyOf = (id: string) => onlinePaymentKey(id) as OnlinePaymentKey;
const stored = async (id: string) => {
	const record = await readPayment(keyOf(id));
	if (!record) throw new Error("There is no payment");
	return record;
};
const start = async (
	{ own, target }: Awaited<ReturnType<typeof charged>>,
	charges = [target],
	source: "knet" | "card" = "knet",
) => {
	const { id } = await online.startPayment(own(), { charges, source });
	return { id, atBank: (await stored(id)).gatewayId ?? "" };
};
const webhook = (id: string, at = now) => takeWebhook({ id }, "signed", at);
async function paid() {
	const person = await charged();
	const payment = await start(person);
	bank.capture(payment.atBank);
	await webhook(payment.atBank);
	return { ...person, ...payment };
}
const order = (made: { id: string; target: string }, amount: number, at = now) =>
	refunds.refundPayment(staff(at), keyOf(made.id), { charge: made.target, amount, reason: "Ill" });

test("a payment that begins is stored with what it is for; once paid it is in the ledger", async () => {
	const person = await charged();
	const charges = [person.target, `membership-${person.id}`];
	expect(
		await changesBy(() => online.startPayment(person.own(), { charges, source: "card" })),
	).toEqual([
		"+ auditLine: action started, details {amount:19000,charges:[registration-ID-2010,membership-2010],source:card}, entityId 2010-KEY, entityType onlinePayment, personId 0, userId 2010",
		"+ onlinePayment: amount 19000, charges [{amount:10000,chargeId:ULID,target:registration-ID-2010,titleAr:عاصفة,titleEn:Storm,userId:2010},{amount:9000,target:membership-2010,titleAr:رسوم العضوية,titleEn:Membership fee,userId:2010,validUntil:null}], refunds [], source card, status started, userId 2010",
		"+ paymentHold: fee ULID, payment 2010-KEY",
		"+ paymentHold: fee membership-2010, payment 2010-KEY",
	]);
	const [{ id }] = (await online.listOwnPayments(person.own())).waiting;
	const { gatewayId = "" } = await stored(id);
	expect(await changesBy(() => online.checkPayment(person.own(), keyOf(id)))).toEqual([]);
	bank.capture(gatewayId);
	expect(await changesBy(() => webhook(gatewayId))).toEqual([
		"+ auditLine: action paid, details {amount:19000,receiptNumber:2025-00001}, entityId 2010-KEY, entityType onlinePayment, personId 0, userId 2010",
		"+ membershipPayment: amount 19000, bankReference chg_0, months 12, parts [{amount:9000,charge:membership,titleAr:رسوم العضوية,titleEn:Membership fee},{amount:10000,charge:ULID,eventId:ID,titleAr:عاصفة,titleEn:Storm}], paymentDate 2025-03-10, paymentMethod online, receiptNumber 2025-00001, recordedBy 2010, reference 2010-KEY, source card, userId 2010, validUntil 2026-03-09",
		"+ notification: actionUrl /fees?receipt=2010-2025-00001, kind fee, params {amount:10000,receipt:2010-2025-00001,receiptNumber:2025-00001,status:received,titles:[{titleAr:عاصفة,titleEn:Storm}]}, read false, userId 2010",
		"+ notification: actionUrl /fees?receipt=2010-2025-00001, kind membership, params {amount:9000,receipt:2010-2025-00001,receiptNumber:2025-00001,status:received,validUntil:2026-03-09}, read false, userId 2010",
		"+ receiptBook: last 1, year 2025",
		"count membershipPayment: amount 2025-03 +9000",
		"count membershipPayment: event 2025 ID +10000",
		"count membershipPayment: online 2025-03 +19000",
		"count membershipPayment: payments 2025-03 +1",
		"count user: due 2026-03 +1",
		"count user: fee paid +1",
		"count user: fee pending -1",
		"onlinePayment: outcome - → CAPTURED, receiptNumber - → 2025-00001, receiptOf - → 2010, status started → paid",
		"registration: paid 0 → 10000, + {amount:10000,by:2010,kind:paid,receipt:2025-00001}",
		"user: feeDueDate today → 2026-03-10, feeVersion 0 → 1, lastPaymentDate - → 2025-03-10, membershipExpiryDate - → 2026-03-09, membershipFeeStatus pending → paid",
	]);
	expect(await changesBy(() => webhook(gatewayId))).toEqual([]);
});

test("a payment that does not come to be says why, and takes no money", async () => {
	const [declined, left, other, foreign] = [
		await charged(),
		await charged(),
		await charged(),
		await charged(),
	];
	const first = await start(declined);
	bank.decline(first.atBank);
	expect(await changesBy(() => webhook(first.atBank))).toEqual([
		"+ auditLine: action failed, details {outcome:DECLINED}, entityId 2020-KEY, entityType onlinePayment, personId 0, userId 0",
		"onlinePayment: outcome - → DECLINED, status started → failed",
	]);
	const second = await start(left);
	expect(await changesBy(() => reconcilePayments(now + longestPayment + 1))).toEqual([
		"+ auditLine: action expired, details {outcome:INITIATED}, entityId 2030-KEY, entityType onlinePayment, personId 0, userId 0",
		"onlinePayment: outcome - → INITIATED, status started → expired",
	]);
	const third = await start(other);
	bank.capture(third.atBank, { amount: 9_999 });
	expect(await changesBy(() => webhook(third.atBank))).toEqual([
		"+ auditLine: action differs, details {outcome:CAPTURED,taken:{amount:9999,currency:KWD}}, entityId 2040-KEY, entityType onlinePayment, personId 0, userId 0",
		"onlinePayment: outcome - → CAPTURED, status started → differs, taken - → {amount:9999,currency:KWD}",
	]);
	expect(await changesBy(() => world.settle())).toEqual([
		"+ notification: actionUrl /decide, kind onlinePayment, params {amount:10000,status:differs}, read false, userId 999",
	]);
	expect(
		await changesBy(() => online.resolvePayment(staff(), keyOf(third.id), { note: "Paid back" })),
	).toEqual([
		"+ auditLine: action resolved, details {note:Paid back}, entityId 2040-KEY, entityType onlinePayment, personId 0, userId 9",
		"onlinePayment: resolution - → Paid back, status differs → resolved",
	]);
	const fourth = await start(foreign);
	bank.capture(fourth.atBank, { currency: "USD" });
	expect(await changesBy(() => webhook(fourth.atBank))).toEqual([
		"+ auditLine: action differs, details {outcome:CAPTURED,taken:{amount:10000,currency:USD}}, entityId 2050-KEY, entityType onlinePayment, personId 0, userId 0",
		"onlinePayment: outcome - → CAPTURED, status started → differs, taken - → {amount:10000,currency:USD}",
	]);
	expect(await changesBy(() => webhook(bank.forge(first.atBank)))).toEqual([]);
	// Captured late: money came after all.
	bank.capture(first.atBank);
	await webhook(first.atBank);
	bank.capture(second.atBank);
	await webhook(second.atBank);
	expect([(await stored(first.id)).status, (await stored(second.id)).status]).toEqual([
		"paid",
		"paid",
	]);
});

test("a refund reserves its money, and is booked or given back by the bank's answer", async () => {
	const made = await paid();
	expect(await changesBy(() => order(made, 4_000))).toEqual([
		"+ auditLine: action refund_ordered, details {amount:4000,reason:Ill,target:registration-ID-2060}, entityId 2060-KEY, entityType onlinePayment, personId 0, userId 9",
		"+ auditLine: action refund_waits, details {amount:4000,outcome:PENDING,refund:KEY,target:registration-ID-2060}, entityId 2060-KEY, entityType onlinePayment, personId 0, userId 0",
		"+ membershipPayment: amount -4000, notes Ill, parts [{amount:-4000,charge:ULID,eventId:ID,titleAr:عاصفة,titleEn:Storm}], paymentDate 2025-03-10, paymentMethod online, receiptNumber 2025-00005, recordedBy 9, userId 2060, waitsSince 2025-03-10T09:00:00.000Z",
		"onlinePayment: refunding - → waiting, refunds [] → [{amount:4000,by:9,outcome:PENDING,reason:Ill,receiptNumber:2025-00005,state:waiting,target:registration-ID-2060,userId:2060}]",
		"receiptBook: last 4 → 5",
		"registration: owed 10000 → 6000, paid 10000 → 6000, + {amount:-4000,by:9,kind:refunding,reason:Ill,receipt:2025-00005}, + {amount:-4000,by:9,kind:released,reason:Ill,receipt:2025-00005}",
		"user: feeVersion 0 → 1",
	]);
	bank.decide("refunded", new Set([made.atBank]));
	expect(await changesBy(() => reconcilePayments(now))).toEqual([
		"+ auditLine: action refunded, details {amount:4000,outcome:REFUNDED,refund:KEY,target:registration-ID-2060}, entityId 2060-KEY, entityType onlinePayment, personId 0, userId 9",
		"+ notification: actionUrl /fees, kind fee, params {amount:4000,reason:Ill,receiptNumber:2025-00005,status:refunded}, read false, userId 2060",
		"count membershipPayment: event 2025 ID -4000",
		"count membershipPayment: online 2025-03 -4000",
		"membershipPayment: reference - → re_0, waitsSince 2025-03-10T09:00:00.000Z → -",
		"onlinePayment: refunding waiting → -, refunds [{amount:4000,by:9,outcome:PENDING,reason:Ill,receiptNumber:2025-00005,state:waiting,target:registration-ID-2060,userId:2060}] → [{amount:4000,by:9,outcome:REFUNDED,receiptNumber:2025-00005,state:refunded,target:registration-ID-2060,userId:2060}]",
		"registration: + {amount:4000,by:9,kind:refunding,reason:Ill,receipt:2025-00005}, + {amount:-4000,by:9,kind:refunded,reason:Ill,receipt:2025-00005}",
		"user: feeVersion 1 → 2",
	]);
	expect(await changesBy(() => order(made, 6_000))).toEqual([
		"+ auditLine: action refund_ordered, details {amount:6000,reason:Ill,target:registration-ID-2060}, entityId 2060-KEY, entityType onlinePayment, personId 0, userId 9",
		"+ auditLine: action refund_waits, details {amount:6000,outcome:PENDING,refund:KEY,target:registration-ID-2060}, entityId 2060-KEY, entityType onlinePayment, personId 0, userId 0",
		"+ membershipPayment: amount -6000, notes Ill, parts [{amount:-6000,charge:ULID,eventId:ID,titleAr:عاصفة,titleEn:Storm}], paymentDate 2025-03-10, paymentMethod online, receiptNumber 2025-00006, recordedBy 9, userId 2060, waitsSince 2025-03-10T09:00:00.000Z",
		"onlinePayment: refunding - → waiting, refunds [{amount:4000,by:9,outcome:REFUNDED,receiptNumber:2025-00005,state:refunded,target:registration-ID-2060,userId:2060}] → [{amount:4000,by:9,outcome:REFUNDED,receiptNumber:2025-00005,state:refunded,target:registration-ID-2060,userId:2060},{amount:6000,by:9,outcome:PENDING,reason:Ill,receiptNumber:2025-00006,state:waiting,target:registration-ID-2060,userId:2060}]",
		"receiptBook: last 5 → 6",
		"registration: owed 6000 → 0, paid 6000 → 0, + {amount:-6000,by:9,kind:refunding,reason:Ill,receipt:2025-00006}, + {amount:-6000,by:9,kind:released,reason:Ill,receipt:2025-00006}",
		"user: feeVersion 2 → 3",
	]);
	bank.decide("refused", new Set([made.atBank]));
	expect(await changesBy(() => reconcilePayments(now))).toEqual([
		"+ auditLine: action refund_refused, details {amount:6000,outcome:REFUSED,refund:KEY,target:registration-ID-2060}, entityId 2060-KEY, entityType onlinePayment, personId 0, userId 0",
		"membershipPayment: voidedAt - → 2025-03-10T09:00:00.000Z",
		"onlinePayment: refunding waiting → -, refunds [{amount:4000,by:9,outcome:REFUNDED,receiptNumber:2025-00005,state:refunded,target:registration-ID-2060,userId:2060},{amount:6000,by:9,outcome:PENDING,reason:Ill,receiptNumber:2025-00006,state:waiting,target:registration-ID-2060,userId:2060}] → [{amount:4000,by:9,outcome:REFUNDED,receiptNumber:2025-00005,state:refunded,target:registration-ID-2060,userId:2060},{amount:6000,by:9,outcome:REFUSED,receiptNumber:2025-00006,state:refused,target:registration-ID-2060,userId:2060}]",
		"registration: owed 0 → 6000, paid 0 → 6000, + {amount:6000,by:0,kind:refunding,receipt:2025-00006}, + {amount:6000,by:0,kind:paid,receipt:2025-00006}",
		"user: feeVersion 3 → 4",
	]);
	await order(made, 6_000);
	bank.forget("refunded", new Set([made.atBank]));
	expect(await changesBy(() => reconcilePayments(now + longestPayment + 1))).toEqual([
		"+ auditLine: action refund_differs, details {amount:6000,outcome:UNKNOWN,refund:KEY,target:registration-ID-2060}, entityId 2060-KEY, entityType onlinePayment, personId 0, userId 0",
		"onlinePayment: refunding waiting → differs, refunds [{amount:4000,by:9,outcome:REFUNDED,receiptNumber:2025-00005,state:refunded,target:registration-ID-2060,userId:2060},{amount:6000,by:9,outcome:REFUSED,receiptNumber:2025-00006,state:refused,target:registration-ID-2060,userId:2060},{amount:6000,by:9,outcome:PENDING,reason:Ill,receiptNumber:2025-00007,state:waiting,target:registration-ID-2060,userId:2060}] → [{amount:4000,by:9,outcome:REFUNDED,receiptNumber:2025-00005,state:refunded,target:registration-ID-2060,userId:2060},{amount:6000,by:9,outcome:REFUSED,receiptNumber:2025-00006,state:refused,target:registration-ID-2060,userId:2060},{amount:6000,by:9,outcome:UNKNOWN,reason:Ill,receiptNumber:2025-00007,state:differs,target:registration-ID-2060,userId:2060}]",
	]);
	expect(await changesBy(() => world.settle())).toEqual([
		"+ chargeLine: amount -4000, by 9, charge ULID, eventId ID, kind refunded, n 5, reason Ill, receipt 2025-00005, titleAr عاصفة, titleEn Storm, userId 2060",
		"+ chargeLine: amount -4000, by 9, charge ULID, eventId ID, kind refunding, n 2, reason Ill, receipt 2025-00005, titleAr عاصفة, titleEn Storm, userId 2060",
		"+ chargeLine: amount -4000, by 9, charge ULID, eventId ID, kind released, n 3, reason Ill, receipt 2025-00005, titleAr عاصفة, titleEn Storm, userId 2060",
		"+ chargeLine: amount -6000, by 9, charge ULID, eventId ID, kind refunding, n 10, reason Ill, receipt 2025-00007, titleAr عاصفة, titleEn Storm, userId 2060",
		"+ chargeLine: amount -6000, by 9, charge ULID, eventId ID, kind refunding, n 6, reason Ill, receipt 2025-00006, titleAr عاصفة, titleEn Storm, userId 2060",
		"+ chargeLine: amount -6000, by 9, charge ULID, eventId ID, kind released, n 11, reason Ill, receipt 2025-00007, titleAr عاصفة, titleEn Storm, userId 2060",
		"+ chargeLine: amount -6000, by 9, charge ULID, eventId ID, kind released, n 7, reason Ill, receipt 2025-00006, titleAr عاصفة, titleEn Storm, userId 2060",
		"+ chargeLine: amount 10000, by 2060, charge ULID, eventId ID, kind paid, n 1, receipt 2025-00004, titleAr عاصفة, titleEn Storm, userId 2060",
		"+ chargeLine: amount 4000, by 9, charge ULID, eventId ID, kind refunding, n 4, reason Ill, receipt 2025-00005, titleAr عاصفة, titleEn Storm, userId 2060",
		"+ chargeLine: amount 6000, by 0, charge ULID, eventId ID, kind paid, n 9, receipt 2025-00006, titleAr عاصفة, titleEn Storm, userId 2060",
		"+ chargeLine: amount 6000, by 0, charge ULID, eventId ID, kind refunding, n 8, receipt 2025-00006, titleAr عاصفة, titleEn Storm, userId 2060",
		"+ notification: actionUrl /decide, kind onlinePayment, params {amount:6000,status:refundDiffers}, read false, userId 999",
		"- debtor: shard 1, userId 2060",
		"count chargeLine: charged 2025-03 -10000",
		"count chargeLine: event ID -10000",
		"count chargeLine: open -10000",
	]);
	const { refunds: all } = await stored(made.id);
	expect(
		await changesBy(() =>
			refunds.resolveRefund(staff(), keyOf(made.id), all[2].id, {
				finding: "refunded",
				note: "By phone",
			}),
		),
	).toEqual([
		"+ auditLine: action refund_resolved, details {finding:refunded,note:By phone,refund:KEY}, entityId 2060-KEY, entityType onlinePayment, personId 0, userId 9",
		"+ notification: actionUrl /fees, kind fee, params {amount:6000,reason:Ill,receiptNumber:2025-00007,status:refunded}, read false, userId 2060",
		"count membershipPayment: event 2025 ID -6000",
		"count membershipPayment: online 2025-03 -6000",
		"membershipPayment: reference - → re_2, waitsSince 2025-03-10T09:00:00.000Z → -",
		"onlinePayment: refunding differs → -, refunds [{amount:4000,by:9,outcome:REFUNDED,receiptNumber:2025-00005,state:refunded,target:registration-ID-2060,userId:2060},{amount:6000,by:9,outcome:REFUSED,receiptNumber:2025-00006,state:refused,target:registration-ID-2060,userId:2060},{amount:6000,by:9,outcome:UNKNOWN,reason:Ill,receiptNumber:2025-00007,state:differs,target:registration-ID-2060,userId:2060}] → [{amount:4000,by:9,outcome:REFUNDED,receiptNumber:2025-00005,state:refunded,target:registration-ID-2060,userId:2060},{amount:6000,by:9,outcome:REFUSED,receiptNumber:2025-00006,state:refused,target:registration-ID-2060,userId:2060},{amount:6000,by:9,outcome:UNKNOWN,receiptNumber:2025-00007,state:refunded,target:registration-ID-2060,userId:2060}]",
		"registration: + {amount:6000,by:9,kind:refunding,reason:Ill,receipt:2025-00007}, + {amount:-6000,by:9,kind:refunded,reason:Ill,receipt:2025-00007}",
		"user: feeVersion 5 → 6",
	]);
});

test("a membership ends once its fee is refunded in full", async () => {
	const person = await charged();
	const target = `membership-${person.id}`;
	const payment = await start(person, [target]);
	bank.capture(payment.atBank);
	await webhook(payment.atBank);
	const made = { id: payment.id, target };
	expect(await changesBy(() => order(made, 4_000))).toEqual([
		"+ auditLine: action refund_ordered, details {amount:4000,reason:Ill,target:membership-2070}, entityId 2070-KEY, entityType onlinePayment, personId 0, userId 9",
		"+ auditLine: action refund_waits, details {amount:4000,outcome:PENDING,refund:KEY,target:membership-2070}, entityId 2070-KEY, entityType onlinePayment, personId 0, userId 0",
		"+ membershipPayment: amount -4000, notes Ill, parts [{amount:-4000,charge:membership,titleAr:رسوم العضوية,titleEn:Membership fee}], paymentDate 2025-03-10, paymentMethod online, receiptNumber 2025-00009, recordedBy 9, refundOf 2025-00008, userId 2070, waitsSince 2025-03-10T09:00:00.000Z",
		"onlinePayment: refunding - → waiting, refunds [] → [{amount:4000,by:9,outcome:PENDING,reason:Ill,receiptNumber:2025-00009,state:waiting,target:membership-2070,userId:2070}]",
		"receiptBook: last 8 → 9",
		"user: feeVersion 1 → 2",
	]);
	bank.decide("refunded", new Set([payment.atBank]));
	expect(await changesBy(() => reconcilePayments(now))).toEqual([
		"+ auditLine: action refunded, details {amount:4000,outcome:REFUNDED,refund:KEY,target:membership-2070}, entityId 2070-KEY, entityType onlinePayment, personId 0, userId 9",
		"+ notification: actionUrl /fees, kind fee, params {amount:4000,reason:Ill,receiptNumber:2025-00009,status:refunded}, read false, userId 2070",
		"count membershipPayment: amount 2025-03 -4000",
		"count membershipPayment: online 2025-03 -4000",
		"membershipPayment: reference - → re_3, waitsSince 2025-03-10T09:00:00.000Z → -",
		"onlinePayment: refunding waiting → -, refunds [{amount:4000,by:9,outcome:PENDING,reason:Ill,receiptNumber:2025-00009,state:waiting,target:membership-2070,userId:2070}] → [{amount:4000,by:9,outcome:REFUNDED,receiptNumber:2025-00009,state:refunded,target:membership-2070,userId:2070}]",
		"user: feeVersion 2 → 3",
	]);
	await order(made, 5_000);
	bank.decide("refunded", new Set([payment.atBank]));
	expect(await changesBy(() => reconcilePayments(now))).toEqual([
		"+ auditLine: action refunded, details {amount:5000,outcome:REFUNDED,refund:KEY,target:membership-2070}, entityId 2070-KEY, entityType onlinePayment, personId 0, userId 9",
		"+ notification: actionUrl /fees, kind fee, params {amount:5000,reason:Ill,receiptNumber:2025-00010,status:refunded}, read false, userId 2070",
		"count membershipPayment: amount 2025-03 -5000",
		"count membershipPayment: online 2025-03 -5000",
		"count user: due 2026-03 -1",
		"count user: fee paid -1",
		"count user: fee pending +1",
		"membershipPayment: reference - → re_4, waitsSince 2025-03-10T09:00:00.000Z → -",
		"onlinePayment: refunding waiting → -, refunds [{amount:4000,by:9,outcome:REFUNDED,receiptNumber:2025-00009,state:refunded,target:membership-2070,userId:2070},{amount:5000,by:9,outcome:PENDING,reason:Ill,receiptNumber:2025-00010,state:waiting,target:membership-2070,userId:2070}] → [{amount:4000,by:9,outcome:REFUNDED,receiptNumber:2025-00009,state:refunded,target:membership-2070,userId:2070},{amount:5000,by:9,outcome:REFUNDED,receiptNumber:2025-00010,state:refunded,target:membership-2070,userId:2070}]",
		"user: feeDueDate 2026-03-10 → today, feeVersion 4 → 5, lastPaymentDate 2025-03-10 → -, membershipExpiryDate 2026-03-09 → -, membershipFeeStatus paid → pending",
	]);
});
