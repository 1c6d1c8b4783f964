import { cpus, loadavg } from "node:os";
import { engines } from "#local/engine.ts";
import { withBrowser } from "./browser/browser.ts";

const engine = () =>
	process.env.ENGINE ?? (Object.entries(engines).find(([, here]) => here()) ?? ["none"])[0];

/** The machine of the measurement. The load shows whether it had other work. */
export async function machine(): Promise<string> {
	const cores = cpus();
	const chromium = await withBrowser(async (browser) => browser.version()).catch(() => "none");
	const load = loadavg().map((value) => value.toFixed(1));
	return [
		`${cores.length} cores ${cores[0]?.model.trim()}`,
		`node ${process.versions.node}`,
		`chromium ${chromium}`,
		`engine ${engine()}`,
		`load ${load.join(" ")}`,
	].join(" · ");
}
