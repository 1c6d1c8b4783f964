import { demoPassword } from "#local/demo/accounts.ts";

/** Signs in with a demo account and returns the session cookie. */
export async function signIn(url: string, email: string): Promise<string> {
	const answer = await fetch(`${url}/api/auth/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ email, password: demoPassword }),
	});
	return answer.headers.getSetCookie()[0].split(";")[0];
}
