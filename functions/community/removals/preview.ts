import {
	type GoingKind,
	goingKinds,
	type RemovalPreview,
} from "#shared/community/removals/removals.schema.ts";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { accountOf } from "../../competition/fees/fees.service.ts";
import { judgeOf } from "../../competition/judges/judges.service.ts";
import { requireFound } from "../../core/errors.ts";
import type { Owner } from "../../core/personal-data.ts";
import { allItems } from "../../core/table/items.ts";
import { findSoleGuardianships } from "../../people/families/links.ts";
import { findUser } from "../../people/users/users.service.ts";
import { chargesOf } from "./charges.ts";
import { countRecipients } from "./notifyOfHandover.ts";
import { steps } from "./steps.ts";

/** The entities counted in the preview, by the name of their count. */
const counted: Record<Exclude<GoingKind, "students" | "classes" | "children">, string> = {
	registrations: "registration",
	enrollments: "enrollment",
	promotions: "promotion",
	notifications: "notification",
	judgeAssignments: "judgeAssignment",
	athletes: "athlete",
};

async function count(entity: string, owner: Owner): Promise<number> {
	const [step] = steps.filter((one) => one.entity === entity);
	const partition = step.of(owner);
	return partition ? (await allItems({ entity, index: step.index, partition })).length : 0;
}

/**
 * Counts what a deletion of the person would remove.
 * @param now ms since 1970
 */
export async function previewRemoval(
	id: UserId,
	now: number,
): Promise<Omit<RemovalPreview, "money">> {
	const person = requireFound(await findUser(id));
	const [charges, toTell, judge, children] = await Promise.all([
		chargesOf(person),
		countRecipients(person),
		judgeOf(id),
		findSoleGuardianships(id, now),
	]);
	const owner = { id, email: person.email, judgeId: judge?.id, since: 0 };
	const kinds = Object.entries(counted) as [GoingKind, string][];
	const counts = await Promise.all(
		kinds.map(async ([kind, entity]) => [kind, await count(entity, owner)] as const),
	);
	const going = {
		...Object.fromEntries(goingKinds.map((kind) => [kind, 0])),
		...Object.fromEntries(counts),
		...charges,
		children: children.length,
	};
	return {
		going: going as RemovalPreview["going"],
		needsSuccessor: charges.classes + charges.students > 0,
		toTell,
	};
}

/** The same for staff, with what becomes of the person's payments and open fees. */
export async function previewForStaff(id: UserId, now: number): Promise<RemovalPreview> {
	const [preview, { charges, payments, credit }] = await Promise.all([
		previewRemoval(id, now),
		accountOf(id),
	]);
	const open = charges.reduce((sum, { charge }) => sum + openAmount(charge), 0);
	return { ...preview, money: { receipts: payments.length, open, credit } };
}
