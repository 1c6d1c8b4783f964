import { useState } from "react";
import { canTakeBack } from "#shared/base/ranks/belts.rules.ts";
import type { PromotionRequest } from "#shared/base/ranks/belts.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { Button } from "../../../ui/Button.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { OwnLanguage } from "../../../ui/texts/OwnLanguage.tsx";
import { useDay } from "../../belts/BeltHistory.tsx";
import { promotionsMessages } from "../promotions.messages.ts";
import { Background } from "./Background.tsx";
import { Change } from "./Change.tsx";
import { EarlyNotice } from "./EarlyNotice.tsx";
import { findMissingRequirement } from "./missingRequirements.ts";
import { PersonWithPortrait } from "./PersonWithPortrait.tsx";
import { useApprove, useTakeBack } from "./useApprove.ts";
import { useDecisionText } from "./useDecisionText.ts";

type Props = {
	item: PromotionRequest;
	/** The promotions of the list, to step through. */
	items: readonly PromotionRequest[];
	onOpen: (item: PromotionRequest) => void;
	onReject: () => void;
	onClose: () => void;
};

/** Buttons to the previous and the next promotion of the list. */
function Steps({ item, items, onOpen }: Pick<Props, "item" | "items" | "onOpen">) {
	const text = useText(promotionsMessages);
	const at = items.findIndex(({ id }) => id === item.id);
	if (items.length < 2 || at < 0) return null;
	return (
		<nav className="row promotion-steps" aria-label={text("promotions.steps")}>
			<Button disabled={at === 0} onClick={() => onOpen(items[at - 1])}>
				{text("promotions.previous")}
			</Button>
			<span className="small soft" aria-live="polite">
				{text("promotions.position", { at: at + 1, count: items.length })}
			</span>
			<Button disabled={at === items.length - 1} onClick={() => onOpen(items[at + 1])}>
				{text("promotions.next")}
			</Button>
		</nav>
	);
}

function PromotionFacts({ item }: Pick<Props, "item">) {
	const text = useText(promotionsMessages);
	const day = useDay();
	const { user, promoter, notes, reason, promotionDate } = item;
	return (
		<dl className="promotion-facts">
			<div>
				<dt>{text("promotions.promoter")}</dt>
				<dd>
					{promoter && promoter.id !== user.id ? (
						<PersonWithPortrait person={promoter} />
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
					<OwnLanguage as="dd" className="lines" linked>
						{notes}
					</OwnLanguage>
				</div>
			)}
			{reason && (
				<div>
					<dt>{text("promotions.reason")}</dt>
					<OwnLanguage as="dd">{reason}</OwnLanguage>
				</div>
			)}
		</dl>
	);
}

/** The decision, which can be taken back for a while. */
function Decision({ item, onTakenBack }: Pick<Props, "item"> & { onTakenBack: () => void }) {
	const text = useText(promotionsMessages);
	const takeBack = useTakeBack();
	const decision = useDecisionText()(item);
	if (!decision) return null;
	return (
		<p className="row">
			<span>{decision}</span>
			{canTakeBack(item.decidedAt, Date.now()) && (
				<Button
					disabled={takeBack.isPending}
					onClick={() => takeBack.mutate([item], { onSuccess: onTakenBack })}
				>
					{text("promotions.takeBack")}
				</Button>
			)}
		</p>
	);
}

/** The details of a promotion, with buttons to decide while it is pending. */
export default function PromotionDialog({ item, items, onOpen, onReject, onClose }: Props) {
	const text = useText(promotionsMessages);
	const name = useNames()(item.user).full;
	const approve = useApprove(item, onClose);
	const [overridden, setOverridden] = useState<PromotionRequest["id"] | null>(null);
	const override = overridden === item.id;
	const { user, status } = item;
	const waits = status === "pending";
	const lack = waits ? findMissingRequirement(item) : null;
	const needsBoard = lack !== null && "boardAt" in lack;
	return (
		<FormDialog
			title={text("promotions.detailsTitle", { name })}
			submit={waits && !needsBoard ? text("promotions.approve") : undefined}
			submitting={text("promotions.approving")}
			cancel={text("promotions.close")}
			incomplete={lack !== null && !override}
			wide
			write={approve}
			onClose={onClose}
			onSubmit={() => approve.mutate(override)}
		>
			<Steps item={item} items={items} onOpen={onOpen} />
			<PersonWithPortrait person={user} />
			<Change promotion={item} />
			<PromotionFacts item={item} />
			<Decision item={item} onTakenBack={onClose} />
			{lack && (
				<EarlyNotice
					lack={lack}
					checked={override}
					onCheck={(checked) => setOverridden(checked ? item.id : null)}
				/>
			)}
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
