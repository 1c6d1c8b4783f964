import { request as plainRequest } from "node:http";
import { internet, type Network } from "#functions/pictures/fetchPicture.ts";
import { port } from "../settings.ts";

/** By this name the functions reach the site itself, as if it were another one; no name of the internet ends so. */
const ownName = "pictures.demo.test";
/** Stands for it where an address of the internet is asked for. */
const ownAddress = "192.88.98.1";

/** The internet, and one site of it that is there without a line too. */
export const ownInternet: Network = {
	addressesOf: async (name) => (name === ownName ? [ownAddress] : internet.addressesOf(name)),
	request(options, answered) {
		if (options.servername !== ownName) return internet.request(options, answered);
		const { path, signal } = options;
		return plainRequest({ host: "127.0.0.1", port, path, signal, agent: false }, answered);
	},
	// The site that is asked is the one that asks, and may have much else to do.
	longestMs: 60_000,
};
