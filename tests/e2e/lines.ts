import type { Page, WebSocketRoute } from "playwright-core";

/** Intercepts a page's live connections, which are passed on and can be cut. */
export async function linesOf(page: Page) {
	const lines: WebSocketRoute[] = [];
	let awaited = { channel: "", heard: () => {} };
	await page.routeWebSocket(/\/event\/realtime/, (line) => {
		lines.push(line);
		const server = line.connectToServer();
		let id = "";
		line.onMessage((message) => {
			const said = JSON.parse(String(message));
			const { channel } = awaited;
			const isAwaited = channel.endsWith("/")
				? said.channel?.startsWith(channel)
				: said.channel === channel;
			if (said.type === "subscribe" && isAwaited) id = said.id;
			server.send(message);
		});
		server.onMessage((message) => {
			const said = JSON.parse(String(message));
			line.send(message);
			if (said.type === "subscribe_success" && said.id === id) awaited.heard();
		});
	});
	return {
		/**
		 * Calls `go` and waits for the subscription to a channel with this name, or this prefix if it
		 * ends in "/".
		 */
		async listening(channel: string, go: () => Promise<unknown>) {
			const heard = new Promise<void>((done) => {
				awaited = { channel, heard: done };
			});
			await go();
			await heard;
		},
		cut: () => lines.splice(0).map((line) => line.close({ code: 1006 })),
	};
}
