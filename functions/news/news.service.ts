import { createConversions } from "electrodb";
import type { Publication } from "#shared/core/fields.ts";
import type { NewsId, UserId } from "#shared/core/ids.ts";
import { type Cursor, fitting, type Page, type Paged, pageRead } from "#shared/core/page.ts";
import { mostNews, type NewsEdit, type NewsInput, type NewsItem } from "#shared/news/news.schema.ts";
import type { Caller, Session } from "../core/caller.ts";
import { commit, sameVersion } from "../core/commit.ts";
import { nextId } from "../core/database.ts";
import { found } from "../core/errors.ts";
import { readOn } from "../core/readOn.ts";
import { News, type NewsRecord } from "./news.entity.ts";

type Staff = Caller & { session: Session };

const item = (record: NewsRecord): NewsItem => ({
	...record,
	id: record.id as NewsId,
	authorId: (record.authorId as UserId | undefined) ?? null,
	imageUrl: record.imageUrl ?? null,
	publishedAt: record.publishedAt ?? null,
});

const { byAccessPattern } = createConversions(News);

/** Where an article stands in the list: the moments that order it, and its number among those of the same moments. */
const placeOf = ({ datedAt, createdAt, id }: NewsRecord) => `${datedAt} ${createdAt} ${id}`;

/** The place that a cursor names; none in one that is of another list. */
function placeAt({ after }: Cursor): string | null {
	const [, datedAt, createdAt, id] = /^(\d{4}-[\dT:.-]+Z) (\d{4}-[\dT:.-]+Z) ([1-9]\d{0,14})$/.exec(after) ?? [];
	return id ? byAccessPattern.byDate.fromComposite.toCursor({ id: Number(id), datedAt, createdAt }) : null;
}

/** A page of articles, latest publication first; drafts and ties by creation. */
export async function list(
	{ limit = mostNews, cursor }: Paged,
	{ drafts }: { drafts: boolean },
): Promise<Page<NewsItem>> {
	const read = await readOn((count, at) => News.query.byDate({}).go({ order: "desc", limit: count, cursor: at }), {
		wanted: limit + 1,
		from: cursor ? placeAt(cursor) : null,
		isSeen: ({ published }) => drafts || published,
	});
	const { rows, next } = pageRead(read, placeOf, fitting(read, limit), cursor?.skip);
	return { rows: rows.map((one) => (drafts ? item(one) : { ...item(one), authorId: undefined })), next };
}

const record = async (id: NewsId) => found((await News.get({ id }).go({ consistent: true })).data);

/** The stored form of what was typed; first publication is dated once. */
const stored = ({ published = false, ...input }: NewsInput, now: number, publishedAt?: string) => ({
	...input,
	published,
	imageUrl: input.imageUrl ?? undefined,
	publishedAt: publishedAt ?? (published ? new Date(now).toISOString() : undefined),
});

export async function create(caller: Staff, input: NewsInput): Promise<NewsItem> {
	const id = await nextId<NewsId>("news");
	const created: NewsRecord = {
		...stored(input, caller.now),
		id,
		createdAt: new Date(caller.now).toISOString(),
		datedAt: new Date(caller.now).toISOString(),
		updatedAt: new Date(caller.now).toISOString(),
		authorId: caller.session.userId,
		version: 1,
	};
	await commit(
		caller,
		{ entityType: "news", entityId: id, action: "created", details: input },
		[{ put: News.create(created).params() }],
		item(created),
	);
	return item(created);
}

/** Replaces an article. Only publication stays as it is where the call does not name it. */
export async function update(caller: Staff, id: NewsId, { version, ...edit }: NewsEdit): Promise<NewsItem> {
	const before = await record(id);
	sameVersion(version, before);
	const input = { ...edit, published: edit.published ?? before.published };
	return replace(caller, before, stored(input, caller.now, before.publishedAt), { action: "updated", details: input });
}

/** Publishes an article, or makes it a draft again; a repeat changes nothing. */
export async function setPublished(caller: Staff, id: NewsId, { published, version }: Publication): Promise<NewsItem> {
	const before = await record(id);
	if (before.published === published) return item(before);
	sameVersion(version, before);
	const publishedAt = before.publishedAt ?? new Date(caller.now).toISOString();
	return replace(caller, before, { published, publishedAt }, { action: published ? "published" : "unpublished" });
}

/** Writes an article over the version that was read. */
async function replace(
	caller: Staff,
	before: NewsRecord,
	changes: Partial<NewsRecord>,
	change: { action: string; details?: unknown },
): Promise<NewsItem> {
	const updatedAt = new Date(caller.now).toISOString();
	const datedAt = changes.publishedAt ?? before.publishedAt ?? before.createdAt;
	const changed = { ...before, ...changes, datedAt, updatedAt, version: before.version + 1 };
	const write = News.put(changed).where(({ version }, { eq }) => eq(version, before.version));
	await commit(
		caller,
		{ entityType: "news", entityId: before.id, ...change },
		[{ put: write.params() }],
		item(changed),
	);
	return item(changed);
}

export async function remove(caller: Staff, id: NewsId): Promise<void> {
	const before = await record(id);
	await commit(caller, { entityType: "news", entityId: id, action: "deleted", details: before }, [
		{ delete: News.delete({ id }).params() },
	]);
}
