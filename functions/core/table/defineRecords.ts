import type { EntityItem } from "electrodb";
import type { Publication } from "#shared/core/fields/fields.ts";
import type { SignedIn } from "../caller.ts";
import { requireFound } from "../errors.ts";
import { auditedTransaction, sameVersion } from "./audited-transaction.ts";
import { type AnyEntity, nextId, type Write } from "./database.ts";
import { firstVersion, ifUnchanged, nextVersion } from "./versioned.ts";

/** Attributes that each change sets by itself. */
type Numbered = { id: number; version: number; createdAt: string; updatedAt: string };

type Condition = ReturnType<typeof ifUnchanged>;
type Conditional = { where(condition: Condition): { params(): object } };

/** What an entity of records can do. */
type Table<R> = {
	get(key: { id: number }): { go(how: { consistent: true }): Promise<{ data: R | null }> };
	create(record: R): { params(): object };
	put(record: R): Conditional;
	delete(key: { id: number }): Conditional;
};

/** A change of a record: `before` is null for a new one, `after` for a deleted one. */
type Changed<R> = { before: R | null; after: R | null };

/** What an audit line says of a change. */
type AuditEntry = { action: string; details?: unknown };

type Kind<R, Input, View> = {
	/** The attributes of a record with an input. An edit replaces `before`. */
	store: (
		input: Input,
		circumstances: { caller: SignedIn; before: R | null },
	) => Omit<R, keyof Numbered>;
	/** The record as the API answers it to whoever writes it. */
	view: (record: R) => View | Promise<View>;
	/** Throws if the record may not be stored. */
	demand?: (after: R, before: R | null) => void | Promise<void>;
	/** Further writes of the transaction. */
	beside?: (change: Changed<R>) => Write[] | Promise<Write[]>;
	/** Details of the audit line; by default the input, or the deleted record. */
	detail?: (change: Changed<R>, input: Input | undefined) => unknown;
};

/**
 * Defines how records of an entity are created, changed, published and deleted. Each write is one
 * transaction with its audit line and is refused if the record was changed meanwhile.
 * @param name of the entity in audit lines, and of the counter of its ids
 */
export function defineRecords<E extends AnyEntity, Input extends object, View>(
	name: string,
	entity: E,
	{
		store,
		view,
		demand = () => {},
		beside = () => [],
		detail = ({ before }, input) => input ?? before,
	}: Kind<EntityItem<E>, Input, View>,
) {
	type R = EntityItem<E> & Numbered;
	const table = entity as unknown as Table<R>;

	/** The record with an id, as it is stored. */
	const find = async (id: number): Promise<R> =>
		requireFound((await table.get({ id }).go({ consistent: true })).data);

	const writeOver = ({ before, after }: Changed<R>): Write => {
		if (!before) return { put: table.create(after as R).params() };
		const unchanged = ifUnchanged(before);
		return after
			? { put: table.put(after).where(unchanged).params() }
			: { delete: table.delete({ id: before.id }).where(unchanged).params() };
	};

	async function write<Answer>(
		caller: SignedIn,
		changed: Changed<R>,
		auditEntry: AuditEntry,
		answer: Answer,
		further: Write[],
	): Promise<Answer> {
		const { id } = (changed.after ?? changed.before) as R;
		await auditedTransaction(
			caller,
			{ entityType: name, entityId: id, ...auditEntry },
			[writeOver(changed), ...(await beside(changed)), ...further],
			answer,
		);
		return answer;
	}

	/** Changes attributes of a record. */
	async function change(
		caller: SignedIn,
		before: R,
		changes: Partial<R>,
		auditEntry: AuditEntry,
		further: Write[] = [],
	): Promise<View> {
		const after = nextVersion(before, changes, caller.now);
		return write(caller, { before, after }, auditEntry, await view(after), further);
	}

	return {
		find,
		change,

		async create(caller: SignedIn, input: Input, further: Write[] = []): Promise<View> {
			const stored = store(input, { caller, before: null });
			const id = await nextId(name);
			const after = { ...stored, ...firstVersion(caller.now), id } as unknown as R;
			await demand(after, null);
			const made = { before: null, after };
			const auditEntry = { action: "created", details: detail(made, input) };
			return write(caller, made, auditEntry, await view(after), further);
		},

		/** Replaces a record, unless it was changed after `version`. */
		async update(
			caller: SignedIn,
			id: number,
			{ version, ...input }: Input & { version?: number },
			further: Write[] = [],
		): Promise<View> {
			const before = await find(id);
			sameVersion(version, before);
			const stored = store(input as Input, { caller, before });
			const replaced = { ...stored, id, createdAt: before.createdAt, version: before.version };
			const after = nextVersion(replaced as unknown as R, {}, caller.now);
			await demand(after, before);
			const edited = { before, after };
			const auditEntry = { action: "updated", details: detail(edited, input as Input) };
			return write(caller, edited, auditEntry, await view(after), further);
		},

		/** Publishes a record or makes it a draft again; a repeat changes nothing. */
		async publish(
			caller: SignedIn,
			id: number,
			{ published, version }: Publication,
			more: (before: R) => Partial<R> = () => ({}),
		): Promise<View> {
			const before = await find(id);
			if ((before as { published?: boolean }).published === published) return view(before);
			sameVersion(version, before);
			const changes = { published, ...more(before) } as unknown as Partial<R>;
			await demand({ ...before, ...changes }, before);
			return change(caller, before, changes, { action: published ? "published" : "unpublished" });
		},

		async remove(caller: SignedIn, id: number): Promise<void> {
			const deletion = { before: await find(id), after: null };
			const auditEntry = { action: "deleted", details: detail(deletion, undefined) };
			await write(caller, deletion, auditEntry, null, []);
		},
	};
}
