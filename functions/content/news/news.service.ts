import { createConversions } from "electrodb";
import {
	mostNews,
	type NewsEdit,
	type NewsId,
	type NewsInput,
	type NewsItem,
	type NewsQuery,
	newsTexts,
} from "#shared/content/news/news.schema.ts";
import { isUnwritten } from "#shared/core/fields/bilingual.ts";
import type { Publication } from "#shared/core/fields/fields.ts";
import { type Cursor, countFitting, type Page, pageRead } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import { nextId, retryUnprocessed } from "../../core/table/database.ts";
import { readOn } from "../../core/table/readOn.ts";
import { writeTallies } from "../../core/table/tally.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { newsCountedAs } from "./news.counts.ts";
import { News, type NewsRecord } from "./news.entity.ts";

const item = (record: NewsRecord): NewsItem => ({
	...record,
	id: record.id as NewsId,
	authorId: (record.authorId as UserId | undefined) ?? null,
	imageUrl: record.imageUrl ?? null,
	publishedAt: record.publishedAt ?? null,
	updatedAt: record.updatedAt ?? null,
});

type Reader = { drafts: boolean };

/** Hides the author from visitors. */
const shown = (record: NewsRecord, { drafts }: Reader): NewsItem =>
	drafts ? item(record) : { ...item(record), authorId: undefined };

const { byAccessPattern } = createConversions(News);

/** An article's position in the list, as used in cursors. */
const placeOf = ({ datedAt, createdAt, id }: NewsRecord) => `${datedAt} ${createdAt} ${id}`;

/** The position that a cursor names; null if the cursor is of another list. */
function placeAt({ after }: Cursor, category: NewsItem["category"] | undefined): string | null {
	const [, datedAt, createdAt, id] =
		/^(\d{4}-[\dT:.-]+Z) (\d{4}-[\dT:.-]+Z) ([1-9]\d{0,14})$/.exec(after) ?? [];
	if (!id) return null;
	const place = { id: Number(id), datedAt, createdAt };
	if (category) return byAccessPattern.byCategory.fromComposite.toCursor({ ...place, category });
	return byAccessPattern.byDate.fromComposite.toCursor(place);
}

/**
 * A page of articles, of one category or all, latest publication first; drafts and ties by
 * creation.
 */
export async function listNews(
	{ limit = mostNews, cursor, category, published: only }: NewsQuery,
	reader: Reader,
): Promise<Page<NewsItem>> {
	const query = () => (category ? News.query.byCategory({ category }) : News.query.byDate({}));
	const read = await readOn(
		(count, at) => query().go({ order: "desc", limit: count, cursor: at }),
		{
			wanted: limit + 1,
			from: cursor ? placeAt(cursor, category) : null,
			isSeen: ({ published }) => published || (reader.drafts && !only),
		},
	);
	const { rows, next } = pageRead(read, placeOf, countFitting(read, limit), cursor?.skip);
	return { rows: rows.map((one) => shown(one, reader)), next };
}

/** All published articles with all attributes, latest first. */
export async function allPublished(): Promise<NewsItem[]> {
	const { data } = await News.query.byDate({}).go({ order: "desc", pages: "all" });
	return data.filter(({ published }) => published).map((one) => shown(one, { drafts: false }));
}

/** All published articles, latest first, with only the attributes that the sitemap needs. */
export async function everyPublished(): Promise<
	Pick<NewsRecord, "id" | "datedAt" | "updatedAt" | "imageUrl">[]
> {
	const attributes = ["id", "datedAt", "updatedAt", "imageUrl", "published"] as const;
	const { data } = await News.query
		.byDate({})
		.go({ order: "desc", pages: "all", attributes: [...attributes] });
	return data.filter(({ published }) => published);
}

const record = async (id: NewsId) =>
	requireFound((await News.get({ id }).go({ consistent: true })).data);

/** Reads several articles in no order; deleted ones are left out. */
export async function findArticles(ids: readonly number[]): Promise<NewsRecord[]> {
	if (ids.length === 0) return [];
	return (await retryUnprocessed(() => News.get(ids.map((id) => ({ id }))).go({ concurrent: 4 })))
		.data;
}

/** Finds an article; drafts only for staff. */
export async function readArticle(id: NewsId, reader: Reader): Promise<NewsItem> {
	const article = await record(id);
	return shown(requireFound(reader.drafts || article.published ? article : null), reader);
}

/** Maps the input to the stored attributes; `publishedAt` keeps the first publication. */
const stored = ({ published = false, ...input }: NewsInput, now: number, publishedAt?: string) => ({
	...input,
	published,
	imageUrl: input.imageUrl ?? undefined,
	publishedAt: publishedAt ?? (published ? new Date(now).toISOString() : undefined),
});

export async function createArticle(caller: SignedIn, input: NewsInput): Promise<NewsItem> {
	const id = await nextId<NewsId>("news");
	const created: NewsRecord = {
		...stored(input, caller.now),
		...firstVersion(caller.now),
		id,
		datedAt: new Date(caller.now).toISOString(),
		authorId: caller.session.userId,
	};
	await auditedTransaction(
		caller,
		{ entityType: "news", entityId: id, action: "created", details: input },
		[{ put: News.create(created).params() }, ...writeTallies("news", newsCountedAs, null, created)],
		item(created),
	);
	return item(created);
}

/** Replaces an article. An omitted `published` stays unchanged. */
export async function updateArticle(
	caller: SignedIn,
	id: NewsId,
	{ version, ...edit }: NewsEdit,
): Promise<NewsItem> {
	const before = await record(id);
	sameVersion(version, before);
	const input = { ...edit, published: edit.published ?? before.published };
	if (input.published) isForVisitors(input);
	return replace(caller, before, stored(input, caller.now, before.publishedAt), {
		action: "updated",
		details: input,
	});
}

/** Publishes an article or makes it a draft again; a repeat changes nothing. */
export async function setPublished(
	caller: SignedIn,
	id: NewsId,
	{ published, version }: Publication,
): Promise<NewsItem> {
	const before = await record(id);
	if (before.published === published) return item(before);
	sameVersion(version, before);
	if (published) isForVisitors(before);
	const publishedAt = before.publishedAt ?? new Date(caller.now).toISOString();
	return replace(
		caller,
		before,
		{ published, publishedAt },
		{ action: published ? "published" : "unpublished" },
	);
}

/** Throws unless the article is written in both languages, as publication requires. */
function isForVisitors(
	article: Pick<NewsRecord, "titleEn" | "titleAr" | "contentEn" | "contentAr">,
): void {
	const missing = isUnwritten(article, newsTexts, true);
	if (missing.length > 0)
		throw new AppError("language_missing", {
			fields: Object.fromEntries(missing.map((key) => [key, "required"])),
		});
}

/** Replaces an article with optimistic locking. */
async function replace(
	caller: SignedIn,
	before: NewsRecord,
	changes: Partial<NewsRecord>,
	change: { action: string; details?: unknown },
): Promise<NewsItem> {
	const datedAt = changes.publishedAt ?? before.publishedAt ?? before.createdAt;
	const changed = nextVersion(before, { ...changes, datedAt }, caller.now);
	const write = News.put(changed).where(ifUnchanged(before));
	await auditedTransaction(
		caller,
		{ entityType: "news", entityId: before.id, ...change },
		[{ put: write.params() }, ...writeTallies("news", newsCountedAs, before, changed)],
		item(changed),
	);
	return item(changed);
}

export async function removeArticle(caller: SignedIn, id: NewsId): Promise<void> {
	const before = await record(id);
	await auditedTransaction(
		caller,
		{ entityType: "news", entityId: id, action: "deleted", details: before },
		[
			{ delete: News.delete({ id }).where(ifUnchanged(before)).params() },
			...writeTallies("news", newsCountedAs, before, null),
		],
	);
}
