import type { Publication } from "#shared/core/fields/fields.ts";
import type { Page } from "#shared/core/http/page.ts";
import { type Caller, type SignedIn, seesDrafts } from "../caller.ts";
import { replyWithPage } from "../http/answer.ts";
import { editRecord } from "../http/lambda.ts";

type One = { params: { id: number } };
type Read = One & { caller: Caller };
type Written = One & { caller: SignedIn };

/** How records are written, as `defineRecords` defines it. */
type Writes<Input, View> = {
	create: (caller: SignedIn, input: Input) => Promise<View>;
	update: (caller: SignedIn, id: number, input: Input & { version?: number }) => Promise<View>;
	remove: (caller: SignedIn, id: number) => Promise<void>;
};

/**
 * The handlers of the calls that write records.
 * @param read the record as it was before an edit
 */
export const writeHandlers = <Input extends object, View>(
	{ create, update, remove }: Writes<Input, View>,
	read: (request: Read) => Promise<object>,
) => ({
	create: ({ body, caller }: { body: Input; caller: SignedIn }) => create(caller, body),
	update: editRecord(
		read,
		({ params, body, caller }: Written & { body: Input & { version?: number } }) =>
			update(caller, params.id, body),
	),
	remove: ({ params, caller }: Written) => remove(caller, params.id),
});

type Reader = { drafts: boolean };

/** Records that are drafts until they are published, as `definePublished` defines them. */
type PublishedRecords<Input, View, Query> = Writes<Input, View> & {
	list: (query: Query, reader: Reader) => Promise<Page<View>>;
	read: (id: number, reader: Reader) => Promise<View>;
	publish: (caller: SignedIn, id: number, publication: Publication) => Promise<View>;
};

/** The handlers of all calls about records that are drafts until they are published. */
export const publishedHandlers = <Input extends object, View extends object, Query>(
	records: PublishedRecords<Input, View, Query>,
) => ({
	list: async ({ query, caller }: { query: Query; caller: Caller }) =>
		replyWithPage(await records.list(query, { drafts: seesDrafts(caller) })),
	get: ({ params, caller }: Read) => records.read(params.id, { drafts: seesDrafts(caller) }),
	...writeHandlers(records, ({ params }) => records.read(params.id, { drafts: true })),
	patch: ({ params, body, caller }: Written & { body: Publication }) =>
		records.publish(caller, params.id, body),
});
