import { ladder } from "#shared/belts/belts.rules.ts";
import { feeStatuses } from "#shared/core/people.ts";
import { lackingFields, peopleSorts } from "#shared/people/people.rules.ts";
import { useBeltName } from "../belts/useBeltName.ts";
import { useText } from "../core/messages.ts";
import { useAddress } from "../core/useAddress.ts";
import { feeMessages } from "../memberships/memberships.messages.ts";
import { CheckField, Field, SelectField } from "../ui/Field.tsx";
import { managePeopleMessages } from "./managePeople.messages.ts";

/** What narrows a list of people down, each under its word in the address. `order` is what the API calls `sort`. */
export const filterWords = ["search", "belt", "dojo", "lacks", "feeStatus", "disabled", "coach"] as const;

/** Which people of a list are shown, and in which order. */
export function PeopleFilters() {
	const text = useText(managePeopleMessages);
	const feeText = useText(feeMessages);
	const beltName = useBeltName();
	const { search, set } = useAddress();
	const of = (word: string) => ({
		value: search.get(word) ?? "",
		onChange: ({ target }: { target: { value: string } }) => set({ [word]: target.value }),
	});
	return (
		<search className="people-filters">
			<Field
				label={text("managePeople.search")}
				type="search"
				dir="auto"
				autoComplete="off"
				maxLength={100}
				{...of("search")}
			/>
			<SelectField label={text("managePeople.belt")} {...of("belt")}>
				<option value="">{text("managePeople.anyBelt")}</option>
				{ladder.map((belt) => (
					<option key={belt} value={belt}>
						{beltName(belt)}
					</option>
				))}
			</SelectField>
			<Field label={text("managePeople.dojo")} dir="auto" autoComplete="off" maxLength={200} {...of("dojo")} />
			<SelectField label={text("managePeople.lacks")} {...of("lacks")}>
				<option value="">{text("managePeople.anyRecord")}</option>
				{lackingFields.map((field) => (
					<option key={field} value={field}>
						{text(`managePeople.lacks.${field}`)}
					</option>
				))}
			</SelectField>
			<SelectField label={text("managePeople.fee")} {...of("feeStatus")}>
				<option value="">{text("managePeople.anyFee")}</option>
				{feeStatuses.map((status) => (
					<option key={status} value={status}>
						{feeText(`fee.status.${status}`)}
					</option>
				))}
			</SelectField>
			<SelectField label={text("managePeople.sort")} {...of("order")}>
				{peopleSorts.map((sort) => (
					<option key={sort} value={sort === "name" ? "" : sort}>
						{text(`managePeople.sort.${sort}`)}
					</option>
				))}
			</SelectField>
			<CheckField
				label={text("managePeople.onlyClosed")}
				checked={search.get("disabled") === "true"}
				onChange={({ target }) => set({ disabled: target.checked ? "true" : null })}
			/>
			{search.get("coach") && (
				<CheckField label={text("managePeople.studentsOf")} checked onChange={() => set({ coach: null })} />
			)}
		</search>
	);
}
