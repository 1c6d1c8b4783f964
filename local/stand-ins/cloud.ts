import { writeFileSync } from "node:fs";
import type { Channels } from "#functions/core/outside/channels.ts";
import { type Engine, startEngine } from "../engine.ts";
import { filledMark, hasClock, isFilled, pageRenderer, siteUrl } from "../settings.ts";
import { channelsKey, channelsPath, ownChannels } from "./channels.ts";
import { holdToRights, withRightsOf } from "./rights.ts";
import { createTable } from "./table.ts";

type How = { engine?: Engine; channels?: Channels };

/**
 * The cloud on this machine: engine, table and adapters. Another thread than the one that holds the sockets of browsers
 * passes its own way to them as `channels`.
 * Handlers read their settings when they are loaded, so they are imported only after those are set.
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
	] = await Promise.all([
		import("#functions/core/table/database.ts"),
		import("#functions/core/outside/identity.ts"),
		import("#functions/core/outside/files.ts"),
		import("#functions/core/outside/uploads.ts"),
		import("#functions/pictures/fetchPicture.ts"),
		import("#functions/core/outside/mail/mail.ts"),
		import("#functions/core/outside/queue.ts"),
		import("#functions/core/outside/live-queue.ts"),
		import("#functions/core/outside/channels.ts"),
		import("../../functions/live/live.lambda.ts"),
		import("./identity.ts"),
		import("./files.ts"),
		import("./uploads.ts"),
		import("./internet.ts"),
		import("./mailbox.ts"),
		import("./queue.ts"),
		import("./live-queue.ts"),
	]);
	identity.use(embeddedIdentity());
	files.use(diskFiles);
	uploads.use(diskUploads);
	network.use(ownInternet);
	mail.use(mailbox);
	queue.use(diskQueue);
	// What is told is told up to a second later, by the clock.
	liveQueue.use(hasClock ? liveQueueTo(withRightsOf("live", live.handler)) : noQueue);
	channels.use(ours);
	await createTable(dynamo, onTable.table);
	holdToRights(dynamo);
	return { engine, table: onTable.table };
}

/**
 * Fills an empty table with the demo federation. The mark is written last: a first run that was cut short is filled again
 * from the start.
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
	/** Whether the pages of visitors are rendered; else changes of them are taken as read. */
	pages: boolean;
	/** When all pages were rendered last, in ms since 1970: some change with the hour alone. */
	renderedAt?: number;
};

/**
 * Does what follows the table's changes: the stream's reactions, mails, and the public pages. What was left over is
 * worked through before this returns; later changes are followed until `stop`.
 */
export async function followTable(endpoint: string, table: string, { pages, renderedAt }: Follow) {
	const [
		{ afterRush, keepPolling },
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
		import("../../functions/stream/stream.lambda.ts"),
		import("../../functions/mail/mail.lambda.ts"),
		import("../../functions/pages/pages.lambda.ts"),
		import("../../functions/clock/clock.lambda.ts"),
	]);
	const [{ renderPages }, { log, nameOfError }] = await Promise.all([
		import("../../functions/pages/pages.service.ts"),
		import("#functions/core/log.ts"),
	]);
	const onFault = (error: unknown) =>
		log.error("what follows the table failed", nameOfError(error));
	// Each polls by itself, as in the cloud: no mail waits for a page.
	const changes = readStream(
		endpoint,
		table,
		"stream",
		withRightsOf("stream", stream.handler as never),
	);
	const shown = readStream(
		endpoint,
		table,
		"pages",
		pages ? withRightsOf("pages", rendering.handler as never) : undefined,
	);
	const deliverMails = readQueue(withRightsOf("mail", mails.handler));

	async function catchUp() {
		for (let handled = 1; handled > 0; )
			handled = (await changes.poll()) + (await deliverMails()) + (await shown.poll());
	}
	await catchUp().catch(onFault);

	async function renderByClock() {
		const { drawPictures } = await renderPages(Date.now(), { render: "byClock" });
		await drawPictures();
	}
	const byClock = pages && hasClock;
	if (byClock && renderedAt !== undefined && Date.now() - renderedAt > hour)
		renderByClock().catch(onFault);
	const sweep = withRightsOf("clock", clock.handler);
	const timers = [
		setInterval(() => byClock && renderByClock().catch(onFault), hour),
		setInterval(() => hasClock && sweep().catch(onFault), 5 * 60 * 1000),
	];
	const followers = [
		followStream(changes, "stream"),
		followStream(shown, "pages"),
		keepPolling(afterRush(deliverMails, 15_000), onFault),
	];
	return {
		async stop() {
			for (const timer of timers) clearInterval(timer);
			await Promise.all(followers.map((follower) => follower.stop()));
		},
	};
}
