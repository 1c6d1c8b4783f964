import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { packages } from "./settings.ts";

const requirements = "infra/local/requirements.txt";
const installed = join(packages, "requirements.txt");

const names = [
	"python3",
	"python3.14",
	"python3.13",
	"python3.12",
	"python3.11",
	"python3.10",
	"python",
];
const check = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";

const howToGet = `The local cloud needs Python 3.10 or newer, with venv, on the PATH. Install it:
  - Debian, Ubuntu: apt-get install python3 python3-venv
  - macOS: brew install python
or start a local cloud by Docker, see compose.yaml, and name it: AWS_ENDPOINT_URL=http://127.0.0.1:4566`;

function run(command: string, args: string[]): void {
	const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
	if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${error ?? stderr}`);
}

const isUpToDate = () =>
	existsSync(installed) && readFileSync(installed, "utf8") === readFileSync(requirements, "utf8");

/** Installs the pinned emulator if it is missing. Returns the command that starts it. */
export function emulatorCommand(): string {
	const command = join(packages, "bin", "ministack");
	if (isUpToDate()) return command;
	const python = names.find((name) => spawnSync(name, ["-c", check]).status === 0);
	if (!python) throw new Error(howToGet);
	rmSync(packages, { recursive: true, force: true });
	run(python, ["-m", "venv", packages]);
	run(join(packages, "bin", "pip"), [
		"install",
		"--quiet",
		"--disable-pip-version-check",
		"-r",
		requirements,
	]);
	copyFileSync(requirements, installed);
	return command;
}
