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
import { OwnLanguage } from "../../ui/texts/OwnLanguage.tsx";
import { Change } from "./decide/Change.tsx";
import { findMissingRequirement, missingText } from "./decide/missingRequirements.ts";
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

/** Those that wait for a grading come last, because nothing can be decided about them here. */
const decidableFirst = (promotions: PromotionRequest[]) =>
	promotions.toSorted((a, b) => Number(a.eventId !== null) - Number(b.eventId !== null));

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
				const words = lack && text(missingText(lack));
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
						<OwnLanguage className="small clamped promotion-notes" data-tooltip="">
							{words}
						</OwnLanguage>
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
						{formatDate(startOf(promotion.promotionDate), { dateStyle: "medium" })}
					</time>
				),
		},
	];
}

function TakeBackButton({ promotion }: { promotion: PromotionRequest }) {
	const text = useText(promotionsMessages);
	const name = useNames()(promotion.user).full;
	const takeBack = useTakeBack();
	return (
		<Button
			aria-label={text("promotions.takeBackOf", { name })}
			disabled={takeBack.isPending}
			onClick={() => takeBack.mutate([promotion])}
		>
			{text("promotions.takeBack")}
		</Button>
	);
}

type ActionsProps = {
	promotion: PromotionRequest;
	onReject: (promotion: PromotionRequest) => void;
};

/**
 * Approves a promotion with one click if no requirement is missing; others must be opened first. A
 * recent decision can be taken back.
 */
function Actions({ promotion, onReject }: ActionsProps) {
	const text = useText(promotionsMessages);
	const name = useNames()(promotion.user).full;
	const { set } = useAddress();
	const approve = useApprove(promotion);
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
			{canTakeBack(promotion.decidedAt, Date.now()) && <TakeBackButton promotion={promotion} />}
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

/** The promotions that a dialog approves or rejects. */
type DialogItems = {
	approve?: { items: PromotionRequest[]; leftOut: number };
	reject?: PromotionRequest[];
};

/** The promotion that the address names, and steps from it to the previous or next one. */
function useOpened(status: PromotionStatus) {
	const { search, set } = useAddress();
	/** The promotion that the dialog shows after a step. */
	const [stepped, setStepped] = useState<string | null>(null);
	const id = search.get("id");
	const openedId = stepped ?? id;
	const found = usePages(promotionsPages(status), {
		isIncluded: (one) => String(one.id) === openedId,
		atLeast: openedId && openedId !== "new" ? 1 : 0,
	});
	const opened = found.rows?.at(0);
	return {
		id,
		opened,
		/** Whether the list has no such promotion any more. */
		isMissing: id !== null && id !== "" && id !== "new" && found.rows !== undefined && !opened,
		step: (promotion: PromotionRequest) => setStepped(String(promotion.id)),
		close: () => {
			setStepped(null);
			set({ id: null });
		},
	};
}

/** Approves all that lack no requirement, or records a promotion directly. */
function CreateActions({ ready, onApprove }: { ready: number; onApprove: () => void }) {
	const text = useText(promotionsMessages);
	const { set } = useAddress();
	return (
		<span className="row">
			{ready > 1 && (
				<Button kind="primary" opens onClick={onApprove}>
					{text("promotions.approveSeveral", { count: ready })}
				</Button>
			)}
			<Button
				kind={ready > 1 ? undefined : "primary"}
				opens
				onClick={() => set({ id: "new" }, { step: true })}
			>
				{text("promotions.direct")}
			</Button>
		</span>
	);
}

/** Decides the selected promotions. */
function SelectedPromotions({
	chosen,
	onAsk,
	onClear,
}: {
	chosen: PromotionRequest[];
	onAsk: (next: DialogItems) => void;
	onClear: () => void;
}) {
	const text = useText(promotionsMessages);
	const items = chosen.filter(canApproveInList);
	return (
		<SelectionBar count={chosen.length} onClear={onClear}>
			<Button
				kind="primary"
				opens
				disabled={items.length === 0}
				onClick={() => onAsk({ approve: { items, leftOut: chosen.length - items.length } })}
			>
				{text("promotions.approveSeveral", { count: items.length })}
			</Button>
			<Button opens onClick={() => onAsk({ reject: chosen })}>
				{text("promotions.reject")}
			</Button>
		</SelectionBar>
	);
}

function StatusFilter() {
	const text = useText(promotionsMessages);
	return (
		<UrlFilter
			name="status"
			label={text("promotions.show")}
			choices={promotionStatuses.map((one) => ({
				value: one === "pending" ? "" : one,
				label: text(`promotions.${one}`),
			}))}
		/>
	);
}

/** Pending and decided promotions. */
export default function ManagePromotions() {
	const text = useText(promotionsMessages);
	const { search } = useAddress();
	const status = statusOf(search.get("status"));
	const list = usePages(promotionsPages(status));
	const names = useNames();
	const [openDialog, setOpenDialog] = useState<DialogItems>({});
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const { id, opened, isMissing, close, step } = useOpened(status);
	const rows = status === "pending" ? decidableFirst(list.rows ?? []) : (list.rows ?? []);
	const chosen = status === "pending" ? rows.filter((one) => selected.has(String(one.id))) : [];
	const ready = rows.filter(canApproveInList);
	const done = () => {
		setOpenDialog({});
		setSelected(new Set());
		if (id) close();
	};
	useTableKeys();
	return (
		<RecordList
			title={text("promotions.title")}
			create={
				<CreateActions
					ready={ready.length}
					onApprove={() => setOpenDialog({ approve: { items: ready, leftOut: 0 } })}
				/>
			}
			list={list}
			rows={list.rows && rows}
			above={
				<>
					<StatusFilter />
					{isMissing && <Notice role="status">{text("promotions.gone")}</Notice>}
				</>
			}
			none={text(none[status])}
			noneText={status === "pending" ? text("promotions.noneText") : undefined}
			columns={useColumns()}
			actions={(promotion) => (
				<Actions promotion={promotion} onReject={(item) => setOpenDialog({ reject: [item] })} />
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
			<SelectedPromotions
				chosen={chosen}
				onAsk={setOpenDialog}
				onClear={() => setSelected(new Set())}
			/>
			{opened && !openDialog.reject && (
				<PromotionDialog
					item={opened}
					items={rows}
					onOpen={step}
					onReject={() => setOpenDialog({ reject: [opened] })}
					onClose={close}
				/>
			)}
			{openDialog.approve && (
				<ApproveDialog {...openDialog.approve} onClose={() => setOpenDialog({})} onDone={done} />
			)}
			{openDialog.reject && (
				<RejectDialog items={openDialog.reject} onClose={() => setOpenDialog({})} onDone={done} />
			)}
		</RecordList>
	);
}
