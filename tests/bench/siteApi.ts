import { demoPassword } from "#local/demo/accounts.ts";

/** Calls the API of a site with demo data, as one of its people. */
export async function apiAs(site: string, email: string) {
	const send = (method: string, path: string, body?: unknown, cookie = "") =>
		fetch(`${site}/api${path}`, {
			method,
			headers: { "content-type": "application/json", cookie },
			body: body === undefined ? undefined : JSON.stringify(body),
		});
	const signedIn = await send("POST", "/auth/login", { email, password: demoPassword });
	if (!signedIn.ok) throw new Error(`Sign-in of ${email} answered ${signedIn.status}`);
	const session = signedIn.headers.getSetCookie()[0].split(";")[0];
	const answerTo = async (method: string, path: string, body?: unknown) => {
		const response = await send(method, path, body, session);
		if (!response.ok)
			throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
		return response;
	};
	return {
		session,
		call: async (method: string, path: string, body?: unknown) =>
			(await answerTo(method, path, body)).json(),
		/** A whole list, page by page. `path` has a query. */
		whole: async <Item>(path: string): Promise<Item[]> => {
			const items: Item[] = [];
			for (let cursor: string | null = ""; cursor !== null; ) {
				const more: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
				const response = await answerTo("GET", `${path}${more}`);
				items.push(...(await response.json()));
				cursor = response.headers.get("x-next-cursor");
			}
			return items;
		},
	};
}
