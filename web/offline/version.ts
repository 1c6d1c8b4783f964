import { operationRoutes } from "#shared/operation/operation.routes.ts";
import { client } from "../core/client.ts";

const operation = client(operationRoutes);

/** The build that this document belongs to. */
const own = document.documentElement.dataset.version;

const word = "reloaded-at";
/** While a release is on its way, the API may be newer than the pages for some minutes. */
const pauseMs = 60_000;

/** Whether the page was not loaded anew for a minute; remembers that it is now. */
function mayReload(): boolean {
	if (Date.now() - Number(sessionStorage.getItem(word)) < pauseMs) return false;
	sessionStorage.setItem(word, String(Date.now()));
	return true;
}

/**
 * Loads the program anew where the API is of another build, and then never returns. True where that was done a moment
 * ago and the site has no newer one yet. False without an answer: what is written next will not arrive either.
 */
export async function isOutdated(): Promise<boolean> {
	const running = await operation.version().catch(() => null);
	if (!running || running.version === own) return false;
	if (!mayReload()) return true;
	location.reload();
	return new Promise(() => undefined);
}
