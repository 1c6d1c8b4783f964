import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { byGateway } from "#shared/core/http/gateway-routes.ts";
import { contentSecurityPolicy, securityHeaders } from "#shared/core/http/security-headers.ts";
import { defaultLocale } from "#shared/core/locales.ts";
import { documents, pageFile, standInFor } from "#shared/pages.ts";
import { passEdge } from "../edge.ts";
import { host, keepAliveTimeout, namesUs } from "../listening.ts";
import { answerMailbox, type ReadMailbox } from "../stand-ins/mailbox.page.ts";
import { apiOrigin } from "./edge.api.ts";
import { bucketOrigin } from "./edge.bucket.ts";
import { findEmulator } from "./emulator.ts";
import { endpoint, port } from "./settings.ts";
import { readState } from "./state.ts";

/**
 * Performs CloudFront's part, which emulators do not implement: see infra/constructs/edge/edge.ts.
 */
const kind = await findEmulator();
if (!kind) throw new Error(`No local cloud answers at ${endpoint}`);
const { IMAGES_BUCKET, PAGES_BUCKET, API_IDS, EDGE_KEY, CHANNELS } = readState();

const site = bucketOrigin(PAGES_BUCKET);
const images = bucketOrigin(IMAGES_BUCKET);
const hosts = byGateway(API_IDS.split(",").map(kind.apiHost));
const callApi = apiOrigin({ endpoint, hosts, edgeKey: EDGE_KEY });

const readMails: ReadMailbox = async ({ to, latest }) => {
	const answer = await fetch(endpoint + kind.mails);
	const mails = kind.read(await answer.json()).filter((mail) => !to || mail.to === to);
	return mails.reverse().slice(0, latest);
};

const notFound = pageFile(documents.notFound, defaultLocale);

const headers = {
	...securityHeaders,
	"content-security-policy": contentSecurityPolicy({ origins: [endpoint, CHANNELS] }),
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
	if (!namesUs(request)) return void response.writeHead(421).end();
	const url = new URL(request.url ?? "/", "http://localhost");
	for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
	if (url.pathname === "/local/mailbox") return answerMailbox(request, response, url, readMails);
	const edge = passEdge(request, response, url);
	if (!edge) return;
	if (url.pathname.startsWith("/api/")) return callApi(request, response);
	if (edge.language) response.setHeader("set-cookie", edge.language);
	const body = request.method !== "HEAD";
	const bucket = url.pathname.startsWith("/images/") ? images : site;
	if (await bucket(response, decodeURIComponent(edge.uri.slice(1)), { body })) return;
	const standIn = standInFor(edge.uri);
	if (standIn && (await site(response, standIn.slice(1), { body }))) return;
	await site(response, notFound, { status: 404, body });
}

createServer({ keepAliveTimeout }, (request, response) => {
	answer(request, response).catch((error) => {
		console.error(error);
		if (!response.headersSent) response.writeHead(502);
		response.end();
	});
}).listen(port, host);
