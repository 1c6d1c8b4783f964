import { readCounters } from "#functions/core/table/counters.ts";
import { tryTransaction } from "#functions/core/table/database.ts";
import { planGivenPayment } from "#functions/people/memberships/move-payment.ts";
import {
	MembershipPayments,
	type PaymentRecord,
} from "#functions/people/memberships/payment.entity.ts";
import { ReminderRuns } from "#functions/people/memberships/reminders/reminder-run.entity.ts";
import { Notifications } from "#functions/people/notifications/notification.entity.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { yearFrom } from "#shared/people/memberships/memberships.rules.ts";
import type {
	Membership,
	MembershipPayment,
	OwnMembership,
} from "#shared/people/memberships/memberships.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createPaymentForTest, paymentForTest, recordForTest } from "../../core/memberships.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import { uniqueText } from "../../core/unique.ts";

/** Computed on each call, as a run may last past midnight. */
const today = () => kuwaitDate(Date.now());
const lastYear = yearFrom(today(), -1);

const mine = async (cookie: string): Promise<OwnMembership> =>
	(await call("GET", "/me/membership", { cookie })).body;
const voidIt = async (id: string, reason = "Paid twice", cookie?: string) =>
	call("POST", `/membership-payments/${id}/void`, {
		cookie: cookie ?? (await admin()),
		body: { reason },
	});

test("a search by name finds among all people with a status, not only on the first page", async () => {
	const cookie = await admin();
	const name = uniqueText("Sought");
	const person = await createPersonForTest({ firstName: name });
	await createPeopleForTest(3);
	const list = async (query: string): Promise<Membership[]> =>
		(await call("GET", `/memberships?${query}`, { cookie })).body;
	expect((await list("status=pending&limit=1")).length).toBe(1);
	const found = await list(`status=pending&limit=1&q=${encodeURIComponent(name.toUpperCase())}`);
	expect(found.map(({ id }) => id)).toEqual([person.id]);
	expect(await list(`status=paid&q=${encodeURIComponent(name)}`)).toEqual([]);
});

describe("membership payments", () => {
	test("a payment is valid for a year, and the member is notified with the receipt number", async () => {
		const { payment, person, cookie } = await createPaymentForTest();
		expect(payment).toMatchObject({
			amount: 12_500,
			paymentDate: today(),
			validUntil: yearFrom(today()),
			voidedAt: null,
		});
		expect(payment.receiptNumber).toMatch(new RegExp(`^${today().slice(0, 4)}-\\d{5}$`));
		expect(await mine(cookie)).toMatchObject({
			status: "paid",
			expiry: yearFrom(today()),
			lastPaymentDate: today(),
			payments: [{ id: payment.id, receiptNumber: payment.receiptNumber }],
		});
		const mail = await mailTo(person.email);
		expect(mail.text).toContain("KD 12.500");
		expect(mail.text).toContain(payment.receiptNumber);
		const lines = await auditOf("membershipPayment", payment.id);
		expect(lines.map(({ action }: { action: string }) => action)).toEqual(["recorded"]);
	});

	test("rejects an invalid payment with its field", async () => {
		const cookie = await admin();
		const { id } = await createPersonForTest();
		const wrong: [object, string, string][] = [
			[{ amount: 0 }, "amount", "too_small"],
			[{ amount: 12.5 }, "amount", "invalid"],
			[{ amount: 10_000_001 }, "amount", "too_big"],
			// A text is in dinars; with one comma it can mean twenty or twenty thousand.
			[{ amount: "20,000" }, "amount", "invalid"],
			[{ paymentDate: dayAfter(today(), 2) }, "paymentDate", "date_invalid"],
			[{ validUntil: dayAfter(today(), -1) }, "validUntil", "end_before_start"],
			[{ validUntil: "2199-01-01" }, "validUntil", "too_big"],
			[{ paymentMethod: "gold" }, "paymentMethod", "invalid"],
			[{ payer: "x".repeat(121) }, "payer", "too_long"],
			[{ userId: 999_999_999 }, "userId", "invalid"],
		];
		for (const [wish, field, code] of wrong) {
			const answer = await call("POST", "/membership-payments", {
				cookie,
				body: { ...paymentForTest(id), ...wish },
			});
			expect([answer.status, answer.body.fields]).toEqual([400, { [field]: code }]);
		}
	});

	test("voiding a payment keeps it with the reason, and updates the status from the rest", async () => {
		const { id, cookie } = await createPersonForTest();
		const older = await recordForTest(id, {
			paymentDate: lastYear,
			validUntil: dayAfter(today(), -3),
		});
		const newer = await recordForTest(id);
		expect((await mine(cookie)).status).toBe("paid");
		expect((await voidIt(newer.id)).body).toMatchObject({
			voidReason: "Paid twice",
			receiptNumber: newer.receiptNumber,
		});
		expect(await mine(cookie)).toMatchObject({
			status: "overdue",
			expiry: dayAfter(today(), -3),
			lastPaymentDate: lastYear,
		});
		// A repeat keeps the first reason.
		expect((await voidIt(newer.id, "Another")).body.voidReason).toBe("Paid twice");
		await voidIt(older.id);
		const left = await mine(cookie);
		expect(left).toMatchObject({ status: "pending", expiry: null, lastPaymentDate: null });
		expect(left.payments.map(({ voidReason }) => voidReason)).toEqual(["Paid twice", "Paid twice"]);
		expect((await voidIt(`${id}-999`)).status).toBe(404);
		expect((await voidIt(older.id, " ")).body.fields).toEqual({ reason: "required" });
	});

	test("one renewal is one year, whichever of two typed by mistake is voided", async () => {
		for (const order of [[0], [1], [0, 2], [2, 0], [1, 0]]) {
			const { id, cookie } = await createPersonForTest();
			const end = dayAfter(today(), 24);
			await recordForTest(id, { validUntil: end, paymentDate: lastYear });
			const renewals = [
				await recordForTest(id, { paymentMethod: "cash" }),
				await recordForTest(id, { paymentMethod: "cash" }),
				await recordForTest(id, { paymentMethod: "cash" }),
			];
			for (const n of order) await voidIt(renewals[n].id);
			const left = renewals.filter((_, n) => !order.includes(n));
			const years = [...left.keys()].map((n) => yearFrom(dayAfter(end), n + 1));
			const standing = await mine(cookie);
			expect(standing).toMatchObject({ status: "paid", expiry: years.at(-1) });
			const displayed = new Map(
				standing.payments.map(({ id: payment, validUntil }) => [payment, validUntil]),
			);
			expect(left.map((one) => displayed.get(one.id))).toEqual(years);
			const receipt = `/membership-payments/${left[0].id}/receipt?lang=en`;
			const printed = (await call("GET", receipt, { cookie })).body;
			expect(printed).toContain(longDay(years[0], "en"));
			// The next renewal begins where those that are left end.
			const next = await recordForTest(id, { paymentMethod: "cash" });
			expect(next.validUntil).toBe(yearFrom(dayAfter(end), left.length + 1));
		}
	});

	test("lists payments by person, and by date range page by page, latest first", async () => {
		const cookie = await admin();
		const [first, second] = await createPeopleForTest(2);
		const year = 2018;
		const days = [`${year}-03-05`, `${year}-03-04`, `${year}-03-06`];
		const validUntil = `${year + 1}-03-03`;
		const made: MembershipPayment[] = [];
		for (const paymentDate of days)
			made.push(await recordForTest(first.id, { paymentDate, validUntil }));
		await recordForTest(second.id, { paymentDate: `${year}-03-07`, validUntil });
		const own = await call("GET", `/membership-payments?userId=${first.id}`, { cookie });
		expect(own.body.map(({ paymentDate }: MembershipPayment) => paymentDate)).toEqual(
			[...days].sort().reverse(),
		);
		expect(own.body[0].person).toMatchObject({ id: first.id, lastName: first.lastName });
		const between = `/membership-payments?from=${days[1]}&to=${days[2]}&limit=2`;
		const page = await call("GET", between, { cookie });
		expect(page.body.map(({ id }: MembershipPayment) => id)).toEqual([made[2].id, made[0].id]);
		const next = page.headers.get("x-next-cursor");
		const rest = await call("GET", `${between}&cursor=${next}`, { cookie });
		expect(rest.body.map(({ id }: MembershipPayment) => id)).toEqual([made[1].id]);
		expect(rest.headers.get("x-next-cursor")).toBeNull();
		// A cursor from another date range starts at the beginning.
		const later = `from=${year}-03-07&to=${year}-03-07`;
		const elsewhere = await call("GET", `/membership-payments?${later}&cursor=${next}`, { cookie });
		expect(elsewhere.body).toHaveLength(1);
	});
});

describe("simultaneous payments", () => {
	const [month, validUntil] = ["2019-05", yearFrom("2019-05-04", 9)];

	test("simultaneous payments get receipt numbers without gaps, and totals stay exact", async () => {
		const people = await createPeopleForTest(10);
		const cookie = await admin();
		const sums = async () => {
			const { membershipPayment: counters } = await readCounters(["membershipPayment"]);
			return [counters[`payments ${month}`] ?? 0, counters[`amount ${month}`] ?? 0];
		};
		const [payments, amount] = await sums();
		const wish = { paymentDate: `${month}-04`, validUntil };
		const paid = await Promise.all(
			people.flatMap(({ id }) => [recordForTest(id, wish), recordForTest(id, wish)]),
		);
		const own = paid.map(({ receiptNumber }) => receiptNumber).sort();
		// Other tests record payments too: each number between first and last was given once.
		const { data } = await MembershipPayments.query.byDate({}).go({ pages: "all" });
		const given = data
			.map(({ receiptNumber }) => receiptNumber)
			.filter((one) => own[0] <= one && one <= own[19]);
		const numbers = given.map((one) => Number(one.split("-")[1])).sort((a, b) => a - b);
		expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => numbers[0] + at));
		expect(new Set(own).size).toBe(20);
		// Both payments of five people, voided at once.
		const voided = paid.filter(({ userId }) => people.slice(0, 5).some(({ id }) => id === userId));
		const answers = await Promise.all(voided.map(({ id }) => voidIt(id, "A test", cookie)));
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
		const states = await Promise.all(people.map(async (one) => (await mine(one.cookie)).status));
		expect(states).toEqual([...Array(5).fill("pending"), ...Array(5).fill("paid")]);
		expect(await sums()).toEqual([payments + 10, amount + 10 * 12_500]);
	});
});

describe("membership receipts", () => {
	test("membership receipts are available in both languages to the member and staff only", async () => {
		const { payment, cookie } = await createPaymentForTest(
			{},
			{ firstNameAr: "نورة", lastNameAr: "الصباح" },
		);
		const path = `/membership-payments/${payment.id}/receipt`;
		const english = await call("GET", `${path}?lang=en`, { cookie });
		expect(english.headers.get("content-type")).toContain("text/html");
		expect(english.body).toContain('dir="ltr"');
		expect(english.body).toContain("KD 12.500");
		const arabic = await call("GET", `${path}?lang=ar`, { cookie: await admin() });
		for (const words of ["إيصال", "١٢٫٥٠٠ د.ك", "نورة الصباح", payment.receiptNumber, 'dir="rtl"'])
			expect(arabic.body).toContain(words);
		expectRefusal(
			await call("GET", path, { cookie: (await createPersonForTest()).cookie }),
			"not_found",
		);
		await voidIt(payment.id);
		expect((await call("GET", `${path}?lang=en`, { cookie })).body).toContain("no longer valid");
	});

	test("receipts name payer and member, and staff and the member see the payer with the payment", async () => {
		const names = {
			firstName: "Noura",
			lastName: "Alsabah",
			firstNameAr: "نورة",
			lastNameAr: "الصباح",
		};
		const { payment, cookie, person } = await createPaymentForTest(
			{ payer: "  Gulf & Sons  Co. " },
			names,
		);
		const payer = "Gulf & Sons Co.";
		expect((await mine(cookie)).payments).toMatchObject([{ payer }]);
		const listed = await call("GET", `/membership-payments?userId=${person.id}`, {
			cookie: await admin(),
		});
		expect(listed.body).toMatchObject([{ payer, person: { id: person.id } }]);
		for (const [lang, from, member, name] of [
			["en", "Received from", "Member", "Noura Alsabah"],
			["ar", "استلمنا من", "العضو", "نورة الصباح"],
		]) {
			const { body } = await call(
				"GET",
				`/membership-payments/${payment.id}/receipt?lang=${lang}`,
				{ cookie },
			);
			expect(body).toContain(
				`<dt>${from}</dt><dd><bdi dir="auto" lang="en">Gulf &#38; Sons Co.</bdi></dd>`,
			);
			expect(body).toContain(
				`<dt>${member}</dt><dd><bdi dir="auto" lang="${lang}">${name}</bdi></dd>`,
			);
		}
		// Without a payer the receipt is made out to the member alone.
		const own = await recordForTest(person.id, { payer: "" });
		expect(own.payer).toBeNull();
		const receipt = await call("GET", `/membership-payments/${own.id}/receipt?lang=en`, { cookie });
		expect(receipt.body).toContain(
			`<dt>Received from</dt><dd><bdi dir="auto" lang="en">Noura Alsabah</bdi></dd>`,
		);
		expect(receipt.body).not.toContain("<dt>Member</dt>");
	});
});

describe("unpaid memberships", () => {
	const listed = async (status: string, id: number): Promise<Membership | undefined> => {
		const cookie = await admin();
		for (let path: string | null = `/memberships?status=${status}&limit=200`; path; ) {
			const { body, headers } = await call("GET", path, { cookie });
			const found = body.find((one: Membership) => one.id === id);
			if (found) return found;
			const next = headers.get("x-next-cursor");
			path = next && `/memberships?status=${status}&limit=200&cursor=${next}`;
		}
		return undefined;
	};

	test("unpaid memberships are listed by status, longest overdue first", async () => {
		const person = await createPersonForTest();
		expect(await listed("pending", person.id)).toMatchObject({
			membershipExpiryDate: null,
			reminder: null,
		});
		await recordForTest(person.id, { paymentDate: "2018-01-01", validUntil: "2018-12-31" });
		const first = await call("GET", "/memberships?limit=3", { cookie: await admin() });
		expect(first.body.map(({ feeDueDate }: Membership) => feeDueDate)).toEqual(
			first.body.map(({ feeDueDate }: Membership) => feeDueDate).sort(),
		);
		expect(await listed("overdue", person.id)).toMatchObject({ feeDueDate: "2019-01-01" });
		expect(await listed("pending", person.id)).toBeUndefined();
	});

	test("a fee exemption can be set and removed", async () => {
		const { id } = await createPersonForTest();
		const exempt = (membershipFeeStatus: string) =>
			admin().then((cookie) =>
				call("PATCH", `/users/${id}/membership`, { cookie, body: { membershipFeeStatus } }),
			);
		expect((await exempt("exempt")).body.membershipFeeStatus).toBe("exempt");
		await recordForTest(id);
		expect(await listed("exempt", id)).toBeDefined();
		expect((await exempt("none")).body.membershipFeeStatus).toBe("paid");
		expect((await exempt("paid")).status).toBe(400);
	});

	test("a reminder is emailed once a day in the member's language, and its time is shown", async () => {
		const person = await createPersonForTest({
			preferredLanguage: "ar",
			firstNameAr: "نورة",
			lastNameAr: "الصباح",
		});
		const cookie = await admin();
		const path = `/users/${person.id}/membership/remind`;
		expect((await call("POST", path, { cookie })).body.reminder).toMatchObject({ mailedAt: null });
		expect((await mailTo(person.email)).subject).toBe("رسوم عضويتك مستحقة");
		await eventually(
			async () => (await listed("pending", person.id))?.reminder?.mailedAt,
			"the reminder's mail",
		);
		expectRefusal(await call("POST", path, { cookie }), "reminded_already");
		await recordForTest(person.id);
		expectRefusal(await call("POST", path, { cookie }), "nothing_owed");
	});

	test("reminding all unpaid members sends one reminder each and reports progress", async () => {
		const people = await createPeopleForTest(90, {
			membershipFeeStatus: "overdue",
			membershipExpiryDate: lastYear,
			feeDueDate: dayAfter(lastYear),
		});
		const cookie = await admin();
		const remindAll = () =>
			call("POST", "/membership-reminders", { cookie, body: { status: "overdue" } });
		const [first, second] = await Promise.all([remindAll(), remindAll()]);
		expect([first.status, second.status]).toEqual([202, 202]);
		const done = (id: string) =>
			eventually(async () => {
				const { body } = await call("GET", "/membership-reminders", { cookie });
				return body.find(
					(one: { id: string; doneAt: string | null }) => one.id === id && one.doneAt,
				);
			}, "the reminders to be sent");
		const runs = await Promise.all([done(first.body.id), done(second.body.id)]);
		expect(runs[0].reminded + runs[1].reminded).toBeGreaterThanOrEqual(90);
		for (const { id } of people) {
			const { data } = await Notifications.query.ofPerson({ userId: id }).go();
			expect(data.filter(({ kind }) => kind === "membership")).toHaveLength(1);
		}
	});

	test("a run of staff stays in the list behind two months of automatic runs that found nobody", async () => {
		const cookie = await admin();
		const { body: run } = await call("POST", "/membership-reminders", {
			cookie,
			body: { status: "pending" },
		});
		const at = (day: number) => new Date(Date.now() + day * 86_400_000).toISOString();
		await ReminderRuns.put(
			Array.from({ length: 60 }, (_, day) => ({
				id: `${kuwaitDate(Date.parse(at(day + 1)))} due`,
				status: "paid" as const,
				reminded: 0,
				skipped: 0,
				doneAt: at(day + 1),
				createdAt: at(day + 1),
				version: 1,
				updatedAt: at(day + 1),
				expiresAt: Math.round(Date.now() / 1000) + 86_400,
			})),
		).go();
		const { body } = await call("GET", "/membership-reminders", { cookie });
		expect(body.map(({ id }: { id: string }) => id)).toContain(run.id);
	});
});

test("a payment that is voided while it goes to another person stays with the first", async () => {
	const [{ person, payment }, other] = await Promise.all([
		createPaymentForTest(),
		createPersonForTest(),
	]);
	const { receiptNumber } = payment;
	const read = async ({ id: userId }: { id: number }) =>
		(await MembershipPayments.get({ userId, receiptNumber }).go({ consistent: true })).data;
	const before = await read(person);
	const writes = await planGivenPayment(before as PaymentRecord, other.id);
	expect((await voidIt(payment.id)).status).toBe(200);
	expect(await tryTransaction(writes)).not.toBeNull();
	expect((await read(person))?.voidedAt).toBeDefined();
	expect(await read(other)).toBeNull();
});
