import { type BoutRules, boutRules } from "#shared/competition/draws/draws.rules.ts";
import type { PlayedBout } from "#shared/competition/draws/standing.ts";
import { foughtBouts, type PrintedClass } from "./printed-class.ts";
import { sheetWords } from "./sheets.words.ts";

export const judgeStyle = `
.slip { break-inside: avoid; margin-block-end: 6mm; padding-block-end: 4mm; border-block-end: .6pt dashed #666 }
.slip h3 { display: flex; justify-content: space-between; gap: 4mm; margin: 0 0 1.5mm; font-size: 10.5pt }
.slip h3 small { font-weight: 400 } .slip td, .slip th { border: .5pt solid #666; text-align: center; padding: 1mm; font-size: 8.5pt; white-space: normal }
.slip td { block-size: 8mm } .slip .who { inline-size: 34%; text-align: start; vertical-align: middle }
.slip p { display: flex; gap: 6mm; margin: 2mm 0 0; font-size: 8.5pt } .slip p span { flex: 1; border-block-end: .5pt solid #111; padding-block-end: 3mm }
`;

/** Seconds as minutes and seconds, such as 1:30. */
const timeOf = ({ formatNumber }: PrintedClass, seconds: number) => {
	const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
	return `<bdi dir="ltr">${formatNumber(minutes)}:${formatNumber(Math.floor(rest / 10))}${formatNumber(rest % 10)}</bdi>`;
};

/** A slip on which a judge writes a bout: periods, points, warnings, votes and the result. */
function slip(printed: PrintedClass, bout: PlayedBout): string {
	const words = sheetWords[printed.locale];
	const rules: BoutRules = boutRules[printed.draw.rules];
	const periods = [
		words.main(timeOf(printed, rules.main)),
		...rules.extensions.map((seconds) => words.extension(timeOf(printed, seconds))),
	];
	const signs = [words.wazaari, words.chui, words.genten];
	const row = (corner: "white" | "red") =>
		`<tr><th scope="row" class="who">${words[corner]}: ${printed.corner(bout, corner)}</th>${periods
			.map(() => signs.map(() => "<td></td>").join(""))
			.join("")}<td></td></tr>`;
	const weight =
		rules.weight === null ? "" : words.weightFrom(printed.formatNumber(rules.weight / 10));
	return `<div class="slip"><h3>${words.bout} ${printed.formatNumber(bout.number)}<span>${printed.roundOf(bout)}</span><small>${weight}</small></h3>
<table><thead><tr><th rowspan="2"></th>${periods.map((one) => `<th colspan="3">${one}</th>`).join("")}<th rowspan="2">${words.flags}</th></tr>
<tr>${periods.map(() => signs.map((sign) => `<th>${sign}</th>`).join("")).join("")}</tr></thead><tbody>${row("white")}${row("red")}</tbody></table>
<p><span>${words.winner}</span><span>${words.how}</span><span>${words.signature}</span></p></div>`;
}

/** The judges' slips of a class, one for each bout without a result. */
export const judgeSlips = (printed: PrintedClass): string =>
	foughtBouts(printed)
		.filter(({ result }) => !result)
		.map((bout) => slip(printed, bout))
		.join("");
