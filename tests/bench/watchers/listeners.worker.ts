import { inParallel } from "#functions/core/parallel.ts";
import { channelsKey, channelsPath } from "#local/stand-ins/channels.ts";
import { listenTo } from "./listenTo.ts";

const address = new URL(`ws://127.0.0.1:${process.env.PORT}${channelsPath}/realtime`);
await inParallel(Array.from({ length: Number(process.env.WATCHERS) }), () =>
	listenTo(address, { key: channelsKey, channel: "/live/events/1" }),
);
process.send?.("all listen");
