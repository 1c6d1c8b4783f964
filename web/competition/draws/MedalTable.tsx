import { useIntl } from "react-intl";
import { placeName } from "#shared/competition/draws/draw-names.ts";
import type { ClassDrawSummary } from "#shared/competition/draws/draws.schema.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { drawMessages } from "./draws.messages.ts";

const medals = [1, 2, 3] as const;

type Row = { dojo: string | null; counts: [number, number, number] };

/** Medals by dojo, most first places first; people without a dojo come last. */
function medalsOf(draws: readonly ClassDrawSummary[], isArabic: boolean): Row[] {
	const rows = new Map<number | null, Row>();
	for (const { places, entrants } of draws)
		for (const { place, number } of places) {
			const one = entrants.find((entrant) => entrant.number === number);
			const dojo = (isArabic ? (one?.dojoAr ?? one?.dojoEn) : one?.dojoEn) ?? null;
			const row = rows.get(one?.dojoId ?? null) ?? { dojo, counts: [0, 0, 0] };
			row.counts[place - 1]++;
			rows.set(one?.dojoId ?? null, row);
		}
	return [...rows.values()].sort(
		(one, other) =>
			Number(one.dojo === null) - Number(other.dojo === null) ||
			(medals.map((medal) => other.counts[medal - 1] - one.counts[medal - 1]).find(Boolean) ?? 0),
	);
}

/** The medals of each dojo at an event; nothing before the first places are published. */
export function MedalTable({ draws }: { draws: readonly ClassDrawSummary[] }) {
	const text = useText(drawMessages);
	const locale = useLocale();
	const { formatNumber } = useIntl();
	const rows = medalsOf(
		draws.filter(({ isPublished }) => isPublished),
		locale === "ar",
	);
	if (rows.length === 0) return null;
	return (
		<div className="stack">
			<h3 id="medals">{text("draw.medals")}</h3>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
			<section className="medals-scroll" aria-labelledby="medals" tabIndex={0}>
				<table className="medal-table">
					<thead>
						<tr>
							<th scope="col">{text("draw.dojo")}</th>
							{medals.map((medal) => (
								<th key={medal} scope="col">
									{placeName(medal, locale)}
								</th>
							))}
							<th scope="col">{text("draw.total")}</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ dojo, counts }) => (
							<tr key={dojo}>
								<th scope="row">{dojo ? <Written>{dojo}</Written> : text("draw.noDojo")}</th>
								{medals.map((medal) => (
									<td key={medal}>{formatNumber(counts[medal - 1])}</td>
								))}
								<td>{formatNumber(counts.reduce((sum, count) => sum + count))}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</div>
	);
}
