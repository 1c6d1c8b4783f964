import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startEngine } from "../engine.ts";
import { hasClock, localDir, pageRenderer, port } from "../settings.ts";
import { channelsKey, channelsPath, ownChannels } from "./channels.ts";
import { holdToRights, withRightsOf } from "./rights.ts";
import { createTable } from "./table.ts";

/**
 * The cloud on this machine: engine, table and adapters.
 * Handlers read their settings when they are loaded, so they are imported only after those are set.
 */
export async function openCloud() {
	const engine = await startEngine();
	Object.assign(process.env, {
		DYNAMODB_ENDPOINT: engine.endpoint,
		TABLE_NAME: process.env.TABLE_NAME ?? "federation",
		SITE_URL: process.env.SITE_URL ?? `http://localhost:${port}`,
		PAGE_RENDERER: pageRenderer,
		LIVE_ENDPOINT: `${process.env.SITE_URL ?? `http://localhost:${port}`}${channelsPath}`,
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
	identity.use(await embeddedIdentity());
	files.use(diskFiles);
	uploads.use(diskUploads);
	network.use(ownInternet);
	mail.use(mailbox);
	queue.use(diskQueue);
	// What is told is told up to a second later, by the clock.
	liveQueue.use(hasClock ? liveQueueTo(withRightsOf("live", live.handler)) : noQueue);
	channels.use(ownChannels);
	await createTable(dynamo, onTable.table);
	holdToRights(dynamo);
	return { engine, table: onTable.table };
}

/**
 * Fills an empty table with the demo federation. The mark is written last: a first run that was cut short is filled again
 * from the start.
 */
export async function fillOnce() {
	const mark = join(localDir, "filled");
	if (existsSync(mark)) return;
	const [{ fillDemo }, { signInsForDemo }] = await Promise.all([import("../demo/fill.ts"), import("./identity.ts")]);
	await fillDemo(Date.now(), signInsForDemo);
	writeFileSync(mark, new Date().toISOString());
}

/** Keeps the public pages and all else that follows the table up to date, and sends mails. */
export async function followTable(endpoint: string, table: string, { pages = true } = {}) {
	const [{ followStream }, { followQueue }, stream, mails, rendering, clock, { renderPages }, { log, nameOfError }] =
		await Promise.all([
			import("./stream.ts"),
			import("./queue.ts"),
			import("../../functions/stream/stream.lambda.ts"),
			import("../../functions/mail/mail.lambda.ts"),
			import("../../functions/pages/pages.lambda.ts"),
			import("../../functions/clock/clock.lambda.ts"),
			import("../../functions/pages/pages.service.ts"),
			import("#functions/core/log.ts"),
		]);
	const onFault = (error: unknown) => log.error("what runs by the clock failed", nameOfError(error));
	async function renderByClock() {
		const { drawPictures } = await renderPages(Date.now(), { render: "byClock" });
		await drawPictures();
	}
	const hourly = setInterval(() => pages && hasClock && renderByClock().catch(onFault), 60 * 60 * 1000);
	const sweep = withRightsOf("clock", clock.handler);
	const everyFiveMinutes = setInterval(() => hasClock && sweep().catch(onFault), 5 * 60 * 1000);
	const follow = (name: "stream" | "pages", handler: unknown) =>
		followStream(endpoint, table, name, withRightsOf(name, handler as never));
	// Side by side, as in the cloud: no mail waits for a page.
	const following = [follow("stream", stream.handler), ...(pages ? [follow("pages", rendering.handler)] : [])];
	const mailing = followQueue(withRightsOf("mail", mails.handler));
	return {
		async stop() {
			clearInterval(hourly);
			clearInterval(everyFiveMinutes);
			await Promise.all(following.map((one) => one.stop()));
			await mailing.stop();
		},
	};
}
