import type { Challenge, Proof } from "#shared/identity/sign-ups/sign-ups.schema.ts";
import { signUps } from "./sign-ups.client.ts";

/** Renews a proof this long before it expires, so that it is still valid when it arrives. */
const spareMs = 60_000;

const solve = (challenge: Challenge) =>
	new Promise<Proof["solution"]>((resolve, reject) => {
		const worker = new Worker(new URL("./proof.worker.ts", import.meta.url), { type: "module" });
		worker.onerror = () => reject(new Error("The proof of work failed"));
		worker.onmessage = ({ data }) => {
			worker.terminate();
			if (data) resolve(data);
			else reject(new Error("The proof of work took too long"));
		};
		worker.postMessage(challenge);
	});

async function work(): Promise<Proof> {
	const { challenge } = await signUps.challenge();
	const { counter, derivedKey } = await solve(challenge);
	return { challenge, solution: { counter, derivedKey } };
}

/**
 * Proof of work for one form: starts on the first input, so that it is usually done before
 * submitting.
 */
export function createProofs() {
	let begun: Promise<Proof> | undefined;
	const begin = () => {
		begun ??= work().catch((error) => {
			begun = undefined;
			throw error;
		});
		return begun;
	};
	return {
		begin: () => void begin().catch(() => undefined),
		/** Returns a proof that is valid for at least `spareMs`. */
		async get(): Promise<Proof> {
			const proof = await begin();
			if (proof.challenge.parameters.expiresAt * 1000 - spareMs > Date.now()) return proof;
			begun = undefined;
			return begin();
		},
		/** Discards the proof, because each can be used only once. */
		renew: () => {
			begun = undefined;
		},
	};
}
