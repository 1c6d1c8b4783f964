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
		readWebhook: async () => null,
	};
	const waiting = (chargeIds: ReadonlySet<string>) =>
		[...refunds.values()].filter(
			({ state, chargeId, id }) =>
				state === "waiting" && chargeIds.has(chargeId) && !forgotten.has(id),
		);
	return {
		gateway,
		/** The person pays on the page; the bank takes so much more or less than was asked. */
		capture(id: string, more = 0) {
			const charge = charges.get(id);
			if (charge?.state !== "waiting") return;
			charges.set(id, {
				...charge,
				amount: charge.amount + more,
				state: "captured",
				status: "CAPTURED",
			});
		},
		/** The bank ends the refund that has waited longest. */
		decide(state: "refunded" | "refused", chargeIds: ReadonlySet<string>) {
			const [first] = waiting(chargeIds);
			if (first) refunds.set(first.id, { ...first, state, status: state.toUpperCase() });
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
