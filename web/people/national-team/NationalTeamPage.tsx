import { useQuery } from "@tanstack/react-query";
import type { AthleteCard } from "#shared/people/national-team/national-team.schema.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { AthletePortrait } from "./AthletePortrait.tsx";
import { Facts } from "./Facts.tsx";
import { teamQuery } from "./national-team.queries.ts";
import { teamMessages } from "./team.messages.ts";
import { useAthleteTexts } from "./useAthleteTexts.ts";
import "./national-team.css";

const skeletons = 8;
/** Number of photos visible when the page opens on a wide screen. */
const inSight = 4;

function Athlete({ athlete, position }: { athlete: AthleteCard; position: number }) {
	const text = useText(teamMessages);
	const beltName = useBeltName();
	const athleteTexts = useAthleteTexts();
	const name = athleteTexts.name(athlete);
	return (
		<li className="card athlete-card">
			<AthletePortrait athlete={athlete} size={112} first={position < inSight} />
			<div>
				<h2>
					<bdi lang={athleteTexts.nameLang(athlete)}>{name}</bdi>
				</h2>
				{athleteTexts.otherName(athlete) && (
					<p className="small soft" lang="en">
						<Written>{athlete.nameEn}</Written>
					</p>
				)}
			</div>
			<p className="athlete-belt small">
				<Belt belt={athlete.currentBelt} width={112} />
				{beltName(athlete.currentBelt)}
			</p>
			<Facts
				facts={[
					athleteTexts.age(athlete),
					[text("team.weight"), athleteTexts.weight(athlete)],
					[text("team.category"), athleteTexts.category(athlete)],
					[text("team.rank"), athleteTexts.rank(athlete)],
				]}
			/>
			<p>
				<ButtonLink to={paths.player(athlete.id)} aria-label={text("team.viewOf", { name })}>
					{text("team.view")}
				</ButtonLink>
			</p>
		</li>
	);
}

export default function NationalTeamPage() {
	const text = useText(teamMessages);
	const { data, isPending, isLoadingError, refetch } = useQuery(teamQuery);
	// Staff also receive inactive athletes, which only the dashboard shows.
	const athletes = data?.filter(({ isActive }) => isActive !== false);
	return (
		<Page title={text("team.title")} lead={text("team.lead")}>
			<ul className="team">
				{isPending && <Skeletons count={skeletons} as="li" className="card athlete-card" />}
				{athletes?.map((athlete, position) => (
					<Athlete key={athlete.id} athlete={athlete} position={position} />
				))}
			</ul>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{athletes?.length === 0 && <Empty text={text("team.noneText")}>{text("team.none")}</Empty>}
		</Page>
	);
}
