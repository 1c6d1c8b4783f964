import { registrationsRoutes } from "#shared/competition/registrations/registrations.routes.ts";
import type { ExportName } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { addressOf } from "../../../core/calls/client.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { entriesMessages } from "./entries.messages.ts";
import type { EntryFilters } from "./entryFilters.ts";

/** Exports the registrations of the selected class and status: Excel, CSV or print. */
export function EntryExports({ eventId, filters }: { eventId: EventId; filters: EntryFilters }) {
	const text = useText(entriesMessages);
	const lang = useLocale();
	const { classId, status } = filters;
	const filter = { ...(classId && { classId }), ...(status && { status }) };
	const address = (name: ExportName) =>
		addressOf(registrationsRoutes.export, {
			params: { id: eventId, name },
			query: { lang, ...filter },
		});
	return (
		<nav className="row entry-exports" aria-label={text("entries.take")}>
			<ButtonLink href={address("startlist.html")} target="_blank" rel="noreferrer">
				{text("entries.printStart")}
			</ButtonLink>
			<ButtonLink href={address("registrations.xlsx")} download>
				{text("entries.excelEntries")}
			</ButtonLink>
			<a href={address("startlist.xlsx")} download>
				{text("entries.excelStart")}
			</a>
			<a href={address("registrations.csv")} download>
				{text("entries.csvEntries")}
			</a>
			<a href={address("startlist.csv")} download>
				{text("entries.csvStart")}
			</a>
			<a href={address("registrations.html")} target="_blank" rel="noreferrer">
				{text("entries.printEntries")}
			</a>
		</nav>
	);
}
