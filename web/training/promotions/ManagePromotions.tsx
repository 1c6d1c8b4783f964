import { useState } from "react";
import { useIntl } from "react-intl";
import { canTakeBack, rankOf } from "#shared/base/ranks/belts.rules.ts";
import {
	type PromotionRequest,
	type PromotionStatus,
	promotionStatuses,
} from "#shared/base/ranks/belts.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { promotionsPages } from "../../base/ranks/belts.queries.ts";
import { RecordList } from "../../base/records/RecordList.tsx";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { useNames } from "../../people/users/names.ts";
import { PersonLink } from "../../people/users/PersonLink.tsx";
import { Button } from "../../ui/Button.tsx";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import { RowMenu } from "../../ui/menus/RowMenu.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import type { Column } from "../../ui/tables/DataTable.tsx";
import { SelectionBar } from "../../ui/tables/SelectionBar.tsx";
import { useTableKeys } from "../../ui/tables/useTableKeys.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { Change } from "./decide/Change.tsx";
import { findMissingRequirement } from "./decide/missingRequirements.ts";
import { PersonWithPortrait } from "./decide/PersonWithPortrait.tsx";
import { useApprove, useTakeBack } from "./decide/useApprove.ts";
import { useDecisionText } from "./decide/useDecisionText.ts";
import { promotionsMessages } from "./promotions.messages.ts";
import "./promotions.css";

const ApproveDialog = lazyPart(() => import("./decide/ApproveDialog.tsx"));
const PromotionDialog = lazyPart(() => import("./decide/PromotionDialog.tsx"));
const PromoteDialog = lazyPart(() => import("./PromoteDialog.tsx"));
const RejectDialog = lazyPart(() => import("./decide/RejectDialog.tsx"));

/** The missing requirement of a pending promotion. */
const lackNow = (promotion: PromotionRequest) =>
	promotion.status === "pending" ? findMissingRequirement(promotion) : null;

/** Whether a promotion can be approved in the list, because it lacks no requirement. */
const canApproveInList = (promotion: PromotionRequest) =>
	promotion.status === "pending" && !lackNow(promotion);

function useColumns(): Column<PromotionRequest>[] {
	const decisionText = useDecisionText();
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
					<PersonWithPortrait person={promotion.user}>
						{words && <span className="small early block">{words}</span>}
					</PersonWithPortrait>
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
						<Written className="small clamped promotion-notes" data-tooltip="">
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
			cell: (promotion) =>
				decisionText(promotion) ? (
					<span className="small soft">{decisionText(promotion)}</span>
				) : (
					<time className="small soft promotion-date" dateTime={promotion.promotionDate}>
						{formatDate(startOf(promotion.promotionDate), { dateStyle: "long" })}
					</time>
				),
		},
	];
}

/**
 * Approves a promotion with one click if no requirement is missing; others must be opened first. A
 * recent decision can be taken back.
 */
function Actions({
	promotion,
	onReject,
}: {
	promotion: PromotionRequest;
	onReject: (promotion: PromotionRequest) => void;
}) {
	const text = useText(promotionsMessages);
	const name = useNames()(promotion.user).full;
	const { set } = useAddress();
	const approve = useApprove(promotion);
	const takeBack = useTakeBack();
	return (
		<span className="row promotion-actions">
			{canApproveInList(promotion) && (
				<Button
					kind="primary"
					aria-keyshortcuts="A"
					aria-label={text("promotions.approveOf", { name })}
					disabled={approve.isPending}
					onClick={() => approve.mutate(false)}
				>
					{text(approve.isPending ? "promotions.approving" : "promotions.approve")}
				</Button>
			)}
			<Button
				opens
				aria-keyshortcuts="Enter"
				aria-label={text("promotions.viewOf", { name })}
				onClick={() => set({ id: String(promotion.id) }, { step: true })}
			>
				{text("promotions.view")}
			</Button>
			{canTakeBack(promotion.decidedAt, Date.now()) && (
				<Button
					aria-label={text("promotions.takeBackOf", { name })}
					disabled={takeBack.isPending}
					onClick={() => takeBack.mutate([promotion])}
				>
					{text("promotions.takeBack")}
				</Button>
			)}
			{promotion.status === "pending" && (
				<RowMenu
					name={name}
					actions={[{ label: text("promotions.reject"), onSelect: () => onReject(promotion) }]}
				/>
			)}
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
export default function ManagePromotions() {
	const text = useText(promotionsMessages);
	const { search, set } = useAddress();
	const status = statusOf(search.get("status"));
	const list = usePages(promotionsPages(status));
	const names = useNames();
	const [asked, setAsked] = useState<{
		approve?: { items: PromotionRequest[]; leftOut: number };
		reject?: PromotionRequest[];
	}>({});
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	/** The promotion that the dialog shows after a step to the previous or next one. */
	const [stepped, setStepped] = useState<string | null>(null);
	const id = search.get("id");
	const rows = list.rows ?? [];
	const openedId = stepped ?? id;
	const found = usePages(promotionsPages(status), {
		isKept: (one) => String(one.id) === openedId,
		atLeast: openedId && openedId !== "new" ? 1 : 0,
	});
	const [opened] = found.rows ?? [];
	const chosen = status === "pending" ? rows.filter((one) => selected.has(String(one.id))) : [];
	const ready = rows.filter(canApproveInList);
	const readyChosen = chosen.filter(canApproveInList);
	const close = () => {
		setStepped(null);
		set({ id: null });
	};
	const done = () => {
		setAsked({});
		setSelected(new Set());
		if (id) close();
	};
	useTableKeys();
	return (
		<RecordList
			title={text("promotions.title")}
			create={
				<span className="row">
					{ready.length > 1 && (
						<Button
							kind="primary"
							opens
							onClick={() => setAsked({ approve: { items: ready, leftOut: 0 } })}
						>
							{text("promotions.approveSeveral", { count: ready.length })}
						</Button>
					)}
					<Button
						kind={ready.length > 1 ? undefined : "primary"}
						opens
						onClick={() => set({ id: "new" }, { step: true })}
					>
						{text("promotions.direct")}
					</Button>
				</span>
			}
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
					{id && id !== "new" && found.rows && !opened && (
						<Notice role="status">{text("promotions.gone")}</Notice>
					)}
				</>
			}
			none={text(none[status])}
			noneText={status === "pending" ? text("promotions.noneText") : undefined}
			columns={useColumns()}
			actions={(promotion) => (
				<Actions promotion={promotion} onReject={(item) => setAsked({ reject: [item] })} />
			)}
			selection={
				status === "pending"
					? { selected, onSelect: setSelected, nameOf: ({ user }) => names(user).full }
					: undefined
			}
			keyOf={(promotion) => String(promotion.id)}
			first={10}
		>
			{id === "new" && <PromoteDialog onClose={close} />}
			<SelectionBar count={chosen.length} onClear={() => setSelected(new Set())}>
				<Button
					kind="primary"
					opens
					disabled={readyChosen.length === 0}
					onClick={() =>
						setAsked({
							approve: { items: readyChosen, leftOut: chosen.length - readyChosen.length },
						})
					}
				>
					{text("promotions.approveSeveral", { count: readyChosen.length })}
				</Button>
				<Button opens onClick={() => setAsked({ reject: chosen })}>
					{text("promotions.reject")}
				</Button>
			</SelectionBar>
			{opened && !asked.reject && (
				<PromotionDialog
					item={opened}
					items={rows}
					onOpen={(item) => setStepped(String(item.id))}
					onReject={() => setAsked({ reject: [opened] })}
					onClose={close}
				/>
			)}
			{asked.approve && (
				<ApproveDialog {...asked.approve} onClose={() => setAsked({})} onDone={done} />
			)}
			{asked.reject && (
				<RejectDialog items={asked.reject} onClose={() => setAsked({})} onDone={done} />
			)}
		</RecordList>
	);
}
