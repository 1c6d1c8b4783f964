import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import type { BeltPromotion } from "#shared/base/ranks/belts.schema.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { Arrow } from "../../../ui/texts/FromTo.tsx";
import { promotionsMessages } from "../promotions.messages.ts";

/** The current and the new belt of a promotion. */
export function Change({
	promotion: { fromBelt, toBelt, isHeld },
}: {
	promotion: Pick<BeltPromotion, "fromBelt" | "toBelt" | "isHeld">;
}) {
	const text = useText(promotionsMessages);
	const locale = useLocale();
	return (
		<span className="belt-change">
			<span>
				<Belt belt={fromBelt} width={56} />
				{staffBeltName(fromBelt, locale)}
			</span>
			<Arrow />
			<span>
				<Belt belt={toBelt} width={56} />
				<strong>{staffBeltName(toBelt, locale)}</strong>
				{isHeld && <span className="small soft block">{text("promotions.held")}</span>}
			</span>
		</span>
	);
}
