import { useQuery } from "@tanstack/react-query";
import type { Distance } from "#shared/people/dojos/dojos.distance.ts";
import { distancesFrom } from "#shared/people/dojos/dojos.distance.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useLocale } from "../../../core/language/messages.ts";
import { publishedDojosQuery } from "../../../people/dojos/dojos.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";

/** The places of the classes, named in the reader's language. */
export function usePlaces(classes: readonly TrainingClass[]): { value: string; label: string }[] {
	const texts = useClassTexts();
	const locale = useLocale();
	const names = new Map(classes.map((one) => [one.location ?? "", texts(one).place]));
	return [...names]
		.filter(([value]) => value !== "")
		.map(([value, label]) => ({ value, label }))
		.sort((a, b) => a.label.localeCompare(b.label, locale));
}

const here: Distance = { km: 0, sameGovernorate: true };

/** How far each class is from a place; undefined where nothing is known about that. */
export function useDistances(
	classes: readonly TrainingClass[],
	near: string,
): (one: TrainingClass) => Distance | undefined {
	const { data: dojos = [] } = useQuery({ ...publishedDojosQuery, enabled: near !== "" });
	const dojoId = classes.find(({ location }) => location === near)?.dojoId;
	const from = dojos.find(({ id }) => id === dojoId);
	const distances = from && distancesFrom(from, dojos);
	return ({ location, dojoId: at }) => (location === near ? here : distances?.get(at ?? 0));
}
