import type { Event } from "#shared/competition/events/events.schema.ts";
import { registrationStatuses } from "#shared/competition/registrations/registrations.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { Taken } from "../../events/page/Taken.tsx";
import { registrationMessages } from "../registrations.messages.ts";
import { statusMessages } from "../status/status.messages.ts";
import { entriesMessages } from "./entries.messages.ts";
import { eventClassKey, type FilterState, noEventClass } from "./entryFilters.ts";
import "../../../ui/tables/data-table.css";

type Props = { event: Event; entries: Entry[]; state: FilterState };

/**
 * The number of registrations for each class and status; each number links to the filtered list.
 */
export function EntryOverview({ event, entries, state: { filters, set } }: Props) {
	const text = useText(entriesMessages);
	const number = useText(registrationMessages);
	const status = useText(statusMessages);
	const className = useEventClassName();
	const statuses = registrationStatuses.filter((one) =>
		entries.some((entry) => entry.status === one),
	);
	const rows: { key: string; name: string; own?: Event["classes"][number] }[] = [
		...event.classes.map((own) => ({ key: String(own.id), name: className(own), own })),
		...(entries.some((entry) => eventClassKey(entry) === noEventClass)
			? [{ key: noEventClass, name: text("entries.noEventClass") }]
			: []),
	];
	if (event.classes.length === 0 || entries.length === 0) return null;
	const cell = (key: string, name: string, wanted: (typeof statuses)[number]) => {
		const count = entries.filter(
			(entry) => eventClassKey(entry) === key && entry.status === wanted,
		).length;
		if (count === 0) return <span className="soft">–</span>;
		const label = text("entries.show", { name, status: status(`status.${wanted}`), count });
		const pressed = filters.classId === key && filters.status === wanted;
		return (
			<Button
				kind="link"
				aria-label={label}
				aria-pressed={pressed}
				onClick={() =>
					set(pressed ? { class: "", status: "" } : { class: key, status: wanted, check: "" })
				}
			>
				{number("reg.number", { count })}
			</Button>
		);
	};
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
					{rows.map(({ key, name, own }) => (
						<tr key={key}>
							<th scope="row">
								<Written>{name}</Written>
							</th>
							<td>
								{own ? (
									<Taken taken={own.currentRegistrations} max={own.maxParticipants} />
								) : (
									<span className="soft">–</span>
								)}
							</td>
							<td>
								{number("reg.number", {
									count: entries.filter((entry) => eventClassKey(entry) === key).length,
								})}
							</td>
							{statuses.map((one) => (
								<td key={one}>{cell(key, name, one)}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
