import type { OwedMemberships } from "#shared/competition/fees/fees.schema.ts";
import { owingStatuses } from "#shared/core/people.ts";
import { readSettings } from "../../../base/settings/settings.service.ts";
import { allDojos } from "../../../people/dojos/dojos.service.ts";
import { membershipFeeOf } from "../../../people/memberships/payments.service.ts";
import { readOwing } from "../../../people/users/user.fees.ts";
import { isFeePayer } from "../../../people/users/users.counts.ts";

const addTo = <Key>(sums: Map<Key, number>, key: Key, amount: number) =>
	sums.set(key, (sums.get(key) ?? 0) + amount);

/**
 * What is owed of membership fees now, by the month in which it became due and by dojo. Each
 * person counts with their full fee; a family's maximum applies when it pays. The sum is computed
 * from the people, because a person's fee changes on a birthday without any write that counters
 * could follow.
 */
export async function owedMemberships(now: number): Promise<OwedMemberships> {
	const [settings, dojos, ...owing] = await Promise.all([
		readSettings(),
		allDojos(),
		...owingStatuses.map(readOwing),
	]);
	const [months, ofDojos] = [new Map<string, number>(), new Map<number, number>()];
	let [people, amount] = [0, 0];
	for (const person of owing.flat().filter(isFeePayer)) {
		const fee = membershipFeeOf(person, settings, now);
		people++;
		amount += fee;
		addTo(months, person.feeDueDate.slice(0, 7), fee);
		if (person.dojoId !== undefined) addTo(ofDojos, person.dojoId, fee);
	}
	return {
		people,
		amount,
		months: [...months].sort().map(([month, owed]) => ({ month, amount: owed })),
		dojos: dojos.flatMap(({ id, nameEn, nameAr }) => {
			const owed = ofDojos.get(id) ?? 0;
			return owed > 0 ? [{ dojoId: id, nameEn, nameAr, amount: owed }] : [];
		}),
	};
}
