import { placeName } from "#shared/competition/draws/draw-names.ts";
import type { Entrant } from "#shared/competition/draws/draws.schema.ts";
import type { Place } from "#shared/competition/draws/standing.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { drawMessages } from "./draws.messages.ts";
import { useEntrants } from "./useEntrants.ts";

/** Returns the words of a place; from the sixth on there are none. */
export function usePlaceText() {
	const locale = useLocale();
	return (place: number) => placeName(place, locale);
}

type Props = {
	entrants: readonly Entrant[];
	places: readonly { place: number; number: number; reason: Place["reason"] }[];
};

/** The places of an event class, with what parted people of a pool who were level. */
export function Places({ entrants, places }: Props) {
	const text = useText(drawMessages);
	const placeText = usePlaceText();
	const { nameOf, dojoOf } = useEntrants(entrants);
	return (
		<ol className="places">
			{places.map(({ place, number, reason }) => {
				const dojo = dojoOf(number);
				return (
					<li key={number} data-place={place}>
						<span className="badge">{placeText(place)}</span>
						<span>
							<Written>{nameOf(number)}</Written>
							{dojo && (
								<span className="small soft block">
									<Written>{dojo}</Written>
								</span>
							)}
						</span>
						{reason && reason !== "wins" && (
							<span className="small soft">{text(`draw.reason.${reason}`)}</span>
						)}
					</li>
				);
			})}
		</ol>
	);
}
