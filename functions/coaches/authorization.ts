import { isCoach, isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../core/caller.ts";
import { AppError } from "../core/errors.ts";
import { isStudentOf, studentIds } from "./students.service.ts";

declare const permitted: unique symbol;

/** A caller who may act for a person. Made here alone, so a service that asks for one cannot be called unchecked. */
export type Acting = SignedIn & { person: UserId; readonly [permitted]: true };

/** Themselves, a coach for their student, staff for everybody. */
async function mayActFor({ session }: SignedIn, person: UserId): Promise<boolean> {
	if (session.userId === person || isStaff(session)) return true;
	return isCoach(session) && isStudentOf(person, session.userId);
}

/** The caller as somebody who may act for a person; `not_found` for all others, who are to learn nothing. */
export async function actFor(caller: SignedIn, person: UserId): Promise<Acting> {
	if (!(await mayActFor(caller, person))) throw new AppError("not_found");
	return { ...caller, person } as Acting;
}

/**
 * A handler for those who may act for the person that a call names.
 * @param whose that person; the caller where the call names nobody
 */
export const actingFor =
	<Q extends { caller: SignedIn }, T>(
		whose: (request: Q) => UserId | undefined,
		handle: (request: Q & { caller: Acting }) => Promise<T>,
	) =>
	async (request: Q): Promise<T> => {
		const caller = await actFor(request.caller, whose(request) ?? request.caller.session.userId);
		return handle({ ...request, caller });
	};

/** Whose entries the caller may see: everybody's (null), or those of the people that `students` reads. */
export type Sight = { students: () => Promise<ReadonlySet<number>> } | null;

/** Staff see everybody, a coach their students. */
export const sightOf = ({ session }: SignedIn): Sight =>
	isStaff(session) ? null : { students: async () => new Set<number>(await studentIds(session.userId)) };
