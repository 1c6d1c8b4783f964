import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { normalizeBelt } from "#shared/base/ranks/belts.forms.ts";
import type { RowValues } from "#shared/community/imports/imports.cells.ts";
import { spokenPhone } from "#shared/core/fields/phone.ts";
import { genders } from "#shared/core/people.ts";
import { isDateOnly, startOf } from "#shared/core/time/kuwait.ts";
import { matchDojo } from "#shared/people/dojos/dojos.rules.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { publishedDojosQuery } from "../../../people/dojos/dojos.queries.ts";
import { Written } from "../../../ui/texts/Written.tsx";
import { importsMessages } from "../imports.messages.ts";

/** The cells of a row as they will be stored: rank, gender, days and dojo in our words. */
export function StoredCells({ values }: { values: RowValues }) {
	const text = useText(importsMessages);
	const pick = usePick();
	const beltName = useBeltName();
	const { formatDate } = useIntl();
	const { data: dojos = [] } = useQuery(publishedDojosQuery);
	const day = (value: string | undefined) =>
		value && isDateOnly(value) ? formatDate(startOf(value), { dateStyle: "medium" }) : value;
	const belt = normalizeBelt(values.currentBelt ?? "white");
	const gender = genders.find((one) => one === values.gender);
	const dojo = values.dojoLocation && matchDojo([values.dojoLocation], dojos);
	const joined = day(values.joined);
	const lines = [
		belt ? beltName(belt) : values.currentBelt,
		[day(values.dateOfBirth), gender ? text(`imports.${gender}`) : values.gender]
			.filter(Boolean)
			.join(text("imports.and")),
		dojo ? pick(dojo, "name") : values.dojoLocation,
		values.phoneNumber && `\u2066${spokenPhone(values.phoneNumber)}\u2069`,
		joined && text("imports.joinedOn", { date: joined }),
	].filter((line): line is string => Boolean(line));
	return (
		<ul className="small soft import-stored">
			{lines.map((line) => (
				<li key={line}>
					<Written>{line}</Written>
				</li>
			))}
		</ul>
	);
}
