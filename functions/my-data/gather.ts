import type { UserId } from "#shared/core/ids.ts";
import { allItems, type Item } from "../core/table/items.ts";
import { judgeOf } from "../judges/judges.service.ts";
import { belongings, type Owner } from "../removals/belongings.ts";
import type { User } from "../users/user.entity.ts";
import { type Part, parts } from "./parts.ts";

/** What is kept about a person, by entity: of each item the attributes that they are given. */
export type Gathered = Record<string, Item[]>;

/** An attribute; `a.b` is one inside of another. */
const valueAt = (item: Item, path: string) =>
	path.split(".").reduce<unknown>((value, name) => (value as Item | undefined)?.[name], item);

function given(item: Item, { all, own = [] }: Part, { id }: Owner): Item {
	const names = item.userId === id ? [...all, ...own] : all;
	const told = names
		.map((name) => [name, valueAt(item, name)] as const)
		.filter(([, value]) => value !== undefined);
	return Object.fromEntries(told);
}

/** The items that belong to a person, as deletion finds them. */
async function itemsOf(entity: string, owner: Owner): Promise<Item[]> {
	const read = (belongings[entity] ?? []).map(async ({ of, index, only = () => true }) => {
		const partition = of(owner);
		const items = partition ? await allItems({ entity, index, partition }) : [];
		return items.filter((item) => only(item, owner));
	});
	return (await Promise.all(read)).flat();
}

/** All that is kept about a person and is theirs to have. @param now ms since 1970 */
export async function gather(person: User, now: number): Promise<Gathered> {
	const judge = await judgeOf(person.id as UserId);
	const owner: Owner = { id: person.id, email: person.email, judgeId: judge?.id, since: now };
	const gathered: Gathered = { user: [given(person, parts.user as Part, owner)] };
	for (const [entity, part] of Object.entries(parts)) {
		if (!part || entity === "user") continue;
		const items = await itemsOf(entity, owner);
		if (items.length > 0) gathered[entity] = items.map((item) => given(item, part, owner));
	}
	return gathered;
}
