import { Link } from "react-router-dom";
import type { DojoId } from "#shared/core/ids.ts";
import { paths } from "../../core/address/paths.ts";
import { usePick } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";

/** A person's dojo in an API response: a linked dojo, or only a text. */
type Place = {
	dojoId: DojoId | null;
	dojoLocation: string | null;
	dojoLocationAr: string | null;
};

/** The name of a person's dojo in the reader's language, and a link to it if it has a page. */
export function DojoName({ place }: { place: Place }) {
	const name = usePick()({ nameEn: place.dojoLocation, nameAr: place.dojoLocationAr }, "name");
	if (!name) return null;
	return place.dojoId ? (
		<Link to={paths.dojo(place.dojoId)}>
			<Written>{name}</Written>
		</Link>
	) : (
		<Written className="lines" linked>
			{name}
		</Written>
	);
}
