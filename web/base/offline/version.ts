import { operationRoutes } from "#shared/app/operation/operation.routes.ts";
import { client } from "../../core/calls/client.ts";

const operation = client(operationRoutes);

/** The build id of this document. */
const own = document.documentElement.dataset.version;

const word = "reloaded-at";
/**
 * Minimum time between reloads, in ms: during a release the API may be newer than the pages for
 * some minutes. For a document from the worker's cache it is short, because only the network was
 * down for a moment.
 */
const pauseMs = document.documentElement.dataset.kept ? 5_000 : 60_000;

/** Whether the last reload was long enough ago; if so, records a reload now. */
function mayReload(): boolean {
	if (Date.now() - Number(sessionStorage.getItem(word)) < pauseMs) return false;
	sessionStorage.setItem(word, String(Date.now()));
	return true;
}

let again: ReturnType<typeof setTimeout> | undefined;

/**
 * Checks whether the API is of another build and if so reloads the page, in which case the promise
 * never resolves. True if a recent reload brought no newer page; checks again after a pause. False
 * without a response, since the next write would fail as well.
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
