import { offlineUntil } from "#shared/core/http/session.rules.ts";
import { workerIsOn } from "./switch.ts";

/**
 * Injected by the build (local/build/vite-worker.ts). `entry`: the script that this build's
 * document loads.
 */
declare const build: { id: string; entry: string; files: string[] };

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
/** The app document without a page. */
const shell = "/en/app.html";

/** Pages that open offline. Public pages always come from the network. */
const rooms = /^\/(coach|attendance\/\d+)$/;
/** The API calls of these pages. */
const asked =
	/^\/api\/(auth\/user|holidays|classes\/my-classes|classes\/\d+(\/(attendance|enrollments))?)$/;
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

/** Caches a response to the signed-in person, for a day or until the session ends. */
async function keepAnswer(path: string, { body, headers: sent }: Response): Promise<void> {
	const headers = new Headers(sent);
	headers.set(untilHeader, String(offlineUntil(sent, Date.now())));
	await (await caches.open(answers)).put(path, new Response(body, { headers }));
}

const isCurrent = ({ headers }: Response) => Number(headers.get(untilHeader)) > Date.now();

/** Deletes the cached responses that may no longer be shown. */
async function forgetExpired(): Promise<void> {
	const cache = await caches.open(answers);
	for (const request of await cache.keys()) {
		const kept = await cache.match(request);
		if (kept && !isCurrent(kept)) await cache.delete(request);
	}
}

/** Clears the cache when another user is signed in: cached responses belong to one user. */
async function forgetOthers(response: Response): Promise<void> {
	const [kept, { id }] = [
		await (await caches.open(answers)).match(whoIsThere),
		await response.json(),
	];
	if (kept && (await kept.json()).id !== id) await forgetAnswers();
}

/** Network first; offline, the last cached response. */
async function ask(request: Request): Promise<Response> {
	const { pathname } = new URL(request.url);
	const before = forgotten;
	try {
		const response = await fetch(request);
		if (response.status === 401) await forgetAnswers();
		const isUser = response.ok && pathname === whoIsThere;
		if (isUser) await forgetOthers(response.clone());
		if (isUser || (response.ok && before === forgotten)) {
			await keepAnswer(pathname, response.clone());
		}
		return response;
	} catch (error) {
		await forgetExpired();
		const kept = await (await caches.open(answers)).match(pathname);
		if (!kept) throw error;
		return kept;
	}
}

const fromShell = async () => (await caches.match(shell)) ?? Response.error();
const fromFiles = async (request: Request) =>
	(await caches.match(request, { cacheName: files, ignoreVary: true })) ?? fetch(request);

function answer(event: Fetched): void {
	const { request } = event;
	const { origin, pathname, search } = new URL(request.url);
	if (origin !== location.origin) return;
	if (request.method === "DELETE" && sessions.test(pathname)) event.waitUntil(forgetAnswers());
	if (request.method !== "GET") return;
	if (request.mode === "navigate") {
		event.waitUntil(forgetExpired());
		if (pathname === "/api/logout") event.waitUntil(forgetAnswers());
		// Documents come from the cache only when offline, so that pages and API are of the same build.
		else if (rooms.test(pathname)) event.respondWith(fetch(request).catch(fromShell));
	} else if (asked.test(pathname) && search === "") event.respondWith(ask(request));
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
