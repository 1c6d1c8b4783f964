import type { UserId } from "#shared/core/ids.ts";
import { judgeOf } from "../../competition/judges/judges.service.ts";
import type { ExportedAttributes, Owner, PersonalItems } from "../../core/personal-data.ts";
import { allItems, type Item } from "../../core/table/items.ts";
import { type EntityName, entityDefinitions } from "../../domains.ts";
import type { User } from "../../people/users/user.entity.ts";
import { partWords } from "./words.ts";

/** A person's exported items by entity, with exported attributes only. */
export type ExportSections = Record<string, Item[]>;

/** The value of an attribute; `a.b` is nested. */
const valueAt = (item: Item, path: string) =>
	path.split(".").reduce<unknown>((value, name) => (value as Item | undefined)?.[name], item);

function given(item: Item, { all, own = [] }: ExportedAttributes, { id }: Owner): Item {
	const names = item.userId === id ? [...all, ...own] : all;
	const values = names
		.map((name) => [name, valueAt(item, name)] as const)
		.filter(([, value]) => value !== undefined);
	return Object.fromEntries(values);
}

/** The items that belong to a person, found by the same policy as for deletion. */
async function itemsOf(
	entity: string,
	kinds: readonly PersonalItems[],
	owner: Owner,
): Promise<Item[]> {
	const read = kinds.map(async ({ of, index, only = () => true }) => {
		const partition = of(owner);
		const items = partition ? await allItems({ entity, index, partition }) : [];
		return items.filter((item) => only(item, owner));
	});
	return (await Promise.all(read)).flat();
}

/**
 * All exported data of a person.
 * @param now ms since 1970
 */
export async function collectPersonalData(person: User, now: number): Promise<ExportSections> {
	const judge = await judgeOf(person.id as UserId);
	const owner: Owner = { id: person.id, email: person.email, judgeId: judge?.id, since: now };
	const gathered: ExportSections = {};
	for (const entity of Object.keys(partWords) as EntityName[]) {
		const { export: exported, personalData } = entityDefinitions[entity];
		if (!exported) continue;
		const isPerson = entity === "user";
		const kinds = personalData?.items ?? [];
		const items = isPerson ? [person] : await itemsOf(entity, kinds, owner);
		if (items.length > 0) gathered[entity] = items.map((item) => given(item, exported, owner));
	}
	return gathered;
}
