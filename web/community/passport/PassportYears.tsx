import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { PassportEvent, PassportRank } from "#shared/community/passport/passport.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { usePlaceText } from "../../competition/draws/Places.tsx";
import { eventMessages } from "../../competition/events/events.messages.ts";
import { paths } from "../../core/address/paths.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { useSeparator } from "../../core/language/separator.tsx";
import { printAddress } from "../../training/certificates/certificates.queries.ts";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import type { PassportYear } from "./byYear.ts";
import { passportMessages } from "./passport.messages.ts";

function useDay() {
	const { formatDate } = useIntl();
	return (date: string) => formatDate(startOf(date), { day: "numeric", month: "long" });
}

function RankEntry({ rank }: { rank: PassportRank }) {
	const text = useText(passportMessages);
	const locale = useLocale();
	const beltName = useBeltName();
	const pick = usePick();
	const day = useDay();
	const separator = useSeparator();
	const { formatList } = useIntl();
	const { belt, date, grading, certificate, examiners } = rank;
	const names = examiners.map((one) => isolateName((locale === "ar" && one.nameAr) || one.nameEn));
	return (
		<li className="passport-rank">
			<Belt belt={belt} width={160} />
			<div>
				<p className="passport-name">{beltName(belt)}</p>
				<p className="small soft">
					{day(date)}
					{grading && (
						<>
							{separator}
							<Link to={paths.event(grading.id)}>
								<Written>{pick(grading, "title")}</Written>
							</Link>
						</>
					)}
				</p>
				{names.length > 0 && (
					<p className="small soft">
						<Sentence>{text("passport.examiners", { names: formatList(names) })}</Sentence>
					</p>
				)}
				{certificate && (
					<p className="small">
						<a href={printAddress(certificate.id, locale)} target="_blank" rel="noreferrer">
							{text("passport.certificate", { number: isolateName(certificate.number) })}
						</a>
						{certificate.state !== "valid" && (
							<span> ({text(`passport.${certificate.state}`)})</span>
						)}
					</p>
				)}
			</div>
		</li>
	);
}

function EventEntry({ event }: { event: PassportEvent }) {
	const events = useText(eventMessages);
	const placeText = usePlaceText();
	const separator = useSeparator();
	const pick = usePick();
	const day = useDay();
	const { id, type, date, places } = event;
	return (
		<li className="passport-event">
			<div>
				<p>
					<Link to={paths.event(id)}>
						<Written>{pick(event, "title")}</Written>
					</Link>
				</p>
				<p className="small soft">
					{day(date)}
					{separator}
					{events(`event.type.${type}`)}
				</p>
				{places.map(({ place, className, classNameAr }) => (
					<p key={`${place} ${className}`} className="small" data-place={place}>
						<strong>{placeText(place)}</strong>
						{separator}
						<Written>{pick({ nameEn: className, nameAr: classNameAr }, "name")}</Written>
					</p>
				))}
			</div>
		</li>
	);
}

/** Ranks, events and training by year, latest first. */
export function PassportYears({ years }: { years: readonly PassportYear[] }) {
	const text = useText(passportMessages);
	const { formatDate } = useIntl();
	return (
		<section className="passport-years">
			<h2 className="visually-hidden">{text("passport.years")}</h2>
			{years.map(({ year, sessions, entries }) => (
				<section key={year} aria-labelledby={`year-${year}`}>
					<header>
						<h3 id={`year-${year}`}>{formatDate(startOf(`${year}-07-01`), { year: "numeric" })}</h3>
						{sessions > 0 && (
							<p className="small soft">{text("passport.sessions", { count: sessions })}</p>
						)}
					</header>
					{entries.length > 0 && (
						<ol>
							{entries.map((entry) =>
								"rank" in entry ? (
									<RankEntry key={`${entry.rank.date} ${entry.rank.belt}`} rank={entry.rank} />
								) : (
									<EventEntry key={entry.event.id} event={entry.event} />
								),
							)}
						</ol>
					)}
				</section>
			))}
		</section>
	);
}
