import type {
	Student,
	StudentEdit,
	StudentRecord,
} from "#shared/community/students/students.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { studentIds } from "../../people/coaches/students.service.ts";
import { dojoOfPerson, requireDojo } from "../../people/dojos/dojo-links.ts";
import type { Acting } from "../../people/families/authorization.ts";
import type { User } from "../../people/users/user.entity.ts";
import { changePerson, editPerson } from "../../people/users/user.writes.ts";
import { findUser, findUsers } from "../../people/users/users.service.ts";
import { notifyOfChange } from "../people/notifyOfChange.ts";
import { isMember, studentRecord, studentViews } from "./student.view.ts";

/** A coach's current students, by name. */
export async function listStudents({ session }: SignedIn): Promise<Student[]> {
	const students = await studentViews(await findUsers(await studentIds(session.userId)));
	return students.sort((a, b) =>
		`${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`),
	);
}

/** Finds the person for whom the caller acts as coach or staff; never the caller. */
export async function studentOf(caller: Acting): Promise<User> {
	if (caller.person === caller.session.userId) throw new AppError("not_found");
	return requireFound(await findUser(caller.person));
}

export const readStudent = async (caller: Acting): Promise<StudentRecord> =>
	studentRecord(caller, await studentOf(caller));

/**
 * Throws if a coach changes or clears what is set already and decides who protects the student: the
 * age decides whether guardians have to agree.
 */
function demandFirstValue({ way }: Acting, before: User, edit: StudentEdit): void {
	if (way === "staff") return;
	for (const field of ["gender", "dateOfBirth"] as const) {
		const value = edit[field];
		if (value !== undefined && before[field] !== undefined && value !== before[field])
			throw new AppError("invalid", { fields: { [field]: "set_already" } });
	}
}

/** Changes a member's details; null clears a field. */
export async function updateStudent(
	caller: Acting,
	{ version, ...edit }: StudentEdit,
): Promise<StudentRecord> {
	const before = await studentOf(caller);
	if (!isMember(before)) throw new AppError("forbidden");
	if (version !== undefined && version !== before.updatedAt)
		throw new AppError("changed_meanwhile");
	demandFirstValue(caller, before, edit);
	const { after, fields } = editPerson(
		before,
		{ ...edit, ...(await dojoOfPerson(edit)) },
		caller.now,
	);
	const answer = await studentRecord(caller, after);
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: before.id, action: "updated", details: { fields } },
		[
			...changePerson(before, after),
			...requireDojo(before, after),
			...(await notifyOfChange(caller, before, after)),
		],
		answer,
	);
	return answer;
}
