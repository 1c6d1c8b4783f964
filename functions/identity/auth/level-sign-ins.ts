import { AppError } from "../../core/errors.ts";
import { identity } from "../../core/outside/identity.ts";
import { SignInSeconds } from "./auth.entity.ts";

/** Number of counter items per second; each item can take 1,000 writes per second. */
const shares = 4;
const retentionSeconds = 60 * 60;

/**
 * Limits sign-ins per second to what the identity provider accepts. Above the limit it throws
 * `sign_in_busy` with the number of seconds to wait; callers beyond the limit are spread over the
 * next seconds.
 */
export async function levelSignIn(now: number): Promise<void> {
	const { perSecond } = identity.get();
	if (perSecond === undefined) return;
	const second = Math.floor(now / 1000);
	const { data } = await SignInSeconds.upsert({
		second,
		share: Math.floor(Math.random() * shares),
		expiresAt: second + retentionSeconds,
	})
		.add({ count: 1 })
		.go({ response: "all_new" });
	const seconds = Math.ceil((data.count ?? 1) / (perSecond / shares)) - 1;
	if (seconds > 0) throw new AppError("sign_in_busy", { retryAfter: seconds, params: { seconds } });
}
