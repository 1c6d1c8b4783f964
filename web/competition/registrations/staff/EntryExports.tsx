import { registrationsRoutes } from "#shared/competition/registrations/registrations.routes.ts";
import type { ExportName } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { addressOf } from "../../../core/calls/client.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { RowMenu } from "../../../ui/menus/RowMenu.tsx";
import { entriesMessages } from "./entries.messages.ts";
import type { EntryFilters } from "./entryFilters.ts";

const sheets = {
	"registrations.xlsx": "entries.excelEntries",
	"startlist.xlsx": "entries.excelStart",
	"registrations.html": "entries.printEntries",
	"startlist.html": "entries.printStart",
	"registrations.csv": "entries.csvEntries",
	"startlist.csv": "entries.csvStart",
} as const satisfies { [name in ExportName]?: keyof (typeof entriesMessages)["en"] };

/** A menu that exports the registrations of the selected class and status: Excel, CSV or print. */
export function EntryExports({ eventId, filters }: { eventId: EventId; filters: EntryFilters }) {
	const text = useText(entriesMessages);
	const lang = useLocale();
	const { classId, status } = filters;
	const filter = { ...(classId && { classId }), ...(status && { status }) };
	return (
		<RowMenu
			label={text("entries.export")}
			actions={(Object.keys(sheets) as (keyof typeof sheets)[]).map((name) => ({
				label: text(sheets[name]),
				href: addressOf(registrationsRoutes.export, {
					params: { id: eventId, name },
					query: { lang, ...filter },
				}),
				opens: name.endsWith(".html"),
			}))}
		/>
	);
}
