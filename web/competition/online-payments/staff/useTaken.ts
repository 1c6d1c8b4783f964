import type { OnlinePaymentForStaff } from "#shared/competition/online-payments/online-payments.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { useFeeWords } from "../../../people/memberships/useFeeWords.ts";
import { manageOnlineMessages } from "./manageOnline.messages.ts";

/** What the bank took instead of the amount, in words. */
export function useTaken() {
	const text = useText(manageOnlineMessages);
	const { money } = useFeeWords();
	return ({ taken }: Pick<OnlinePaymentForStaff, "taken">) => {
		if (!taken) return undefined;
		const { amount, currency } = taken;
		return amount === null || currency !== "KWD"
			? text("manageOnline.unclear", { currency })
			: money(amount);
	};
}

/** What staff have to look at in a payment: a refund without an answer, or what the bank took. */
export function useDifference() {
	const text = useText(manageOnlineMessages);
	const { money } = useFeeWords();
	const taken = useTaken();
	return (payment: OnlinePaymentForStaff) => {
		const open = payment.refunds.find(({ state }) => state === "differs");
		if (open) return text("manageOnline.refundOpen", { amount: money(open.amount) });
		const requested = money(payment.amount);
		return text("manageOnline.takenOf", { asked: requested, taken: taken(payment) ?? "" });
	};
}
