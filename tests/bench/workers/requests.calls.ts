import { demoPassword } from "#local/demo/accounts.ts";
import type { Call } from "../invoke.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
export type Made = { body: any; cookie: string };

type Make = (call: Call) => Promise<Made>;

const dateIn = (days: number) =>
	new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const article = { titleEn: "Bench", titleAr: "قياس", contentEn: "Text", contentAr: "نص" };
const event = {
	titleEn: "Bench Cup",
	titleAr: "كأس القياس",
	eventDate: dateIn(30),
	location: "Hall 1",
};
const month = { year: 2031, month: 5, titleEn: "May", titleAr: "مايو", activities: [], goals: [] };

/**
 * Successful calls of the routes, each by the most expensive caller. Routes that no longer exist
 * are skipped.
 */
export async function calls(make: Make): Promise<void> {
	await visitor(make);
	await member(make);
	await staff(make);
}

async function visitor(make: Make) {
	await make({ route: "GET /health" });
	await make({ route: "GET /version" });
	await make({ route: "GET /news" });
	await make({ route: "GET /events" });
	await make({ route: "GET /events/{id}", params: { id: "1" } });
	await make({ route: "GET /events/{id}/availability", params: { id: "1" } });
	await make({ route: "GET /annual-plan" });
	await make({ route: "POST /auth/forgot-password", body: { email: "member3@demo.test" } });
	const message = {
		name: "Somebody",
		email: "somebody@test.example",
		message: "A question about training.",
	};
	await make({ route: "POST /contact", body: message });
}

const signIn = async (make: Make, email: string, password = demoPassword) =>
	(await make({ route: "POST /auth/login", body: { email, password } })).cookie;

async function member(make: Make) {
	const cookie = await signIn(make, "member2@demo.test");
	await make({ route: "GET /auth/user", cookie });
	await make({ route: "GET /user/dashboard", cookie });
	await make({ route: "PUT /auth/profile", cookie, body: { bio: "Trains on Mondays." } });
	const change = { currentPassword: demoPassword, newPassword: "Seven-lanterns-2027" };
	const changed = await make({ route: "POST /auth/change-password", cookie, body: change });
	await make({ route: "GET /logout", cookie: changed.cookie });
}

const idOf = ({ body }: Made) => ({ id: String(body?.id) });

async function staff(make: Make) {
	const cookie = await signIn(make, "super@demo.test");
	const news = idOf(await make({ route: "POST /news", cookie, body: article }));
	await make({ route: "PUT /news/{id}", params: news, cookie, body: article });
	await make({ route: "POST /news/{id}/publish", params: news, cookie });
	await make({ route: "GET /news", cookie });
	await make({ route: "DELETE /news/{id}", params: news, cookie });
	const plan = idOf(await make({ route: "POST /annual-plan", cookie, body: month }));
	await make({ route: "PUT /annual-plan/{id}", params: plan, cookie, body: month });
	await make({ route: "DELETE /annual-plan/{id}", params: plan, cookie });
	await events(make, cookie);
}

async function events(make: Make, cookie: string) {
	const limited = { ...event, maxParticipants: 5_000 };
	const made = idOf(await make({ route: "POST /events", cookie, body: limited }));
	await make({ route: "PUT /events/{id}", params: made, cookie, body: limited });
	await make({ route: "POST /events/{id}/publish", params: made, cookie });
	await make({ route: "GET /events/{id}", params: made, cookie });
	await make({ route: "GET /events", cookie });
	await registrations(make, cookie, made);
	const empty = idOf(await make({ route: "POST /events", cookie, body: limited }));
	await make({ route: "DELETE /events/{id}", params: empty, cookie });
}

/**
 * An event with one place: the first person gets it, the second waits and gets it when the first
 * leaves.
 */
async function registrations(make: Make, cookie: string, unlimited: { id: string }) {
	await make({ route: "POST /events/{id}/register", params: unlimited, cookie });
	const body = { ...event, published: true, maxParticipants: 1 };
	const narrow = idOf(await make({ route: "POST /events", cookie, body }));
	const enter = async (email: string, how: Pick<Call, "as" | "otherWay">) => {
		const own = await signIn(make, email);
		const made = await make({
			route: "POST /events/{id}/register",
			params: narrow,
			cookie: own,
			...how,
		});
		return { own, id: String(made.body?.registration?.id) };
	};
	const placed = await enter("member4@demo.test", { as: "one place" });
	const waiting = await enter("member5@demo.test", { as: "full", otherWay: true });
	await make({ route: "GET /me/registrations", cookie: waiting.own, as: "waiting" });
	await make({ route: "GET /events/{id}/registrations", params: narrow, cookie });
	await make({
		route: "DELETE /registrations/{id}",
		params: { id: placed.id },
		cookie: placed.own,
		as: "one waits",
	});
	await make({ route: "POST /registrations/{id}/approve", params: { id: waiting.id }, cookie });
	await make({
		route: "POST /registrations/{id}/reject",
		params: { id: waiting.id },
		cookie,
		body: {},
	});
}
