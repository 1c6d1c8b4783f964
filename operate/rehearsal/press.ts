import { setTimeout as pause } from "node:timers/promises";
import type { Answer, Call } from "./call.ts";

/** Somebody who will press "Register" at a moment, perhaps twice. Moments are ms since 1970. */
export type Plan = {
	id: number;
	path: string;
	cookie: string;
	key: string;
	body?: string;
	at: number;
	again?: number;
};

/** What came of it. `fresh`: how many answers said that the entry was made just now. */
export type Press = {
	id: number;
	standing: "placed" | "waiting" | "busy" | "refused";
	pressed: number;
	answered: number;
	fresh: number;
};

export type Pressed = {
	presses: Press[];
	/** How often each answer came, retries included. */
	answers: Record<string, number>;
	clicks: number;
};

/** How long somebody goes on asking, in ms. */
const patience = 60_000;

export const currentMoment = () => performance.timeOrigin + performance.now();

/** Pause before another try, in ms; null when the answer is final. */
function retryPause({ status, code, retryAfter }: Answer): number | null {
	if (status === 503 || status === 429)
		return Math.max(1, retryAfter) * 1000 + Math.random() * 1000;
	if (status === 0) return 1_000;
	// Two clocks: the system's opens, this one presses.
	return code === "registration_not_open" || code === "not_your_turn"
		? 100 + Math.random() * 200
		: null;
}

const standings: Record<string, Press["standing"]> = {
	pending: "placed",
	approved: "placed",
	waitlisted: "waiting",
};

export const nameOf = ({ status, code }: Answer) => `${status || "no answer"} ${code}`.trim();

/** Everybody presses at their moment and tries again as the site would. `stopped`: presses no more. */
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
		for (;;) {
			const answer = await call({ method: "POST", path, cookie, key, body });
			const name = nameOf(answer);
			answers[name] = (answers[name] ?? 0) + 1;
			const wait = retryPause(answer);
			if (wait === null || stopped() || currentMoment() + wait > at + patience) return answer;
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
