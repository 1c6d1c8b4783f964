import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { mailto } from "#shared/core/fields/mailto.ts";
import { isDateOnly } from "#shared/core/time/kuwait.ts";
import type { Athlete, Championship } from "#shared/people/national-team/national-team.schema.ts";
import { Picture } from "../../base/pictures/Picture.tsx";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { paths } from "../../core/address/paths.ts";
import { ApiError } from "../../core/calls/client.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../core/lazyPart.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { AthletePortrait } from "./AthletePortrait.tsx";
import { Facts } from "./Facts.tsx";
import { athleteQuery } from "./national-team.queries.ts";
import { teamMessages } from "./team.messages.ts";
import { useAthleteTexts } from "./useAthleteTexts.ts";
import "./national-team.css";
import { PhoneLink } from "../../ui/texts/PhoneLink.tsx";

const AthleteResults = lazyPart(() => import("../../competition/draws/AthleteResults.tsx"));

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="stack">
			<h2>{title}</h2>
			{children}
		</section>
	);
}

function Won({ won }: { won: Championship }) {
	const pick = usePick();
	const { formatDate } = useIntl();
	const location = pick({ locationEn: won.location, locationAr: won.locationAr }, "location");
	const position = pick({ positionEn: won.position, positionAr: won.positionAr }, "position");
	return (
		<li className="card championship">
			<Picture src={won.photo} alt="" sizes="8rem" />
			<div>
				<h3 dir="auto">{pick({ nameEn: won.name, nameAr: won.nameAr }, "name")}</h3>
				<p className="small soft">
					<time dateTime={won.date}>{formatDate(won.date, { dateStyle: "long" })}</time>
					{location && (
						<span>
							{" – "}
							<Written>{location}</Written>
						</span>
					)}
				</p>
			</div>
			{position && (
				<p className="badge promotion" dir="auto">
					{position}
				</p>
			)}
		</li>
	);
}

/** Picks the list in the reader's language, or in the other if it is empty. */
function useLines() {
	const locale = useLocale();
	return (en: string[] = [], ar: string[] = []) =>
		(locale === "ar" && ar.length > 0) || en.length === 0 ? ar : en;
}

function Contact({ email, phone }: NonNullable<Athlete["contactInfo"]>) {
	const text = useText(teamMessages);
	const mailLink = email && (
		<a href={mailto(email)} dir="ltr">
			{email}
		</a>
	);
	const phoneFact = phone && <PhoneLink phone={phone} />;
	const facts: [string, ReactNode][] = [
		...(mailLink ? [[text("team.email"), mailLink] as [string, ReactNode]] : []),
		...(phoneFact ? [[text("team.phone"), phoneFact] as [string, ReactNode]] : []),
	];
	return (
		<div className="card stack">
			<h2>{text("team.contact")}</h2>
			<Facts facts={facts} />
		</div>
	);
}

type AthleteProps = { athlete: Athlete };

function PlayerHead({ athlete }: AthleteProps) {
	const texts = useAthleteTexts();
	const beltName = useBeltName();
	return (
		<header>
			<AthletePortrait athlete={athlete} size={160} first />
			<div className="stack">
				<div>
					<h1>
						<bdi lang={texts.nameLang(athlete)}>{texts.name(athlete)}</bdi>
					</h1>
					{texts.otherName(athlete) && (
						<p className="soft" lang="en">
							<Written>{athlete.nameEn}</Written>
						</p>
					)}
				</div>
				<p className="athlete-belt">
					<Belt belt={athlete.currentBelt} />
					{beltName(athlete.currentBelt)}
				</p>
			</div>
		</header>
	);
}

/** The biography, achievements and championships. */
function Career({ athlete }: AthleteProps) {
	const text = useText(teamMessages);
	const pick = usePick();
	const lines = useLines();
	const { championshipsWon = [] } = athlete;
	const bio = pick({ bioEn: athlete.bio, bioAr: athlete.bioAr }, "bio");
	const achievements = lines(athlete.achievements, athlete.achievementsAr);
	return (
		<div className="player-main">
			{bio && (
				<Part title={text("team.bio")}>
					<Written as="p" className="lines prose" linked>
						{bio}
					</Written>
				</Part>
			)}
			{achievements.length > 0 && (
				<Part title={text("team.achievements")}>
					<ul className="achievements" dir="auto">
						{achievements.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</Part>
			)}
			<LazyParts>
				<AthleteResults id={athlete.id} />
			</LazyParts>
			<Part title={text("team.championships")}>
				{championshipsWon.length === 0 && <Empty>{text("team.noChampionships")}</Empty>}
				<ul className="stack">
					{championshipsWon.map((won) => (
						<Won key={`${won.name} ${won.date}`} won={won} />
					))}
				</ul>
			</Part>
		</div>
	);
}

function PlayerFacts({ athlete }: AthleteProps) {
	const text = useText(teamMessages);
	const texts = useAthleteTexts();
	const { formatDate } = useIntl();
	const { dateOfBirth } = athlete;
	const born: [string, string][] =
		dateOfBirth && isDateOnly(dateOfBirth)
			? [[text("team.dateOfBirth"), formatDate(dateOfBirth, { dateStyle: "long" })]]
			: [];
	return (
		<div className="card">
			<Facts
				facts={[
					...born,
					texts.age(athlete),
					[text("team.weight"), texts.weight(athlete)],
					[text("team.category"), texts.category(athlete)],
					[text("team.rank"), texts.rank(athlete)],
				]}
			/>
		</div>
	);
}

function Profile({ athlete }: AthleteProps) {
	const { contactInfo } = athlete;
	return (
		<article className="player">
			<PlayerHead athlete={athlete} />
			<Career athlete={athlete} />
			<aside className="stack">
				<PlayerFacts athlete={athlete} />
				{contactInfo && <Contact {...contactInfo} />}
			</aside>
		</article>
	);
}

function Missing() {
	const text = useText(teamMessages);
	return (
		<>
			<p className="soft">{text("team.notFoundText")}</p>
			<p>
				<ButtonLink to={paths.nationalTeam}>{text("team.back")}</ButtonLink>
			</p>
		</>
	);
}

export default function PlayerPage() {
	const text = useText(teamMessages);
	const id = Number(useParams().id) || 0;
	const { data: athlete, isPending, error, refetch } = useQuery(athleteQuery(id));
	const isMissing = error instanceof ApiError && error.status === 404;
	return (
		<Page
			back={{ to: paths.nationalTeam, text: text("team.back") }}
			title={isMissing && text("team.notFound")}
		>
			{isPending && <Loading label={text("team.loading")} />}
			{athlete && <Profile athlete={athlete} />}
			{isMissing && <Missing />}
			{error && !isMissing && <LoadError onRetry={refetch} />}
		</Page>
	);
}
