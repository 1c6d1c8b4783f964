import type { ImportField } from "#shared/community/imports/imports.columns.ts";
import { ImportedMember, type ImportRow } from "#shared/community/imports/imports.schema.ts";
import { isCoach } from "#shared/core/access.ts";
import { plainEmail } from "#shared/core/fields/email.ts";
import type { FieldCode } from "#shared/core/fields/field-codes.ts";
import type { UserId } from "#shared/core/ids.ts";
import { isMinor } from "#shared/core/time/age.ts";
import { AppError } from "../../core/errors.ts";
import { parseInput } from "../../core/http/request.ts";
import { claimantsOf } from "../../people/users/email-claims.ts";
import { findUsers } from "../../people/users/users.service.ts";
import type { MemberToCreate } from "./import.entity.ts";

export type Fault = { field: ImportField; code: FieldCode };
/** A parsed row: a member to create, or the faults found. */
export type ReadRow =
	| { row: number; toCreate: MemberToCreate; faults: [] }
	| { row: number; toCreate: null; faults: Fault[] };

/** The approved coaches named in rows by id or email. */
async function coachesNamed(names: readonly string[]): Promise<Map<string, UserId>> {
	const numbers = names.filter((name) => /^[1-9]\d{0,14}$/.test(name));
	const addresses = names.filter((name) => name.includes("@"));
	const byAddress = await claimantsOf(addresses);
	const ids = [...new Set([...numbers.map(Number), ...byAddress.values()])];
	const coaches = new Map((await findUsers(ids)).filter(isCoach).map((user) => [user.id, user]));
	const named = names.flatMap((name): [string, UserId][] => {
		const coach = coaches.get(byAddress.get(name) ?? Number(name));
		return coach && (numbers.includes(name) || coach.email === name)
			? [[name, coach.id as UserId]]
			: [];
	});
	return new Map(named);
}

function parsed({ values, confirmed }: ImportRow): ImportedMember | Fault[] {
	try {
		return parseInput(ImportedMember, { ...values, confirmed });
	} catch (error) {
		if (!(error instanceof AppError) || !error.detail.fields) throw error;
		return Object.entries(error.detail.fields).map(([field, code]) => ({
			field: field as ImportField,
			code,
		}));
	}
}

const isChild = ({ dateOfBirth }: { dateOfBirth?: string | null }, now: number) =>
	Boolean(dateOfBirth) && isMinor(dateOfBirth, now);

type Addresses = Pick<MemberToCreate, "email" | "guardianEmail">;

/**
 * Tells the email addresses of a row apart: the person's own and the guardian's. A child's row often
 * has the address of a parent who has an account; this is the guardian's, and the child has none.
 */
async function addressesIn(
	members: readonly ImportedMember[],
	now: number,
): Promise<(member: ImportedMember) => Addresses> {
	const children = members.filter((member) => isChild(member, now));
	const owners = await claimantsOf(children.flatMap(({ email }) => email ?? []));
	const people = new Map((await findUsers([...owners.values()])).map((one) => [one.id, one]));
	return (member) => {
		const { email, guardianEmail } = member;
		if (!isChild(member, now)) return { email: email ?? "" };
		const owner = people.get(owners.get(email ?? "") ?? 0);
		const isGuardians = owner?.email === email && owner !== undefined && !isChild(owner, now);
		const guardian = guardianEmail ?? (isGuardians ? email : null);
		return {
			email: isGuardians || email === guardian ? "" : (email ?? ""),
			...(guardian && { guardianEmail: guardian }),
		};
	};
}

/** Parses rows by the same rules as when staff create a member. */
export async function readRows(rows: readonly ImportRow[], now: number): Promise<ReadRow[]> {
	const all = rows.map((row) => ({ row: row.row, member: parsed(row) }));
	const named = all.flatMap(
		({ member }) => (!Array.isArray(member) && member.coach && plainEmail(member.coach)) || [],
	);
	const members = all.flatMap(({ member }) => (Array.isArray(member) ? [] : member));
	const [coaches, addressesOf] = await Promise.all([
		coachesNamed([...new Set(named)]),
		addressesIn(members, now),
	]);
	return all.map(({ row, member }) => {
		if (Array.isArray(member)) return { row, toCreate: null, faults: member };
		const { coach, guardianEmail: _, ...rest } = member;
		const toCreate = { ...rest, ...addressesOf(member) };
		if (!coach) return { row, toCreate, faults: [] };
		const coachId = coaches.get(plainEmail(coach));
		if (coachId === undefined)
			return { row, toCreate: null, faults: [{ field: "coach", code: "coach_unknown" }] };
		return { row, toCreate: { ...toCreate, coachId }, faults: [] };
	});
}
