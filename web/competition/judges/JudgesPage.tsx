import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import {
	countByLevel,
	filteredBelts,
	judgeLevels,
	matchingJudges,
} from "#shared/competition/judges/judges.rules.ts";
import type { JudgeRow } from "#shared/competition/judges/judges.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useAddressText } from "../../core/address/useAddressText.ts";
import { useText } from "../../core/language/messages.ts";
import { useHydrated } from "../../core/moments/useHydrated.ts";
import { PersonName } from "../../people/users/PersonName.tsx";
import { Portrait } from "../../people/users/Portrait.tsx";
import { Button } from "../../ui/Button.tsx";
import { SearchField } from "../../ui/fields/Field.tsx";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { judgesMessages } from "./judges.messages.ts";
import { judgesQuery } from "./judges.queries.ts";
import { useSpecializations } from "./useSpecializations.ts";
import "./judges.css";

/** Number of active judges by level and in total, independent of the filters. */
function Counts({ judges }: { judges: JudgeRow[] }) {
	const text = useText(judgesMessages);
	const { formatNumber } = useIntl();
	const counts = countByLevel(judges);
	const lines = [
		...judgeLevels.map((level) => ({ label: text(`judges.level.${level}`), count: counts[level] })),
		{ label: text("judges.total"), count: judges.length },
	];
	return (
		<section aria-label={text("judges.counts")}>
			<dl className="judge-counts">
				{lines.map(({ label, count }) => (
					<div key={label}>
						<dt className="small soft">{label}</dt>
						<dd>{formatNumber(count)}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

function Filters() {
	const text = useText(judgesMessages);
	const beltName = useBeltName();
	const name = useAddressText("name");
	const isAlive = useHydrated();
	const all = { value: "", label: text("judges.all") };
	return (
		<search className="stack judge-filters">
			<SearchField label={text("judges.search")} disabled={!isAlive} {...name} />
			<div>
				<p className="small soft">{text("judges.level")}</p>
				<UrlFilter
					name="level"
					label={text("judges.level")}
					choices={[
						all,
						...judgeLevels.map((level) => ({ value: level, label: text(`judges.level.${level}`) })),
					]}
				/>
			</div>
			<div>
				<p className="small soft">{text("judges.belt")}</p>
				<UrlFilter
					name="belt"
					label={text("judges.belt")}
					choices={[all, ...filteredBelts.map((belt) => ({ value: belt, label: beltName(belt) }))]}
				/>
			</div>
		</search>
	);
}

function JudgeFacts({ judge }: { judge: JudgeRow["judges"] }) {
	const text = useText(judgesMessages);
	const specializations = useSpecializations();
	const { formatDate, formatNumber } = useIntl();
	const { certificationDate } = judge;
	return (
		<dl className="small">
			<div>
				<dt className="soft">{text("judges.officiated")}</dt>
				<dd>{formatNumber(judge.competitionsOfficiated)}</dd>
			</div>
			{judge.specializations.length > 0 && (
				<div>
					<dt className="soft">{text("judges.specializations")}</dt>
					<dd>{specializations(judge.specializations)}</dd>
				</div>
			)}
			{certificationDate && (
				<div>
					<dt className="soft">{text("judges.certified")}</dt>
					<dd>
						<time dateTime={certificationDate}>
							{formatDate(startOf(certificationDate), { dateStyle: "long" })}
						</time>
					</dd>
				</div>
			)}
		</dl>
	);
}

function JudgeCard({ row: { judges: judge, users: person } }: { row: JudgeRow }) {
	const beltName = useBeltName();
	return (
		<li className="card judge-card">
			<Portrait person={person} size={72} />
			<div>
				<h3>
					<PersonName person={person} />
				</h3>
				<p className="small judge-belt">
					<Belt belt={person.currentBelt} width={64} />
					{beltName(person.currentBelt)}
				</p>
			</div>
			<JudgeFacts judge={judge} />
		</li>
	);
}

function Found({ judges }: { judges: JudgeRow[] }) {
	const text = useText(judgesMessages);
	const { search, clear } = useAddress();
	const filter = (name: string) => search.get(name) ?? "";
	const found = matchingJudges(judges, {
		name: filter("name"),
		level: filter("level"),
		belt: filter("belt"),
	});
	if (found.length === 0)
		return (
			<Empty action={<Button onClick={clear}>{text("judges.clear")}</Button>}>
				{text("judges.none")}
			</Empty>
		);
	return judgeLevels.toReversed().map((level) => {
		const ofLevel = found.filter(({ judges: judge }) => judge.competitionLevel === level);
		return (
			ofLevel.length > 0 && (
				<section key={level} className="stack" aria-labelledby={`level-${level}`}>
					<h2 id={`level-${level}`} className="row judge-level">
						{text(`judges.level.${level}`)}
						<span className="small soft">{text("judges.shown", { count: ofLevel.length })}</span>
					</h2>
					<ul className="grid">
						{ofLevel.map((row) => (
							<JudgeCard key={row.judges.id} row={row} />
						))}
					</ul>
				</section>
			)
		);
	});
}

/** The active judges by level, with filters for name, level and belt. */
export default function JudgesPage() {
	const text = useText(judgesMessages);
	const { data, isLoadingError, isPending, refetch } = useQuery(judgesQuery);
	// Staff also receive inactive judges, which only the dashboard shows.
	const judges = data?.filter(({ judges: judge }) => judge.isActive);
	return (
		<Page className="judges-page" title={text("judges.title")} lead={text("judges.lead")}>
			{isPending && <Loading label={text("judges.loading")} />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{judges && (
				<>
					<Counts judges={judges} />
					<Filters />
					<Found judges={judges} />
				</>
			)}
		</Page>
	);
}
