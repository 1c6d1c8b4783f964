import type { PromotionRequest } from "#shared/base/ranks/belts.schema.ts";
import { belts, beltsQuery } from "../../../base/ranks/belts.queries.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { type EachResult, useWriteEach } from "../../../core/calls/useWriteEach.ts";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { promotionsMessages } from "../promotions.messages.ts";

const keyOf = ({ id }: PromotionRequest) => String(id);

/** Names a request after its person, to say which ones failed. */
function useNameOf() {
	const names = useNames();
	return ({ user }: PromotionRequest) => names(user).full;
}

/** Takes decisions back; requests are pending again. */
export function useTakeBack() {
	const text = useText(promotionsMessages);
	const nameOf = useNameOf();
	return useWriteEach<PromotionRequest>({
		keyOf,
		nameOf,
		call: ({ id }, key) => belts.takeBack({ params: { id }, key }),
		title: (count) => text("promotions.takenBack", { count }),
		changed: [beltsQuery],
	});
}

/** Approves a promotion. `override` approves despite a missing requirement. */
export function useApprove(promotion: PromotionRequest, done?: () => void) {
	const { id, user, toBelt } = promotion;
	const text = useText(promotionsMessages);
	const name = useNames()(user).full;
	const belt = useBeltName()(toBelt);
	const takeBack = useTakeBack();
	return useWrite({
		call: (override: boolean, key) => belts.approve({ params: { id }, body: { override }, key }),
		toast: () => ({
			title: text("promotions.wasApproved"),
			text: `${name} · ${belt}`,
			undo: () => takeBack.mutate([promotion]),
		}),
		changed: [beltsQuery],
		done,
	});
}

/** Approves several promotions that lack no requirement. */
export function useApproveEach(done?: () => void) {
	const text = useText(promotionsMessages);
	const nameOf = useNameOf();
	const takeBack = useTakeBack();
	return useWriteEach<PromotionRequest>({
		keyOf,
		nameOf,
		call: ({ id }, key) => belts.approve({ params: { id }, body: {}, key }),
		title: (count) => text("promotions.wereApproved", { count }),
		undo: (approved) => takeBack.mutate(approved),
		changed: [beltsQuery],
		done,
	});
}

/** Rejects promotions, each with its reason. */
export function useRejectEach(done: (result: EachResult<PromotionRequest>) => void) {
	const text = useText(promotionsMessages);
	const nameOf = useNameOf();
	const takeBack = useTakeBack();
	return useWriteEach<PromotionRequest>({
		keyOf,
		nameOf,
		call: ({ id, reason }, key) => belts.reject({ params: { id }, body: { reason }, key }),
		title: (count) => text("promotions.wereRejected", { count }),
		undo: (rejected) => takeBack.mutate(rejected),
		changed: [beltsQuery],
		done,
	});
}
