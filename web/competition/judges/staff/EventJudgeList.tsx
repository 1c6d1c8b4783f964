import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
	mostTatamis,
	officiatingRoles,
	standingOf,
} from "#shared/competition/judges/judges.rules.ts";
import type { AssignmentChange, EventJudge } from "#shared/competition/judges/judges.schema.ts";
import { registrationsRoutes } from "#shared/competition/registrations/registrations.routes.ts";
import type { ExportName } from "#shared/competition/registrations/registrations.schema.ts";
import { ownLanguageOf } from "#shared/core/fields/bilingual.ts";
import type { EventId } from "#shared/core/ids.ts";
import DeleteDialog from "../../../base/records/DeleteDialog.tsx";
import { addressOf } from "../../../core/calls/client.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { useNames } from "../../../people/users/names.ts";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { judgingMessages } from "../duties/judging.messages.ts";
import { assignmentsQuery, conflictsQuery, judges } from "../judges.queries.ts";
import { LevelBadge } from "../LevelBadge.tsx";
import { manageJudgesMessages } from "./manageJudges.messages.ts";
import "./manage-judges.css";

const PanelsDialog = lazyPart(() => import("./PanelsDialog.tsx"));

const paramsOf = ({ eventId, id }: EventJudge) => ({ id: eventId, registrationId: id });

function UnassignDialog({ assigned, onClose }: { assigned: EventJudge; onClose: () => void }) {
	const text = useText(manageJudgesMessages);
	const name = useNames()(assigned.users).full;
	return (
		<DeleteDialog
			title={text("manageJudges.unassignTitle")}
			sure={text("manageJudges.unassignText", { name })}
			submit={text("manageJudges.unassign")}
			submitting={text("manageJudges.unassigning")}
			call={(key) => judges.unassign({ params: paramsOf(assigned), key })}
			toast={[text("manageJudges.unassigned"), name]}
			changed={[assignmentsQuery]}
			onClose={onClose}
		/>
	);
}

/** Staff's actions on an event's judge: decide on an application, ask again, unassign. */
function Actions({ assigned, onUnassign }: { assigned: EventJudge; onUnassign: () => void }) {
	const text = useText(manageJudgesMessages);
	const name = useNames()(assigned.users).full;
	const change = useWrite({
		call: (status: NonNullable<AssignmentChange["status"]>, key) =>
			judges.change({ params: paramsOf(assigned), body: { status }, key }),
		toast: () => ({ title: text("manageJudges.saved") }),
		changed: [assignmentsQuery],
	});
	const standing = standingOf(assigned);
	const action = (
		what: "approve" | "reject" | "askAgain",
		status: NonNullable<AssignmentChange["status"]>,
	) => (
		<Button
			aria-label={text(`manageJudges.${what}Of`, { name })}
			disabled={change.isPending}
			onClick={() => change.mutate(status)}
		>
			{text(`manageJudges.${what}`)}
		</Button>
	);
	return (
		<>
			<span className="row">
				{standing === "applied" && action("approve", "accepted")}
				{standing === "applied" && action("reject", "declined")}
				{assigned.status === "declined" &&
					assigned.judges.isActive &&
					action("askAgain", "pending")}
				{standing !== "applied" && (
					<Button opens aria-label={text("manageJudges.unassignOf", { name })} onClick={onUnassign}>
						{text("manageJudges.unassign")}
					</Button>
				)}
			</span>
			<Wrong>{change.reason}</Wrong>
		</>
	);
}

const tatamis = Array.from({ length: mostTatamis }, (_, position) => position + 1);

type DutyProps<Value> = {
	label: string;
	value: Value | null;
	of: readonly Value[];
	word: (value: Value) => string;
	none: string;
	disabled: boolean;
	onChange: (value: Value | null) => void;
};

function DutySelect<Value extends string | number>({
	label,
	value,
	disabled,
	onChange,
	...options
}: DutyProps<Value>) {
	const chosen = (typed: string) => options.of.find((one) => String(one) === typed) ?? null;
	return (
		<span className="field">
			<select
				aria-label={label}
				value={value ?? ""}
				disabled={disabled}
				onChange={({ target }) => onChange(chosen(target.value))}
			>
				<Options {...options} />
			</select>
		</span>
	);
}

/** Two lists to choose the role of a judge at the event, and the tatami. */
function Duty({ assigned }: { assigned: EventJudge }) {
	const text = useText(manageJudgesMessages);
	const words = useText(judgingMessages);
	const name = useNames()(assigned.users).full;
	const change = useWrite({
		call: (duty: Pick<AssignmentChange, "role" | "tatami">, key) =>
			judges.change({ params: paramsOf(assigned), body: duty, key }),
		toast: () => ({ title: text("manageJudges.placed"), text: name }),
		changed: [assignmentsQuery],
	});
	return (
		<span className="row">
			<DutySelect
				label={text("manageJudges.roleOf", { name })}
				value={assigned.role}
				of={officiatingRoles}
				word={(role) => words(`judging.role.${role}`)}
				none={text("manageJudges.noRole")}
				disabled={change.isPending}
				onChange={(role) => change.mutate({ role })}
			/>
			<DutySelect
				label={text("manageJudges.tatamiOf", { name })}
				value={assigned.tatami}
				of={tatamis}
				word={(tatami) => words("judging.tatami", { tatami })}
				none={text("manageJudges.noTatami")}
				disabled={change.isPending}
				onChange={(tatami) => change.mutate({ tatami })}
			/>
		</span>
	);
}

/** A badge for each kind of conflict of interest between a judge and the entrants. */
function ConflictMark({ assigned: { eventId, judgeId } }: { assigned: EventJudge }) {
	const text = useText(manageJudgesMessages);
	const { data = [] } = useQuery(conflictsQuery(eventId, judgeId));
	return data.map(({ kind, count }) => (
		<span key={kind} className="badge strong">
			{text(`manageJudges.tied.${kind}`, { count })}
		</span>
	));
}

/** Applications first, because they await a decision. */
const waitingFirst = (all: readonly EventJudge[]) =>
	all.toSorted((a, b) => Number(standingOf(b) === "applied") - Number(standingOf(a) === "applied"));

const badge = {
	asked: "badge draft",
	applied: "badge strong",
	confirmed: "badge primary",
} as const;

/** Opens the proposal of panels, from two confirmed judges on. */
function ProposePanels({ assigned }: { assigned: readonly EventJudge[] }) {
	const text = useText(manageJudgesMessages);
	const [isOpen, setOpen] = useState(false);
	const confirmed = assigned.filter((one) => standingOf(one) === "confirmed");
	if (confirmed.length < 2) return null;
	return (
		<p className="row">
			<Button opens onClick={() => setOpen(true)}>
				{text("manageJudges.proposePanels")}
			</Button>
			{isOpen && <PanelsDialog confirmed={confirmed} onClose={() => setOpen(false)} />}
		</p>
	);
}

/** Exports of an event's judges. */
function Exports({ eventId }: { eventId: EventId }) {
	const text = useText(manageJudgesMessages);
	const lang = useLocale();
	const address = (name: ExportName) =>
		addressOf(registrationsRoutes.export, { params: { id: eventId, name }, query: { lang } });
	return (
		<p className="row small">
			<a href={address("judges.html")} target="_blank" rel="noreferrer">
				{text("manageJudges.print")}
			</a>
			<a href={address("judges.xlsx")} download>
				{text("manageJudges.excel")}
			</a>
			<a href={address("judges.csv")} download>
				{text("manageJudges.csv")}
			</a>
		</p>
	);
}

/** An event's judges with their status. */
export function EventJudgeList({ assigned }: { assigned: readonly EventJudge[] }) {
	const text = useText(manageJudgesMessages);
	const locale = useLocale();
	const [leaving, setLeaving] = useState<EventJudge | null>(null);
	return (
		<section className="stack" aria-labelledby="event-judges">
			<h3 id="event-judges">{text("manageJudges.ofEvent")}</h3>
			<ProposePanels assigned={assigned} />
			{assigned.length === 0 && <p className="soft">{text("manageJudges.ofEventNone")}</p>}
			<ul className="event-judges">
				{waitingFirst(assigned).map((one) => {
					const standing = standingOf(one);
					return (
						<li key={one.id}>
							<p className="row">
								<strong>
									<PersonName person={one.users} />
								</strong>
								<LevelBadge level={one.judges.competitionLevel} />
								{!one.judges.isActive && (
									<span className="badge draft">{text("manageJudges.inactive")}</span>
								)}
								<span className={(badge as Record<string, string>)[standing] ?? "badge"}>
									{text(`manageJudges.standing.${standing}`)}
								</span>
								{one.status !== "declined" && <ConflictMark assigned={one} />}
							</p>
							{[one.notes, one.answerNotes].map(
								(note) =>
									note && (
										<p key={note} className="small soft lines">
											<Written linked>{ownLanguageOf(note, locale)}</Written>
										</p>
									),
							)}
							{one.status !== "declined" && <Duty assigned={one} />}
							<Actions assigned={one} onUnassign={() => setLeaving(one)} />
						</li>
					);
				})}
			</ul>
			{assigned.length > 0 && <Exports eventId={assigned[0].eventId} />}
			{leaving && <UnassignDialog assigned={leaving} onClose={() => setLeaving(null)} />}
		</section>
	);
}
