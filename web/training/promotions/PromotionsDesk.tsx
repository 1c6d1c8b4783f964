import { lazy, useState } from "react";
import { useIntl } from "react-intl";
import { startOf } from "#shared/core/time/kuwait.ts";
import { rankOf } from "#shared/training/belts/belts.rules.ts";
import {
	type PromotionRequest,
	type PromotionStatus,
	promotionStatuses,
} from "#shared/training/belts/belts.schema.ts";
import { useNames } from "../../community/users/names.ts";
import { PersonLink } from "../../community/users/PersonLink.tsx";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { Desk } from "../../platform/records/Desk.tsx";
import { Button } from "../../ui/Button.tsx";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import type { Column } from "../../ui/tables/DataTable.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { promotionsPages } from "../belts/belts.queries.ts";
import { Change } from "./Change.tsx";
import { lackOf } from "./lackOf.ts";
import { promotionsMessages } from "./promotions.messages.ts";
import { Somebody } from "./Somebody.tsx";
import { useApprove } from "./useApprove.ts";
import "./promotions.css";

const PromotionDialog = lazy(() => import("./PromotionDialog.tsx"));
const PromoteDialog = lazy(() => import("./PromoteDialog.tsx"));
const RejectDialog = lazy(() => import("./RejectDialog.tsx"));

/** The missing requirement of a pending promotion. */
const lackNow = (promotion: PromotionRequest) =>
	promotion.status === "pending" ? lackOf(promotion) : null;

function useColumns(): Column<PromotionRequest>[] {
	const text = useText(promotionsMessages);
	const names = useNames();
	const { formatDate } = useIntl();
	return [
		{
			id: "person",
			head: text("promotions.person"),
			names: true,
			sort: ({ user }) => names(user).full,
			cell: (promotion) => {
				const lack = lackNow(promotion);
				const words = lack && text("eligibleDate" in lack ? "promotions.early" : "promotions.few");
				return (
					<Somebody person={promotion.user}>
						{words && <span className="small early block">{words}</span>}
					</Somebody>
				);
			},
		},
		{
			id: "change",
			head: text("promotions.change"),
			sort: ({ toBelt }) => rankOf(toBelt),
			cell: (promotion) => <Change promotion={promotion} />,
		},
		{
			id: "promoter",
			head: text("promotions.promoter"),
			phone: "labelled",
			sort: ({ promoter }) => (promoter ? names(promoter).full : ""),
			cell: ({ promoter, user }) => {
				if (!promoter || promoter.id === user.id) return text("promotions.own");
				return <PersonLink person={promoter} />;
			},
		},
		{
			id: "notes",
			head: text("promotions.notes"),
			cell: ({ notes, reason }) => {
				const words = reason ?? notes;
				return (
					words && (
						<Written className="small promotion-notes" data-tooltip="">
							{words}
						</Written>
					)
				);
			},
		},
		{
			id: "date",
			head: text("promotions.date"),
			sort: ({ promotionDate }) => promotionDate,
			cell: ({ promotionDate }) => (
				<time className="small soft promotion-date" dateTime={promotionDate}>
					{formatDate(startOf(promotionDate), { dateStyle: "long" })}
				</time>
			),
		},
	];
}

/**
 * Approves a promotion with one click if no requirement is missing; others must be opened first.
 */
function Actions({ promotion }: { promotion: PromotionRequest }) {
	const text = useText(promotionsMessages);
	const name = useNames()(promotion.user).full;
	const { set } = useAddress();
	const approve = useApprove(promotion);
	return (
		<span className="row promotion-actions">
			{promotion.status === "pending" && !lackNow(promotion) && (
				<Button
					kind="primary"
					aria-label={text("promotions.approveOf", { name })}
					disabled={approve.isPending}
					onClick={() => approve.mutate(false)}
				>
					{text(approve.isPending ? "promotions.approving" : "promotions.approve")}
				</Button>
			)}
			<Button
				opens
				aria-label={text("promotions.viewOf", { name })}
				onClick={() => set({ id: String(promotion.id) }, { step: true })}
			>
				{text("promotions.view")}
			</Button>
		</span>
	);
}

const none = {
	pending: "promotions.none",
	approved: "promotions.noneApproved",
	rejected: "promotions.noneRejected",
} as const;

const statusOf = (word: string | null): PromotionStatus =>
	promotionStatuses.find((one) => one === word) ?? "pending";

/** Pending and decided promotions. */
export default function PromotionsDesk() {
	const text = useText(promotionsMessages);
	const { search, set } = useAddress();
	const status = statusOf(search.get("status"));
	const list = usePages(promotionsPages(status));
	const [rejected, setRejected] = useState<PromotionRequest | null>(null);
	const id = search.get("id");
	const opened = list.rows?.find((one) => String(one.id) === id);
	const close = () => set({ id: null });
	return (
		<Desk
			title={text("promotions.title")}
			create={text("promotions.direct")}
			list={list}
			above={
				<>
					<UrlFilter
						name="status"
						label={text("promotions.show")}
						choices={promotionStatuses.map((one) => ({
							value: one === "pending" ? "" : one,
							label: text(`promotions.${one}`),
						}))}
					/>
					{id && id !== "new" && list.rows && !opened && (
						<Notice role="status">{text("promotions.gone")}</Notice>
					)}
				</>
			}
			none={text(none[status])}
			noneText={status === "pending" ? text("promotions.noneText") : undefined}
			columns={useColumns()}
			actions={(promotion) => <Actions promotion={promotion} />}
			keyOf={(promotion) => String(promotion.id)}
			first={10}
		>
			{id === "new" && <PromoteDialog onClose={close} />}
			{opened && !rejected && (
				<PromotionDialog item={opened} onReject={() => setRejected(opened)} onClose={close} />
			)}
			{rejected && (
				<RejectDialog
					item={rejected}
					onClose={() => {
						setRejected(null);
						close();
					}}
				/>
			)}
		</Desk>
	);
}
