import { useState } from "react";
import type { PromotionRequest } from "#shared/base/ranks/belts.schema.ts";
import { promotionsPages } from "../../base/ranks/belts.queries.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { paths } from "../../core/address/paths.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { PersonName } from "../../people/users/PersonName.tsx";
import { DecideGroup } from "../../ui/decide/DecideGroup.tsx";
import { FromTo } from "../../ui/texts/FromTo.tsx";
import { findMissingRequirement, missingText } from "./decide/missingRequirements.ts";
import RejectDialog from "./decide/RejectDialog.tsx";
import { useApproveEach } from "./decide/useApprove.ts";
import { promotionsMessages } from "./promotions.messages.ts";

/** Promotions that wait for a decision. */
export default function WaitingPromotions() {
	const text = useText(promotionsMessages);
	const names = useNames();
	const beltName = useBeltName();
	const { rows, more } = usePages(promotionsPages("pending"));
	const approve = useApproveEach();
	const [rejected, setRejected] = useState<PromotionRequest>();
	const those = (keys: string[]) => rows?.filter(({ id }) => keys.includes(String(id))) ?? [];
	return (
		<DecideGroup
			id="promotions"
			title={text("promotions.title")}
			to="/?tab=promotions"
			rows={rows?.map((promotion) => {
				const { id, user, fromBelt, toBelt, promoter, promotionDate } = promotion;
				const lack = findMissingRequirement(promotion);
				const isOwn = !promoter || promoter.id === user.id;
				return {
					key: String(id),
					name: names(user).full,
					// The board decides on a dan where it reads the recommendation.
					to: lack && "boardAt" in lack ? paths.grading(lack.boardAt) : `/?tab=promotions&id=${id}`,
					facts: (
						<>
							<FromTo from={beltName(fromBelt)} to={beltName(toBelt)} />
							<span className="block">
								{isOwn ? text("promotions.own") : <PersonName person={promoter} />}
							</span>
						</>
					),
					since: promotionDate,
					warning: lack === null ? undefined : text(missingText(lack)),
				};
			})}
			more={more}
			approve={{ run: (keys) => approve.mutate(those(keys)), isPending: approve.isPending }}
			reject={([key]) => setRejected(those([key])[0])}
		>
			{rejected && <RejectDialog items={[rejected]} onClose={() => setRejected(undefined)} />}
		</DecideGroup>
	);
}
