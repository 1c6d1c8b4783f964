import { createWriteTransaction } from "electrodb";
import type { DojoId } from "#shared/core/ids.ts";
import { matchDojo } from "#shared/people/dojos/dojos.rules.ts";
import { AppError } from "../../core/errors.ts";
import { checkIn, type Write } from "../../core/table/database.ts";
import { type DojoRecord, Dojos } from "./dojo.entity.ts";
import { allDojos } from "./dojos.service.ts";

/**
 * The dojo that a record means: the one with the id, or the one whose name the texts are. Records
 * refer to published dojos only; null if the texts match no dojo's name.
 */
async function findDojo(
	id: DojoId | null | undefined,
	texts: readonly (string | null | undefined)[],
): Promise<DojoRecord | null> {
	if (id) {
		const { data } = await Dojos.get({ id }).go({ consistent: true });
		if (!data?.published) throw new AppError("invalid", { fields: { dojoId: "invalid" } });
		return data;
	}
	if (!texts.some(Boolean)) return null;
	return (
		matchDojo(
			texts,
			(await allDojos()).filter(({ published }) => published),
		) ?? null
	);
}

type PersonPlace = { dojoId?: DojoId | null; dojoLocation?: string | null };

/**
 * The dojo fields of a person after an edit; null clears a field. Empty if the edit names neither
 * dojo nor text.
 */
export async function dojoOfPerson({ dojoId, dojoLocation }: PersonPlace) {
	if (dojoId === undefined && dojoLocation === undefined) return {};
	const dojo = await findDojo(dojoId, [dojoLocation]);
	return dojo
		? { dojoId: dojo.id as DojoId, dojoLocation: dojo.nameEn, dojoLocationAr: dojo.nameAr }
		: { dojoId: null, dojoLocation: dojoLocation ?? null, dojoLocationAr: null };
}

type ClassPlace = {
	dojoId?: DojoId | null;
	location?: string | null;
	locationAr?: string | null;
};

/** The dojo fields of a class as entered. */
export async function dojoOfClass({ dojoId, location, locationAr }: ClassPlace) {
	const dojo = await findDojo(dojoId, [location, locationAr]);
	return dojo
		? { dojoId: dojo.id, location: dojo.nameEn, locationAr: dojo.nameAr }
		: { dojoId: undefined, location: location ?? undefined, locationAr: locationAr ?? undefined };
}

/**
 * A check that the dojo to which a record is linked is still published; empty if the link stays.
 * Together with the counters it keeps every link valid: see `remove`.
 */
export function requireDojo(
	before: { dojoId?: number } | null,
	{ dojoId: id }: { dojoId?: number },
): Write[] {
	if (!id || id === before?.dojoId) return [];
	const condition = createWriteTransaction({ Dojos }, (entities) => [
		entities.Dojos.check({ id })
			.where((dojo, { eq }) => eq(dojo.published, true))
			.commit(),
	]);
	return [{ check: checkIn(condition), onConditionFailed: "changed_meanwhile" }];
}
