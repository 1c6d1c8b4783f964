import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { isUpcoming, upcomingFirst } from "#shared/competition/events/events.rules.ts";
import {
	mayAccept,
	mayDecline,
	type Standing,
	standingOf,
} from "#shared/competition/judges/judges.rules.ts";
import type { Judge, OwnAssignment } from "#shared/competition/judges/judges.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Notice, Wrong } from "../../../ui/states/Notice.tsx";
import { OwnLanguage } from "../../../ui/texts/OwnLanguage.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { DateBlock, EventDay } from "../../events/EventDates.tsx";
import { assignmentsQuery, judges, ownAssignmentsQuery, ownJudgeQuery } from "../judges.queries.ts";
import { LevelBadge } from "../LevelBadge.tsx";
import { useSpecializations } from "../useSpecializations.ts";
import { judgingMessages } from "./judging.messages.ts";
import { useDutyText } from "./useDutyText.ts";
import "./judging.css";

const ApplyDialog = lazyPart(() => import("../staff/ApplyDialog.tsx"));
const DeclineJudgingDialog = lazyPart(() => import("./DeclineJudgingDialog.tsx"));

const badges: Partial<Record<Standing, string>> = {
	asked: "badge strong",
	confirmed: "badge primary",
};

/** The judge's answer to an assignment, with a way to withdraw an acceptance. */
function Answer({ assignment, isActive }: { assignment: OwnAssignment; isActive: boolean }) {
	const text = useText(judgingMessages);
	const title = usePick()(assignment.event, "title");
	const [declining, setDeclining] = useState(false);
	const accept = useWrite({
		call: (_: void, key) => judges.accept({ params: { id: assignment.id }, body: {}, key }),
		toast: () => ({ title: text("judging.accepted"), text: title }),
		changed: [assignmentsQuery],
	});
	const no = standingOf(assignment) === "applied" ? "withdraw" : "decline";
	return (
		<>
			<span className="row">
				{mayAccept(assignment) && isActive && (
					<Button
						kind="primary"
						aria-label={text("judging.acceptOf", { title })}
						disabled={accept.isPending}
						onClick={() => accept.mutate()}
					>
						{text(accept.isPending ? "judging.accepting" : "judging.accept")}
					</Button>
				)}
				{mayDecline(assignment) && (
					<Button
						opens
						aria-label={text(`judging.${no}Of`, { title })}
						onClick={() => setDeclining(true)}
					>
						{text(`judging.${no}`)}
					</Button>
				)}
			</span>
			<Wrong>{accept.reason}</Wrong>
			{declining && (
				<DeclineJudgingDialog assignment={assignment} onClose={() => setDeclining(false)} />
			)}
		</>
	);
}

function Row({
	assignment,
	isAhead,
	isActive,
}: {
	assignment: OwnAssignment;
	isAhead: boolean;
	isActive: boolean;
}) {
	const text = useText(judgingMessages);
	const pick = usePick();
	const { event, notes } = assignment;
	const standing = standingOf(assignment);
	const duty = useDutyText()(assignment);
	const isCalledOff = event.cancelReason !== null;
	const title = pick(event, "title");
	return (
		<li>
			<DateBlock date={event.eventDate} />
			<div className="stack tight">
				<p className="row">
					{event.published ? (
						<Link to={paths.event(event.id)}>
							<Written>{title}</Written>
						</Link>
					) : (
						<strong dir="auto">{title}</strong>
					)}
					<span className={isCalledOff ? "badge" : (badges[standing] ?? "badge")}>
						{text(isCalledOff ? "judging.calledOff" : `judging.standing.${standing}`)}
					</span>
				</p>
				<EventDay event={event} />
				{event.location && (
					<Written as="p" className="small soft" linked>
						{pick({ locationEn: event.location, locationAr: event.locationAr }, "location")}
					</Written>
				)}
				{duty && <p className="small">{duty}</p>}
				{notes && (
					<p className="small lines">
						<OwnLanguage linked>{notes}</OwnLanguage>
					</p>
				)}
				{isAhead && !isCalledOff && <Answer assignment={assignment} isActive={isActive} />}
			</div>
		</li>
	);
}

/** Upcoming assignments, unanswered ones first; past ones on request. */
function Assignments({ judge }: { judge: Judge }) {
	const text = useText(judgingMessages);
	const [applying, setApplying] = useState(false);
	const { data, isError, refetch } = useQuery(ownAssignmentsQuery);
	if (isError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	const now = Date.now();
	const order = upcomingFirst(now);
	const sorted = data.toSorted(
		(a, b) => Number(mayAccept(b)) - Number(mayAccept(a)) || order(a.event, b.event),
	);
	const ahead = sorted.filter(({ event }) => isUpcoming(event, now));
	const past = sorted.filter((assignment) => !ahead.includes(assignment));
	const rows = (all: OwnAssignment[], isAhead: boolean) => (
		<ul className="my-judging">
			{all.map((assignment) => (
				<Row
					key={assignment.id}
					assignment={assignment}
					isAhead={isAhead}
					isActive={judge.isActive}
				/>
			))}
		</ul>
	);
	return (
		<>
			{ahead.length === 0 ? <p className="soft">{text("judging.none")}</p> : rows(ahead, true)}
			{past.length > 0 && (
				<details>
					<summary>{text("judging.past")}</summary>
					{rows(past, false)}
				</details>
			)}
			{judge.isActive && (
				<p>
					<Button opens onClick={() => setApplying(true)}>
						{text("judging.apply")}
					</Button>
				</p>
			)}
			{applying && <ApplyDialog own={data} onClose={() => setApplying(false)} />}
		</>
	);
}

/** A judge's assignments, requests and applications; nothing for users who are not judges. */
export default function JudgingCard() {
	const text = useText(judgingMessages);
	const specializations = useSpecializations();
	const { data: judge, isError, refetch } = useQuery(ownJudgeQuery);
	if (isError) return <LoadError onRetry={refetch} />;
	if (!judge) return null;
	return (
		<section className="card stack" aria-labelledby="judging">
			<h2 id="judging">{text("judging.title")}</h2>
			<p className="row small">
				<LevelBadge level={judge.competitionLevel} />
				{judge.specializations.length > 0 && <span>{specializations(judge.specializations)}</span>}
				<span className="soft">
					{text("judging.officiated", { count: judge.competitionsOfficiated })}
				</span>
			</p>
			{!judge.isActive && <Notice>{text("judging.inactive")}</Notice>}
			<Assignments judge={judge} />
		</section>
	);
}
