import type { EntityItem } from "electrodb";
import { type BilingualTexts, isUnwritten } from "#shared/core/fields/bilingual.ts";
import type { Publication } from "#shared/core/fields/fields.ts";
import type { Page, Paged } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../caller.ts";
import { AppError, requireFound } from "../errors.ts";
import { flag, number, optional, text } from "../table/attributes.ts";
import type { AnyEntity, Write } from "../table/database.ts";
import { defineOrder } from "../table/defineOrder.ts";
import { defineRecords } from "../table/defineRecords.ts";
import { versioned } from "../table/versioned.ts";

/** Attributes of a record that is a draft until it is published. */
export const publishedAttributes = {
	published: flag,
	/** First publication; kept when the record returns to draft. */
	publishedAt: optional(text),
	/** First publication, or creation before that; orders lists. */
	datedAt: text,
	authorId: optional(number),
	...versioned,
} as const;

/** What gives a record its place in an index by `datedAt` and `createdAt`. */
export const publishedPosition = {
	datedAt: "instant",
	createdAt: "instant",
	id: "number",
} as const;

/** Attributes that publication sets by itself. */
type Dated = { published: boolean; publishedAt?: string; datedAt: string; authorId?: number };
type Numbered = { id: number; version: number; createdAt: string; updatedAt: string };

/** Whether the reader sees drafts. */
export type Reader = { drafts: boolean };

/** A record as the API answers it. */
type Seen<View> = Omit<View, "publishedAt" | "authorId"> & {
	publishedAt: string | null;
	/** For staff only. */
	authorId?: UserId | null;
};

type Kind<R, Input, View, Field extends string> = {
	/** Bilingual fields that a published record needs in both languages. */
	texts: readonly Field[];
	/** Number of records of a page that names no limit. */
	most: number;
	/** The attributes of a record with an input, except those of its publication. */
	store: (input: Input) => Omit<R, keyof Dated | keyof Numbered>;
	view: (record: R) => View;
	/** Further writes of the transaction. */
	beside?: (change: { before: R | null; after: R | null }) => Write[];
};

/** Refuses a record that visitors would see without one of its texts. */
export function demandTexts(missing: readonly string[]): void {
	if (missing.length > 0)
		throw new AppError("language_missing", {
			fields: Object.fromEntries(missing.map((key) => [key, "required"])),
		});
}

/**
 * Defines records that visitors see once they are published, latest first by the index `byDate`:
 * how they are listed, read, written and published.
 * @param name of the entity in audit lines, and of the counter of its ids
 */
export function definePublished<
	E extends AnyEntity,
	Input extends { published?: boolean },
	View extends object,
	Field extends string,
>(
	name: string,
	entity: E,
	{ texts, most, store, view, beside }: Kind<EntityItem<E>, Input, View, Field>,
) {
	type R = EntityItem<E> & Dated & Numbered;
	const readByDate = defineOrder(entity, "byDate", publishedPosition);

	const see = (record: R) =>
		({
			...view(record),
			publishedAt: record.publishedAt ?? null,
			authorId: record.authorId ?? null,
		}) as Seen<View>;

	/** A record as the reader sees it: without its author for visitors. */
	const showTo = ({ drafts }: Reader, record: EntityItem<E>): Seen<View> =>
		drafts ? see(record as R) : { ...see(record as R), authorId: undefined };

	const records = defineRecords(name, entity, {
		view: (record) => see(record as R),
		// An omitted `published` stays unchanged; `publishedAt` keeps the first publication.
		store(input: Input, { caller: { now, session }, before: stored }) {
			const before = stored as R | null;
			const published = input.published ?? before?.published ?? false;
			const at = new Date(now).toISOString();
			const publishedAt = before?.publishedAt ?? (published ? at : undefined);
			return {
				...store(input),
				published,
				publishedAt,
				datedAt: publishedAt ?? before?.createdAt ?? at,
				authorId: before ? before.authorId : session.userId,
			} as unknown as Omit<EntityItem<E>, keyof Numbered>;
		},
		demand(record) {
			const { published } = record as R;
			demandTexts(
				published ? isUnwritten<Field>(record as BilingualTexts<Field>, texts, true) : [],
			);
		},
		beside,
	});

	return {
		...records,
		showTo,

		/** A page of records, latest publication first; drafts and ties by creation. */
		async list(
			{ published: only, ...page }: Paged & { published?: "true" },
			reader: Reader,
			{ read = readByDate, of }: { read?: typeof readByDate; of?: object } = {},
		): Promise<Page<Seen<View>>> {
			const { rows, next } = await read(page, {
				most,
				of,
				order: "desc",
				isSeen: ({ published }) => published || (reader.drafts && !only),
			});
			return { rows: rows.map((row) => showTo(reader, row)), next };
		},

		/** Finds a record; drafts only for staff. */
		async read(id: number, reader: Reader): Promise<Seen<View>> {
			const record = (await records.find(id)) as R;
			return showTo(reader, requireFound(reader.drafts || record.published ? record : null));
		},

		/** Publishes a record or makes it a draft again. */
		publish: (caller: SignedIn, id: number, publication: Publication): Promise<Seen<View>> =>
			records.publish(caller, id, publication, (before) => {
				const publishedAt = (before as R).publishedAt ?? new Date(caller.now).toISOString();
				return { publishedAt, datedAt: publishedAt } as unknown as Partial<R>;
			}),
	};
}
