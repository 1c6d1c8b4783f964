import { type Engine, startEngine } from "#local/engine.ts";
import { startSite } from "../core/site.ts";
import { emptyFolder } from "./scratch.ts";

type Site = Awaited<ReturnType<typeof startSite>> & { engine: Engine; folder: string };

/**
 * Lends a new site with demo data, as `npm start` creates it. It may stop before its engine does.
 */
export async function withSite<T>(use: (site: Site) => Promise<T>): Promise<T> {
	const folder = emptyFolder("site");
	const engine = await startEngine(folder);
	try {
		const site = await startSite({ folder, endpoint: engine.endpoint });
		try {
			return await use({ ...site, engine, folder });
		} finally {
			await site.stop();
		}
	} finally {
		await engine.stop();
	}
}
