import type {
	ChargeOrder,
	GatewayCharge,
	GatewayRefund,
	PaymentGateway,
	RefundOrder,
} from "#functions/core/outside/payments/gateway.ts";

type Refund = GatewayRefund & { chargeId: string; amount: number };

/** A bank in memory that knows what it took and what it paid out, and can forget it. */
export function openBank() {
	const charges = new Map<string, GatewayCharge & { amount: number; owedBack: number }>();
	const refunds = new Map<string, Refund>();
	const forgotten = new Set<string>();
	const ofReference = new Map<string, string>();
	const refundsOf = (chargeId: string) =>
		[...refunds.values()].filter((one) => one.chargeId === chargeId);
	const sum = (all: readonly { amount: number }[]) =>
		all.reduce((total, { amount }) => total + amount, 0);

	const gateway: PaymentGateway = {
		isReady: async () => true,
		async create({ reference, amount }: ChargeOrder) {
			const known = charges.get(ofReference.get(reference) ?? "");
			if (known) return known;
			const id = `chg_${charges.size}`;
			const state = { state: "waiting", status: "INITIATED", currency: "KWD" } as const;
			const charge = { id, reference, amount, owedBack: 0, url: `http://bank/${id}`, ...state };
			charges.set(id, charge);
			ofReference.set(reference, id);
			return charge;
		},
		retrieve: async (id) => charges.get(id) ?? null,
		async refund({ chargeId, reference, amount }: RefundOrder) {
			const known = refunds.get(ofReference.get(reference) ?? "");
			if (known) return known;
			const taken = charges.get(chargeId)?.amount ?? 0;
			const promised = sum(refundsOf(chargeId).filter(({ state }) => state !== "refused"));
			if (promised + amount > taken) throw new Error("More is paid back than was taken");
			const id = `re_${refunds.size}`;
			const refund = { id, chargeId, amount, state: "waiting", status: "PENDING" } as const;
			refunds.set(id, { ...refund, currency: "KWD" });
			ofReference.set(reference, id);
			return refunds.get(id) as Refund;
		},
		retrieveRefund: async (id) => (forgotten.has(id) ? null : (refunds.get(id) ?? null)),
		readWebhook: async (body, signature) =>
			signature === "signed" ? (body as { id: string }).id : null,
	};
	const waiting = (chargeIds: ReadonlySet<string>) =>
		[...refunds.values()].filter(
			({ state, chargeId, id }) =>
				state === "waiting" && chargeIds.has(chargeId) && !forgotten.has(id),
		);
	return {
		gateway,
		/** The person pays on the page, perhaps after a first card was declined. */
		capture(id: string, { amount, currency = "KWD" }: { amount?: number; currency?: string } = {}) {
			const charge = charges.get(id);
			if (!charge || charge.state === "captured") return;
			const taken = { amount: amount ?? charge.amount, currency };
			charges.set(id, { ...charge, ...taken, state: "captured", status: "CAPTURED" });
		},
		decline(id: string) {
			const charge = charges.get(id);
			if (charge?.state === "waiting")
				charges.set(id, { ...charge, state: "ended", status: "DECLINED" });
		},
		/** A paid charge of another order that bears the reference of this one; returns its number. */
		forge(id: string): string {
			const charge = charges.get(id);
			const other = `chg_foreign_${charges.size}`;
			if (charge) charges.set(other, { ...charge, id: other, state: "captured" });
			return other;
		},
		stateOf: (id: string) => charges.get(id)?.state,
		/** The bank ends the refund that has waited longest, perhaps with less than was ordered. */
		decide(state: "refunded" | "refused", chargeIds: ReadonlySet<string>, less = 0) {
			const [first] = waiting(chargeIds);
			if (!first) return;
			const amount = first.amount - less;
			refunds.set(first.id, { ...first, amount, state, status: state.toUpperCase() });
		},
		/** The bank no longer answers about the refund that has waited longest, paid out or not. */
		forget(state: "refunded" | "refused", chargeIds: ReadonlySet<string>) {
			const [first] = waiting(chargeIds);
			if (!first) return;
			refunds.set(first.id, { ...first, state });
			forgotten.add(first.id);
		},
		/** Whether the bank has paid a refund out, as staff learn on the phone. */
		hasPaidOut: (id: string) => refunds.get(id)?.state === "refunded",
		taken: (id: string) => {
			const charge = charges.get(id);
			return charge?.state === "captured" ? charge.amount : 0;
		},
		paidOut: (id: string) => sum(refundsOf(id).filter(({ state }) => state === "refunded")),
	};
}
