import type { UserId } from "#shared/core/ids.ts";
import { isMinor } from "#shared/core/time/age.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { type Act, type ActingWay, mayActFor } from "#shared/people/families/acting.ts";
import { inParallel } from "../../core/parallel.ts";
import type { Write } from "../../core/table/database.ts";
import type { User } from "../users/user.entity.ts";
import { type Guardianship, Guardianships } from "./guardianship.entity.ts";

/** Whether a link is in force at a time in ms since 1970; frozen links are, waiting ones are not. */
export const isLinkActive = (
	{ state, endsOn }: Pick<Guardianship, "state" | "endsOn">,
	now: number,
): boolean => (state === "active" || state === "frozen") && kuwaitDate(now) < endsOn;

/**
 * A check that a guardian's link is still active. Of two guardians who leave at once, the second
 * fails, so that a minor keeps one.
 */
export function writeStillActive(
	{ childId, guardianId, endsOn }: Guardianship,
	onConditionFailed: "changed_meanwhile" | "not_found",
): Write[] {
	const update = Guardianships.patch({ childId, guardianId })
		.set({ state: "active", endsOn })
		.where(({ state }, { eq }) => eq(state, "active"));
	return [{ update: update.params(), onConditionFailed }];
}

/** How a person may act for a child as their guardian; null if they may not. */
export async function guardianWay(
	childId: number,
	guardianId: number,
	now: number,
): Promise<ActingWay | null> {
	const { data: link } = await Guardianships.get({ childId, guardianId }).go({ consistent: true });
	return link && isLinkActive(link, now) ? wayOf(link) : null;
}

/** How the guardian of a link that is in force acts. */
const wayOf = ({ state }: Guardianship): ActingWay =>
	state === "frozen" ? "frozenGuardian" : "guardian";

const allows = (act: Act) => (link: Guardianship) => mayActFor(act, wayOf(link));

/** Ids of the children for whom a guardian may do this. */
export const childrenFor = async (act: Act, guardianId: number, now: number): Promise<UserId[]> =>
	(await childrenOf(guardianId, now)).filter(allows(act)).map(({ childId }) => childId as UserId);

/** Ids of the guardians who may do this for a child. */
export const guardiansFor = async (act: Act, childId: number, now: number): Promise<UserId[]> =>
	(await guardiansOf(childId, now))
		.filter(allows(act))
		.map(({ guardianId }) => guardianId as UserId);

/** The links of a child that are in force. */
export async function guardiansOf(childId: number, now: number): Promise<Guardianship[]> {
	const { data } = await Guardianships.query
		.ofChild({ childId })
		.go({ pages: "all", consistent: true });
	return data.filter((link) => isLinkActive(link, now));
}

/**
 * Whether guardians decide for a person: for a minor with guardians, and as long as a guardianship
 * is in force, whatever date of birth the record has meanwhile.
 */
export const isUnderGuardians = async (
	{ id, hasGuardians, dateOfBirth }: Pick<User, "id" | "hasGuardians" | "dateOfBirth">,
	now: number,
): Promise<boolean> =>
	hasGuardians === true && (isMinor(dateOfBirth, now) || (await guardiansOf(id, now)).length > 0);

/** Active links of a guardian to children who have no other active guardian. */
export async function findSoleGuardianships(
	guardianId: number,
	now: number,
): Promise<Guardianship[]> {
	const links = (await childrenOf(guardianId, now)).filter(({ state }) => state === "active");
	const others = await Promise.all(links.map(({ childId }) => guardiansOf(childId, now)));
	return links.filter(
		(_, at) =>
			!others[at].some((link) => link.guardianId !== guardianId && link.state === "active"),
	);
}

/** The links of a guardian that are in force. */
export async function childrenOf(guardianId: number, now: number): Promise<Guardianship[]> {
	const { data } = await Guardianships.query.ofGuardian({ guardianId }).go({ pages: "all" });
	return data.filter((link) => isLinkActive(link, now));
}

/** A chain of links through more people than this is no longer treated as one family. */
export const mostInFamily = 40;

/**
 * A person's family: everybody joined to them by links in force, of guardians and children, through
 * any number of people. It is therefore the same for all its members; null if it has too many.
 */
export async function familyOf(userId: number, now: number): Promise<readonly number[] | null> {
	const family = new Set([userId]);
	for (let added = [userId]; added.length > 0; ) {
		const joined = await inParallel(added, async (member) => {
			const [guardians, children] = await Promise.all([
				guardiansOf(member, now),
				childrenOf(member, now),
			]);
			return [
				...guardians.map(({ guardianId }) => guardianId),
				...children.map(({ childId }) => childId),
			];
		});
		added = [...new Set(joined.flat())].filter((member) => !family.has(member));
		for (const member of added) family.add(member);
		if (family.size > mostInFamily) return null;
	}
	return [...family];
}
