import { drawNames } from "#shared/competition/draws/draw-names.ts";
import { type PrintedClass, podiumOf } from "./printed-class.ts";
import { sheetWords } from "./sheets.words.ts";

export const medalStyle = `
.medals td { block-size: 9mm; vertical-align: middle } .medals .place { inline-size: 28mm; font-weight: 600 }
.medals .box { inline-size: 20mm; text-align: center; font-size: 13pt }
`;

/** Who is called to the podium, the third places first; lines to write on while places are open. */
export function medalTable(printed: PrintedClass): string {
	const { locale } = printed;
	const words = sheetWords[locale];
	const medals = podiumOf(printed).filter(({ place }) => place <= 3);
	const rows = medals.toReversed().map(({ place, person }) => {
		const name = person ? `<b>${printed.nameOf(person)}</b>` : "";
		const dojo = person ? printed.dojoOf(person) : "";
		return `<tr><td class="place">${drawNames[locale].places[place]}</td><td>${name}</td><td>${dojo}</td><td class="box">☐</td></tr>`;
	});
	return `<table class="medals"><thead><tr><th>${words.place}</th><th>${words.name}</th><th>${words.dojo}</th><th>${words.handed}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
