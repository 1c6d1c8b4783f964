import type { Publication } from "#shared/core/fields.ts";
import type { NewsId, UserId } from "#shared/core/ids.ts";
import { newestFirst } from "#shared/news/news.rules.ts";
import type { NewsEdit, NewsInput, NewsItem } from "#shared/news/news.schema.ts";
import type { Caller, Session } from "../core/caller.ts";
import { commit, sameVersion } from "../core/commit.ts";
import { nextId } from "../core/database.ts";
import { found } from "../core/errors.ts";
import { News, type NewsRecord } from "./news.entity.ts";

type Staff = Caller & { session: Session };

const item = (record: NewsRecord): NewsItem => ({
	...record,
	id: record.id as NewsId,
	authorId: (record.authorId as UserId | undefined) ?? null,
	imageUrl: record.imageUrl ?? null,
	publishedAt: record.publishedAt ?? null,
});

export async function list({ drafts }: { drafts: boolean }): Promise<NewsItem[]> {
	const { data } = await News.query.all({}).go({ pages: "all" });
	return data
		.filter(({ published }) => drafts || published)
		.map((one) => (drafts ? item(one) : { ...item(one), authorId: undefined }))
		.sort(newestFirst);
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
	const changed = { ...before, ...changes, updatedAt, version: before.version + 1 };
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
