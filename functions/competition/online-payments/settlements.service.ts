import type {
	BankSettlement,
	SettlementInput,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { monthDays } from "#shared/core/time/month.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { isSettled } from "../../people/memberships/ledger.ts";
import { paymentsBetween } from "../../people/memberships/payments.service.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, namedPerson, peopleById } from "../../people/users/users.service.ts";
import { type BankSettlementRecord, BankSettlements } from "./bank-settlement.entity.ts";

const view = (
	{ day, sum, note, updatedAt }: BankSettlementRecord,
	by: User | null | undefined,
): BankSettlement => ({
	day,
	sum,
	note: note ?? null,
	by: by ? namedPerson(by) : null,
	at: updatedAt,
});

/** The bank's sums of a month's days, the latest day first. */
export async function listSettlements(month: string): Promise<BankSettlement[]> {
	const { from, to } = monthDays(month);
	const { data } = await BankSettlements.query
		.inOrder({})
		.between({ day: from }, { day: to })
		.go({ pages: "all", order: "desc" });
	const people = await peopleById(data.map(({ enteredBy }) => enteredBy));
	return data.map((one) => view(one, people.get(one.enteredBy)));
}

/** What our receipts say that the bank received on a day, less what it paid back. */
async function expectedOn(day: string): Promise<number> {
	const payments = await paymentsBetween(day, day);
	return payments
		.filter((payment) => payment.paymentMethod === "online" && isSettled(payment))
		.reduce((sum, { amount }) => sum + amount, 0);
}

const findSettlement = async (day: string): Promise<BankSettlementRecord | null> =>
	(await BankSettlements.get({ day }).go({ consistent: true })).data;

function writeSettlement(before: BankSettlementRecord | null, after: BankSettlementRecord | null) {
	const conflict = { onConditionFailed: "changed_meanwhile" } as const;
	if (after && !before) return { put: BankSettlements.create(after).params(), ...conflict };
	if (after && before)
		return { put: BankSettlements.put(after).where(ifUnchanged(before)).params(), ...conflict };
	const { day } = before as BankSettlementRecord;
	const removal = BankSettlements.delete({ day }).where(
		ifUnchanged(before as BankSettlementRecord),
	);
	return { delete: removal.params(), ...conflict };
}

/** Stores the bank's sum of a day, or takes back what was entered. */
export async function enterSettlement(
	caller: SignedIn,
	day: string,
	{ sum, note }: SettlementInput,
): Promise<BankSettlement | null> {
	const { now, session } = caller;
	if (day > kuwaitDate(now)) throw new AppError("invalid", { fields: { day: "date_invalid" } });
	const [before, expected, staff] = await Promise.all([
		findSettlement(day),
		expectedOn(day),
		findUser(session.userId),
	]);
	if (sum === null && !before) return null;
	const entered = { day, sum: sum ?? 0, note: note ?? undefined, enteredBy: session.userId };
	const stored = before ? nextVersion(before, entered, now) : { ...entered, ...firstVersion(now) };
	const after = sum === null ? null : stored;
	const answer = after && view(after, staff);
	const write: Write = writeSettlement(before, after);
	await auditedTransaction(
		caller,
		{
			entityType: "bankSettlement",
			entityId: day,
			action: after ? "entered" : "removed",
			details: { counted: after?.sum ?? before?.sum, expected, note },
		},
		[write],
		answer,
	);
	return answer;
}
