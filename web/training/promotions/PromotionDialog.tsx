import { useState } from "react";
import type { PromotionRequest } from "#shared/training/belts/belts.schema.ts";
import { useNames } from "../../community/users/names.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { useDay } from "../belts/BeltHistory.tsx";
import { Background } from "./Background.tsx";
import { Change } from "./Change.tsx";
import { EarlyNotice } from "./EarlyNotice.tsx";
import { lackOf } from "./lackOf.ts";
import { promotionsMessages } from "./promotions.messages.ts";
import { Somebody } from "./Somebody.tsx";
import { useApprove } from "./useApprove.ts";

type Props = { item: PromotionRequest; onReject: () => void; onClose: () => void };

/** The details of a promotion, with buttons to decide while it is pending. */
export default function PromotionDialog({ item, onReject, onClose }: Props) {
	const text = useText(promotionsMessages);
	const name = useNames()(item.user).full;
	const day = useDay();
	const approve = useApprove(item, onClose);
	const [override, setOverride] = useState(false);
	const { user, promoter, notes, reason, promotionDate, status } = item;
	const waits = status === "pending";
	const lack = waits ? lackOf(item) : null;
	return (
		<FormDialog
			title={text("promotions.detailsTitle", { name })}
			submit={waits ? text("promotions.approve") : undefined}
			submitting={text("promotions.approving")}
			cancel={text("promotions.close")}
			incomplete={lack !== null && !override}
			wide
			write={approve}
			onClose={onClose}
			onSubmit={() => approve.mutate(override)}
		>
			<Somebody person={user} />
			<Change promotion={item} />
			<dl className="promotion-facts">
				<div>
					<dt>{text("promotions.promoter")}</dt>
					<dd>
						{promoter && promoter.id !== user.id ? (
							<Somebody person={promoter} />
						) : (
							text("promotions.own")
						)}
					</dd>
				</div>
				<div>
					<dt>{text("promotions.date")}</dt>
					<dd>
						<time dateTime={promotionDate}>{day(promotionDate)}</time>
					</dd>
				</div>
				{notes && (
					<div>
						<dt>{text("promotions.notes")}</dt>
						<Written as="dd" className="lines" linked>
							{notes}
						</Written>
					</div>
				)}
				{reason && (
					<div>
						<dt>{text("promotions.reason")}</dt>
						<Written as="dd">{reason}</Written>
					</div>
				)}
			</dl>
			{lack && <EarlyNotice lack={lack} checked={override} onCheck={setOverride} />}
			{waits && (
				<p>
					<Button opens onClick={onReject}>
						{text("promotions.reject")}
					</Button>
				</p>
			)}
			<Background userId={user.id} belt={user.currentBelt} />
		</FormDialog>
	);
}
