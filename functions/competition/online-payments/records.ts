import type {
	OnlinePayment,
	OnlinePaymentForStaff,
	OnlinePaymentKey,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import type { User } from "../../community/users/user.entity.ts";
import { namedPerson } from "../../community/users/users.service.ts";
import { AppError } from "../../core/errors.ts";
import type { PaymentGateway } from "../../core/outside/payments/gateway.ts";
import { paymentGateway } from "../../core/outside/payments/paymentGateway.ts";
import type { Write } from "../../core/table/database.ts";
import { ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { type OnlinePaymentRecord, OnlinePayments } from "./online-payment.entity.ts";

/** The payment gateway; null while it is not configured. */
export async function readyGateway(): Promise<PaymentGateway | null> {
	const gateway = paymentGateway.get();
	return gateway && (await gateway.isReady()) ? gateway : null;
}

export async function requireGateway(): Promise<PaymentGateway> {
	const gateway = await readyGateway();
	if (!gateway) throw new AppError("online_payment_off");
	return gateway;
}

export const onlinePaymentId = ({ userId, id }: OnlinePaymentKey | OnlinePaymentRecord) =>
	`${userId}-${id}`;

export const readPayment = async ({
	userId,
	id,
}: OnlinePaymentKey | OnlinePaymentRecord): Promise<OnlinePaymentRecord | null> =>
	(await OnlinePayments.get({ userId, id }).go({ consistent: true })).data;

type Changes = Partial<OnlinePaymentRecord>;

/** The changed record, and its write, which fails if the record was changed meanwhile. */
export function changePayment(
	before: OnlinePaymentRecord,
	changes: Changes,
	now: number,
): { after: OnlinePaymentRecord; write: Write } {
	const after = nextVersion(before, changes, now);
	const put = OnlinePayments.put(after).where(ifUnchanged(before));
	return { after, write: { put: put.params(), onConditionFailed: "changed_meanwhile" } };
}

export const auditOf = (
	record: OnlinePaymentKey | OnlinePaymentRecord,
	action: string,
	details?: object,
) => ({ entityType: "onlinePayment", entityId: onlinePaymentId(record), action, details });

export const viewPayment = (record: OnlinePaymentRecord): OnlinePayment => ({
	id: onlinePaymentId(record),
	state: record.status,
	source: record.source,
	amount: record.amount,
	charges: [...record.charges],
	url: (record.status === "started" && record.url) || null,
	outcome: record.outcome ?? null,
	receipt: record.receiptNumber ? `${record.receiptOf}-${record.receiptNumber}` : null,
	createdAt: record.createdAt,
});

export const viewForStaff = (
	record: OnlinePaymentRecord,
	payer: User | null | undefined,
): OnlinePaymentForStaff => ({
	...viewPayment(record),
	payer: payer ? namedPerson(payer) : null,
	gatewayId: record.gatewayId ?? null,
	taken: record.taken ?? null,
	refunds: record.refunds.map(({ id, target, amount, state, outcome = null, at }) => ({
		id,
		target,
		amount,
		state,
		outcome,
		at,
	})),
});
