import { excerpt } from "#shared/core/texts/excerpt.ts";
import type { Athlete } from "#shared/people/national-team/national-team.schema.ts";
import {
	type Described,
	describeFederation,
	type JsonLd,
	toAbsoluteUrl,
} from "../../core/jsonLd.ts";

/** Structured data of an athlete, only for adults who agreed to it (`inPublic`). */
export function athletePerson(athlete: Athlete, described: Described): JsonLd | undefined {
	if (!athlete.inSearch) return undefined;
	const { locale, siteUrl, url, picture } = described;
	const names = [athlete.nameEn, athlete.nameAr].flatMap((name) => name ?? []);
	const name = (locale === "ar" && athlete.nameAr) || athlete.nameEn;
	const [bio, awards] =
		locale === "ar" ? [athlete.bioAr, athlete.achievementsAr] : [athlete.bio, athlete.achievements];
	return {
		"@context": "https://schema.org",
		"@type": "Person",
		name,
		alternateName: names.filter((other) => other !== name),
		...(bio && { description: excerpt(bio, 300) }),
		image: [...(athlete.photoUrl ? [toAbsoluteUrl(siteUrl, athlete.photoUrl)] : []), picture],
		nationality: { "@type": "Country", name: "Kuwait" },
		memberOf: describeFederation(described),
		...(awards?.length > 0 && { award: awards }),
		url,
	};
}
