import type {
	Entry,
	ExportName,
	ExportQuery,
} from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../../core/caller.ts";
import type { Download } from "../../../core/http/answer.ts";
import type { Sight } from "../../../people/families/authorization.ts";
import { findWholeEvent } from "../../events/events.service.ts";
import { listEntries } from "./entries.service.ts";
import { listFile } from "./exports.sheet.ts";
import { exportTables } from "./exports.tables.ts";
import { words } from "./exports.words.ts";

/** Whether a registration is on the start list: it has a place, even if it is not yet decided. */
const starts = ({ status, chooseClass }: Entry) =>
	(status === "approved" || status === "pending") && !chooseClass;

/** Exports the registrations of an event as a file in the reader's language. */
export async function exportEntries(
	caller: SignedIn,
	{ id, name }: { id: EventId; name: ExportName },
	{ lang, sight, ...filter }: ExportQuery & { sight: Sight },
): Promise<Download> {
	const locale = lang ?? caller.locale;
	const [event, { rows: all }] = await Promise.all([
		findWholeEvent(id),
		listEntries(sight, id, filter),
	]);
	const tables = exportTables(event, locale);
	const { startList, entries: kind, nobody, count } = words[locale];
	const about = { event, name, locale, now: caller.now };
	if (!name.startsWith("startlist"))
		return listFile(about, {
			labels: { kind, nobody, count },
			isWide: true,
			groups: () => [tables.printed(all)],
			table: () => tables.everybody(all),
		});
	const starters = all.filter(starts);
	return listFile(about, {
		labels: { kind: startList, nobody, count },
		isWide: false,
		groups: () => tables.startLists(starters),
		table: () => tables.startTable(starters),
	});
}
