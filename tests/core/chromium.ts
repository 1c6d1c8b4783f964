import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const onPath = (name: string) =>
	(process.env.PATH ?? "")
		.split(delimiter)
		.map((folder) => join(folder, name))
		.find((path) => existsSync(path));

/**
 * The headless shell first: the same engine without window code, which takes about as much time
 * again.
 */
const usual = () => [
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	onPath("chromium"),
	onPath("google-chrome"),
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const howToGet = `Browser tests and benchmarks need Chromium or Chrome. Install it:
  - Debian, Ubuntu: apt-get install chromium-headless-shell, or chromium
  - macOS: brew install --cask google-chrome
or name one that is already there: CHROMIUM=/path/to/chromium`;

/** This machine's Chromium: the one named by CHROMIUM, or the first of the usual places. */
export function findChromium(): string {
	const named = process.env.CHROMIUM;
	if (named && !existsSync(named))
		throw new Error(`CHROMIUM names ${named}, which is not there.\n${howToGet}`);
	const found = named ?? usual().find((path) => path && existsSync(path));
	if (!found) throw new Error(howToGet);
	return found;
}

const quiet = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

type How = { env?: NodeJS.ProcessEnv; args?: string[] };

/** Launches Chromium for a test file or a benchmark; the caller closes it. */
export const launchChromium = ({ env, args = [] }: How = {}): Promise<Browser> =>
	chromium.launch({
		executablePath: findChromium(),
		args: [...quiet, ...args],
		env: { ...process.env, ...env },
	});
