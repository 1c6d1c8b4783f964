import { setTimeout as pause } from "node:timers/promises";
import type { Answer, Call } from "./call.ts";

/** A person who will press "Register" at a time, perhaps twice. Times are in ms since 1970. */
export type Plan = {
	id: number;
	path: string;
	cookie: string;
	key: string;
	body?: string;
	at: number;
	again?: number;
};

/** Result of a plan. `fresh`: number of answers that reported a new registration. */
export type Press = {
	id: number;
	standing: "placed" | "waiting" | "busy" | "refused";
	pressed: number;
	answered: number;
	fresh: number;
};

export type Pressed = {
	presses: Press[];
	/** Number of answers of each kind, including retries. */
	answers: Record<string, number>;
	clicks: number;
};

/** Time for which a person whose turn has come retries, in ms. */
const patience = 60_000;

export const currentMoment = () => performance.timeOrigin + performance.now();

/** Pause before the next try, in ms; null if the answer is final. */
function retryPause({ status, code, retryAfter }: Answer): number | null {
	if (status === 503 || status === 429)
		return Math.max(1, retryAfter) * 1000 + Math.random() * 1000;
	if (status === 0) return 1_000;
	// Somebody behind the first wave waits until its places are taken.
	if (code === "not_your_turn") return 1_000 + Math.random() * 1_000;
	// The clocks of the system and of this machine may differ slightly.
	return code === "registration_not_open" ? 100 + Math.random() * 200 : null;
}

const standings: Record<string, Press["standing"]> = {
	pending: "placed",
	approved: "placed",
	waitlisted: "waiting",
};

export const nameOf = ({ status, code }: Answer) => `${status || "no answer"} ${code}`.trim();

/**
 * Presses for all people at their times, and retries as the site does. Stops once `stopped` returns
 * true.
 */
export async function pressRegister(
	plans: readonly Plan[],
	call: Call,
	stopped: () => boolean,
): Promise<Pressed> {
	const answers: Record<string, number> = {};
	let clicks = 0;

	async function click({ path, cookie, key, body }: Plan, at: number): Promise<Answer | null> {
		await pause(Math.max(0, at - currentMoment()));
		if (stopped()) return null;
		clicks++;
		let turn = at;
		for (;;) {
			const answer = await call({ method: "POST", path, cookie, key, body });
			const name = nameOf(answer);
			answers[name] = (answers[name] ?? 0) + 1;
			const wait = retryPause(answer);
			if (answer.code === "not_your_turn") turn = currentMoment();
			if (wait === null || stopped() || currentMoment() + wait > turn + patience) return answer;
			await pause(wait);
		}
	}

	async function register(plan: Plan): Promise<Press | null> {
		const second = plan.again === undefined ? null : click(plan, plan.again);
		const first = await click(plan, plan.at);
		const answered = currentMoment();
		const all = [first, await second].filter((answer) => answer !== null);
		if (!first) return null;
		const standing = standings[first.standing] ?? (retryPause(first) === null ? "refused" : "busy");
		const fresh = all.filter(({ status }) => status === 201 || status === 202).length;
		return { id: plan.id, standing, pressed: plan.at, answered, fresh };
	}

	const presses = await Promise.all(plans.map(register));
	return { presses: presses.filter((one) => one !== null), answers, clicks };
}
