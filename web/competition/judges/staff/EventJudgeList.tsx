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
import type { EventId } from "#shared/core/ids.ts";
import DeleteDialog from "../../../base/records/DeleteDialog.tsx";
import { addressOf } from "../../../core/calls/client.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
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
			said={[text("manageJudges.unassigned"), name]}
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
		said: () => ({ title: text("manageJudges.saved") }),
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

/** Two lists to choose the role of a judge at the event, and the tatami. */
function Duty({ assigned }: { assigned: EventJudge }) {
	const text = useText(manageJudgesMessages);
	const words = useText(judgingMessages);
	const name = useNames()(assigned.users).full;
	const change = useWrite({
		call: (duty: Pick<AssignmentChange, "role" | "tatami">, key) =>
			judges.change({ params: paramsOf(assigned), body: duty, key }),
		said: () => ({ title: text("manageJudges.placed"), text: name }),
		changed: [assignmentsQuery],
	});
	return (
		<span className="row">
			<span className="field">
				<select
					aria-label={text("manageJudges.roleOf", { name })}
					value={assigned.role ?? ""}
					disabled={change.isPending}
					onChange={({ target }) =>
						change.mutate({ role: officiatingRoles.find((one) => one === target.value) ?? null })
					}
				>
					<Options
						of={officiatingRoles}
						word={(role) => words(`judging.role.${role}`)}
						none={text("manageJudges.noRole")}
					/>
				</select>
			</span>
			<span className="field">
				<select
					aria-label={text("manageJudges.tatamiOf", { name })}
					value={assigned.tatami ?? ""}
					disabled={change.isPending}
					onChange={({ target }) => change.mutate({ tatami: Number(target.value) || null })}
				>
					<Options
						of={tatamis}
						word={(tatami) => words("judging.tatami", { tatami })}
						none={text("manageJudges.noTatami")}
					/>
				</select>
			</span>
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
	const [leaving, setLeaving] = useState<EventJudge | null>(null);
	return (
		<section className="stack" aria-labelledby="event-judges">
			<h3 id="event-judges">{text("manageJudges.ofEvent")}</h3>
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
											<Written linked>{note}</Written>
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
