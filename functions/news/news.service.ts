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
		.map(item)
		.sort(newestFirst);
}

const record = async (id: NewsId) => found((await News.get({ id }).go({ consistent: true })).data);

/** The stored form of what was typed; first publication is dated once. */
const stored = (input: NewsInput, now: number, publishedAt?: string) => ({
	...input,
	imageUrl: input.imageUrl ?? undefined,
	publishedAt: publishedAt ?? (input.published ? new Date(now).toISOString() : undefined),
});

export async function create(caller: Staff, input: NewsInput): Promise<NewsItem> {
	const id = await nextId<NewsId>("news");
	const created: NewsRecord = {
		...stored(input, caller.now),
		id,
		createdAt: new Date(caller.now).toISOString(),
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

export async function update(caller: Staff, id: NewsId, { version, ...input }: NewsEdit): Promise<NewsItem> {
	const before = await record(id);
	sameVersion(version, before);
	return replace(caller, before, stored(input, caller.now, before.publishedAt), { action: "updated", details: input });
}

export async function publish(caller: Staff, id: NewsId): Promise<NewsItem> {
	const before = await record(id);
	if (before.published) return item(before);
	const publishedAt = before.publishedAt ?? new Date(caller.now).toISOString();
	return replace(caller, before, { published: true, publishedAt }, { action: "published" });
}

/** Writes an article over the version that was read. */
async function replace(
	caller: Staff,
	before: NewsRecord,
	changes: Partial<NewsRecord>,
	change: { action: string; details?: unknown },
): Promise<NewsItem> {
	const changed = { ...before, ...changes, version: before.version + 1 };
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
