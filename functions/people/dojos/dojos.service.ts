import type { Publication } from "#shared/core/fields/fields.ts";
import { countFitting, type Page, pageOf } from "#shared/core/http/page.ts";
import type { DojoId } from "#shared/core/ids.ts";
import { foldLine } from "#shared/core/texts/search.ts";
import type { DojoEdit, DojoInput } from "#shared/people/dojos/dojos.input.schema.ts";
import {
	mostAliases,
	mostDojos,
	textsInOneLanguage,
	textsOf,
} from "#shared/people/dojos/dojos.rules.ts";
import type { Dojo, DojoQuery, DojoTexts } from "#shared/people/dojos/dojos.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { withinLimit } from "../../core/http/throttle.ts";
import { demandTexts } from "../../core/records/definePublished.ts";
import { readCounters, requireZero } from "../../core/table/counters.ts";
import type { Write } from "../../core/table/database.ts";
import { defineRecords } from "../../core/table/defineRecords.ts";
import { type DojoRecord, Dojos } from "./dojo.entity.ts";

const texts = [
	"addressEn",
	"addressAr",
	"mapUrl",
	"phone",
	"imageUrl",
	"hoursEn",
	"hoursAr",
	"womensHoursEn",
	"womensHoursAr",
] as const;

type Texts<Empty> = Record<(typeof texts)[number], string | Empty>;

/** A dojo with all that staff see. */
const item = ({ changedBy: _, ...record }: DojoRecord): Dojo => ({
	...record,
	aliases: record.aliases ?? [],
	monthlyFee: record.monthlyFee ?? null,
	...(Object.fromEntries(texts.map((name) => [name, record[name] ?? null])) as Texts<null>),
	id: record.id as DojoId,
});

type Reader = { drafts: boolean };

/** Only staff see the texts that people typed for a dojo (`aliases`). */
const viewFor = (record: DojoRecord, { drafts }: Reader): Dojo =>
	drafts ? item(record) : { ...item(record), aliases: undefined };

/** All dojos by their English name. They are few, so they are read as a whole. */
export async function allDojos(): Promise<DojoRecord[]> {
	const { data } = await Dojos.query.byName({}).go({ pages: "all" });
	return data;
}

/** All published dojos, for rendering. */
export const publishedDojos = async (): Promise<Dojo[]> =>
	(await allDojos())
		.filter(({ published }) => published)
		.map((dojo) => viewFor(dojo, { drafts: false }));

/** Dojos with the number of people and classes that are linked to each. */
async function withLinked(dojos: readonly Dojo[]): Promise<Dojo[]> {
	const { dojoPeople, trainingClass } = await readCounters(["dojoPeople", "trainingClass"]);
	return dojos.map((dojo) => ({
		...dojo,
		linked: { people: dojoPeople[dojo.id] ?? 0, classes: trainingClass[dojo.id] ?? 0 },
	}));
}

export async function listDojos(
	{ limit = mostDojos, cursor, published: only }: DojoQuery,
	reader: Reader,
): Promise<Page<Dojo>> {
	const seen = (await allDojos())
		.filter(({ published }) => published || (reader.drafts && !only))
		.map((dojo) => viewFor(dojo, reader));
	const page = (size: number) => pageOf(seen, ({ id }) => String(id), { limit: size, cursor });
	const { rows } = page(Math.min(limit, mostDojos));
	const fits = countFitting(rows, rows.length);
	const shown = rows.slice(0, fits);
	return { rows: reader.drafts && !only ? await withLinked(shown) : shown, next: page(fits).next };
}

/** Finds a dojo; drafts only for staff. */
export async function readDojo(id: DojoId, reader: Reader): Promise<Dojo> {
	const dojo = await dojoRecords.find(id);
	return viewFor(requireFound(reader.drafts || dojo.published ? dojo : null), reader);
}

/**
 * Enforces unique names under concurrent calls: `work` checks the names and adds `passed` to its
 * transaction.
 */
const withUniqueNames = <T>({ now }: SignedIn, work: (passed: Write) => Promise<T>): Promise<T> =>
	withinLimit("dojoNames", 0, now, work);

/** Throws when another dojo has one of the names: texts are matched to dojos by name. */
async function demandNames(
	names: Pick<Dojo, "nameEn" | "nameAr" | "aliases">,
	own?: DojoId,
): Promise<void> {
	const others = (await allDojos()).filter(({ id }) => id !== own);
	const taken = new Set(others.flatMap(textsOf));
	const fields = (["nameEn", "nameAr"] as const).filter((field) =>
		taken.has(foldLine(names[field])),
	);
	const wrong = [
		...fields,
		...(names.aliases?.some((alias) => taken.has(foldLine(alias))) ? ["aliases"] : []),
	];
	if (wrong.length > 0)
		throw new AppError("dojo_exists", {
			fields: Object.fromEntries(wrong.map((field) => [field, "name_taken"])),
		});
}

const dojoRecords = defineRecords("dojo", Dojos, {
	view: item,
	// An omitted `published` or `aliases` stays unchanged.
	store: ({ published, aliases, monthlyFee, ...input }: DojoInput, { caller, before }) => ({
		...input,
		monthlyFee: monthlyFee ?? undefined,
		...(Object.fromEntries(
			texts.map((name) => [name, input[name] ?? undefined]),
		) as Texts<undefined>),
		published: published ?? before?.published ?? false,
		aliases: aliases ?? before?.aliases,
		changedBy: caller.session.userId,
	}),
	demand: (dojo) => demandTexts(dojo.published ? textsInOneLanguage(dojo) : []),
	beside: ({ before, after }) =>
		before && (!after || (before.published && !after.published)) ? requireUnused(before.id) : [],
});

export const removeDojo = dojoRecords.remove;

export const createDojo = (caller: SignedIn, input: DojoInput): Promise<Dojo> =>
	withUniqueNames(caller, async (passed) => {
		await demandNames(input);
		return dojoRecords.create(caller, input, [passed]);
	});

export const updateDojo = (caller: SignedIn, id: DojoId, edit: DojoEdit): Promise<Dojo> =>
	withUniqueNames(caller, async (passed) => {
		await demandNames(edit, id);
		return dojoRecords.update(caller, id, edit, [passed]);
	});

/** Publishes a dojo or makes it a draft again. */
export const setPublished = (
	caller: SignedIn,
	id: DojoId,
	publication: Publication,
): Promise<Dojo> =>
	dojoRecords.publish(caller, id, publication, () => ({ changedBy: caller.session.userId }));

/** The people and classes that refer to a dojo. */
async function referencesTo(id: number): Promise<{ people: number; classes: number }> {
	const { dojoPeople, trainingClass } = await readCounters(["dojoPeople", "trainingClass"]);
	return { people: dojoPeople[id] ?? 0, classes: trainingClass[id] ?? 0 };
}

/**
 * The checks that nothing refers to a dojo, for transactions that take it away from visitors. The
 * counters change with the records, so that no record can be linked meanwhile.
 */
async function requireUnused(id: number): Promise<Write[]> {
	const params = await referencesTo(id);
	if (params.people + params.classes > 0) throw new AppError("dojo_in_use", { params });
	return ["dojoPeople", "trainingClass"].map((kind) => ({
		...requireZero(kind, String(id)),
		onConditionFailed: "changed_meanwhile" as const,
	}));
}

/**
 * Confirms that texts mean a published dojo. The stream then links the people and classes that have
 * them: see dojo-links.
 */
export async function addTexts(
	caller: SignedIn,
	id: DojoId,
	{ texts: added }: DojoTexts,
): Promise<Dojo> {
	const before = await dojoRecords.find(id);
	if (!before.published) throw new AppError("dojo_unpublished");
	const known = new Set(textsOf(before));
	const aliases = [
		...(before.aliases ?? []),
		...added.filter((text) => !known.has(foldLine(text))),
	];
	if (aliases.length > mostAliases)
		throw new AppError("invalid", { fields: { texts: "too_long" } });
	return withUniqueNames(caller, async (passed) => {
		await demandNames({ ...before, aliases: added }, id);
		return dojoRecords.change(
			caller,
			before,
			{ aliases, changedBy: caller.session.userId },
			{ action: "texts_added", details: { texts: added } },
			[passed],
		);
	});
}

/** The dojo with an id, as it is stored; null if it was deleted. */
export const findDojoRecord = async (id: number): Promise<DojoRecord | null> =>
	(await Dojos.get({ id }).go({ consistent: true })).data;
