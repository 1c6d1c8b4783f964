/** @jest-environment jsdom */
import type { Locale } from "#shared/core/locales.ts";
import type { Audience } from "#shared/training/training-classes/enrollments.rules.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { useForWhomText } from "./useForWhomText.ts";

function Shown(one: Audience) {
	const { ages, who } = useForWhomText()(one);
	return `${ages} | ${who}`;
}

const mixed = { audienceType: "mixed", classType: "kata" } as const;

test.each<[Partial<Audience>, Locale, string]>([
	[{}, "en", "All ages | Everybody"],
	[{ minAge: 6, maxAge: 15 }, "en", "Ages 6 to 15 | Boys and girls"],
	[{ minAge: 6, maxAge: 16 }, "en", "Ages 6 to 16 | Everybody"],
	[{ minAge: 16 }, "en", "From 16 | Women and men"],
	[{ maxAge: 11, audienceType: "girls" }, "en", "Under 12 | Girls only"],
	[{ classType: "kids" }, "ar", "دون ١٦ سنة | بنون وبنات"],
	[{ classType: "adults", audienceType: "girls" }, "ar", "من ١٦ سنة فأكثر | للنساء فقط"],
	[{ audienceType: "adults" }, "ar", "من ١٦ سنة فأكثر | نساء ورجال"],
])("whom a class with %j is for reads in %s: %s", (wish, locale, words) => {
	const { container } = renderPart(<Shown {...mixed} {...wish} />, { locale });
	expect(container.textContent).toBe(words);
});
