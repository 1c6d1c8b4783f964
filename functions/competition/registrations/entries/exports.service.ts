import type {
	Entry,
	ExportName,
	ExportQuery,
} from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../../core/caller.ts";
import { tableFile } from "../../../core/files/table-file.ts";
import { Download } from "../../../core/http/answer.ts";
import type { Sight } from "../../../people/families/authorization.ts";
import { findWholeEvent } from "../../events/events.service.ts";
import { listEntries } from "./entries.service.ts";
import { toSheet } from "./exports.sheet.ts";
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
	const isStartList = name.startsWith("startlist");
	const entries = isStartList ? all.filter(starts) : all;
	const tables = exportTables(event, locale);
	if (name.endsWith(".html")) {
		const groups = isStartList ? tables.startLists(entries) : [tables.printed(entries)];
		const { startList, entries: kind, nobody, count } = words[locale];
		const labels = { kind: isStartList ? startList : kind, nobody, count };
		const page = toSheet(event, { locale, labels, isWide: !isStartList, groups, now: caller.now });
		return new Download(page, { type: "text/html" });
	}
	const table = isStartList ? tables.startTable(entries) : tables.everybody(entries);
	const fileName = `${locale === "ar" ? event.titleAr : event.titleEn} - ${name}`;
	return tableFile(table, fileName, locale);
}
