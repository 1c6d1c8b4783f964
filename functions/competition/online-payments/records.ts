import type {
	OnlinePayment,
	OnlinePaymentForStaff,
	OnlinePaymentKey,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import type { User } from "../../community/users/user.entity.ts";
import { namedPerson, peopleById } from "../../community/users/users.service.ts";
import { AppError } from "../../core/errors.ts";
import type { PaymentGateway } from "../../core/outside/payments/gateway.ts";
import { readyGateway } from "../../core/outside/payments/paymentGateway.ts";
import type { Write } from "../../core/table/database.ts";
import { ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { type OnlinePaymentRecord, OnlinePayments } from "./online-payment.entity.ts";

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

type People = ReadonlyMap<number, User>;

const namedIn = (people: People, userId: number) => {
	const person = people.get(userId);
	return person ? namedPerson(person) : null;
};

const peopleIn = (records: readonly OnlinePaymentRecord[]): Promise<People> =>
	peopleById(
		records.flatMap((record) => [record.userId, ...record.charges.map(({ userId }) => userId)]),
	);

const viewWith = (record: OnlinePaymentRecord, people: People): OnlinePayment => ({
	id: onlinePaymentId(record),
	state: record.status,
	source: record.source,
	amount: record.amount,
	charges: record.charges.map((charge) => ({ ...charge, person: namedIn(people, charge.userId) })),
	url: (record.status === "started" && record.url) || null,
	outcome: record.outcome ?? null,
	receipt: record.receiptNumber ? `${record.receiptOf}-${record.receiptNumber}` : null,
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
		payer: namedIn(people, record.userId),
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
