import type { OnlinePaymentForStaff } from "#shared/competition/online-payments/online-payments.schema.ts";
import { useFeeWords } from "../../../community/memberships/useFeeWords.ts";
import { useText } from "../../../core/language/messages.ts";
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
