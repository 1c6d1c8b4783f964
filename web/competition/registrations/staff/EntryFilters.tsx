import type { Event } from "#shared/competition/events/events.schema.ts";
import { registrationStatuses } from "#shared/competition/registrations/registrations.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { useAddressText } from "../../../core/address/useAddressText.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { registrationMessages } from "../registrations.messages.ts";
import { statusMessages } from "../status/status.messages.ts";
import { entriesMessages } from "./entries.messages.ts";
import {
	eventClassKey,
	everyStatus,
	type FilterState,
	isUnpaid,
	matchesFilters,
	needsCheck,
	noEventClass,
} from "./entryFilters.ts";
import "../registrations.css";

type Props = { event: Event; entries: Entry[]; state: FilterState };

function Statuses({ entries, state: { filters, set } }: Props) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const status = useText(statusMessages);
	const inEventClass = entries.filter((entry) =>
		matchesFilters(entry, { ...filters, status: "", query: "", check: false, unpaid: false }),
	);
	const count = (kind: string) => inEventClass.filter((entry) => entry.status === kind).length;
	const unpaid = inEventClass.filter(isUnpaid).length;
	const toCheck = inEventClass.filter(needsCheck).length;
	const choices = [
		{ value: "", label: text("reg.all"), found: inEventClass.length },
		...registrationStatuses.map((value) => ({
			value,
			label: status(`status.${value}`),
			found: count(value),
		})),
	].filter(({ value, found }) => found > 0 || value === "" || value === filters.status);
	return (
		<fieldset className="row plain-set" aria-label={text("reg.status")}>
			{choices.map(({ value, label, found }) => (
				<Button
					key={value}
					className="filter"
					aria-pressed={filters.status === value}
					onClick={() => set({ status: value || everyStatus })}
				>
					{label} <span className="soft">{text("reg.number", { count: found })}</span>
				</Button>
			))}
			{(toCheck > 0 || filters.check) && (
				<Button
					className="filter"
					aria-pressed={filters.check}
					onClick={() => set({ check: filters.check ? "" : "1" })}
				>
					<span aria-hidden="true">⚠</span> {own("entries.toCheck")}{" "}
					<span className="soft">{text("reg.number", { count: toCheck })}</span>
				</Button>
			)}
			{(unpaid > 0 || filters.unpaid) && (
				<Button
					className="filter"
					aria-pressed={filters.unpaid}
					onClick={() => set({ unpaid: filters.unpaid ? "" : "1" })}
				>
					{own("entries.onlyUnpaid")}{" "}
					<span className="soft">{text("reg.number", { count: unpaid })}</span>
				</Button>
			)}
		</fieldset>
	);
}

/** Filters registrations by status, class, and name or address. */
export function EntryFilters(props: Props) {
	const { event, entries, state } = props;
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const className = useEventClassName();
	const { filters, set } = state;
	const query = useAddressText("q");
	return (
		<div className="entry-filters">
			<Statuses {...props} />
			<div className="entry-search">
				{event.classes.length > 0 && (
					<div className="field">
						<select
							aria-label={own("entries.class")}
							value={filters.classId}
							onChange={(change) => set({ class: change.target.value })}
						>
							<Options of={event.classes} word={className} none={own("entries.allClasses")} />
							{(filters.classId === noEventClass ||
								entries.some((entry) => eventClassKey(entry) === noEventClass)) && (
								<option value={noEventClass}>{own("entries.noEventClass")}</option>
							)}
						</select>
					</div>
				)}
				<div className="field">
					<input
						type="search"
						aria-label={text("reg.search")}
						placeholder={text("reg.search")}
						dir="auto"
						{...query}
					/>
				</div>
			</div>
		</div>
	);
}
