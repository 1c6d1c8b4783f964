import { AppError } from "../core/errors.ts";
import { identity } from "../core/outside/identity.ts";
import { SignInSeconds } from "./auth.entity.ts";

/** The sign-ins of a second are counted in so many items, each of which takes 1,000 a second. */
const shares = 4;
const keptSeconds = 60 * 60;

/**
 * Counts a sign-in, so that no more begin in a second than the identity provider takes. Throws `sign_in_busy` with the
 * seconds after which it will be one's turn: all who come in one second are spread over the next ones.
 */
export async function levelSignIn(now: number): Promise<void> {
	const { perSecond } = identity.get();
	if (perSecond === undefined) return;
	const second = Math.floor(now / 1000);
	const { data } = await SignInSeconds.upsert({
		second,
		share: Math.floor(Math.random() * shares),
		expiresAt: second + keptSeconds,
	})
		.add({ count: 1 })
		.go({ response: "all_new" });
	const seconds = Math.ceil((data.count ?? 1) / (perSecond / shares)) - 1;
	if (seconds > 0) throw new AppError("sign_in_busy", { retryAfter: seconds, params: { seconds } });
}
