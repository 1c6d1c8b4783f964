import { operationRoutes } from "#shared/operation/operation.routes.ts";
import { client } from "../core/calls/client.ts";

const operation = client(operationRoutes);

/** The build that this document belongs to. */
const own = document.documentElement.dataset.version;

const word = "reloaded-at";
/**
 * While a release is on its way, the API may be newer than the pages for some minutes. A document that the worker had
 * kept tells nothing of the site: the network was gone for a moment.
 */
const pauseMs = document.documentElement.dataset.kept ? 5_000 : 60_000;

/** Whether the page was not loaded anew a moment ago; remembers that it is now. */
function mayReload(): boolean {
	if (Date.now() - Number(sessionStorage.getItem(word)) < pauseMs) return false;
	sessionStorage.setItem(word, String(Date.now()));
	return true;
}

let again: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads the program anew where the API is of another build, and then never returns. True where that was done a moment
 * ago and no newer one came; it is looked again after a pause. False without an answer: what is written next will not arrive either.
 */
export async function isOutdated(): Promise<boolean> {
	const running = await operation.version().catch(() => null);
	if (!running || running.version === own) return false;
	if (!mayReload()) {
		clearTimeout(again);
		again = setTimeout(() => void isOutdated(), pauseMs);
		return true;
	}
	location.reload();
	return new Promise(() => undefined);
}
