import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#local/freePort.ts";
import { locales } from "#shared/core/locales.ts";
import { startCommand } from "../../core/site.ts";
import { withBrowser } from "../browser/browser.ts";
import { type Row, row } from "../row.ts";
import { emptyFolder } from "../scratch.ts";
import { signIn } from "../signIn.ts";
import { usually } from "../smallest.ts";
import { treeOf } from "../tree.ts";

const requests = usually(10_000, 50);
const atOnce = 16;
const pageLoads = usually(200, 2);
const idleSeconds = usually(20, 1);

const ready = (child: ChildProcess) =>
	new Promise<void>((done, failed) => {
		child.stdout?.on("data", (chunk: Buffer) => String(chunk).includes("ready http") && done());
		child.once("exit", (code) => failed(new Error(`The site ended with ${code}`)));
	});

type Call = { method?: string; path: string; cookie?: string; body?: object };

const send = (url: string, { method = "GET", path, cookie, body }: Call) =>
	fetch(url + path, {
		method,
		headers: { ...(cookie && { cookie }), ...(body && { "content-type": "application/json" }) },
		body: body && JSON.stringify(body),
	});

/** A mix of calls by visitors, members and staff, one after the other; one in ten is a write. */
async function mixed(url: string): Promise<Call[]> {
	const [member, admin] = [
		await signIn(url, "member@demo.test"),
		await signIn(url, "admin@demo.test"),
	];
	return [
		{ path: "/" },
		{ path: "/api/events" },
		{ path: "/api/user/dashboard", cookie: member },
		{ path: "/ar/events" },
		{ path: "/api/news" },
		{ path: "/api/notifications", cookie: member },
		{ path: "/api/events/1" },
		{ path: "/api/users?limit=50", cookie: admin },
		{ path: "/api/annual-plan" },
		{
			method: "PUT",
			path: "/api/auth/profile",
			cookie: member,
			body: { bio: "Trains on Mondays." },
		},
	];
}

async function request(url: string): Promise<void> {
	const calls = await mixed(url);
	let next = 0;
	const line = async () => {
		for (let turn = next++; turn < requests; turn = next++) {
			const answer = await send(url, calls[turn % calls.length]);
			await answer.arrayBuffer();
			if (answer.status >= 500)
				throw new Error(`${calls[turn % calls.length].path} answered ${answer.status}`);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, line));
}

const pages = [
	"/",
	"/events",
	"/schedule",
	"/login",
	"/privacy",
	"/notifications",
	"/registrations",
];

async function loadPages(url: string): Promise<void> {
	const [name, value] = (await signIn(url, "member@demo.test")).split("=");
	await withBrowser(async (browser) => {
		for (let load = 0; load < pageLoads; load++) {
			const context = await browser.newContext();
			const language = { name: "language", value: locales[load % locales.length], url };
			await context.addCookies([language, ...(load % 3 === 0 ? [{ name, value, url }] : [])]);
			const page = await context.newPage();
			await page.goto(url + pages[load % pages.length]);
			await page.getByRole("main").getByRole("heading").first().waitFor();
			await context.close();
		}
	});
}

type Look = ReturnType<typeof treeOf>;
const megabytes = (tree: Look) => tree.reduce((sum, one) => sum + one.megabytes, 0);
const cpuMs = (tree: Look) => tree.reduce((sum, one) => sum + one.cpuMs, 0);

const memory = (what: string, tree: Look, bars: { must?: number[]; aim?: number[] } = {}) =>
	row(`memory of npm start ${what}`, [megabytes(tree)], {
		...bars,
		unit: "MB",
		note: tree.map((one) => `${one.name} ${one.megabytes.toFixed(0)}`).join(", "),
	});

/** Memory of `npm start`, site and engine together, and its work while idle. Linux only. */
export async function measure(): Promise<Row[]> {
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const env = {
		...process.env,
		...startCommand.env,
		PORT: String(port),
		LOCAL_DIR: emptyFolder("standing"),
	};
	const child = spawn(process.execPath, startCommand.args, {
		env,
		stdio: ["ignore", "pipe", "inherit"],
	});
	const stopped = new Promise((done) => child.once("exit", done));
	try {
		await ready(child);
		const look = () => treeOf(child.pid as number);
		const first = look();
		await request(url);
		const busy = look();
		await loadPages(url);
		const last = look();
		await pause(usually(5_000, 100));
		const before = cpuMs(look());
		await pause(idleSeconds * 1000);
		const idle = (cpuMs(look()) - before) / (idleSeconds * 10);
		return [
			memory("when ready, first run", first),
			memory("after 10,000 mixed requests", busy, { must: [350], aim: [250] }),
			memory("and 200 pages in Chromium", last, { must: [350], aim: [250] }),
			row("npm start while nobody is there, of a core", [idle], {
				must: [1],
				aim: [0.2],
				unit: "%",
				digits: 2,
			}),
		];
	} finally {
		child.kill("SIGTERM");
		await stopped;
	}
}
