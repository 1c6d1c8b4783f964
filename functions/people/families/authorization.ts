import { isCoach, isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { type Act, type ActingWay, mayActFor } from "#shared/people/families/acting.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { isStudentOf, studentIds } from "../coaches/students.service.ts";
import { childrenFor, guardianWay } from "./links.ts";

declare const permitted: unique symbol;

/**
 * A caller who may act for a person. Only `actFor` makes this type, so a service that requires it
 * cannot be called unchecked.
 */
export type Acting = SignedIn & { person: UserId; way: ActingWay; readonly [permitted]: true };

/** The ways in which a caller may act for a person; the ones that need no read come first. */
async function* waysOf({ session, now }: SignedIn, person: UserId): AsyncGenerator<ActingWay> {
	if (session.userId === person) yield "self";
	if (isStaff(session)) yield "staff";
	if (isCoach(session) && (await isStudentOf(person, session.userId))) yield "coach";
	const asGuardian = session.userId !== person && (await guardianWay(person, session.userId, now));
	if (asGuardian) yield asGuardian;
}

/**
 * Checks that the caller may do this for a person. All others get `not_found`, so that they learn
 * nothing.
 */
export async function actFor(caller: SignedIn, act: Act, person: UserId): Promise<Acting> {
	for await (const way of waysOf(caller, person))
		if (mayActFor(act, way)) return { ...caller, person, way } as Acting;
	throw new AppError("not_found");
}

/**
 * Wraps a handler so that it runs only if the caller may do this for the person named in the
 * request.
 * @param whose returns that person; undefined means the caller
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

/** For whom the caller may do something: everybody (null), or the people that `people` reads. */
export type Sight = { people: () => Promise<ReadonlySet<number>> } | null;

/** The people beside the caller for whom `actFor` would let the caller do this. */
export const sightOf = ({ session, now }: SignedIn, act: Act): Sight =>
	isStaff(session) && mayActFor(act, "staff")
		? null
		: {
				async people() {
					const [students, children] = await Promise.all([
						isCoach(session) && mayActFor(act, "coach") ? studentIds(session.userId) : [],
						childrenFor(act, session.userId, now),
					]);
					return new Set([...students, ...children]);
				},
			};
