import { isDeepStrictEqual } from "node:util";
import type { DynamoDBRecord } from "aws-lambda";
import { contactLines } from "#shared/base/settings/settings.rules.ts";
import type { ContactLines } from "#shared/base/settings/settings.schema.ts";
import { newsAtOnce, newsOnHome } from "#shared/content/news/news.rules.ts";
import { type PageData, pageAt, pages, pathTo, type Shown } from "#shared/pages.ts";
import { publicPicture } from "#shared/people/users/users.rules.ts";
import { addressesAbout, addressesShowing, findListPages } from "../../base/pages/addresses.ts";
import type { Changed, ToRender } from "../../base/pages/defineShown.ts";
import { type Change, readChange } from "../../base/stream/change.ts";
import type { EntityDefinition } from "../../core/domain.ts";
import { log, nameOfError } from "../../core/log.ts";
import { type EntityName, entityDefinitions } from "../../domains.ts";
import { isDojoPageAffected } from "../../people/dojos/dojo-page.ts";

/**
 * The attributes of an item that visitors see; null if it is hidden. Running counts and versions
 * are left out, because a change of them needs no rendering.
 */
function shown(entity: string, item: Change["before"], kind: EntityDefinition["pages"]) {
	if (!item || item.published === false || item.isActive === false || item.shadow) return null;
	if (entity === "user") return shownPerson(item);
	if (kind === "everywhere") return contactLines(item as ContactLines);
	const { registeredCount, version, updatedAt, ...rest } = item;
	return {
		...rest,
		full:
			Number(item.maxParticipants) > 0 && Number(registeredCount) >= Number(item.maxParticipants),
	};
}

/**
 * What pages show of approved coaches and of staff. Members, the majority, appear only in the
 * directory.
 */
function shownPerson({ role, isApproved, isDisabled, ...person }: NonNullable<Change["before"]>) {
	if (role === "member" || (role === "coach" && isApproved !== true)) return null;
	const { firstName, lastName, firstNameAr, lastNameAr, currentBelt } = person;
	const { specializations, competitionReadiness } = person;
	const { dojoId, dojoLocation, dojoLocationAr } = person;
	const dojo = dojoId ? { dojoId, dojoLocation, dojoLocationAr } : {};
	const profileImageUrl = publicPicture(person as Parameters<typeof publicPicture>[0]);
	const names = { firstName, lastName, firstNameAr, lastNameAr };
	return {
		...names,
		...dojo,
		role,
		// Pages of coaches and dojos leave out the disabled.
		isDisabled: isDisabled === true,
		currentBelt,
		profileImageUrl,
		specializations,
		competitionReadiness,
	};
}

const nothing = (): Changed => ({
	render: new Set<string>(),
	gone: [],
	eventClassesOf: new Set<number>(),
	newsOf: null,
	dojos: new Set(),
	coaches: new Set(),
	consentsOf: new Set(),
});

const latest = (...dates: (string | null | undefined)[]) =>
	dates.reduce<string | null>((last, date) => (date && date > (last ?? "") ? date : last), null);

const dateOf = (item: Change["before"]) => (item ? String(item.datedAt ?? "") : null);

/** The id of the person whose consents or date of birth this change altered. */
function answeredBy({ before, after }: Change): number[] {
	const said = (item: Change["before"]) => [item?.consents, item?.minorConsents, item?.dateOfBirth];
	return before && after && !isDeepStrictEqual(said(before), said(after)) ? [Number(after.id)] : [];
}

/**
 * The kinds of data to which a changed item belongs. Staff are not coaches, and somebody who was just
 * added is not a judge yet.
 * @param visible the item before and after the change; null where visitors do not see it
 */
function kindsOf(
	kind: Shown | readonly Shown[],
	{ entity, before }: Change,
	visible: Change["before"][],
): readonly Shown[] {
	const kinds = typeof kind === "string" ? [kind] : kind;
	if (entity !== "user") return kinds;
	const isCoach = visible.some((person) => person?.role === "coach");
	return kinds.filter((one) => (one === "coaches" ? isCoach : before !== null));
}

/** Pages of dojos list their classes and coaches. */
const shownInDojos: readonly Shown[] = ["coaches", "trainingClasses"];

function follow(record: DynamoDBRecord): Changed {
	const change = readChange(record);
	const kind = entityDefinitions[change.entity as EntityName]?.pages;
	if (kind === undefined) return nothing();
	try {
		const consentsOf = new Set(change.entity === "user" ? answeredBy(change) : []);
		const [before, after] = [
			shown(change.entity, change.before, kind),
			shown(change.entity, change.after, kind),
		];
		if (isDeepStrictEqual(before, after)) return { ...nothing(), consentsOf };
		if (kind === "everywhere") return { ...nothing(), render: "all" };
		const { id, eventId } = change.after ?? change.before ?? {};
		if (kind === null) return { ...nothing(), eventClassesOf: new Set([Number(eventId)]) };
		// Render the remaining pages without removed ones: an index that lags could bring them back.
		const visible = [before && change.before, after && change.after];
		const shows = kindsOf(kind, change, visible);
		const own = shows.flatMap((one) => addressesAbout(one, Number(id)));
		const gone = before && !after ? own : [];
		const isNews = kind === "news";
		const isInDojos = shows.some((one) => shownInDojos.includes(one));
		const dojos = isInDojos ? visible.flatMap((item) => Number(item?.dojoId) || []) : [];
		const wanted = isNews ? own : shows.flatMap((one) => addressesShowing(one, Number(id)));
		return {
			...nothing(),
			render: new Set(wanted.filter((path) => !gone.includes(path))),
			gone,
			dojos: new Set(dojos),
			coaches: new Set(shows.includes("coaches") ? [Number(id)] : []),
			consentsOf,
			newsOf: isNews
				? latest(before && dateOf(change.before), after && dateOf(change.after))
				: null,
		};
	} catch (error) {
		// Rendering reads the table again, so only the list of affected and removed pages is lost.
		log.error("record for the pages not read", {
			...nameOfError(error),
			sequence: record.dynamodb?.SequenceNumber,
		});
		return { ...nothing(), render: "all" };
	}
}

/** The pages that show changed data, and the pages to remove. */
export function changeOfPages(records: DynamoDBRecord[]): Changed {
	const found = records.map(follow);
	const paths = found.flatMap(({ render }) => (typeof render === "string" ? [] : [...render]));
	return {
		render: found.some(({ render }) => render === "all") ? "all" : new Set(paths),
		gone: found.flatMap(({ gone }) => gone),
		eventClassesOf: new Set(found.flatMap(({ eventClassesOf }) => [...eventClassesOf])),
		newsOf: latest(...found.map(({ newsOf }) => newsOf)),
		dojos: new Set(found.flatMap(({ dojos }) => [...dojos])),
		coaches: new Set(found.flatMap(({ coaches }) => [...coaches])),
		consentsOf: new Set(found.flatMap(({ consentsOf }) => [...consentsOf])),
	};
}

export const changesNothing = ({
	render,
	eventClassesOf,
	newsOf,
	dojos,
	coaches,
}: Omit<Changed, "consentsOf">) =>
	typeof render !== "string" &&
	render.size + eventClassesOf.size + dojos.size + coaches.size === 0 &&
	newsOf === null;

/**
 * Data that does not change with time: pages that show nothing else are rendered only when it
 * changes.
 */
const timeless: readonly Shown[] = ["news"];

const changesByClock = (path: string) => {
	const shows = pages[pageAt(path)?.name ?? "home"].shows ?? [];
	return shows.length === 0 || shows.some((kind) => !timeless.includes(kind));
};

/** The lists that contain, or contained, an article of this date. */
function listsOfNews(date: string, { rows, next }: PageData["latestNews"]): string[] {
	const isIn = (path: string) => {
		const count = pageAt(path)?.name === "news" ? newsAtOnce : newsOnHome;
		const last = rows.length >= count || next ? rows[Math.min(count, rows.length) - 1] : undefined;
		return !last || date >= (last.publishedAt ?? last.createdAt);
	};
	return findListPages("news").filter(isIn);
}

/**
 * Of all rendered paths, those to render now. Classes of an event that is not shown affect no page.
 */
export function pathsToRender(
	{ render, eventClassesOf = new Set(), newsOf, dojos = new Set(), coaches = new Set() }: ToRender,
	all: readonly string[],
	{
		events,
		latestNews,
		trainingClasses = [],
		dojos: dojoPages = [],
	}: Pick<PageData, "latestNews"> & {
		events: readonly { id: number }[];
		trainingClasses?: readonly { id: number; dojoId: number | null }[];
		dojos?: readonly Parameters<typeof isDojoPageAffected>[0][];
	},
): string[] {
	if (render === "all") return [...all];
	if (render === "byClock") return all.filter(changesByClock);
	const shownWithEventClasses = events.filter(({ id }) => eventClassesOf.has(id));
	const wanted = new Set([
		...render,
		...shownWithEventClasses.flatMap(({ id }) => addressesShowing("events", id)),
		...(newsOf ? listsOfNews(newsOf, latestNews) : []),
	]);
	// Pages of classes show the address of their dojo.
	for (const { id, dojoId } of trainingClasses)
		if (dojoId && wanted.has(pathTo("dojo", dojoId))) wanted.add(pathTo("trainingClass", id));
	for (const dojo of dojoPages)
		if (isDojoPageAffected(dojo, { dojos, coaches })) wanted.add(pathTo("dojo", dojo.id));
	return all.filter((path) => wanted.has(path));
}
