import type { Event } from "#shared/competition/events/events.schema.ts";
import { registrationStatuses } from "#shared/competition/registrations/registrations.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { CapacityBadge } from "../../events/page/CapacityBadge.tsx";
import { registrationMessages } from "../registrations.messages.ts";
import { statusMessages } from "../status/status.messages.ts";
import { entriesMessages } from "./entries.messages.ts";
import { eventClassKey, type FilterState, noEventClass } from "./entryFilters.ts";
import "../../../ui/tables/data-table.css";

type Props = { event: Event; entries: Entry[]; state: FilterState };

/** An event class, or the registrations that have none yet. */
type OverviewRowOf = { key: string; name: string; own?: Event["classes"][number] };

type RowProps = Pick<Props, "entries" | "state"> & {
	row: OverviewRowOf;
	statuses: readonly Entry["status"][];
};

/** The number of a class's registrations with a status; a press filters the list by both. */
function CountButton({
	row: { key, name },
	status,
	count,
	state: { filters, set },
}: Pick<RowProps, "row" | "state"> & { status: Entry["status"]; count: number }) {
	const text = useText(entriesMessages);
	const number = useText(registrationMessages);
	const words = useText(statusMessages);
	const pressed = filters.classId === key && filters.status === status;
	return (
		<Button
			kind="link"
			aria-label={text("entries.show", { name, status: words(`status.${status}`), count })}
			aria-pressed={pressed}
			onClick={() => set(pressed ? { class: "", status: "" } : { class: key, status, check: "" })}
		>
			{number("reg.number", { count })}
		</Button>
	);
}

function OverviewRow({ row, statuses, entries, state }: RowProps) {
	const number = useText(registrationMessages);
	const { name, own } = row;
	const inClass = entries.filter((entry) => eventClassKey(entry) === row.key);
	const countOf = (status: Entry["status"]) =>
		inClass.filter((entry) => entry.status === status).length;
	return (
		<tr>
			<th scope="row">
				<Written>{name}</Written>
			</th>
			<td>
				{own ? (
					<CapacityBadge taken={own.currentRegistrations} max={own.maxParticipants} />
				) : (
					<span className="soft">–</span>
				)}
			</td>
			<td>{number("reg.number", { count: inClass.length })}</td>
			{statuses.map((status) => (
				<td key={status}>
					{countOf(status) === 0 ? (
						<span className="soft">–</span>
					) : (
						<CountButton {...{ row, status, state }} count={countOf(status)} />
					)}
				</td>
			))}
		</tr>
	);
}

/**
 * The number of registrations for each class and status; each number links to the filtered list.
 */
export function EntryOverview({ event, entries, state }: Props) {
	const text = useText(entriesMessages);
	const status = useText(statusMessages);
	const className = useEventClassName();
	const statuses = registrationStatuses.filter((one) =>
		entries.some((entry) => entry.status === one),
	);
	const rows: OverviewRowOf[] = [
		...event.classes.map((own) => ({ key: String(own.id), name: className(own), own })),
		...(entries.some((entry) => eventClassKey(entry) === noEventClass)
			? [{ key: noEventClass, name: text("entries.noEventClass") }]
			: []),
	];
	if (event.classes.length === 0 || entries.length === 0) return null;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
		<section className="table-scroll overview" aria-label={text("entries.overview")} tabIndex={0}>
			<table>
				<thead>
					<tr>
						<th scope="col">{text("entries.class")}</th>
						<th scope="col">{text("entries.places")}</th>
						<th scope="col">{text("entries.total")}</th>
						{statuses.map((one) => (
							<th key={one} scope="col">
								{status(`status.${one}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<OverviewRow key={row.key} {...{ row, statuses, entries, state }} />
					))}
				</tbody>
			</table>
		</section>
	);
}
