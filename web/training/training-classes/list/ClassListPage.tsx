import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { shortBeltName } from "#shared/base/ranks/belts.names.ts";
import type { TrainingClassId } from "#shared/core/ids.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import type { ClassMember } from "#shared/training/training-classes/enrollments.schema.ts";
import { hoursOn } from "#shared/training/training-classes/other-hours.rules.ts";
import { nextDates } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { useUser } from "../../../base/session/session.ts";
import { useHolidays } from "../../../base/settings/settings.queries.ts";
import { paths } from "../../../core/address/paths.ts";
import { isRefusal } from "../../../core/calls/client.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { Button } from "../../../ui/Button.tsx";
import { Page } from "../../../ui/Page.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { classMembersQuery, classQuery } from "../training-classes.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { classListMessages } from "./class-list.messages.ts";
import "./class-list.css";

/** Number of class dates on a printed list. */
const weeks = 4;
/** Number of weeks searched for those dates, because some may be holidays. */
const searched = 20;

type Listed = { one: TrainingClass; members: readonly ClassMember[] };

/** The printed sheet: the class's members by name, with a box per date. */
function Sheet({ one, members }: Listed) {
	const text = useText(classListMessages);
	const names = useNames();
	const locale = useLocale();
	const { formatDate, formatNumber } = useIntl();
	const { title, day, times, place } = useClassTexts()(one);
	const holidays = useHolidays();
	const dates = nextDates(one.dayOfWeek, kuwaitDate(Date.now()), searched)
		.filter((date) => hoursOn(one, date, holidays))
		.slice(0, weeks);
	const rows = members
		.filter(({ status }) => status === "active")
		.map((member) => ({
			id: member.id,
			name: names(member).full,
			belt: member.currentBelt,
		}))
		.sort((a, b) => a.name.localeCompare(b.name, locale));
	const coach = one.coach && names(one.coach).full;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
		<section className="class-list" aria-label={title} tabIndex={0}>
			<header>
				<Written as="h1">{title}</Written>
				<p>
					{[day, times, place, coach]
						.filter((part) => typeof part === "string")
						.map((part) => (
							<Written key={part}>{part}</Written>
						))}
				</p>
			</header>
			<table>
				<thead>
					<tr>
						<th scope="col">{text("classList.number")}</th>
						<th scope="col">{text("classList.name")}</th>
						<th scope="col">{text("classList.belt")}</th>
						{dates.map((date) => (
							<th key={date} scope="col" className="box">
								{formatDate(startOf(date), { day: "numeric", month: "short" })}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ id, name, belt }, position) => (
						<tr key={id}>
							<td>{formatNumber(position + 1)}</td>
							<th scope="row">
								<Written>{name}</Written>
							</th>
							<td className="belt-cell">
								<Belt belt={belt} width={28} /> {shortBeltName(belt, locale)}
							</td>
							{dates.map((date) => (
								<td key={date} className="box" />
							))}
						</tr>
					))}
				</tbody>
			</table>
			{rows.length === 0 && <p>{text("classList.nobody")}</p>}
		</section>
	);
}

/** Printable attendance list of a class. */
export default function ClassListPage() {
	const text = useText(classListMessages);
	const isCoach = useUser().data?.role === "coach";
	const id = Number(useParams().id) as TrainingClassId;
	const [one, members] = [useQuery(classQuery(id)), useQuery(classMembersQuery(id))];
	const error = one.error ?? members.error;
	const isRefused = isRefusal(error, "not_found") || isRefusal(error, "forbidden");
	return (
		<Page
			className="class-list-page"
			back={{
				to: isCoach ? `${paths.coachDashboard}?tab=classes` : paths.classes,
				text: text("classList.back"),
			}}
			actions={
				one.data && members.data ? (
					<Button kind="primary" onClick={() => window.print()}>
						{text("classList.print")}
					</Button>
				) : undefined
			}
		>
			{isRefused && <Notice>{text("classList.gone")}</Notice>}
			{error && !isRefused && (
				<LoadError
					onRetry={() => {
						one.refetch();
						members.refetch();
					}}
				/>
			)}
			{!error && !(one.data && members.data) && <Loading label={text("classList.loading")} />}
			{one.data && members.data && <Sheet one={one.data} members={members.data} />}
		</Page>
	);
}
