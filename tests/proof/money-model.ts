/**
 * The rules of money, in words and in a few lines of arithmetic, for the property test of them.
 *
 * - A place costs the price of the time when its person registered: who comes from the waiting list
 *   pays no other price because time has passed. People who wait owe nothing.
 * - A family, that is everybody whom guardianships join, pays at most the event's maximum. The
 *   earliest registrations use it up first; what was waived or paid back still counts as charged.
 * - Money pays what is open. The rest is credit of its person, and so is the money of a charge that
 *   was lowered or whose place was given up. Nobody's credit is ever below zero.
 * - Money goes back once: from the charge first, then from credit. While a refund waits at the bank
 *   its money is reserved. If the bank refuses it, the money pays the charge again, or becomes credit
 *   if the place was given up meanwhile.
 * - Only the gateway's answer marks an online payment as paid, and only if it took the amount and
 *   currency that was asked; such a receipt, and the receipt of a refund, cannot be voided.
 * - While an online payment of a fee waits at the bank, no second one begins for that fee.
 * - A day whose cash is closed takes and gives no cash; money of the gateway is recorded all the same.
 */
export const prices = { early: 10_000, late: 15_000 };
export const membershipFee = 9_000;
export const places = 3;

type Refund = {
	target: "charge" | "membership";
	amount: number;
	state: "waiting" | "refunded" | "refused" | "differs";
	/** Position of its receipt; undefined where the money never was in the ledger. */
	receipt?: number;
};

type OnlinePayment = {
	person: number;
	charge: number;
	/** Order of the registration whose charge it pays. */
	chargeOrder?: number;
	membership: number;
	state: "started" | "paid" | "failed" | "expired" | "differs";
	/** What the bank took, in fils; null for another currency. */
	taken?: number | null;
	receipt?: number;
	refunds: Refund[];
};

type Share = { person: number; amount: number; paysCharge?: number; membership?: number };

type Receipt = {
	method: "cash" | "online";
	of: Share[];
	isVoid?: boolean;
	/** Of a refund: what waits at the bank of the charge's money, and whether it still is the charge's. */
	waits?: { fromCharge: number; isAttached: boolean };
	isRefund?: boolean;
	/** Position of the receipt whose membership it pays back. */
	refundOf?: number;
};

type Charge = {
	order: number;
	price: number;
	owed: number;
	paid: number;
	waived: number;
	paidBack: number;
	isVoid: boolean;
};

type Person = {
	status: "none" | "placed" | "waiting" | "gone";
	order: number;
	isEarly: boolean;
	charge?: Charge;
};

/** A refund as the bank has it; `isSecret`: it no longer answers about it. */
type BankRefund = {
	payment: number;
	refund: number;
	state: "waiting" | "refunded" | "refused";
	isSecret: boolean;
};

export type Model = {
	familyMax: number;
	families: number[][];
	people: Person[];
	receipts: Receipt[];
	payments: OnlinePayment[];
	atBank: BankRefund[];
	registrations: number;
	/** Cash of the day when it was closed. */
	closedAt?: number;
};

export type Command = { kind: CommandKind; person: number; amount: number; choice: number };
export const commandKinds = [
	"register",
	"cancel",
	"payCash",
	"payForTwo",
	"recordMembership",
	"waive",
	"refundCash",
	"spendCredit",
	"voidReceipt",
	"startPayment",
	"capture",
	"captureOtherAmount",
	"captureOtherCurrency",
	"decline",
	"foreignWebhook",
	"refundOnline",
	"bankPaysOut",
	"bankPaysOutLess",
	"bankRefuses",
	"bankForgets",
	"daysPass",
	"staffSettle",
	"closeDay",
	"reopenDay",
] as const;
export type CommandKind = (typeof commandKinds)[number];

export const newModel = (
	people: number,
	families: readonly (readonly number[])[],
	familyMax: number,
): Model => ({
	familyMax,
	families: families.map((one) => [...one]),
	people: Array.from({ length: people }, () => ({ status: "none", order: 0, isEarly: false })),
	receipts: [],
	payments: [],
	atBank: [],
	registrations: 0,
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const openOf = ({ charge }: Person) => (charge ? charge.owed - charge.paid : 0);

const sharesOf = ({ receipts }: Model, person: number) =>
	receipts
		.filter(({ isVoid }) => !isVoid)
		.flatMap(({ of }) => of)
		.filter((one) => one.person === person);

/** What a person paid, has not got back, and no charge or membership uses. */
export const creditOf = (model: Model, person: number): number =>
	sum(sharesOf(model, person).map(({ amount, membership = 0 }) => amount - membership)) -
	(model.people[person].charge?.paid ?? 0);

/** Receipts of memberships that count: not voided, and not all of their money was paid out again. */
export const membershipsOf = ({ receipts }: Model, person: number): number =>
	receipts.filter((receipt, at) => {
		const paid = sum(
			receipt.of.filter((one) => one.person === person).map(({ membership = 0 }) => membership),
		);
		const back = sum(
			receipts
				.filter(({ refundOf, isVoid, waits }) => refundOf === at && !isVoid && !waits)
				.flatMap(({ of }) => of.map(({ membership = 0 }) => -membership)),
		);
		return !receipt.isVoid && paid > 0 && back < paid;
	}).length;

/** Money of a method that has changed hands. */
export const sumOf = ({ receipts }: Model, method: Receipt["method"]): number =>
	sum(
		receipts
			.filter((one) => one.method === method && !one.isVoid && !one.waits)
			.flatMap(({ of }) => of.map(({ amount }) => amount)),
	);

/** What is reserved of a person's charge by refunds that wait. */
const reservedOf = ({ receipts }: Model, person: number) =>
	sum(
		receipts
			.filter(({ isVoid, of }) => !isVoid && of[0].person === person)
			.map(({ waits }) => (waits?.isAttached ? waits.fromCharge : 0)),
	);

/** Lets each charge follow from its price, the family's maximum and what was given up of it. */
function balance(model: Model): void {
	for (const family of model.families) {
		let left = model.familyMax;
		const charged = family
			.map((person) => ({ person, charge: model.people[person].charge }))
			.flatMap(({ person, charge }) => (charge ? { person, charge } : []))
			.sort((one, other) => one.charge.order - other.charge.order);
		for (const { person, charge } of charged) {
			const share = charge.isVoid ? 0 : Math.min(charge.price, left);
			left -= share;
			const givenUp = charge.waived + charge.paidBack + reservedOf(model, person);
			charge.owed = charge.isVoid ? 0 : Math.max(0, share - givenUp);
			charge.paid = Math.min(charge.paid, charge.owed);
		}
	}
}

/** Refunds that wait no longer concern the charge as it is from now on. */
function detachRefunds({ receipts }: Model, person: number): void {
	for (const { waits, of } of receipts)
		if (waits && of[0].person === person) waits.isAttached = false;
}

function takePlace(model: Model, person: number): void {
	const one = model.people[person];
	one.status = "placed";
	detachRefunds(model, person);
	const price = one.isEarly ? prices.early : prices.late;
	const order = one.charge?.order ?? one.order;
	one.charge = { order, price, owed: 0, paid: 0, waived: 0, paidBack: 0, isVoid: false };
}

const placesTaken = ({ people }: Model) =>
	people.filter(({ status }) => status === "placed").length;

/**
 * The command for somebody for whom it has a meaning; null if there is nobody. That a waived charge
 * stays waived when its person registers again is a rule of its own, which unit tests hold.
 */
export function aimed(model: Model, command: Command): Command | null {
	const { people, payments, receipts, atBank } = model;
	const isWaived = ({ charge }: Person) =>
		charge !== undefined && charge.waived > 0 && charge.owed === 0;
	const isFor: Partial<Record<CommandKind, (one: Person, at: number) => boolean>> = {
		register: ({ status }) => status === "none" || status === "gone",
		cancel: (one) => one.status === "waiting" || (one.status === "placed" && !isWaived(one)),
		payCash: (one) => openOf(one) > 0,
		waive: ({ charge }) => charge !== undefined && charge.owed > 0,
		spendCredit: (one, at) => openOf(one) > 0 && creditOf(model, at) > 0,
		refundOnline: (_, at) => paymentsOf(model, at).length > 0,
	};
	const has: Partial<Record<CommandKind, boolean>> = {
		voidReceipt: receipts.length > 0,
		capture: payments.some(({ taken }) => taken === undefined),
		captureOtherAmount: payments.some(({ taken }) => taken === undefined),
		captureOtherCurrency: payments.some(({ taken }) => taken === undefined),
		decline: payments.some(({ state }) => state === "started"),
		foreignWebhook: payments.some(({ taken }) => taken === undefined),
		bankPaysOut: firstAtBank(model) !== undefined,
		bankPaysOutLess: firstAtBank(model) !== undefined,
		bankRefuses: firstAtBank(model) !== undefined,
		bankForgets: firstAtBank(model) !== undefined,
		daysPass: payments.length > 0 || atBank.length > 0,
		staffSettle: payments.some(({ refunds }) => refunds.some(({ state }) => state === "differs")),
	};
	const { kind } = command;
	const able = people.flatMap((one, at) => ((isFor[kind]?.(one, at) ?? true) ? [at] : []));
	const isPointless = has[kind] === false || able.length === 0;
	return isPointless ? null : { ...command, person: able[command.person % able.length] };
}

const pick = <One>(all: readonly One[], choice: number): number =>
	all.length === 0 ? -1 : choice % all.length;

/** What a refund through the gateway reserves in the ledger; null if it is refused. */
function reserve(model: Model, payment: OnlinePayment, wish: Refund): Receipt | null {
	const { person } = payment;
	const { charge } = model.people[person];
	const credit = creditOf(model, person);
	const paid = model.receipts[payment.receipt ?? -1];
	const share = paid.of[0];
	if (wish.target === "membership" && share.membership) {
		const membership = -wish.amount;
		const of = [{ person, amount: membership, membership }];
		const refundOf = payment.receipt;
		const waits = { fromCharge: 0, isAttached: false };
		return { method: "online", of, waits, isRefund: true, refundOf };
	}
	const fromCharge = wish.target === "charge" ? Math.min(wish.amount, charge?.paid ?? 0) : 0;
	if (wish.amount > fromCharge + credit) return null;
	if (charge) charge.paid -= fromCharge;
	const waits = { fromCharge, isAttached: fromCharge > 0 };
	return { method: "online", of: [{ person, amount: -wish.amount }], waits, isRefund: true };
}

function orderRefund(model: Model, { person, amount, choice }: Command): void {
	const own = paymentsOf(model, person);
	const payment = own[pick(own, choice)];
	if (!payment) return;
	const { target, back } = refundWish(payment, { amount, choice });
	const wish: Refund = { target, amount: back, state: "waiting" };
	const ordered = payment.refunds.filter(({ state }) => state !== "refused");
	if (payment.state === "differs") {
		if (payment.taken === null) return;
		if (back > (payment.taken ?? 0) - sum(ordered.map((one) => one.amount))) return;
	} else if (payment.state === "paid") {
		const ofTarget = ordered.filter((one) => one.target === target);
		if (back > payment[target] - sum(ofTarget.map((one) => one.amount))) return;
		const receipt = reserve(model, payment, wish);
		if (!receipt) return;
		wish.receipt = model.receipts.push(receipt) - 1;
	} else return;
	payment.refunds.push(wish);
	model.atBank.push({
		payment: model.payments.indexOf(payment),
		refund: payment.refunds.length - 1,
		state: "waiting",
		isSecret: false,
	});
}

/** The online payments of a person, and what a command means to pay back of one. */
export const paymentsOf = ({ payments }: Model, person: number) =>
	payments.filter((one) => one.person === person);

export function refundWish(
	{ charge, membership }: Pick<OnlinePayment, "charge" | "membership">,
	{ amount, choice }: Pick<Command, "amount" | "choice">,
) {
	const target = charge > 0 && (membership === 0 || choice % 2 === 0) ? "charge" : "membership";
	const most = target === "charge" ? charge : membership;
	return { target, back: choice < 6 ? most : Math.min(amount, most + 1) } as const;
}

/** What the ledger does once the bank has answered about a refund. */
function endRefund(model: Model, refund: Refund, isPaidOut: boolean): void {
	refund.state = isPaidOut ? "refunded" : "refused";
	if (refund.receipt === undefined) return;
	const receipt = model.receipts[refund.receipt];
	const { charge } = model.people[receipt.of[0].person];
	const { waits } = receipt;
	if (waits?.isAttached && charge) {
		if (isPaidOut) charge.paidBack += waits.fromCharge;
		else charge.paid += waits.fromCharge;
	}
	// What is owed again follows from what is reserved no longer.
	if (isPaidOut) receipt.waits = undefined;
	else receipt.isVoid = true;
}

/** The refund that has waited longest of those about which the bank still answers. */
const firstAtBank = ({ atBank }: Model) =>
	atBank.find(({ state, isSecret }) => state === "waiting" && !isSecret);

function bankDecides(model: Model, kind: CommandKind): void {
	const first = firstAtBank(model);
	if (!first) return;
	const refund = model.payments[first.payment].refunds[first.refund];
	first.state = kind === "bankRefuses" ? "refused" : "refunded";
	if (kind === "bankPaysOutLess") refund.state = "differs";
	else endRefund(model, refund, first.state === "refunded");
}

/** More or less than was asked. */
export const otherAmount = (requested: number, choice: number) =>
	choice % 2 === 0 ? requested + 1 : Math.floor(requested / 2);

function capture(model: Model, { kind, choice }: Command): void {
	const payment = model.payments[pick(model.payments, choice)];
	if (!payment || payment.taken !== undefined) return;
	const requested = payment.charge + payment.membership;
	payment.taken =
		kind === "captureOtherCurrency"
			? null
			: kind === "capture"
				? requested
				: otherAmount(requested, choice);
	if (kind !== "capture") {
		payment.state = "differs";
		return;
	}
	const { person } = payment;
	const { charge } = model.people[person];
	const paysCharge = Math.min(payment.charge, openOf(model.people[person]));
	if (charge) charge.paid += paysCharge;
	const counts = payment.membership > 0 && membershipsOf(model, person) === 0;
	const membership = counts ? payment.membership : undefined;
	payment.state = "paid";
	payment.receipt =
		model.receipts.push({
			method: "online",
			of: [{ person, amount: requested, paysCharge, membership }],
		}) - 1;
}

function payCash(model: Model, people: readonly number[], amount: number): void {
	const of = people.flatMap((person): Share[] => {
		const open = openOf(model.people[person]);
		const paysCharge = people.length > 1 ? open : Math.min(amount, open);
		return paysCharge > 0 ? [{ person, amount: paysCharge, paysCharge }] : [];
	});
	if (of.length === 0 || model.closedAt !== undefined) return;
	// What is paid beyond the charges is credit of the first person.
	of[0].amount += people.length > 1 ? amount : amount - of[0].amount;
	for (const { person, paysCharge = 0 } of of) {
		const { charge } = model.people[person];
		if (charge) charge.paid += paysCharge;
	}
	model.receipts.push({ method: "cash", of });
}

function voidReceipt(model: Model, choice: number): void {
	const receipt = model.receipts[pick(model.receipts, choice)];
	if (!receipt || receipt.isVoid || receipt.isRefund || receipt.method === "online") return;
	const freed = receipt.of.map(({ person, paysCharge = 0 }) =>
		Math.min(paysCharge, model.people[person].charge?.paid ?? 0),
	);
	const isSpent = receipt.of.some(
		({ person, amount, membership = 0 }, at) =>
			creditOf(model, person) + freed[at] < amount - membership,
	);
	if (isSpent) return;
	for (const [at, { person }] of receipt.of.entries()) {
		const { charge } = model.people[person];
		if (charge) charge.paid -= freed[at];
	}
	receipt.isVoid = true;
}

function refundCash(model: Model, { person, amount }: Command): void {
	const { charge } = model.people[person];
	if (!charge || model.closedAt !== undefined) return;
	const back = Math.min(amount, charge.paid);
	if (amount > back + creditOf(model, person)) return;
	charge.paid -= back;
	charge.paidBack += back;
	model.receipts.push({ method: "cash", of: [{ person, amount: -amount }], isRefund: true });
}

function startPayment(model: Model, { person, choice }: Command): void {
	const charge = choice === 0 ? 0 : openOf(model.people[person]);
	const membership = choice < 3 && membershipsOf(model, person) === 0 ? membershipFee : 0;
	// A payment is refused if one of the fees that it is for is paid already.
	const isPaid = (choice > 0 && charge === 0) || (choice < 3 && membership === 0);
	const chargeOrder = charge > 0 ? model.people[person].charge?.order : undefined;
	// Or while another payment of one of them waits at the bank.
	const waits = paymentsOf(model, person).some(
		(other) =>
			other.state === "started" &&
			((other.charge > 0 && charge > 0 && other.chargeOrder === chargeOrder) ||
				(other.membership > 0 && membership > 0)),
	);
	if (!isPaid && !waits)
		model.payments.push({ person, charge, chargeOrder, membership, state: "started", refunds: [] });
}

function cancel(model: Model, person: number): void {
	const one = model.people[person];
	if (one.status === "placed") detachRefunds(model, person);
	if (one.status === "placed" && one.charge) one.charge.isVoid = true;
	one.status = "gone";
	if (one.charge?.isVoid) one.charge.paid = 0;
	const waiting = model.people
		.map((other, at) => ({ other, at }))
		.filter(({ other }) => other.status === "waiting")
		.sort((a, b) => a.other.order - b.other.order);
	if (waiting.length > 0 && placesTaken(model) < places) takePlace(model, waiting[0].at);
}

/** Three days later nobody is on a payment page, and the bank is no longer asked in vain. */
function passDays(model: Model): void {
	for (const payment of model.payments) if (payment.state === "started") payment.state = "expired";
	for (const { payment, refund, isSecret } of model.atBank) {
		const one = model.payments[payment].refunds[refund];
		if (isSecret && one.state === "waiting") one.state = "differs";
	}
}

/** Staff learn at the bank what became of the first refund about which it did not answer. */
function settleFirst(model: Model): void {
	const found = model.payments
		.flatMap(({ refunds }, payment) =>
			refunds.map((refund, position) => ({ refund, payment, position })),
		)
		.find(({ refund }) => refund.state === "differs");
	if (!found) return;
	const bank = model.atBank.find(
		(one) => one.payment === found.payment && one.refund === found.position,
	);
	endRefund(model, found.refund, bank?.state === "refunded");
}

/** The state after a command; one that is refused changes nothing. */
export function applied(before: Model, command: Command): Model {
	const model = structuredClone(before);
	const { kind, person, amount, choice } = command;
	const one = model.people[person];
	const { charge } = one;
	if (kind === "register") {
		one.order = ++model.registrations;
		one.isEarly = false;
		if (placesTaken(model) < places) takePlace(model, person);
		else {
			one.status = "waiting";
			one.isEarly = choice < 7;
		}
	}
	if (kind === "cancel") cancel(model, person);
	if (kind === "payCash") payCash(model, [person], amount);
	if (kind === "payForTwo") payCash(model, [person, otherThan(model, person)], choice);
	if (kind === "recordMembership" && model.closedAt === undefined)
		model.receipts.push({ method: "cash", of: [{ person, amount, membership: amount }] });
	if (kind === "waive" && charge && amount <= charge.owed) charge.waived += amount;
	if (kind === "refundCash") refundCash(model, command);
	if (kind === "spendCredit" && charge)
		charge.paid += Math.max(0, Math.min(creditOf(model, person), openOf(one)));
	if (kind === "voidReceipt") voidReceipt(model, choice + amount);
	if (kind === "startPayment") startPayment(model, command);
	if (kind.startsWith("capture")) capture(model, command);
	if (kind === "decline") {
		const payment = model.payments[pick(model.payments, choice)];
		if (payment?.state === "started") payment.state = "failed";
	}
	if (kind === "refundOnline") orderRefund(model, command);
	if (kind === "bankPaysOut" || kind === "bankPaysOutLess" || kind === "bankRefuses")
		bankDecides(model, kind);
	if (kind === "bankForgets") {
		const first = firstAtBank(model);
		if (first) Object.assign(first, { isSecret: true, state: choice < 5 ? "refunded" : "refused" });
	}
	if (kind === "daysPass") passDays(model);
	if (kind === "staffSettle") settleFirst(model);
	if (kind === "closeDay" && model.closedAt === undefined) model.closedAt = sumOf(model, "cash");
	if (kind === "reopenDay") model.closedAt = undefined;
	balance(model);
	return model;
}

export const otherThan = ({ people }: Model, person: number) => (person + 1) % people.length;

/** What can be seen of the state: of people, receipts, online payments and the federation's sums. */
export const visible = (model: Model) => ({
	people: model.people.map(({ status, charge }, person) => ({
		status,
		owed: charge?.owed ?? 0,
		paid: charge?.paid ?? 0,
		credit: creditOf(model, person),
		memberships: membershipsOf(model, person),
	})),
	receipts: model.receipts.map(({ method, of, isVoid, waits }) => ({
		method,
		of: of.map(({ person, amount }) => ({ person, amount })).sort((a, b) => a.person - b.person),
		isVoid: isVoid === true,
		waits: waits !== undefined,
	})),
	payments: model.payments.map(({ person, charge, membership, state, refunds }) => ({
		person,
		amount: charge + membership,
		state,
		refunds: refunds.map(({ amount, state: of }) => ({ amount, state: of })),
	})),
	open: sum(model.people.map(openOf)),
	online: sumOf(model, "online"),
	cash: sumOf(model, "cash"),
	closedAt: model.closedAt ?? null,
});
export type Visible = ReturnType<typeof visible>;
