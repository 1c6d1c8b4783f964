import type { NewsId, UserId } from "#shared/core/ids.ts";
import { newestFirst } from "#shared/news/news.rules.ts";
import type { NewsInput, NewsItem } from "#shared/news/news.schema.ts";
import type { Caller, Session } from "../core/caller.ts";
import { commit } from "../core/commit.ts";
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
	};
	await commit(
		caller,
		{ entityType: "news", entityId: id, action: "created", details: input },
		[{ put: News.create(created).params() }],
		item(created),
	);
	return item(created);
}

export async function update(caller: Staff, id: NewsId, input: NewsInput): Promise<NewsItem> {
	const before = await record(id);
	const changed = { ...before, ...stored(input, caller.now, before.publishedAt) };
	await replace(caller, changed, { action: "updated", details: input });
	return item(changed);
}

export async function publish(caller: Staff, id: NewsId): Promise<NewsItem> {
	const before = await record(id);
	if (before.published) return item(before);
	const changed = {
		...before,
		published: true,
		publishedAt: before.publishedAt ?? new Date(caller.now).toISOString(),
	};
	await replace(caller, changed, { action: "published" });
	return item(changed);
}

/** Writes a whole article over one that still exists. */
const replace = (caller: Staff, changed: NewsRecord, change: { action: string; details?: unknown }) =>
	commit(
		caller,
		{ entityType: "news", entityId: changed.id, ...change },
		[
			{
				put: News.put(changed)
					.where(({ id }, { exists }) => exists(id))
					.params(),
				otherwise: "not_found",
			},
		],
		item(changed),
	);

export async function remove(caller: Staff, id: NewsId): Promise<void> {
	const before = await record(id);
	await commit(caller, { entityType: "news", entityId: id, action: "deleted", details: before }, [
		{ delete: News.delete({ id }).params() },
	]);
}
