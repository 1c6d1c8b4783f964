import { poolsOf } from "#shared/competition/draws/bouts.ts";
import { drawNames } from "#shared/competition/draws/draw-names.ts";
import { sumsOf } from "#shared/competition/draws/pool-ranking.ts";
import type { PlayedBout } from "#shared/competition/draws/standing.ts";
import { podiumHtml, winnerOf } from "./bracket.sheet.ts";
import { foughtBouts, type PrintedClass } from "./printed-class.ts";
import { sheetWords } from "./sheets.words.ts";

export const poolStyle = `
.pool th, .pool td { border: .5pt solid #666; text-align: center } .pool .who { text-align: start; white-space: normal }
.pool .who small { display: block; font-weight: 400; color: #333 } .pool .self { background: #ddd; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.pool td { block-size: 8mm; padding-block: .5mm; vertical-align: middle } .pool .who small { line-height: 1.3 }
.bouts td { block-size: 5.5mm; padding-block: .3mm; vertical-align: middle; font-size: 8pt; line-height: 1.2 }
.bouts td:nth-child(2), .bouts td:last-child { white-space: nowrap }
.bouts td:nth-child(3), .bouts td:nth-child(4) { inline-size: 25% }
h3 { margin: 2.5mm 0 1mm; font-size: 11pt }
`;

/** The table of a pool: who beat whom, with lines to write on. */
function poolTable(printed: PrintedClass, people: readonly number[], pool: number): string {
	const { formatNumber, standing } = printed;
	const words = sheetWords[printed.locale];
	const ranks = standing.ranks[pool] ?? [];
	const results = standing.bouts.flatMap(({ kind, result }) =>
		kind === "pool" && result && people.includes(result.whiteId) ? result : [],
	);
	/** The rank of a person; null while nothing parts them from others. */
	const rankOf = (person: number) => {
		const at = ranks.findIndex(({ people: level }) => level.includes(person));
		const isAlone = ranks[at]?.people.length === 1;
		const before = ranks.slice(0, at).reduce((sum, { people: level }) => sum + level.length, 0);
		return isAlone ? before + 1 : null;
	};
	const between = (person: number, other: number) =>
		standing.bouts.find(
			({ kind, whiteId, redId }) =>
				kind === "pool" &&
				((whiteId === person && redId === other) || (whiteId === other && redId === person)),
		);
	const cell = (person: number, other: number) => {
		if (person === other) return '<td class="self"></td>';
		const result = between(person, other)?.result;
		if (!result) return "<td></td>";
		const hasWon = (result.winner === "white") === (result.whiteId === person);
		return `<td>${hasWon ? "●" : "–"}</td>`;
	};
	const rows = people.map((person) => {
		const sums = sumsOf(person, results);
		const isBegun = results.some(({ whiteId, redId }) => whiteId === person || redId === person);
		const value = (count: number) => `<td>${isBegun ? formatNumber(count) : ""}</td>`;
		const rank = rankOf(person);
		return `<tr><td>${formatNumber(person)}</td><th scope="row" class="who">${printed.nameOf(person)}<small>${printed.dojoOf(person)}</small></th>${people
			.map((other) => cell(person, other))
			.join(
				"",
			)}${value(sums.wins)}${value(sums.ippon)}${value(sums.wazaari)}${value(sums.genten)}<td><b>${rank ? formatNumber(rank) : ""}</b></td></tr>`;
	});
	const heads = [
		...people.map(formatNumber),
		words.wins,
		words.ippon,
		words.wazaari,
		words.genten,
		words.rank,
	];
	return `<table class="pool"><thead><tr><th></th><th class="who">${words.name}</th>${heads
		.map((head) => `<th>${head}</th>`)
		.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** A table of bouts. The cells of a missing result are empty, to be filled in by hand. */
export function boutTable(printed: PrintedClass, bouts: readonly PlayedBout[]): string {
	const words = sheetWords[printed.locale];
	const { kinds } = drawNames[printed.locale];
	const rows = bouts.map(
		(bout) =>
			`<tr><td class="number">${printed.formatNumber(bout.number)}</td><td>${printed.roundOf(bout)}</td><td>${printed.corner(bout, "white")}</td><td>${printed.corner(bout, "red")}</td><td>${winnerOf(printed, bout)}</td><td>${bout.result ? kinds[bout.result.kind] : ""}</td></tr>`,
	);
	const heads = [words.bout, words.round, words.white, words.red, words.winner, words.how];
	return `<table class="bouts"><thead><tr>${heads
		.map((head) => `<th scope="col">${head}</th>`)
		.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** The page of a class that is not a knockout: its pools, its bouts and the podium. */
export function poolsPage(printed: PrintedClass): string {
	const { draw, locale, nameOf } = printed;
	const names = drawNames[locale];
	if (draw.format === "walkover")
		return `<p>${sheetWords[locale].walkover} <b>${nameOf(1)}</b></p>${podiumHtml(printed)}`;
	const pools = poolsOf(draw);
	const titles = pools.length > 1 ? [names.poolA, names.poolB] : [names.pool];
	const tables = pools.map(
		(people, pool) => `<h3>${titles[pool]}</h3>${poolTable(printed, people, pool)}`,
	);
	return `${tables.join("")}<h3>${sheetWords[locale].bouts}</h3>${boutTable(printed, foughtBouts(printed))}${podiumHtml(printed)}`;
}
