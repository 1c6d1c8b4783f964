import { useState } from "react";
import { useIntl } from "react-intl";
import type { Claim } from "#shared/community/claims/claims.schema.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { useNames } from "../../people/users/names.ts";
import { PersonName } from "../../people/users/PersonName.tsx";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { claimsPages } from "./claims.queries.ts";
import { manageClaimMessages } from "./manageClaims.messages.ts";
import "./claims.css";

const ApproveDialog = lazyPart(() => import("./ApproveDialog.tsx"));
const DeclineDialog = lazyPart(() => import("./DeclineDialog.tsx"));

function ClaimFacts({ claim }: { claim: Claim }) {
	const text = useText(manageClaimMessages);
	const { formatDate } = useIntl();
	const { claimant, dateOfBirth, note, reason } = claim;
	return (
		<dl>
			<dt>{text("manageClaim.claimant")}</dt>
			<dd>
				{claimant && (
					<>
						<PersonName person={claimant} /> <bdi dir="ltr">{claimant.email}</bdi>
					</>
				)}
			</dd>
			{dateOfBirth && (
				<>
					<dt>{text("manageClaim.dateOfBirth")}</dt>
					<dd>{formatDate(dateOfBirth, { dateStyle: "medium" })}</dd>
				</>
			)}
			{note && (
				<>
					<dt>{text("manageClaim.note")}</dt>
					<dd>
						<Written linked>{note}</Written>
					</dd>
				</>
			)}
			<dt>{text("manageClaim.why")}</dt>
			<dd>
				{text(`manageClaim.why.${reason}`)}{" "}
				{claim.isBirthDateRight && <span>{text("manageClaim.right")}</span>}
			</dd>
			<dt>{text("manageClaim.at")}</dt>
			<dd>{formatDate(claim.createdAt, { dateStyle: "medium" })}</dd>
		</dl>
	);
}

function ClaimCard({ claim }: { claim: Claim }) {
	const text = useText(manageClaimMessages);
	const names = useNames();
	const [open, setOpen] = useState<"approve" | "decline" | null>(null);
	const { claimant, record, typedName, relation } = claim;
	const who = claimant ? names(claimant).full : "";
	const approving = relation === "guardian" ? "manageClaim.link" : "manageClaim.approve";
	const close = () => setOpen(null);
	return (
		<li className="card stack">
			<h2>
				{text(relation === "guardian" ? "manageClaim.guardianOf" : "manageClaim.isPerson")}{" "}
				{record ? <PersonName person={record} /> : typedName && <Written>{typedName}</Written>}
			</h2>
			<ClaimFacts claim={claim} />
			<p className="row">
				<Button
					kind="primary"
					opens
					aria-label={`${text(approving)}: ${who}`}
					onClick={() => setOpen("approve")}
				>
					{text(approving)}
				</Button>
				<Button
					opens
					aria-label={`${text("manageClaim.decline")}: ${who}`}
					onClick={() => setOpen("decline")}
				>
					{text("manageClaim.decline")}
				</Button>
			</p>
			{open === "approve" && <ApproveDialog claim={claim} onClose={close} />}
			{open === "decline" && <DeclineDialog claim={claim} onClose={close} />}
		</li>
	);
}

/** Pending claims that the user may decide. */
export default function ClaimsPage() {
	const text = useText(manageClaimMessages);
	const pages = usePages(claimsPages);
	const { rows, more, isLoadingError, refetch } = pages;
	return (
		<Page className="claim-page" title={text("manageClaim.title")} lead={text("manageClaim.lead")}>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!rows && !isLoadingError && <Skeletons count={3} className="card" />}
			{rows?.length === 0 && !more && <Empty>{text("manageClaim.empty")}</Empty>}
			{rows && (
				<ul className="claims">
					{rows.map((claim) => (
						<ClaimCard key={claim.id} claim={claim} />
					))}
				</ul>
			)}
			<ShowMore pages={pages} />
		</Page>
	);
}
