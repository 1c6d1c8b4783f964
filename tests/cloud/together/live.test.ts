import { eventChannel } from "#shared/competition/live/live.rules.ts";
import { call, eventually } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { listenForTest } from "../../core/listener.ts";
import { createPersonForTest } from "../../core/people.ts";

test("a taken place is announced through stream, queue and channel to visitors and to its owner", async () => {
	const [event, person] = await Promise.all([
		createEventForTest({ maxParticipants: 3 }),
		createPersonForTest(),
	]);
	const line = await listenForTest(person);
	try {
		line.say({ type: "connection_init" });
		await line.hear("connection_ack");
		await line.subscribe("e", eventChannel(event.id));
		await line.subscribe("own", line.own ?? "");
		await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
		await eventually(
			async () => line.messagesOf("e").at(-1)?.event.taken === 1,
			"the place to be told of",
		);
		await eventually(async () => line.messagesOf("own").length > 0, "the person to be told");
	} finally {
		line.socket.terminate();
	}
});
