import type {
	OnlinePayment,
	OnlinePaymentForStaff,
	OnlinePaymentKey,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { AppError } from "../../core/errors.ts";
import type { PaymentGateway } from "../../core/outside/payments/gateway.ts";
import { readyGateway } from "../../core/outside/payments/paymentGateway.ts";
import type { Write } from "../../core/table/database.ts";
import { ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { findSurvivors } from "../../people/users/survivors.ts";
import { namedPerson, peopleById } from "../../people/users/users.service.ts";
import { type OnlinePaymentRecord, OnlinePayments } from "./online-payment.entity.ts";

export async function requireGateway(): Promise<PaymentGateway> {
	const gateway = await readyGateway();
	if (!gateway) throw new AppError("online_payment_off");
	return gateway;
}

export const onlinePaymentId = ({ userId, id }: OnlinePaymentKey | OnlinePaymentRecord) =>
	`${userId}-${id}`;

/** A payment by its number, which it keeps when its payer is merged into another person. */
export async function readPayment({
	userId,
	id,
}: OnlinePaymentKey | OnlinePaymentRecord): Promise<OnlinePaymentRecord | null> {
	const read = async (payer: number) =>
		(await OnlinePayments.get({ userId: payer, id }).go({ consistent: true })).data;
	const found = await read(userId);
	if (found) return found;
	const survivor = (await findSurvivors([userId]))(userId);
	return survivor === userId ? null : read(survivor);
}

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

/** The payer, and the people whose fees were paid. */
export const peopleOf = ({ userId, charges }: OnlinePaymentRecord): number[] => [
	userId,
	...charges.map((charge) => charge.userId),
];

type People = {
	/** A person by the id that they have or had before a merge. */
	named: (id: number) => ReturnType<typeof namedPerson> | null;
	survivor: (id: number) => number;
};

async function peopleIn(records: readonly OnlinePaymentRecord[]): Promise<People> {
	const ids = records.flatMap((record) => [
		...peopleOf(record),
		...(record.receiptOf ? [record.receiptOf] : []),
	]);
	const found = await peopleById(ids);
	const missing = ids.filter((id) => !found.has(id));
	const survivor = await findSurvivors(missing);
	const survivors = await peopleById(missing.map(survivor));
	const named = (id: number) => {
		const person = found.get(id) ?? survivors.get(survivor(id));
		return person ? namedPerson(person) : null;
	};
	return { named, survivor };
}

const viewWith = (record: OnlinePaymentRecord, { named, survivor }: People): OnlinePayment => ({
	id: onlinePaymentId(record),
	state: record.status,
	source: record.source,
	amount: record.amount,
	charges: record.charges.map((charge) => ({ ...charge, person: named(charge.userId) })),
	url: (record.status === "started" && record.url) || null,
	outcome: record.outcome ?? null,
	receipt:
		record.receiptNumber && record.receiptOf
			? `${survivor(record.receiptOf)}-${record.receiptNumber}`
			: null,
	createdAt: record.createdAt,
});

/** Online payments as their payer sees them, with the names of the people whose fees they are. */
export async function viewPayments(
	records: readonly OnlinePaymentRecord[],
): Promise<OnlinePayment[]> {
	const people = await peopleIn(records);
	return records.map((record) => viewWith(record, people));
}

export const viewPayment = async (record: OnlinePaymentRecord): Promise<OnlinePayment> =>
	(await viewPayments([record]))[0];

/** Online payments as staff see them. */
export async function viewManyForStaff(
	records: readonly OnlinePaymentRecord[],
): Promise<OnlinePaymentForStaff[]> {
	const people = await peopleIn(records);
	return records.map((record) => ({
		...viewWith(record, people),
		payer: people.named(record.userId),
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
	}));
}

export const viewForStaff = async (record: OnlinePaymentRecord): Promise<OnlinePaymentForStaff> =>
	(await viewManyForStaff([record]))[0];
