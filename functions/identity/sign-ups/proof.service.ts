import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import {
	isHardEnough,
	proofCost,
	proofMinutes,
	proofTries,
} from "#shared/identity/sign-ups/sign-ups.rules.ts";
import type { Challenge, Proof } from "#shared/identity/sign-ups/sign-ups.schema.ts";
import type { Caller } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { countedThisHour } from "../../core/http/throttle.ts";
import type { Write } from "../../core/table/database.ts";
import { signingKey } from "../../core/table/signing-key.ts";
import { SpentProofs } from "./sign-up.entity.ts";

/** Key of the counter for sign-ups from all networks. */
export const everybody = "all";

async function costNow({ address, now }: Caller): Promise<number> {
	const [network, total] = await Promise.all([
		countedThisHour("signUp", address, now),
		countedThisHour("signUps", everybody, now),
	]);
	return proofCost({ network, total });
}

const secrets = async () => {
	const key = await signingKey("proof of work");
	return { hmacSignatureSecret: key, hmacKeySignatureSecret: `${key}/key` };
};

/**
 * A proof-of-work challenge: it takes a browser a moment, and a script as long for each account.
 */
export async function issueChallenge(caller: Caller): Promise<{ challenge: Challenge }> {
	const [cost, signedWith] = await Promise.all([costNow(caller), secrets()]);
	const made = await createChallenge({
		algorithm: "PBKDF2/SHA-256",
		cost,
		counter: randomInt(...proofTries),
		deriveKey,
		expiresAt: Math.floor(caller.now / 1000) + proofMinutes * 60,
		...signedWith,
	});
	return { challenge: made as Challenge };
}

/**
 * A write that marks a proof as used. Throws `proof_invalid` if it is wrong, expired, too easy by
 * now or already used.
 */
export async function spendProof(caller: Caller, { challenge, solution }: Proof): Promise<Write> {
	const signedWith = await secrets();
	const { verified } = await verifySolution({ challenge, solution, deriveKey, ...signedWith });
	const { nonce, cost, expiresAt } = challenge.parameters;
	if (!verified || !isHardEnough(cost, await costNow(caller))) throw new AppError("proof_invalid");
	return {
		put: SpentProofs.create({ nonce, expiresAt }).params(),
		onConditionFailed: "proof_invalid",
	};
}
