import { isCoach } from "#shared/core/access.ts";
import { offlineUntil } from "#shared/core/http/session.rules.ts";
import { workerIsOn } from "./switch.ts";

/**
 * Injected by the build (local/build/vite-worker.ts). `entry`: the script that this build's
 * document loads.
 */
declare const build: {
	id: string;
	entry: string;
	files: string[];
	/** Patterns of the pages that open offline, and of the API calls of these pages. */
	pages: string;
	calls: string;
	/** Of these calls those whose response is the same for everybody. */
	publicCalls: string;
};

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetched = Extendable & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Worker = {
	addEventListener(name: "install" | "activate", listener: (event: Extendable) => void): void;
	addEventListener(name: "fetch", listener: (event: Fetched) => void): void;
	skipWaiting(): Promise<void>;
	clients: { claim(): Promise<void> };
	registration: { unregister(): Promise<boolean> };
};
const worker = self as unknown as Worker;

const filesPrefix = "files-";
const files = filesPrefix + build.id;
const answers = "answers";
/** Cache of responses that are the same for everybody, which is not cleared. */
const publicAnswers = "public-answers";
/** The app document without a page. */
const shell = "/en/app.html";

/** Pages that open offline. Other public pages always come from the network. */
const offlinePages = new RegExp(build.pages);
/** The call of the weigh-in of an event, whose page people on duty open. */
const checkIns = /^\/api(\/events\/\d+)\/check-ins$/;
const cachedPaths = new RegExp(build.calls);
const publicPaths = new RegExp(build.publicCalls);
const whoIsThere = "/api/auth/user";
/** The API calls that end sessions, this one or others. */
const sessions = /^\/api\/auth\/sessions(\/|$)/;

/**
 * Caches the document. Marks it `data-kept` instead of `data-rendered`, which would make it load
 * the page of the other language and so need the network.
 */
async function keepShell(cache: Cache): Promise<void> {
	const response = await fetch(shell, { cache: "no-store" });
	const html = await response.text();
	if (!html.includes(build.entry)) throw new Error("The document is of another build");
	const headers = new Headers(response.headers);
	for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
	await cache.put(
		shell,
		new Response(html.replace(' data-rendered="true"', ' data-kept="true"'), { headers }),
	);
}

async function install(): Promise<void> {
	const cache = await caches.open(files);
	await Promise.all([keepShell(cache), cache.addAll(build.files)]);
	await worker.skipWaiting();
}

async function forget(which: (name: string) => boolean): Promise<void> {
	const names = (await caches.keys()).filter(which);
	await Promise.all(names.map((name) => caches.delete(name)));
}

async function activate(): Promise<void> {
	await forget((name) => name.startsWith(filesPrefix) && name !== files);
	await worker.clients.claim();
}

/**
 * Counts how often the cached responses were cleared; responses requested before that are not
 * cached.
 */
let forgotten = 0;
function forgetAnswers(): Promise<unknown> {
	forgotten++;
	return caches.delete(answers);
}

/** Header of a cached response: until when it may be shown, in ms since 1970. */
const untilHeader = "x-offline-until";

/**
 * Caches a response to the signed-in person, for a day or until the session ends; unless the cache
 * was cleared since it was cleared `asOf` times.
 */
async function keepAnswer(path: string, response: Response, asOf: number): Promise<void> {
	const headers = new Headers(response.headers);
	headers.set(untilHeader, String(offlineUntil(response.headers, Date.now())));
	const cache = await caches.open(answers);
	// What is put into a cache that is deleted meanwhile is deleted with it.
	if (asOf === forgotten) await cache.put(path, new Response(response.body, { headers }));
}

const isCurrent = ({ headers }: Response) => Number(headers.get(untilHeader)) > Date.now();

/** Deletes the cached responses that may no longer be shown. */
async function forgetExpired(): Promise<void> {
	const cache = await caches.open(answers);
	for (const request of await cache.keys()) {
		const cached = await cache.match(request);
		if (cached && !isCurrent(cached)) await cache.delete(request);
	}
}

/** Whether the cached responses belong to another user than this response. */
async function isOfAnother(response: Response): Promise<boolean> {
	const previous = await (await caches.open(answers)).match(whoIsThere);
	return !!previous && (await previous.json()).id !== (await response.json()).id;
}

/** Ends sessions. Reads that were under way meanwhile may have succeeded: clears the cache again. */
async function endSessions(request: Request): Promise<Response> {
	await forgetAnswers();
	return fetch(request).finally(forgetAnswers);
}

/** Network first; offline, the last cached response. */
async function ask(request: Request): Promise<Response> {
	const { pathname } = new URL(request.url);
	let asOf = forgotten;
	try {
		const response = await fetch(request);
		if (response.status === 401) await forgetAnswers();
		const isUser = response.ok && pathname === whoIsThere && asOf === forgotten;
		if (isUser && (await isOfAnother(response.clone()))) {
			asOf++;
			await forgetAnswers();
		}
		if (response.ok) await keepAnswer(pathname, response.clone(), asOf);
		return response;
	} catch (error) {
		await forgetExpired();
		const cached = await (await caches.open(answers)).match(pathname);
		if (!cached) throw error;
		return cached;
	}
}

/** Network first; offline, the last response that anybody got. */
async function askPublic(request: Request): Promise<Response> {
	const cache = await caches.open(publicAnswers);
	const { pathname } = new URL(request.url);
	try {
		const response = await fetch(request);
		if (response.ok) await cache.put(pathname, response.clone());
		return response;
	} catch (error) {
		const cached = await cache.match(pathname);
		if (!cached) throw error;
		return cached;
	}
}

/**
 * Leads people on who open the start page without a network: coaches to their pages, others to the
 * weigh-in that they opened here.
 */
async function leadOn(): Promise<Response> {
	await forgetExpired();
	const cache = await caches.open(answers);
	const user = await cache.match(whoIsThere);
	if (!user) return Response.error();
	if (isCoach(await user.json())) return Response.redirect("/coach");
	const requests = await cache.keys();
	const [event] = requests.flatMap(({ url }) => checkIns.exec(new URL(url).pathname)?.[1] ?? []);
	return event ? Response.redirect(`${event}/weigh-in`) : Response.error();
}

const fromShell = async () => (await caches.match(shell)) ?? Response.error();
const fromFiles = async (request: Request) =>
	(await caches.match(request, { cacheName: files, ignoreVary: true })) ?? fetch(request);

function answer(event: Fetched): void {
	const { request } = event;
	const { origin, pathname, search } = new URL(request.url);
	if (origin !== location.origin) return;
	if (request.method === "DELETE" && sessions.test(pathname)) {
		event.respondWith(endSessions(request));
	}
	if (request.method !== "GET") return;
	if (request.mode === "navigate") {
		event.waitUntil(forgetExpired());
		if (pathname === "/api/logout") event.respondWith(endSessions(request));
		// Documents come from the cache only when offline, so that pages and API are of the same build.
		else if (offlinePages.test(pathname)) event.respondWith(fetch(request).catch(fromShell));
		else if (pathname === "/") event.respondWith(fetch(request).catch(leadOn));
	} else if (cachedPaths.test(pathname) && search === "")
		event.respondWith(publicPaths.test(pathname) ? askPublic(request) : ask(request));
	else if (build.files.includes(pathname)) event.respondWith(fromFiles(request));
}

if (workerIsOn) {
	worker.addEventListener("install", (event) => event.waitUntil(install()));
	worker.addEventListener("activate", (event) => event.waitUntil(activate()));
	worker.addEventListener("fetch", answer);
} else {
	worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
	worker.addEventListener("activate", (event) =>
		event.waitUntil(forget(() => true).then(() => worker.registration.unregister())),
	);
}
