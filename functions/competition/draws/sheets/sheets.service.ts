import type { SheetName, SheetQuery } from "#shared/competition/draws/draws.schema.ts";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { SignedIn } from "../../../core/caller.ts";
import { requireFound } from "../../../core/errors.ts";
import { Download } from "../../../core/http/answer.ts";
import { printedPage } from "../../../core/http/printed-page.ts";
import { peopleById } from "../../../people/users/users.service.ts";
import { eventSheetHeader, eventSheetStyle } from "../../events/event-sheet.ts";
import { findWholeEvent } from "../../events/events.service.ts";
import { weighInPages, weighInStyle } from "../../weigh-in/weigh-in.sheet.ts";
import { findDraws, findEntrants } from "../draws.service.ts";
import { bracketPages, bracketStyle } from "./bracket.sheet.ts";
import { judgeSlips, judgeStyle } from "./judges.sheet.ts";
import { medalStyle, medalTable } from "./medals.sheet.ts";
import { placingCertificates } from "./placing.page.ts";
import { boutTable, poolStyle, poolsPage } from "./pools.sheet.ts";
import { foughtBouts, type PrintedClass, printedClass } from "./printed-class.ts";
import { sheetWords } from "./sheets.words.ts";

const style = [eventSheetStyle, weighInStyle, bracketStyle, poolStyle, judgeStyle, medalStyle].join(
	"",
);

/** Pages of one kind about a class, each with what stands beside the name of the class. */
type Pages = (printed: PrintedClass) => { title: string; html: string }[];

const onePage =
	(html: (printed: PrintedClass) => string): Pages =>
	(printed) => {
		const text = html(printed);
		return text ? [{ title: "", html: text }] : [];
	};

const pagesOf = {
	"brackets.html": (printed) =>
		printed.draw.format === "knockout"
			? bracketPages(printed)
			: [{ title: "", html: poolsPage(printed) }],
	"bouts.html": onePage((printed) => boutTable(printed, foughtBouts(printed))),
	"judges.html": onePage(judgeSlips),
	"medals.html": onePage(medalTable),
} satisfies Record<string, Pages>;
type OwnSheet = keyof typeof pagesOf;

/** Parts of the folder, in its order. */
const ofFolder = [
	"weigh-in.html",
	"brackets.html",
	"bouts.html",
	"judges.html",
	"medals.html",
] as const;

/** Lists under one header, one after the other; other sheets begin a page for each class. */
const isTogether = (name: OwnSheet) => name === "medals.html";

/** The drawn classes of an event, or one of them; prepares them for sheets in a language. */
async function drawnClasses(id: EventId, classId: EventClassId | undefined) {
	const [event, draws] = await Promise.all([findWholeEvent(id), findDraws(id)]);
	if (classId !== undefined) requireFound(event.classes.find((one) => one.id === classId));
	const wanted = event.classes.flatMap((eventClass) => {
		const draw = draws.find((one) => one.classId === eventClass.id);
		return draw && (classId ?? eventClass.id) === eventClass.id ? [{ eventClass, draw }] : [];
	});
	const entrants = await Promise.all(wanted.map(({ draw }) => findEntrants(draw)));
	const people = await peopleById(entrants.flat().map(({ userId }) => userId));
	const printedIn = (locale: Locale) =>
		wanted.map(({ eventClass, draw }, at) =>
			printedClass(locale, eventClass, draw, entrants[at], people),
		);
	return { event, printedIn };
}

/** The cover of a folder: a list of its sheets, and a table of its event classes. */
function contents(classes: readonly PrintedClass[], locale: Locale): string {
	const words = sheetWords[locale];
	const rows = classes.map(
		(one) =>
			`<tr><td>${one.name}</td><td>${one.formatNumber(one.entrants.length)}</td><td>${one.formatNumber(foughtBouts(one).length)}</td></tr>`,
	);
	return `<h2>${words.contents}</h2><ol>${ofFolder.map((name) => `<li>${words.titles[name]}</li>`).join("")}</ol>
<table><thead><tr><th>${words.name}</th><th>${words.entrants}</th><th>${words.bouts}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** A sheet of an event to print, or a folder with the sheets of its day. */
export async function printSheet(
	caller: SignedIn,
	{ id, name }: { id: EventId; name: SheetName },
	{ lang, classId }: SheetQuery,
): Promise<Download> {
	const locale = lang ?? caller.locale;
	const { event, printedIn } = await drawnClasses(id, classId);
	if (name === "certificates.html") {
		const page = placingCertificates(event, { en: printedIn("en"), ar: printedIn("ar") }, locale);
		return new Download(page, { type: "text/html" });
	}
	const printed = printedIn(locale);
	const words = sheetWords[locale];
	const headerOf = (kind: string) => eventSheetHeader(event, { kind, locale, now: caller.now });
	const sections = async (sheet: OwnSheet | "weigh-in.html"): Promise<string[]> => {
		const header = headerOf(words.titles[sheet]);
		if (sheet === "weigh-in.html")
			return (await weighInPages(event, classId, locale)).map(
				({ name: title, html }) => `${header}<h2>${title}</h2>${html}`,
			);
		const ofClasses = printed.flatMap((one) =>
			pagesOf[sheet](one).map(
				({ title, html }) => `<h2>${one.name}<small>${title}</small></h2>${html}`,
			),
		);
		if (ofClasses.length === 0) return [];
		return isTogether(sheet)
			? [header + ofClasses.join("")]
			: ofClasses.map((page) => header + page);
	};
	const names = name === "folder.html" ? ofFolder : [name];
	const cover =
		name === "folder.html" ? [headerOf(words.titles[name]) + contents(printed, locale)] : [];
	const pages = [...cover, ...(await Promise.all(names.map(sections))).flat()];
	const ofDraws = printed.length > 0 ? words.noBouts : words.nothing;
	const lack = name === "weigh-in.html" ? words.nobody : ofDraws;
	const all = pages.length > 0 ? pages : [`${headerOf(words.titles[name])}<p>${lack}</p>`];
	const title = locale === "ar" ? event.titleAr : event.titleEn;
	return new Download(
		printedPage({
			locale,
			title: `${words.titles[name]}: ${title}`,
			body: all.map((one) => `<section>${one}</section>`).join("\n"),
			style,
			className: "sheets",
		}),
		{ type: "text/html" },
	);
}
