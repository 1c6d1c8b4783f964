import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { log, nameOfError } from "#functions/core/log.ts";
import { securityHeaders } from "#shared/core/http/security-headers.ts";
import { passEdge } from "./edge.ts";
import { createGateway } from "./gateway.ts";
import { answerLink, linkPath } from "./links.ts";
import { keepAliveTimeout, namesUs } from "./listening.ts";
import { pollSoon } from "./poll.ts";
import { siteUrl } from "./settings.ts";
import { serveSite } from "./site.ts";
import { answerBank } from "./stand-ins/bank/bank.page.ts";
import { bankPath } from "./stand-ins/bank/bank.ts";
import { answerMailbox } from "./stand-ins/mailbox.page.ts";
import { readMailbox } from "./stand-ins/mailbox.ts";
import { takeUpload, uploadPath } from "./stand-ins/uploads.ts";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

function urlOf(request: IncomingMessage): URL | null {
	const path = request.url ?? "/";
	return path.startsWith("/") && URL.canParse(`http://localhost${path}`)
		? new URL(`http://localhost${path}`)
		: null;
}

type How = {
	/** Called when calls begin to wait for their turn, and when none waits any more. */
	onRush: (isRush: boolean) => void;
	/** Called when a page or another rendered file is requested. */
	onPage: () => void;
	/** Serves the site from source. */
	develop?: Middleware;
};

/** The whole site on one port: edge, API, pictures, pages, the mailbox, and the bank. */
export function createSite({ onRush, onPage, develop }: How): Server {
	const callApi = createGateway(onRush);

	async function answer(request: IncomingMessage, response: ServerResponse) {
		if (!namesUs(request)) return void response.writeHead(421).end();
		const url = urlOf(request);
		if (!url) return void response.writeHead(400).end();
		for (const [name, value] of Object.entries(securityHeaders)) {
			if (!develop || name !== "content-security-policy") response.setHeader(name, value);
		}
		if (url.pathname === "/local/mailbox")
			return answerMailbox(request, response, url, readMailbox);
		if (url.pathname.startsWith(`${bankPath}/`)) return answerBank(request, response, url, siteUrl);
		if (url.pathname === uploadPath) return takeUpload(request, response);
		if (url.pathname === linkPath) return answerLink(response, url);
		const edge = passEdge(request, response, url);
		if (!edge) return;
		if (url.pathname.startsWith("/api/")) return callApi(request, response, url);
		if (develop && !/^\/images\/(people|p)\//.test(url.pathname)) {
			return develop(request, response, () => void response.writeHead(404).end());
		}
		if (edge.language) response.setHeader("set-cookie", edge.language);
		if (!/^\/(assets|images)\//.test(edge.uri)) onPage();
		return serveSite(request, response, edge.uri);
	}

	return createServer({ keepAliveTimeout }, (request, response) => {
		// Also after reads: a client that reads is mostly waiting for the effects of a change.
		response.once("close", pollSoon);
		answer(request, response).catch((error) => {
			log.error("a request failed", nameOfError(error));
			if (!response.headersSent) response.writeHead(500);
			response.end();
		});
	});
}
