import { writeFileSync } from "node:fs";
import type { Channels } from "#functions/core/outside/channels.ts";
import { type Engine, startEngine } from "../engine.ts";
import { filledMark, hasClock, isFilled, pageRenderer, port, siteUrl } from "../settings.ts";
import { bankKey, bankPath } from "./bank/bank.ts";
import { channelsKey, channelsPath, ownChannels } from "./channels.ts";
import { holdToRights, withRightsOf } from "./rights.ts";
import { createTable } from "./table.ts";

type How = { engine?: Engine; channels?: Channels };

/**
 * Opens the cloud on this machine: engine, table and adapters. A thread other than the one with the
 * browsers' sockets passes its own `channels`. Handlers read their settings when they are loaded,
 * so they are imported only after these are set.
 */
export async function openCloud({ engine: running, channels: ours = ownChannels }: How = {}) {
	const engine = running ?? (await startEngine());
	Object.assign(process.env, {
		DYNAMODB_ENDPOINT: engine.endpoint,
		TABLE_NAME: process.env.TABLE_NAME ?? "federation",
		SITE_URL: siteUrl,
		PAGE_RENDERER: pageRenderer,
		LIVE_ENDPOINT: `${siteUrl}${channelsPath}`,
		LIVE_KEY: channelsKey,
		POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? "WARN",
	});
	const [
		{ dynamo, onTable },
		{ identity },
		{ files },
		{ uploads },
		{ network },
		{ mail },
		{ queue },
		{ liveQueue },
		{ channels },
		live,
		{ embeddedIdentity },
		{ diskFiles },
		{ diskUploads },
		{ ownInternet },
		{ mailbox },
		{ diskQueue },
		{ liveQueueTo, noQueue },
		{ paymentGateway },
		{ tapPayments },
		{ certificateSecret },
		{ ownCertificateKey },
	] = await Promise.all([
		import("#functions/core/table/database.ts"),
		import("#functions/core/outside/identity.ts"),
		import("#functions/core/outside/files.ts"),
		import("#functions/core/outside/uploads.ts"),
		import("#functions/base/pictures/fetchPicture.ts"),
		import("#functions/core/outside/mail/mail.ts"),
		import("#functions/core/outside/queue.ts"),
		import("#functions/core/outside/live-queue.ts"),
		import("#functions/core/outside/channels.ts"),
		import("../../functions/competition/live/live.lambda.ts"),
		import("./identity.ts"),
		import("./files.ts"),
		import("./uploads.ts"),
		import("./internet.ts"),
		import("./mailbox.ts"),
		import("./queue.ts"),
		import("./live-queue.ts"),
		import("#functions/core/outside/payments/paymentGateway.ts"),
		import("#functions/core/outside/payments/tap.ts"),
		import("#functions/core/outside/certificateSecret.ts"),
		import("./certificate-key.ts"),
	]);
	identity.use(embeddedIdentity());
	files.use(diskFiles);
	uploads.use(diskUploads);
	network.use(ownInternet);
	mail.use(mailbox);
	queue.use(diskQueue);
	// Live updates are sent with a delay of up to a second, which needs the clock.
	liveQueue.use(hasClock ? liveQueueTo(withRightsOf("live", live.handler)) : noQueue);
	channels.use(ours);
	const bankUrl = `http://127.0.0.1:${port}${bankPath}/v2`;
	paymentGateway.use(tapPayments({ url: bankUrl, key: async () => bankKey }));
	certificateSecret.use(ownCertificateKey);
	await createTable(dynamo, onTable.table);
	holdToRights(dynamo);
	return { engine, table: onTable.table };
}

/**
 * Fills an empty table with the demo federation. The mark is written last: an interrupted first run
 * is filled again from the start.
 */
export async function fillOnce() {
	if (isFilled()) return;
	const [{ fillDemo }, { signInsForDemo }] = await Promise.all([
		import("../demo/fill.ts"),
		import("./identity.ts"),
	]);
	await fillDemo(Date.now(), signInsForDemo);
	writeFileSync(filledMark, new Date().toISOString());
}

const hour = 60 * 60 * 1000;

type Follow = {
	/** Whether public pages are rendered; otherwise their changes are skipped. */
	pages: boolean;
	/** Time of the last rendering of all pages, in ms since 1970: some change with time alone. */
	renderedAt?: number;
};

/**
 * Runs the followers of the table: reactions of the stream, emails, and public pages. Processes the
 * backlog before it returns, then later changes until `stop`.
 */
export async function followTable(endpoint: string, table: string, { pages, renderedAt }: Follow) {
	const [
		{ keepPolling, untilQuiet },
		{ followStream, readStream },
		{ readQueue },
		stream,
		mails,
		rendering,
		clock,
	] = await Promise.all([
		import("../poll.ts"),
		import("./stream.ts"),
		import("./queue.ts"),
		import("../../functions/app/stream/stream.lambda.ts"),
		import("../../functions/app/mail/mail.lambda.ts"),
		import("../../functions/app/pages/pages.lambda.ts"),
		import("../../functions/app/clock/clock.lambda.ts"),
	]);
	const [{ renderPages }, { log, nameOfError }] = await Promise.all([
		import("../../functions/app/pages/pages.service.ts"),
		import("#functions/core/log.ts"),
	]);
	const onFault = (error: unknown) =>
		log.error("what follows the table failed", nameOfError(error));
	// Each polls independently, as in the cloud: emails do not wait for pages.
	const changes = readStream(
		endpoint,
		table,
		"stream",
		withRightsOf("stream", stream.handler as never),
	);
	const pageStream = readStream(
		endpoint,
		table,
		"pages",
		pages ? withRightsOf("pages", rendering.handler as never) : undefined,
	);
	const deliverMails = readQueue(withRightsOf("mail", mails.handler));

	async function catchUp() {
		for (let handled = 1; handled > 0; )
			handled = (await changes.poll()) + (await deliverMails()) + (await pageStream.poll());
	}
	await catchUp().catch(onFault);

	async function renderByClock() {
		const { drawPictures } = await renderPages(Date.now(), { render: "byClock" });
		await drawPictures();
	}
	if (pages && renderedAt !== undefined && Date.now() - renderedAt > hour)
		renderByClock().catch(onFault);
	const sweep = withRightsOf("clock", clock.handler);
	const timers = [
		setInterval(() => pages && renderByClock().catch(onFault), hour),
		setInterval(() => hasClock && sweep().catch(onFault), 5 * 60 * 1000),
	];
	const followers = [
		followStream(changes, "stream"),
		followStream(pageStream, "pages", pages),
		keepPolling(deliverMails, onFault, () => untilQuiet(15_000)),
	];
	return {
		async stop() {
			for (const timer of timers) clearInterval(timer);
			await Promise.all(followers.map((follower) => follower.stop()));
		},
	};
}
