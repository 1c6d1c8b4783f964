import { isCoach, isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { type Act, type ActingWay, mayActFor } from "#shared/families/acting.ts";
import { isStudentOf, studentIds } from "../coaches/students.service.ts";
import type { SignedIn } from "../core/caller.ts";
import { AppError } from "../core/errors.ts";
import { childrenOf, guardianWay } from "./links.ts";

declare const permitted: unique symbol;

/** A caller who may act for a person. Made here alone, so a service that asks for one cannot be called unchecked. */
export type Acting = SignedIn & { person: UserId; way: ActingWay; readonly [permitted]: true };

/** The ways in which a caller may act for a person, those first that need no read. */
async function* waysOf({ session, now }: SignedIn, person: UserId): AsyncGenerator<ActingWay> {
	if (session.userId === person) yield "self";
	if (isStaff(session)) yield "staff";
	if (isCoach(session) && (await isStudentOf(person, session.userId))) yield "coach";
	const asGuardian = session.userId !== person && (await guardianWay(person, session.userId, now));
	if (asGuardian) yield asGuardian;
}

/** The caller as somebody who may do this for a person; `not_found` for all others, who are to learn nothing. */
export async function actFor(caller: SignedIn, act: Act, person: UserId): Promise<Acting> {
	for await (const way of waysOf(caller, person))
		if (mayActFor(act, way)) return { ...caller, person, way } as Acting;
	throw new AppError("not_found");
}

/**
 * A handler for those who may do something for the person that a call names.
 * @param whose that person; the caller where the call names nobody
 */
export const actingFor =
	<Q extends { caller: SignedIn }, T>(
		act: Act,
		whose: (request: Q) => UserId | undefined,
		handle: (request: Q & { caller: Acting }) => Promise<T>,
	) =>
	async (request: Q): Promise<T> => {
		const caller = await actFor(
			request.caller,
			act,
			whose(request) ?? request.caller.session.userId,
		);
		return handle({ ...request, caller });
	};

/** Whose entries the caller may see: everybody's (null), or those of the people that `people` reads. */
export type Sight = { people: () => Promise<ReadonlySet<number>> } | null;

/** Staff see everybody, a coach their students, a guardian their children. */
export const sightOf = ({ session, now }: SignedIn): Sight =>
	isStaff(session)
		? null
		: {
				async people() {
					const [students, links] = await Promise.all([
						isCoach(session) ? studentIds(session.userId) : [],
						childrenOf(session.userId, now),
					]);
					return new Set([...students, ...links.map(({ childId }) => childId)]);
				},
			};
