import { randomInt } from "node:crypto";
import type { UserId } from "#shared/core/ids.ts";
import { recoveryAlphabet, recoveryCodeCount } from "#shared/identity/auth/auth.rules.ts";
import { hashOf } from "../../../core/http/session.ts";
import { isConditionFailure, type Write } from "../../../core/table/database.ts";
import { RecoveryCodes } from "../auth.entity.ts";

const codeLength = 10;

const newCode = () =>
	Array.from(
		{ length: codeLength },
		() => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
	).join("");

const hashFor = (userId: UserId, code: string) => hashOf(`${userId} ${code}`);

/** The writes that delete a person's recovery codes. */
export async function forgetCodes(userId: UserId): Promise<Write[]> {
	const { data } = await RecoveryCodes.query
		.ofUser({ userId })
		.go({ pages: "all", consistent: true });
	return data.map(({ hash }) => ({ delete: RecoveryCodes.delete({ userId, hash }).params() }));
}

/** Creates new recovery codes, and the writes that replace the previous ones. */
export async function makeCodes(userId: UserId): Promise<{ codes: string[]; writes: Write[] }> {
	const codes = Array.from({ length: recoveryCodeCount }, newCode);
	const puts = codes.map((code) => ({
		put: RecoveryCodes.put({ userId, hash: hashFor(userId, code) }).params(),
	}));
	return { codes, writes: [...(await forgetCodes(userId)), ...puts] };
}

export async function codesLeft(userId: UserId): Promise<number> {
	const { data } = await RecoveryCodes.query
		.ofUser({ userId })
		.go({ pages: "all", consistent: true });
	return data.length;
}

/** Redeems a recovery code: returns whether it was valid, and invalidates it. */
export async function redeemCode(userId: UserId, code: string): Promise<boolean> {
	try {
		await RecoveryCodes.delete({ userId, hash: hashFor(userId, code) })
			.where((one, { exists }) => exists(one.hash))
			.go();
		return true;
	} catch (error) {
		if (isConditionFailure(error)) return false;
		throw error;
	}
}
