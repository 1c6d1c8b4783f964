import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { isDan } from "#shared/base/ranks/belts.rules.ts";
import {
	type Need,
	type NextBeltPlan,
	planNextBelt,
} from "#shared/competition/gradings/next-belt.rules.ts";
import type { NextBelt as Facts } from "#shared/competition/gradings/next-belt.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { paths } from "../../../core/address/paths.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { DanDocuments } from "../../../people/documents/DanDocuments.tsx";
import { SyllabusParts } from "../../../training/syllabus/SyllabusParts.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import { nextBeltPrint, nextBeltQuery } from "../gradings.queries.ts";
import { nextBeltMessages } from "./nextBelt.messages.ts";
import "../../../base/ranks/belt-cell.css";
import "./next-belt.css";

function useDay() {
	const { formatDate } = useIntl();
	return (date: string) => formatDate(startOf(date), { dateStyle: "long" });
}

/** A need in words. */
function useNeedWords() {
	const text = useText(nextBeltMessages);
	const locale = useLocale();
	const day = useDay();
	return (need: Need): string => {
		if (need.kind === "fee")
			return need.isMet
				? text("nextBelt.feePaid")
				: text("nextBelt.fee", { fee: moneyText(need.amount, locale) });
		if (need.kind !== "membership")
			return text(`nextBelt.${need.kind}`, { have: need.have, required: need.required });
		const { isExempt, until, isMet } = need;
		if (isExempt) return text("nextBelt.noFee");
		if (!until || until < kuwaitDate(Date.now())) return text("nextBelt.unpaid");
		return text(isMet ? "nextBelt.until" : "nextBelt.endsBefore", { day: day(until) });
	};
}

/** Says that a grading is too early, by how much, and what else there is. */
function TooEarly({
	short,
	next,
}: { short: NonNullable<NextBeltPlan["short"]> } & Pick<NextBeltPlan, "next">) {
	const text = useText(nextBeltMessages);
	const pick = usePick();
	const day = useDay();
	const { grading, days, isRegistered } = short;
	const kind = isRegistered ? "registered" : "short";
	return (
		<Notice>
			<Sentence>
				{text(`nextBelt.${kind}${next ? "" : "Alone"}`, {
					title: isolateName(pick(grading, "title")),
					days,
					day: day(grading.date),
					...(next && { next: day(next.date) }),
				})}
			</Sentence>
		</Notice>
	);
}

/** From when on a person can be graded, and at which grading. */
function When({ plan: { from, short, next, isReady } }: { plan: NextBeltPlan }) {
	const text = useText(nextBeltMessages);
	const pick = usePick();
	const day = useDay();
	return (
		<>
			{from && <p className="small soft">{text("nextBelt.from", { day: day(from) })}</p>}
			{isReady && <p className="small">{text("nextBelt.ready")}</p>}
			{short && <TooEarly short={short} next={next} />}
			{next && (
				<p className="row">
					<Sentence>
						{text("nextBelt.grading", {
							title: isolateName(pick(next, "title")),
							day: day(next.date),
						})}
					</Sentence>
					<ButtonLink to={paths.event(next.id)}>{text("nextBelt.toGrading")}</ButtonLink>
				</p>
			)}
			{!next && short && (
				<p>
					<ButtonLink to={paths.event(short.grading.id)}>{text("nextBelt.toGrading")}</ButtonLink>
				</p>
			)}
			{!next && !short && <p className="soft">{text("nextBelt.noGrading")}</p>}
		</>
	);
}

/** How the person comes to try a dan, and how far that is. */
function DanPath({ id, facts }: { id: UserId; facts: Facts }) {
	const { nextBelt, repeat, recommendation } = facts;
	const text = useText(nextBeltMessages);
	const pick = usePick();
	const day = useDay();
	const beltName = useBeltName();
	if (!isDan(nextBelt) || repeat) return null;
	return (
		<>
			{recommendation ? (
				<Notice className="stack">
					<Sentence>
						{text(recommendation.isAgreed ? "nextBelt.agreed" : "nextBelt.recommended", {
							belt: beltName(recommendation.belt),
							title: isolateName(pick(recommendation, "title")),
							day: day(recommendation.date),
						})}
					</Sentence>
					<p>
						<ButtonLink to={paths.event(recommendation.eventId)}>
							{text("nextBelt.toGrading")}
						</ButtonLink>
					</p>
				</Notice>
			) : (
				<p className="small soft">{text("nextBelt.dan")}</p>
			)}
			<DanDocuments studentId={id} />
		</>
	);
}

/** What is examined, folded, and the list to print. */
function Examined({ id, facts }: { id: UserId; facts: Facts }) {
	const text = useText(nextBeltMessages);
	const locale = useLocale();
	const day = useDay();
	const { nextBelt, parts, repeat } = facts;
	return (
		<>
			{parts.length > 0 && (
				<details>
					<summary>{text("nextBelt.shown")}</summary>
					{repeat && <p className="small">{text("nextBelt.repeat", { day: day(repeat.until) })}</p>}
					<SyllabusParts parts={parts} />
				</details>
			)}
			<p className="row">
				<a className="button" href={nextBeltPrint(id, locale)} target="_blank" rel="noreferrer">
					{text("nextBelt.print")}
				</a>
				<ButtonLink to={`${paths.syllabus}#${nextBelt}`}>{text("nextBelt.all")}</ButtonLink>
			</p>
		</>
	);
}

/** A person's next belt: what is needed, what of it is there, and the next grading. */
export default function NextBelt({ id }: { id: UserId }) {
	const text = useText(nextBeltMessages);
	const beltName = useBeltName();
	const needWords = useNeedWords();
	const { data } = useQuery(nextBeltQuery(id));
	if (!data?.nextBelt) return null;
	const plan = planNextBelt(data, kuwaitDate(Date.now()));
	return (
		<div className="stack tight next-belt">
			<h3>{text("nextBelt.title")}</h3>
			<p className="belt-cell">
				<Belt belt={data.nextBelt} width={56} />
				<strong>{beltName(data.nextBelt)}</strong>
			</p>
			{plan.needs.length > 0 && (
				<ul>
					{plan.needs.map((need) => (
						<li key={need.kind} className={need.isMet ? "met" : undefined}>
							{needWords(need)}
						</li>
					))}
				</ul>
			)}
			<DanPath id={id} facts={data} />
			{!data.recommendation && <When plan={plan} />}
			<Examined id={id} facts={data} />
		</div>
	);
}
