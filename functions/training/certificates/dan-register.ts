import { type Page, type Paged, pageOf } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import { isInDanRegister } from "#shared/people/users/users.rules.ts";
import { mostDanHolders } from "#shared/training/certificates/certificates.rules.ts";
import type { DanHolder } from "#shared/training/certificates/certificates.schema.ts";
import { inParallel } from "../../core/parallel.ts";
import { danHolderIds } from "../../people/users/directory/directory.service.ts";
import type { User } from "../../people/users/user.entity.ts";
import { namesOf, peopleById } from "../../people/users/users.service.ts";
import { ranksOf } from "../belts/history.service.ts";
import { certificatesOf } from "./certificates.service.ts";

async function viewHolder(person: User): Promise<DanHolder> {
	const { id, currentBelt, dojoLocation = null, dojoLocationAr = null } = person;
	const [certificates, ranks] = await Promise.all([certificatesOf(id), ranksOf(id)]);
	const certificate = certificates.find(
		({ state, belt }) => state === "valid" && belt === currentBelt,
	);
	const line = ranks.find(({ toBelt }) => toBelt === currentBelt);
	return {
		id: id as UserId,
		...namesOf(person),
		currentBelt,
		dojoLocation,
		dojoLocationAr,
		date: certificate?.date ?? line?.progressionDate ?? null,
		number: certificate?.number ?? null,
	};
}

/** A page of the register of dan ranks: only people whose consent is in force. */
export async function listDanHolders({ limit, cursor }: Paged): Promise<Page<DanHolder>> {
	const ids = await danHolderIds();
	const people = await peopleById(ids);
	const agreed = ids.flatMap((id) => {
		const person = people.get(id);
		return person && isInDanRegister(person) ? [person] : [];
	});
	const { rows, next } = pageOf(agreed, ({ id }) => String(id), {
		limit: Math.min(limit ?? mostDanHolders, mostDanHolders),
		cursor,
	});
	return { rows: await inParallel(rows, viewHolder), next };
}
