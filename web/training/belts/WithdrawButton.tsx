import type { BeltPromotion } from "#shared/base/ranks/belts.schema.ts";
import { belts, beltsQuery } from "../../base/ranks/belts.queries.ts";
import { historyMessages } from "../../base/ranks/history.messages.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useUser } from "../../base/session/session.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";

export type Changed = NonNullable<Parameters<typeof useWrite>[0]["changed"]>;

type Props = {
	promotion: BeltPromotion;
	/** Further queries that show the promotion. */
	changed: Changed;
};

/** Withdraws a pending promotion; shown only to the coach who requested it. */
export function WithdrawButton({ promotion, changed }: Props) {
	const text = useText(historyMessages);
	const belt = useBeltName()(promotion.toBelt);
	const { data: user } = useUser();
	const withdraw = useWrite({
		call: (_: void, key) => belts.withdraw({ params: { id: promotion.id }, key }),
		toast: () => ({ title: text("history.withdrawn"), text: belt }),
		changed: [beltsQuery, ...changed],
	});
	if (promotion.status !== "pending" || promotion.promotedBy !== user?.id) return null;
	return (
		<Button
			aria-label={text("history.withdrawOf", { belt })}
			disabled={withdraw.isPending}
			onClick={() => withdraw.mutate()}
		>
			{text(withdraw.isPending ? "history.withdrawing" : "history.withdraw")}
		</Button>
	);
}
