import type { PromotionRequest } from "#shared/training/belts/belts.schema.ts";
import { useNames } from "../../community/users/names.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { belts, beltsQuery } from "../belts/belts.queries.ts";
import { useBeltName } from "../belts/useBeltName.ts";
import { promotionsMessages } from "./promotions.messages.ts";

/** Approves a promotion. `override` approves despite a missing requirement. */
export function useApprove({ id, user, toBelt }: PromotionRequest, done?: () => void) {
	const text = useText(promotionsMessages);
	const name = useNames()(user).full;
	const belt = useBeltName()(toBelt);
	return useWrite({
		call: (override: boolean, key) => belts.approve({ params: { id }, body: { override }, key }),
		said: () => ({ title: text("promotions.wasApproved"), text: `${name} · ${belt}` }),
		changed: [beltsQuery],
		done,
	});
}
