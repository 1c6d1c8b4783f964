import type { Page, WebSocketRoute } from "playwright-core";

/** Intercepts a page's live connections, which are passed on and can be cut. */
export async function linesOf(page: Page) {
	const lines: WebSocketRoute[] = [];
	let awaited = { channel: "", onMessage: () => {} };
	await page.routeWebSocket(/\/event\/realtime/, (line) => {
		lines.push(line);
		const server = line.connectToServer();
		let id = "";
		line.onMessage((message) => {
			const sent = JSON.parse(String(message));
			const { channel } = awaited;
			const isAwaited = channel.endsWith("/")
				? sent.channel?.startsWith(channel)
				: sent.channel === channel;
			if (sent.type === "subscribe" && isAwaited) id = sent.id;
			server.send(message);
		});
		server.onMessage((message) => {
			const received = JSON.parse(String(message));
			line.send(message);
			if (received.type === "subscribe_success" && received.id === id) awaited.onMessage();
		});
	});
	return {
		/**
		 * Calls `go` and waits for the subscription to a channel with this name, or this prefix if it
		 * ends in "/".
		 */
		async listening(channel: string, go: () => Promise<unknown>) {
			const arrived = new Promise<void>((done) => {
				awaited = { channel, onMessage: done };
			});
			await go();
			await arrived;
		},
		cut: () => lines.splice(0).map((line) => line.close({ code: 1006 })),
	};
}
