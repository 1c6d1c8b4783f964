import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "#shared/sign-ups/sign-ups.schema.ts";

/** Works out a challenge beside the page, which stays quick meanwhile. */
addEventListener("message", async ({ data: challenge }: MessageEvent<Challenge>) => {
	postMessage(await solveChallenge({ challenge, deriveKey }));
});
