import { Link } from "react-router-dom";
import type { PersonResult } from "#shared/competition/draws/draws.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { usePick } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { useWhen } from "../events/EventDates.tsx";
import { usePlaceText } from "./Places.tsx";
import "./draws.css";

/** A person's places, each with a link to the results of its event class. */
export function ResultList({ results }: { results: readonly PersonResult[] }) {
	const placeText = usePlaceText();
	const pick = usePick();
	const when = useWhen();
	return (
		<ul className="places">
			{results.map(({ eventId, classId, place, date, ...one }) => (
				<li key={`${eventId} ${classId}`} data-place={place}>
					<span className="badge">{placeText(place)}</span>
					<span>
						<Link to={`${paths.eventDraw(eventId)}?class=${classId}`}>
							<Written>{pick({ titleEn: one.titleEn, titleAr: one.titleAr }, "title")}</Written>
						</Link>
						<span className="small soft block">
							<Written>{pick({ nameEn: one.className, nameAr: one.classNameAr }, "name")}</Written>
						</span>
					</span>
					<span className="small soft">{when(date)}</span>
				</li>
			))}
		</ul>
	);
}
