import { dutiesOf } from "#shared/competition/registrations/registrations.duties.ts";
import type { Acting } from "../../people/families/authorization.ts";
import { guardiansFor } from "../../people/families/links.ts";
import { jointIdOf } from "../../people/notifications/joint.ts";
import { fileNotifications, newNotification } from "../../people/notifications/newNotification.ts";
import { pressOf } from "./press.ts";
import { readDuties } from "./read-duties.ts";
import type { RegistrationRecord } from "./registration.entity.ts";
import { choosesClass } from "./registration.kinds.ts";
import { entryAt } from "./registration.transitions.ts";
import { registrationNotice } from "./registrations.notices.ts";

type Key = Parameters<typeof entryAt>[0];
/** A registration that was made, and in which way its caller acts for the person. */
export type Pressed = { key: Key; way: Acting["way"] };

const isPlain = ({ status, awaitsGuardian }: RegistrationRecord) =>
	status === "pending" && !awaitsGuardian;

/** The facts of one child in the notification about several. */
async function factsOf(entry: RegistrationRecord, now: number) {
	const known = await readDuties(entry, now);
	return {
		userId: entry.userId,
		classNameEn: entry.class?.className as string | undefined,
		classNameAr: (entry.class?.classNameAr ?? undefined) as string | undefined,
		duties: dutiesOf({ ...entry, ...known, fee: entry.charge, chooseClass: choosesClass(entry) }),
	};
}

/**
 * Notifies the guardians of children who were registered with one press of all of them at once. A
 * guardian's copy of a child's own notification is left out only if this one names the child, so
 * that a guardian hears of each child even if this call ends before it is written.
 */
export async function notifyOfPress(pressed: readonly Pressed[], now: number): Promise<void> {
	const children = pressed.filter(({ way }) => way === "guardian");
	if (children.length < 2) return;
	const found = await Promise.all(children.map(({ key }) => entryAt(key)));
	const entries = found.filter((entry) => entry !== null && isPlain(entry));
	const [first] = entries as RegistrationRecord[];
	const press = first && pressOf(first);
	if (!press || entries.length < 2) return;
	const each = await Promise.all(
		(entries as RegistrationRecord[]).map(async (entry) => ({
			guardians: await guardiansFor(registrationNotice.guardianAct, entry.userId, now),
			child: await factsOf(entry, now),
		})),
	);
	const guardians = new Set(each.flatMap((one) => one.guardians));
	const { titleEn, titleAr, eventDate, location, locationAr } = first.event;
	await fileNotifications(
		[...guardians].flatMap((userId) => {
			const together = each
				.filter((one) => one.guardians.includes(userId))
				.map(({ child }) => child);
			if (together.length < 2) return [];
			return newNotification(registrationNotice, {
				userId,
				id: jointIdOf(press, userId),
				at: press.at,
				facts: {
					status: "pending",
					titleEn,
					titleAr,
					eventDate,
					location,
					locationAr: locationAr ?? undefined,
					together,
				},
			});
		}),
	);
}
