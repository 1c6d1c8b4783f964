import { drawNames } from "#shared/competition/draws/draw-names.ts";
import type { PlayedBout } from "#shared/competition/draws/standing.ts";
import { foughtBouts, type PrintedClass, podiumOf } from "./printed-class.ts";
import { sheetWords } from "./sheets.words.ts";

/** Positions of a bracket on one page. */
const positionsOnPage = 32;

/** Room for a bracket on a page, and between the lines of two entrants at most, in mm. */
const pageHeight = 206;
const mostBetween = 13;
/** Height of a name above its line, and of a bout below the bracket, in mm. */
const nameHeight = 5;
const boutHeight = 7;

export const bracketStyle = `
.bracket { display: grid; column-gap: 0; font-size: 7.5pt; line-height: 1.15 }
.slot { align-self: center; block-size: ${nameHeight}mm; display: flex; align-items: end; gap: 1.5mm;
	padding-inline: .8mm; border-block-end: .6pt solid #111; font-size: 6.8pt; line-height: 1 }
.slot.first { font-size: 8pt; line-height: 1.15; white-space: nowrap; overflow: hidden }
.slot:lang(ar) { padding-block-end: .7mm }
.slot.champion { border-block-end-width: 1.4pt; font-weight: 700 }
.slot .dojo { flex: 1; padding-inline-end: 5mm; font-size: 6.5pt; color: #333; overflow: hidden; text-overflow: ellipsis }
.slot .no { min-inline-size: 5mm; color: #333; text-align: end }
.pair { position: relative; inset-block-start: ${nameHeight / 2}mm; justify-self: end; inline-size: 100%; display: flex;
	align-items: center; justify-content: end; border-inline-end: .6pt solid #111; font-size: 7pt }
.pair span { padding-inline: 1mm; background: #fff }
.rounds { display: grid; margin-block-end: 2mm; font-size: 7.5pt; font-weight: 600 }
.source { color: #444; font-size: 8pt }
.further { margin-block-start: 3mm } .further td, .further th { padding-block: 1mm; font-size: 8.5pt }
.podium { display: grid; grid-template-columns: repeat(4, 1fr); gap: 4mm; margin-block-start: 4mm; font-size: 8.5pt; break-inside: avoid }
.podium p { margin: 0; padding-block-end: 1mm; border-block-end: .6pt solid #111; min-block-size: 9mm }
.podium small { display: block; color: #333 }
`;

/** A line of the bracket: a person, or nobody yet. */
type Line = { number: number | null } | null;

/** The tree of a bracket: in each round the lines from the top, and the bouts that join them. */
function treeOf({ draw, standing }: PrintedClass): {
	lines: Line[][];
	bouts: (PlayedBout | null)[][];
} {
	const ofTree = standing.bouts.filter(({ kind }) => kind !== "third" && kind !== "repechage");
	const lines: Line[][] = [draw.order.map((number) => (number === null ? null : { number }))];
	const bouts: (PlayedBout | null)[][] = [];
	let next = 0;
	for (let now = lines[0]; now.length > 1; now = lines[lines.length - 1]) {
		const round: (PlayedBout | null)[] = [];
		const winners: Line[] = [];
		for (let at = 0; at < now.length; at += 2) {
			const [white, red] = [now[at], now[at + 1]];
			const bout = white && red ? ofTree[next++] : null;
			round.push(bout);
			const { result } = bout ?? {};
			winners.push(
				bout
					? { number: result ? (result.winner === "white" ? bout.whiteId : bout.redId) : null }
					: (white ?? red),
			);
		}
		bouts.push(round);
		lines.push(winners);
	}
	return { lines, bouts };
}

/** The shape of a part of a bracket: its lines and bouts by round, and whether it begins the bracket. */
type Part = { lines: Line[][]; bouts: (PlayedBout | null)[][]; isFirst: boolean; title: string };

/** Parts of a bracket that fit on a page each; the last one has the winners of the others. */
function partsOf(printed: PrintedClass): Part[] {
	const { lines, bouts } = treeOf(printed);
	const size = lines[0].length;
	if (size <= positionsOnPage) return [{ lines, bouts, isFirst: true, title: "" }];
	const words = sheetWords[printed.locale];
	const count = size / positionsOnPage;
	const rounds = Math.log2(positionsOnPage);
	const title = (part: number) =>
		words.part(printed.formatNumber(part), printed.formatNumber(count + 1));
	const parts = Array.from({ length: count }, (_, part) => {
		const ofPart = <T>(all: T[], round: number) => {
			const length = positionsOnPage / 2 ** round;
			return all.slice(part * length, (part + 1) * length);
		};
		return {
			lines: lines.slice(0, rounds + 1).map(ofPart),
			bouts: bouts.slice(0, rounds).map((all, round) => ofPart(all, round + 1)),
			isFirst: true,
			title: title(part + 1),
		};
	});
	return [
		...parts,
		{
			lines: lines.slice(rounds),
			bouts: bouts.slice(rounds),
			isFirst: false,
			title: title(count + 1),
		},
	];
}

const atCell = (column: number | string, from: number, to: number) =>
	`style="grid-column:${column};grid-row:${from} / ${to}"`;

/** A line with the person on it. The line of a bye reaches to the second round. */
function slotOf(
	printed: PrintedClass,
	{ lines, isFirst }: Part,
	round: number,
	at: number,
): string {
	const line = lines[round][at];
	const isBye = isFirst && round === 0 && lines[0][at % 2 === 0 ? at + 1 : at - 1] === null;
	if (line === null || isBye) return "";
	const isEntry =
		isFirst &&
		(round === 0 || (round === 1 && [lines[0][2 * at], lines[0][2 * at + 1]].includes(null)));
	const isLast = round === lines.length - 1;
	const { number } = line;
	const name = number === null ? "" : `<bdi>${printed.nameOf(number)}</bdi>`;
	const entry =
		isEntry && number !== null
			? `<span class="no">${printed.formatNumber(number)}</span>${name}<span class="dojo">${printed.dojoOf(number)}</span>`
			: name;
	const height = 2 ** (round + 1);
	const kind = isEntry ? " first" : isLast ? " champion" : "";
	const columns = isEntry && round === 1 ? "1 / 3" : round + 1;
	return `<div class="slot${kind}" ${atCell(columns, at * height + 1, (at + 1) * height + 1)}>${entry}</div>`;
}

/** The line that joins the two lines of a bout, with the number of the bout. */
function pairOf(
	{ formatNumber }: PrintedClass,
	bout: PlayedBout,
	round: number,
	at: number,
): string {
	const half = 2 ** round;
	const middle = 4 * half * at + half + 1;
	return `<div class="pair" ${atCell(round + 1, middle, middle + 2 * half)}><span>${formatNumber(bout.number)}</span></div>`;
}

function treeHtml(printed: PrintedClass, part: Part, height: number): string {
	const { lines, bouts } = part;
	const size = lines[0].length;
	const between = Math.min(mostBetween, height / size);
	const columns = `grid-template-columns:${part.isFirst ? "62mm" : "1fr"} repeat(${lines.length - 1},1fr)`;
	const heads = bouts.map((round, at) => {
		const [bout] = round.flatMap((one) => one ?? []);
		return `<span ${atCell(at + 1, 1, 2)}>${bout ? printed.roundOf(bout) : ""}</span>`;
	});
	const slots = lines.flatMap((all, round) => all.map((_, at) => slotOf(printed, part, round, at)));
	const pairs = bouts.flatMap((all, round) =>
		all.map((bout, at) => (bout ? pairOf(printed, bout, round, at) : "")),
	);
	return `<div class="rounds" style="${columns}">${heads.join("")}</div>
<div class="bracket" style="${columns};grid-template-rows:repeat(${2 * size},${between / 2}mm)">${slots.join("")}${pairs.join("")}</div>`;
}

/** The bouts for third place, which have no place in the tree. */
function furtherHtml(printed: PrintedClass, further: readonly PlayedBout[]): string {
	if (further.length === 0) return "";
	const words = sheetWords[printed.locale];
	const rows = further.map(
		(bout) =>
			`<tr><td class="number">${printed.formatNumber(bout.number)}</td><td>${printed.corner(bout, "white")}</td><td>${printed.corner(bout, "red")}</td><td>${winnerOf(printed, bout)}</td></tr>`,
	);
	return `<table class="further"><thead><tr><th>${printed.roundOf(further[0])}</th><th>${words.white}</th><th>${words.red}</th><th>${words.winner}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** The name of who won a bout, if that is known. */
export const winnerOf = (
	{ nameOf }: PrintedClass,
	{ result, whiteId, redId }: PlayedBout,
): string => (result ? nameOf((result.winner === "white" ? whiteId : redId) as number) : "");

/** A line for each place on the podium, with the name if it is known, otherwise to write on. */
export function podiumHtml(printed: PrintedClass): string {
	const { places: names } = drawNames[printed.locale];
	const cells = podiumOf(printed).map(
		({ place, person }) =>
			`<p><small>${names[place]}</small>${person ? `<b>${printed.nameOf(person)}</b>` : ""}</p>`,
	);
	return `<div class="podium">${cells.join("")}</div>`;
}

/** Pages of a knockout: the bracket in parts of 32, with the bouts for third place and the podium. */
export function bracketPages(printed: PrintedClass): { title: string; html: string }[] {
	const further = foughtBouts(printed).filter(
		({ kind }) => kind === "third" || kind === "repechage",
	);
	const parts = partsOf(printed);
	return parts.map((part, at) => {
		const isEnd = at === parts.length - 1;
		const height =
			pageHeight - (isEnd && further.length > 0 ? (further.length + 1) * boutHeight : 0);
		const end = isEnd ? furtherHtml(printed, further) + podiumHtml(printed) : "";
		return { title: part.title, html: treeHtml(printed, part, height) + end };
	});
}
