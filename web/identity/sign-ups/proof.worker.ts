import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "#shared/identity/sign-ups/sign-ups.schema.ts";

/** Solves the challenge in a worker, so that the page stays responsive. */
addEventListener("message", async ({ data: challenge }: MessageEvent<Challenge>) => {
	postMessage(await solveChallenge({ challenge, deriveKey }));
});
