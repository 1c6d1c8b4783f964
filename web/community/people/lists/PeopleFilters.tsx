import { ladder } from "#shared/base/ranks/belts.rules.ts";
import {
	lackingFields,
	type PeopleOrder,
	peopleOrders,
	peopleSorts,
	readOrder,
} from "#shared/community/people/people.rules.ts";
import { feeStatuses, genders } from "#shared/core/people.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useAddressText } from "../../../core/address/useAddressText.ts";
import { useText } from "../../../core/language/messages.ts";
import { useCoaches } from "../../../people/coaches/useCoaches.ts";
import { useDojoNames } from "../../../people/dojos/DojoField.tsx";
import { feeMessages } from "../../../people/memberships/memberships.messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { CheckField, Field, SearchField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { managePeopleMessages } from "../managePeople.messages.ts";

/** Query parameters that filter a list of people. `order` is the API's `sort`. */
export const filterWords = [
	"search",
	"belt",
	"dojoId",
	"lacks",
	"feeStatus",
	"disabled",
	"unpaid",
	"coach",
	"gender",
	"ageFrom",
	"ageTo",
] as const;

/** Filters that are folded until one of them is set. */
const rareWords = [
	"lacks",
	"feeStatus",
	"unpaid",
	"disabled",
	"gender",
	"ageFrom",
	"ageTo",
] as const;

/** The props of a selector whose value stands in the address. */
function useSelected() {
	const { search, set } = useAddress();
	return (word: string) => ({
		value: search.get(word) ?? "",
		onChange: ({ target }: { target: { value: string } }) => set({ [word]: target.value }),
	});
}

function CoachFilter() {
	const text = useText(managePeopleMessages);
	const of = useSelected();
	const names = useNames();
	const coaches = useCoaches() ?? [];
	const coachNames = new Map(coaches.map((coach) => [String(coach.id), names(coach).full]));
	return (
		<SelectField label={text("managePeople.coach")} {...of("coach")}>
			<Options
				of={coaches.map(({ id }) => String(id))}
				word={(id) => coachNames.get(id) ?? id}
				none={text("managePeople.anyCoach")}
			/>
		</SelectField>
	);
}

function OrderField() {
	const text = useText(managePeopleMessages);
	const { search } = useAddress();
	const of = useSelected();
	const present = peopleOrders.find((order) => order === search.get("order"));
	// If a heading of the table has reversed the order, the menu also offers the reversed order.
	const orders = present?.startsWith("-") ? [...peopleSorts, present] : peopleSorts;
	const orderName = (order: PeopleOrder) => {
		const { sort, isReversed } = readOrder(order);
		const name = text(`managePeople.sort.${sort}`);
		return isReversed ? text("managePeople.reversed", { order: name }) : name;
	};
	return (
		<div className="people-order">
			<SelectField label={text("managePeople.sort")} {...of("order")}>
				{orders.map((order) => (
					<option key={order} value={order === "name" ? "" : order}>
						{orderName(order)}
					</option>
				))}
			</SelectField>
		</div>
	);
}

function AgeFilters() {
	const text = useText(managePeopleMessages);
	return (
		<>
			<Field
				label={text("managePeople.ageFrom")}
				inputMode="numeric"
				dir="ltr"
				{...useAddressText("ageFrom")}
			/>
			<Field
				label={text("managePeople.ageTo")}
				inputMode="numeric"
				dir="ltr"
				{...useAddressText("ageTo")}
			/>
		</>
	);
}

function FeeFilters() {
	const text = useText(managePeopleMessages);
	const feeText = useText(feeMessages);
	const { search, set } = useAddress();
	const of = useSelected();
	return (
		<>
			<SelectField label={text("managePeople.fee")} {...of("feeStatus")}>
				<Options
					of={feeStatuses}
					word={(status) => feeText(`fee.status.${status}`)}
					none={text("managePeople.anyFee")}
				/>
			</SelectField>
			<CheckField
				label={text("managePeople.onlyUnpaid")}
				checked={search.get("unpaid") === "true"}
				onChange={({ target }) => set({ unpaid: target.checked ? "true" : null })}
			/>
		</>
	);
}

/** The filters that are folded until one of them is set. */
function RareFilters() {
	const text = useText(managePeopleMessages);
	const { search, set } = useAddress();
	const of = useSelected();
	return (
		<details open={rareWords.some((word) => search.has(word))}>
			<summary>{text("managePeople.moreFilters")}</summary>
			<div>
				<SelectField label={text("managePeople.gender")} {...of("gender")}>
					<Options
						of={genders}
						word={(gender) => text(`managePeople.${gender}`)}
						none={text("managePeople.anyGender")}
					/>
				</SelectField>
				<AgeFilters />
				<SelectField label={text("managePeople.lacks")} {...of("lacks")}>
					<Options
						of={lackingFields}
						word={(field) => text(`managePeople.lacks.${field}`)}
						none={text("managePeople.anyRecord")}
					/>
				</SelectField>
				<FeeFilters />
				<CheckField
					label={text("managePeople.onlyClosed")}
					checked={search.get("disabled") === "true"}
					onChange={({ target }) => set({ disabled: target.checked ? "true" : null })}
				/>
			</div>
		</details>
	);
}

/** Filters and sorting of a list of people. */
export function PeopleFilters() {
	const text = useText(managePeopleMessages);
	const beltName = useBeltName();
	const dojoNames = useDojoNames();
	const of = useSelected();
	return (
		<search className="people-filters">
			<SearchField label={text("managePeople.search")} {...useAddressText("search")} />
			<SelectField label={text("managePeople.belt")} {...of("belt")}>
				<Options of={ladder} word={beltName} none={text("managePeople.anyBelt")} />
			</SelectField>
			<SelectField label={text("managePeople.dojo")} {...of("dojoId")}>
				<Options
					of={[...dojoNames.keys()]}
					word={(id) => dojoNames.get(id) ?? id}
					none={text("managePeople.anyDojo")}
				/>
			</SelectField>
			<CoachFilter />
			<OrderField />
			<RareFilters />
		</search>
	);
}
