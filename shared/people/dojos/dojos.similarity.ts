import { foldText } from "../../core/texts/search.ts";
import { soundOfName } from "../../core/texts/sounds.ts";

/** Words that say nothing about which dojo is meant. */
const general = new Set(
	"dojo club hall gym center centre central sports karate kyokushin the دوجو الدوجو نادي النادي صاله قاعه مركز المركزي الرياضي كاراتيه".split(
		" ",
	),
);

/** The consonants of the words that tell dojos apart, in either script. */
const soundOf = (text: string) =>
	soundOfName(
		foldText(text)
			.split(/[^\p{Letter}\p{Number}]+/u)
			.filter((word) => word && !general.has(word))
			.join(" "),
	);

const pairsIn = (sound: string) =>
	Array.from({ length: sound.length + 1 }, (_, at) => ` ${sound} `.slice(at, at + 2));

/** How similar two texts sound, from 0 to 1: Dice's coefficient of their pairs of consonants. */
function similarity(a: string, b: string): number {
	const [one, other] = [soundOf(a), soundOf(b)];
	if (one === "" || other === "") return 0;
	const left = [...pairsIn(other)];
	const common = pairsIn(one).filter((pair) => {
		const at = left.indexOf(pair);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
	return (2 * common.length) / (one.length + other.length + 2);
}

/** Texts that are less similar than this are not suggested. */
const fairlySimilar = 0.5;

/** The dojo with the name most similar to any of the texts; undefined if none is similar. */
export function mostSimilar<D extends { nameEn: string; nameAr: string }>(
	texts: readonly string[],
	dojos: readonly D[],
): D | undefined {
	const [best] = dojos
		.map((dojo) => ({
			dojo,
			score: Math.max(
				...texts.flatMap((text) =>
					[dojo.nameEn, dojo.nameAr].map((name) => similarity(text, name)),
				),
			),
		}))
		.sort((a, b) => b.score - a.score);
	return best && best.score >= fairlySimilar ? best.dojo : undefined;
}
