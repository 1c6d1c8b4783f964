import { kuwaitDate } from "../../core/time/kuwait.ts";

/**
 * Kinds of lines of a charge. `charged` and `changed` set what is owed, `voided`, `waived` and
 * `refunded` lower it; `paid` and `released` say how much of it payments cover. `refunding` lowers
 * what is owed while a refund waits at the bank, and raises it again when the bank has answered.
 */
export const chargeLineKinds = [
	"charged",
	"changed",
	"voided",
	"waived",
	"refunding",
	"refunded",
	"paid",
	"released",
] as const;
export type ChargeLineKind = (typeof chargeLineKinds)[number];

/** From which sum super-admins see what a person was paid back or waived in a month, in fils. */
export const largeSum = 20_000;

/** A line is never edited or removed; a correction is a further line. */
export type ChargeLine = {
	/** ISO 8601. */
	at: string;
	kind: ChargeLineKind;
	/** In fils; negative if it lowers what is owed or paid. */
	amount: number;
	/** User id; 0 is the system. */
	by: number;
	reason?: string;
	/** Number of the receipt of the payment or refund. */
	receipt?: string;
};

/** What a person owes for one thing. The sums are written together with each line. */
export type Charge = {
	/** Stays the same when a registration is moved to another class or person. */
	id: string;
	/** The amount before a family's maximum lowered it, in fils. */
	full: number;
	/** In fils. */
	owed: number;
	/** How much of it is paid; never more than what is owed, the rest is the person's credit. */
	paid: number;
	/** Last day to pay, `YYYY-MM-DD`. */
	dueOn?: string;
	/** The person's dojo when it was charged. */
	dojoId?: number;
	/** Most that a family pays for the event, in fils. */
	familyMax?: number;
	/** How much of the full amount a family's maximum takes off, in fils. */
	capped?: number;
	/** Whether what it was for has ended, so that it takes no part of a family's maximum. */
	isVoid?: boolean;
	/** Day of the reminder that it is overdue. */
	remindedOn?: string;
	lines: readonly ChargeLine[];
};

/** Whether the last day to pay has passed: on that day itself nothing is overdue. */
export const isOverdue = ({ dueOn }: { dueOn?: string | null }, at: number): boolean =>
	typeof dueOn === "string" && dueOn < kuwaitDate(at);

export const chargeStates = [
	"open",
	"partlyPaid",
	"paid",
	"waived",
	"refunding",
	"refunded",
	"void",
	"free",
] as const;
export type ChargeState = (typeof chargeStates)[number];

/** Whether a line says how much is paid; the others say what is owed. */
export const isPaymentLine = ({ kind }: Pick<ChargeLine, "kind">) =>
	kind === "paid" || kind === "released";
const sum = (lines: readonly ChargeLine[]) =>
	lines.reduce((total, { amount }) => total + amount, 0);

/** The sums that follow from the lines. */
export const sumsOf = (lines: readonly ChargeLine[]) => ({
	owed: sum(lines.filter((line) => !isPaymentLine(line))),
	paid: sum(lines.filter(isPaymentLine)),
});

/** What waits at the bank to be paid back, of one receipt or of all, in fils. */
export const refundingAmount = ({ lines }: Pick<Charge, "lines">, receipt?: string): number =>
	0 -
	sum(
		lines.filter(
			(line) => line.kind === "refunding" && (receipt === undefined || line.receipt === receipt),
		),
	);

/** What had been paid and became credit at a moment (ISO 8601), in fils. */
export const releasedAt = ({ lines }: Pick<Charge, "lines">, at: string): number =>
	0 - sum(lines.filter((line) => line.kind === "released" && line.at === at));

/** Reason on the lines of a charge that a family's maximum changed. */
export const familyMaxReason = "family_max";

/** Whether a line sets the price; a family's maximum and what lowers a charge do not. */
export const isPriceLine = ({ kind, reason }: Pick<ChargeLine, "kind" | "reason">) =>
	(kind === "charged" || kind === "changed") && reason !== familyMaxReason;

/** What is still to pay, in fils. */
export const openAmount = ({ owed, paid }: Pick<Charge, "owed" | "paid">) => owed - paid;

export function stateOf({ owed, paid, lines }: Charge): ChargeState {
	if (owed > 0) return paid >= owed ? "paid" : paid > 0 ? "partlyPaid" : "open";
	const last = lines.findLast((line) => !isPaymentLine(line))?.kind;
	if (last === "waived" || last === "refunding" || last === "refunded") return last;
	return last === "voided" ? "void" : "free";
}

export type ChargeStep = { by: number; now: number; reason?: string | null; receipt?: string };

const lineAt = (
	kind: ChargeLineKind,
	amount: number,
	{ by, now, reason, receipt }: ChargeStep,
): ChargeLine => ({
	at: new Date(now).toISOString(),
	kind,
	amount,
	by,
	...(reason && { reason }),
	...(receipt && { receipt }),
});

/** Adds a line to a charge. Payments beyond the new sum become credit. */
function withLine(charge: Charge, line: ChargeLine, step: ChargeStep): Charge {
	if (line.amount === 0) return charge;
	const owed = charge.owed + (isPaymentLine(line) ? 0 : line.amount);
	const paid = charge.paid + (isPaymentLine(line) ? line.amount : 0);
	const excess = Math.max(0, paid - owed);
	const lines = [...charge.lines, line];
	return excess === 0
		? { ...charge, owed, paid, lines }
		: {
				...charge,
				owed,
				paid: paid - excess,
				lines: [...lines, lineAt("released", -excess, step)],
			};
}

export type ChargeTerms = Partial<Pick<Charge, "id" | "dueOn" | "dojoId" | "familyMax">>;

/**
 * Charges an amount, or changes what was charged to it; undefined if there is nothing to charge.
 */
export function chargeAmount(
	charge: Charge | undefined,
	amount: number,
	step: ChargeStep,
	{ id = "", ...terms }: ChargeTerms = {},
): Charge | undefined {
	if (!charge && amount === 0) return undefined;
	const before = charge ?? { id, full: amount, owed: 0, paid: 0, lines: [] };
	const kind = before.owed === 0 ? "charged" : "changed";
	return {
		...withLine(before, lineAt(kind, amount - before.owed, step), step),
		...terms,
		full: amount,
		capped: undefined,
		isVoid: undefined,
	};
}

/** Lowers a charge to nothing. */
export const voidCharge = (charge: Charge, step: ChargeStep): Charge => ({
	...withLine(charge, lineAt("voided", -charge.owed, step), step),
	isVoid: true,
});

/**
 * Charges again what `voided` lines took off since the charge was made, when the decision behind
 * them is taken back.
 */
export function restoreCharge(charge: Charge, step: ChargeStep): Charge {
	const made = charge.lines.findLastIndex(({ kind }) => kind === "charged");
	const voided = charge.lines.slice(made + 1).filter(({ kind }) => kind === "voided");
	return {
		...withLine(charge, lineAt("charged", -sum(voided), step), step),
		isVoid: undefined,
	};
}

/** Lowers a charge by an amount, at most by what is owed. */
export const lowerCharge = (
	charge: Charge,
	kind: "waived" | "changed",
	amount: number,
	step: ChargeStep,
): Charge => withLine(charge, lineAt(kind, -Math.min(amount, charge.owed), step), step);

/**
 * Pays a charge's money back, at most what is paid. What is owed falls by the same amount, so that
 * nothing more is open than before.
 */
export function payBackCharge(
	charge: Charge,
	kind: "refunding" | "refunded",
	amount: number,
	step: ChargeStep,
): Charge {
	const back = Math.min(amount, charge.paid);
	if (back === 0) return charge;
	return {
		...charge,
		owed: charge.owed - back,
		paid: charge.paid - back,
		lines: [...charge.lines, lineAt(kind, -back, step), lineAt("released", -back, step)],
	};
}

type Refunded = ChargeStep & { receipt: string };

/** The charge after the bank has paid out a refund that waited: only its lines change. */
export function confirmRefunding(charge: Charge, step: Refunded): Charge {
	const amount = refundingAmount(charge, step.receipt);
	const raised = withLine(charge, lineAt("refunding", amount, step), step);
	return withLine(raised, lineAt("refunded", -amount, step), step);
}

/**
 * The charge after a refund that waited was not paid out: its money pays the charge again. If the
 * charge was cancelled or priced anew meanwhile, the money becomes credit.
 */
export function releaseRefunding(charge: Charge, step: Refunded): Charge {
	const amount = refundingAmount(charge, step.receipt);
	const { lines } = charge;
	const ordered = lines.findIndex(({ receipt }) => receipt === step.receipt);
	const isPricedAnew = lines.slice(ordered + 1).some(isPriceLine);
	const raised = withLine(charge, lineAt("refunding", amount, step), step);
	if (!charge.isVoid && !isPricedAnew) return payCharge(raised, amount, step);
	return withLine(raised, lineAt(charge.isVoid ? "voided" : "changed", -amount, step), step);
}

/**
 * What a family's maximum leaves to owe of each charge. The earliest are charged first, each under
 * the maximum of its own terms, so the answer is the same whichever charge of the family is looked
 * at. Waivers and refunds count as charged: they lower a charge and raise no other.
 */
export function shareMaximum(
	charges: readonly Pick<Charge, "full" | "owed" | "familyMax" | "capped">[],
): number[] {
	let charged = 0;
	return charges.map(({ full, owed, capped = 0, familyMax = Number.POSITIVE_INFINITY }) => {
		const share = Math.min(full, Math.max(0, familyMax - charged));
		charged += share;
		return Math.max(0, owed + capped - (full - share));
	});
}

/**
 * Lowers or raises what is owed to what a family's maximum leaves, at most to the full amount. The
 * same charge if nothing changes.
 */
export function capCharge(charge: Charge, amount: number, step: ChargeStep): Charge {
	const change = Math.min(amount, charge.full) - charge.owed;
	if (change === 0) return charge;
	const changed = withLine(charge, lineAt("changed", change, step), step);
	return { ...changed, capped: (charge.capped ?? 0) - change };
}

/** Pays a charge, at most what is open. */
export const payCharge = (charge: Charge, amount: number, step: ChargeStep): Charge =>
	withLine(charge, lineAt("paid", Math.min(amount, openAmount(charge)), step), step);

/** Takes back a payment of a charge, at most what is paid. */
export const releaseCharge = (charge: Charge, amount: number, step: ChargeStep): Charge =>
	withLine(charge, lineAt("released", -Math.min(amount, charge.paid), step), step);

type Payment = { amount: number; isVoid: boolean };

/** A person's debt, and their credit: payments that no charge uses. */
export function balanceOf(charges: readonly Charge[], payments: readonly Payment[]) {
	const owed = charges.reduce((total, charge) => total + openAmount(charge), 0);
	const received = payments.reduce((total, { amount, isVoid }) => total + (isVoid ? 0 : amount), 0);
	const used = charges.reduce((total, { paid }) => total + paid, 0);
	return { owed, credit: received - used };
}

/** Spreads an amount over charges in their order, and says how much each gets. */
export function spreadAmount(
	charges: readonly Pick<Charge, "owed" | "paid">[],
	amount: number,
): number[] {
	let left = amount;
	return charges.map((charge) => {
		const part = Math.min(left, openAmount(charge));
		left -= part;
		return part;
	});
}
