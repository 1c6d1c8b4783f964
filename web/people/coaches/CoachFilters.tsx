import { coachPlaceOf, matchingCoaches } from "#shared/people/coaches/coaches.rules.ts";
import type { Coach } from "#shared/people/coaches/coaches.schema.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { useHydrated } from "../../core/moments/useHydrated.ts";
import { SelectField } from "../../ui/fields/Field.tsx";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import { coachesMessages } from "./coaches.messages.ts";

/** The coaches that match the filters in the query string. */
export function useFoundCoaches(coaches: Coach[] = []): Coach[] {
	const { search } = useAddress();
	return matchingCoaches(coaches, {
		dojo: search.get("dojo"),
		forWomen: search.get("for") === "women",
	});
}

/** Filters coaches by dojo, and for women. */
export function CoachFilters({ coaches }: { coaches: Coach[] }) {
	const text = useText(coachesMessages);
	const locale = useLocale();
	const pick = usePick();
	const { search, set } = useAddress();
	// The field has no effect before hydration.
	const isHydrated = useHydrated();
	const names = new Map(
		coaches.map((coach) => [
			coachPlaceOf(coach),
			pick({ nameEn: coach.dojoLocation, nameAr: coach.dojoLocationAr }, "name"),
		]),
	);
	const dojos = [...names]
		.filter(([value]) => value !== "")
		.sort(([, a], [, b]) => a.localeCompare(b, locale));
	return (
		<search className="coach-filters">
			<SelectField
				label={text("coaches.dojo")}
				disabled={!isHydrated}
				value={search.get("dojo") ?? ""}
				onChange={({ target }) => set({ dojo: target.value })}
			>
				<option value="">{text("coaches.allDojos")}</option>
				{dojos.map(([value, name]) => (
					<option key={value} value={value}>
						{name}
					</option>
				))}
			</SelectField>
			<UrlFilter
				name="for"
				label={text("coaches.whoFor")}
				choices={[
					{ value: "", label: text("coaches.forAll") },
					{ value: "women", label: text("coaches.forWomen") },
				]}
			/>
		</search>
	);
}
