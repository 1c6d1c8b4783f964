import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import {
	beltAfter,
	decisionsAtOnce,
	isDecidable,
} from "#shared/competition/gradings/gradings.rules.ts";
import {
	type Grading,
	type GradingStep,
	gradingExports,
	type ListedCandidate,
} from "#shared/competition/gradings/gradings.schema.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../core/lazyPart.tsx";
import { PersonName } from "../../people/users/PersonName.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { undecidedQuery } from "../registrations/registrations.queries.ts";
import { proposalOf, sumsOf } from "./candidateSums.ts";
import { gradingsMessages } from "./gradings.messages.ts";
import { candidatesQuery, exportAddress, gradingPrefix, gradings } from "./gradings.queries.ts";

const ConfirmDialog = lazyPart(() => import("../../ui/dialogs/ConfirmDialog.tsx"));
const GroupsDialog = lazyPart(() => import("./GroupsDialog.tsx"));
const ReasonDialog = lazyPart(() => import("../../ui/dialogs/ReasonDialog.tsx"));
const PanelDialog = lazyPart(() => import("./PanelDialog.tsx"));

type Props = { grading: Grading };

/** Registrations that wait for a decision: their people are not on the list that is fixed. */
function Pending({ grading: { eventId, state } }: Props) {
	const text = useText(gradingsMessages);
	const { data } = useQuery(undecidedQuery);
	const count = data?.find(({ event }) => event.id === eventId)?.count ?? 0;
	if (count === 0) return null;
	return (
		<Notice className="row spread">
			<p>{text(state === "open" ? "gradings.pendingBefore" : "gradings.pending", { count })}</p>
			<ButtonLink to={`${paths.entries(eventId)}?status=pending`}>
				{text("gradings.toPending")}
			</ButtonLink>
		</Notice>
	);
}

function useStep({ eventId, version: shown }: Grading, done?: () => void) {
	const text = useText(gradingsMessages);
	return useWrite({
		version: shown,
		call: (to: GradingStep["to"], key, version) =>
			gradings.step({ params: { id: eventId }, body: { to, version }, key }),
		toast: (_, to) => (to === "open" ? undefined : { title: text(`gradings.state.${to}`) }),
		changed: [gradingPrefix(eventId)],
		done,
	});
}

const isActive = ({ isWithdrawn, exception }: ListedCandidate) => !isWithdrawn && !exception;

/**
 * Gives all undecided candidates the rank that they tried; once there are marks, only those whose
 * marks propose a pass.
 */
function PassAll({ grading, undecided }: Props & { undecided: readonly ListedCandidate[] }) {
	const text = useText(gradingsMessages);
	const { eventId, scales } = grading;
	/** Whether the marks of a candidate propose a pass; false without marks. */
	const isProposedPass = (one: ListedCandidate) => proposalOf(one, scales)?.outcome === "pass";
	const isMarked = undecided.some(({ marks }) => marks.length > 0);
	const passing = isMarked ? undecided.filter(isProposedPass) : undecided;
	const some = passing.slice(0, decisionsAtOnce);
	const pass = useWrite({
		call: (_: void, key) =>
			gradings.decide({
				params: { id: eventId },
				body: some.map(({ userId, version }) => ({ userId, outcome: "pass" as const, version })),
				key,
			}),
		toast: (results) => {
			const failed = results.filter(({ error }) => error).length;
			return failed > 0
				? { title: text("gradings.someFailed", { count: failed }), kind: "error" }
				: { title: text("gradings.passed", { count: results.length }) };
		},
		changed: [gradingPrefix(eventId)],
	});
	if (some.length === 0) return null;
	return (
		<Button disabled={pass.isPending} onClick={() => pass.mutate()}>
			{text(isMarked ? "gradings.passProposed" : "gradings.passAll", { count: some.length })}
		</Button>
	);
}

function ApplyButton({
	grading,
	candidates,
	isReady,
}: Props & { candidates: readonly ListedCandidate[]; isReady: boolean }) {
	const text = useText(gradingsMessages);
	const [isOpen, open] = useState(false);
	const step = useStep(grading, () => open(false));
	const missing = candidates.reduce(
		(count, one) => count + (one.marks.length > 0 ? sumsOf(one, grading.scales).missing : 0),
		0,
	);
	const leftOut = candidates.filter(({ exception }) => exception).length;
	const given = candidates.filter(
		({ decision, fromBelt, toBelt }) =>
			decision && beltAfter({ fromBelt, toBelt: toBelt ?? fromBelt }, decision) !== fromBelt,
	).length;
	return (
		<>
			<Button kind={isReady ? "primary" : undefined} opens onClick={() => open(true)}>
				{text("gradings.apply")}
			</Button>
			{isOpen && (
				<LazyParts fallback={null}>
					<ConfirmDialog
						title={text("gradings.applyTitle")}
						submit={text("gradings.apply")}
						submitting={text("gradings.applying")}
						write={{ ...step, mutate: () => step.mutate("applying") }}
						onClose={() => open(false)}
					>
						<p>{text("gradings.applyText", { count: given })}</p>
						{missing > 0 && (
							<p className="early">{text("gradings.missingInAll", { count: missing })}</p>
						)}
						{leftOut > 0 && <p className="early">{text("gradings.leftOut", { count: leftOut })}</p>}
					</ConfirmDialog>
				</LazyParts>
			)}
		</>
	);
}

/** Chief examiner and panel, and the number of groups. */
function Panel({ grading: { chief, examiners, groups } }: Props) {
	const text = useText(gradingsMessages);
	const { formatNumber } = useIntl();
	return (
		<dl className="panel-facts">
			<dt className="soft small">{text("gradings.chief")}</dt>
			<dd>{chief ? <PersonName person={chief} /> : <span>{text("gradings.noChief")}</span>}</dd>
			{examiners.length > 0 && (
				<>
					<dt className="soft small">{text("gradings.examiners")}</dt>
					<dd>
						{examiners.map((one) => (
							<span key={one.id} className="block">
								<PersonName person={one} />
							</span>
						))}
					</dd>
				</>
			)}
			{groups.length > 0 && (
				<>
					<dt className="soft small">{text("gradings.groups")}</dt>
					<dd>{formatNumber(groups.length)}</dd>
				</>
			)}
		</dl>
	);
}

/** Names the chief examiner and the other examiners. */
function SetPanel({ grading }: Props) {
	const text = useText(gradingsMessages);
	const [isOpen, open] = useState(false);
	return (
		<>
			<Button opens onClick={() => open(true)}>
				{text("gradings.setPanel")}
			</Button>
			{isOpen && (
				<LazyParts fallback={null}>
					<PanelDialog grading={grading} onClose={() => open(false)} />
				</LazyParts>
			)}
		</>
	);
}

/** Closes the marks, or lets them be given again, with a reason. */
function MarkSteps({ grading }: Props) {
	const text = useText(gradingsMessages);
	const [isOpen, open] = useState(false);
	const { eventId, state } = grading;
	const step = useWrite({
		version: grading.version,
		call: (reason: string | undefined, key, version) => {
			const to = reason === undefined ? ("closed" as const) : ("fixed" as const);
			return gradings.step({ params: { id: eventId }, body: { to, reason, version }, key });
		},
		toast: () => undefined,
		changed: [gradingPrefix(eventId)],
		done: () => open(false),
	});
	if (state === "fixed")
		return (
			<Button disabled={step.isPending} onClick={() => step.mutate(undefined)}>
				{text("gradings.closeMarks")}
			</Button>
		);
	return (
		<>
			<Button opens onClick={() => open(true)}>
				{text("gradings.reopenMarks")}
			</Button>
			{isOpen && (
				<LazyParts fallback={null}>
					<ReasonDialog
						title={text("gradings.reopenMarksTitle")}
						submit={text("gradings.reopenMarks")}
						submitting={text("gradings.saving")}
						write={step}
						label={text("gradings.reopenMarksReason")}
						missing={text("gradings.reasonMissing")}
						onClose={() => open(false)}
					>
						{text("gradings.reopenMarksText")}
					</ReasonDialog>
				</LazyParts>
			)}
		</>
	);
}

/** The groups of a fixed list, with the button to form them. */
function GroupSteps({ grading, candidates }: Props & { candidates: readonly ListedCandidate[] }) {
	const text = useText(gradingsMessages);
	const [isOpen, open] = useState(false);
	const { groups, chief, examiners } = grading;
	const ungrouped = groups.length > 0 ? candidates.filter(({ group }) => group === null).length : 0;
	if (candidates.length === 0 || (!chief && examiners.length === 0)) return null;
	return (
		<>
			<Button opens onClick={() => open(true)}>
				{text("gradings.setGroups")}
			</Button>
			{ungrouped > 0 && <p className="early">{text("gradings.ungrouped", { count: ungrouped })}</p>}
			{isOpen && (
				<LazyParts fallback={null}>
					<GroupsDialog grading={grading} candidates={candidates} onClose={() => open(false)} />
				</LazyParts>
			)}
		</>
	);
}

function Files({ grading }: Props) {
	const text = useText(gradingsMessages);
	const locale = useLocale();
	const shown = gradingExports.filter(
		(name) =>
			name === "candidates.html" ||
			name === "belts.xlsx" ||
			(name === "marks.html" ? isDecidable(grading.state) : grading.state === "applied"),
	);
	return (
		<nav className="row grading-files" aria-label={text("gradings.files")}>
			<span className="small soft">{text("gradings.files")}</span>
			{shown.map((name) => (
				<a
					key={name}
					className="button"
					href={exportAddress(grading.eventId, name, locale)}
					{...(name.endsWith(".html") && { target: "_blank", rel: "noreferrer" })}
				>
					{text(`gradings.file.${name}`)}
				</a>
			))}
		</nav>
	);
}

/** Where a grading is in its day, and the next steps of those who may take them. */
export function GradingSteps({ grading, day }: Props & { day: string }) {
	const text = useText(gradingsMessages);
	const { formatDate } = useIntl();
	const { data: user } = useUser();
	const { state, may, done, total, eventId } = grading;
	const { data: all = [] } = useQuery(candidatesQuery(eventId, state));
	const step = useStep(grading);
	const candidates = all.filter(isActive);
	const undecided = candidates.filter(({ decision, userId }) => !decision && userId !== user?.id);
	const lacking = candidates.filter(({ decision }) => !decision).length;
	const isReady = candidates.length > 0 && undecided.length === 0;
	const isRunning = state === "fixing" || state === "applying";
	const isDay = kuwaitDate(Date.now()) >= day;
	const canDecide = may.decide && isDecidable(state);
	const go = (to: GradingStep["to"], label: string, kind?: "primary") => (
		<Button kind={kind} disabled={step.isPending} onClick={() => step.mutate(to)}>
			{label}
		</Button>
	);
	return (
		<section className="card stack grading-steps" aria-label={text("gradings.title")}>
			<p className="row" role="status">
				<span className="badge strong">{text(`gradings.state.${state}`)}</span>
				{isRunning && total > 0 && <span>{text("gradings.progress", { done, total })}</span>}
			</p>
			<Panel grading={grading} />
			{may.manage && (state === "open" || state === "fixed") && <Pending grading={grading} />}
			{grading.marks.length > 0 && isDecidable(state) && (
				<p>
					<ButtonLink
						kind={isReady || state === "closed" ? undefined : "primary"}
						to={paths.gradingMarks(eventId)}
					>
						{text(state === "closed" ? "gradings.seeMarks" : "gradings.giveMarks")}
					</ButtonLink>
				</p>
			)}
			<div className="row steps-row">
				{may.manage && state !== "applying" && state !== "applied" && (
					<SetPanel grading={grading} />
				)}
				{may.manage && state === "fixed" && (
					<GroupSteps
						grading={grading}
						candidates={all.filter(({ isWithdrawn, toBelt }) => !isWithdrawn && toBelt !== null)}
					/>
				)}
				{may.manage && state === "open" && go("fixing", text("gradings.fix"), "primary")}
				{may.manage && state === "fixed" && go("fixing", text("gradings.fixAgain"))}
				{may.manage && state === "fixed" && go("open", text("gradings.reopen"))}
				{canDecide && candidates.length > 0 && <MarkSteps grading={grading} />}
				{canDecide && <PassAll grading={grading} undecided={undecided} />}
				{canDecide && lacking === 0 && isDay && candidates.length > 0 && (
					<ApplyButton
						grading={grading}
						candidates={all.filter((one) => !one.isWithdrawn)}
						isReady={isReady}
					/>
				)}
			</div>
			{canDecide && lacking > 0 && (
				<p className="soft">{text("gradings.undecided", { count: lacking })}</p>
			)}
			{canDecide && lacking === 0 && !isDay && candidates.length > 0 && (
				<p className="soft">
					{text("gradings.applyFrom", { date: formatDate(startOf(day), { dateStyle: "long" }) })}
				</p>
			)}
			{(may.manage || may.decide) && <Files grading={grading} />}
		</section>
	);
}
