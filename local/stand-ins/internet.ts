import { request as plainRequest } from "node:http";
import { internet, type Network } from "#functions/base/pictures/fetchPicture.ts";
import { port } from "../settings.ts";

/**
 * Host name by which functions reach this site as if it were another one; no public host name ends
 * in `.test`.
 */
const ownName = "pictures.demo.test";
/** Address that this host name resolves to. */
const ownAddress = "192.88.98.1";

/** The internet, and one site that is reachable without a network. */
export const ownInternet: Network = {
	addressesOf: async (name) => (name === ownName ? [ownAddress] : internet.addressesOf(name)),
	request(options, answered) {
		if (options.servername !== ownName) return internet.request(options, answered);
		const { path, signal } = options;
		return plainRequest({ host: "127.0.0.1", port, path, signal, agent: false }, answered);
	},
	// The site requests from itself, and may be busy.
	longestMs: 60_000,
};
