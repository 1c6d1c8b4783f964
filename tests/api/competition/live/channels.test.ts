import { eventChannel } from "#shared/competition/live/live.rules.ts";
import { call, eventually } from "../../../core/api.ts";
import { createEventForTest } from "../../../core/events.ts";
import { listenForTest } from "../../../core/listener.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../../core/people.ts";
import { createRoomForTest, openRoomForTest, takeTicket } from "../../../core/waitingRooms.ts";

const open: { socket: { terminate(): void } }[] = [];
const listen = async (...how: Parameters<typeof listenForTest>) => {
	const line = await listenForTest(...how);
	open.push(line);
	return line;
};
afterEach(() => {
	for (const { socket } of open.splice(0)) socket.terminate();
});

describe("live channels", () => {
	test("a live connection without the right key is rejected", async () => {
		const line = await listen({ key: "another" });
		await line.hear("connection_error");
		await eventually(
			async () => line.socket.readyState === line.socket.CLOSED,
			"the line to be closed",
		);
		expect(line.received[0].errors?.[0].errorType).toBe("UnauthorizedException");
	});

	test("subscriptions need a full channel name and a client's own id, and are limited in number", async () => {
		const line = await listen();
		line.say({ type: "connection_init" });
		await line.hear("connection_ack");
		for (const [id, channel] of Object.entries({
			a: "/live/people/*",
			b: "/live",
			c: "live/events/1",
			d: 7,
		})) {
			line.say({ type: "subscribe", id, channel });
			await line.hear("subscribe_error", id);
		}
		await line.subscribe("e", "/live/events/1");
		line.say({ type: "subscribe", id: "e", channel: "/live/events/2" });
		await line.hear("subscribe_error", "e");
		line.say({ type: "unsubscribe", id: "e" });
		await line.hear("unsubscribe_success", "e");
		line.say({ type: "unsubscribe", id: "e" });
		await line.hear("unsubscribe_error", "e");
		for (let at = 0; at < 100; at++)
			line.say({ type: "subscribe", id: `n${at}`, channel: `/live/events/${at + 1}` });
		await line.hear("subscribe_success", "n99");
		line.say({ type: "subscribe", id: "more", channel: "/live/events/101" });
		await line.hear("subscribe_error", "more");
	});

	test("publishing by clients and malformed messages are rejected", async () => {
		const line = await listen();
		line.say({ type: "publish", id: "p", channel: "/live/events/1", events: ["{}"] });
		await line.hear("publish_error", "p");
		for (const [at, text] of [
			"",
			"{",
			"null",
			"[]",
			'{"type":"constructor"}',
			'{"type":"toString"}',
			'{"type":{"toString":1}}',
			'{"type":"subscribe","id":{"toString":1}}',
		].entries()) {
			line.socket.send(text);
			await eventually(
				async () => line.received.filter(({ type }) => type === "error").length > at,
				`${text} to be refused`,
			);
		}
	});
});

describe("the live channel of an event", () => {
	test("a taken place publishes the public availability", async () => {
		const event = await createEventForTest({ maxParticipants: 1 });
		const line = await listen();
		await line.subscribe("e", eventChannel(event.id));
		const { cookie } = await createPersonForTest();
		await call("POST", `/events/${event.id}/register`, { cookie });
		await eventually(
			async () => line.messagesOf("e").at(-1)?.event.taken === 1,
			"the place to be told of",
		);
		const { seq, asOf, room, ...published } = line.messagesOf("e").at(-1);
		const { asOf: _, ...polled } = (await call("GET", `/events/${event.id}/availability`)).body;
		expect([published, room]).toEqual([polled, null]);
		expect([typeof seq, Number.isNaN(Date.parse(asOf))]).toEqual(["number", false]);
	});

	test("an event's channel publishes at most once a second, numbered, and ends with the final counts", async () => {
		const event = await createEventForTest({ maxParticipants: 50 });
		const people = await createPeopleForTest(40);
		const line = await listen();
		await line.subscribe("e", eventChannel(event.id));
		for (let from = 0; from < people.length; from += 8) {
			const some = people.slice(from, from + 8);
			await Promise.all(
				some.map(({ cookie }) => call("POST", `/events/${event.id}/register`, { cookie })),
			);
		}
		await eventually(
			async () => line.messagesOf("e").at(-1)?.event.taken === 40,
			"all places to be told of",
		);
		const times = line.messagesOf("e").map(({ asOf }) => Date.parse(asOf));
		for (const [at, time] of times.slice(1).entries())
			expect(time - times[at]).toBeGreaterThanOrEqual(1_000);
		const numbers = line.messagesOf("e").map(({ seq }) => seq);
		expect(numbers).toEqual(numbers.map((_, at) => numbers[0] + at));
	});

	test("an event's channel publishes waiting room tickets, the draw and the admission state", async () => {
		const event = await createRoomForTest();
		const line = await listen();
		await line.subscribe("e", eventChannel(event.id));
		await takeTicket(event.id, await createPersonForTest());
		const room = () => line.messagesOf("e").at(-1)?.room;
		await eventually(async () => room()?.numbers === 1, "who came to be told of");
		expect(room()).toMatchObject({ drawn: null, admission: { held: false } });
		const { drawn } = await openRoomForTest(event.id);
		await eventually(async () => room()?.drawn, "the draw to be told of");
		expect(room().drawn).toEqual(drawn);
		await call("PATCH", `/events/${event.id}/queue`, {
			cookie: await admin(),
			body: { held: true },
		});
		await eventually(async () => room()?.admission.held, "the pause to be sent");
	});

	test("an event's channel publishes a cancellation and a change of places", async () => {
		const event = await createEventForTest({ maxParticipants: 5 });
		const line = await listen();
		await line.subscribe("e", eventChannel(event.id));
		const cookie = await admin();
		const body = { ...event, maxParticipants: 9 };
		expect((await call("PUT", `/events/${event.id}`, { cookie, body })).status).toBe(200);
		await eventually(
			async () => line.messagesOf("e").at(-1)?.event.max === 9,
			"the places to be told of",
		);
		await call("POST", `/events/${event.id}/cancel`, {
			cookie,
			body: { reason: "The hall is closed" },
		});
		await eventually(
			async () => line.messagesOf("e").at(-1)?.cancelReason === "The hall is closed",
			"the end to be told of",
		);
	});

	test("an event's channel publishes nothing about a draft", async () => {
		const [draft, event] = await Promise.all([
			createEventForTest({ published: false }),
			createEventForTest({ maxParticipants: 5 }),
		]);
		const line = await listen();
		await line.subscribe("draft", eventChannel(draft.id));
		await line.subscribe("e", eventChannel(event.id));
		const cookie = await admin();
		for (const one of [draft, event])
			await call("PUT", `/events/${one.id}`, { cookie, body: { ...one, maxParticipants: 9 } });
		await eventually(
			async () => line.messagesOf("e").length > 0,
			"the one that is published to be told of",
		);
		expect(line.messagesOf("draft")).toEqual([]);
	});
});

describe("the live channel of a person", () => {
	test("each person has a private live channel, and visitors have none", async () => {
		const [one, other] = await createPeopleForTest(2);
		const lines = await Promise.all([listen(), listen(one), listen(one), listen(other)]);
		const [none, first, again, second] = lines.map(({ own }) => own);
		expect([none, again]).toEqual([null, first]);
		expect(second).not.toBe(first);
		expect(first).toMatch(/^\/live\/people\/[0-9a-f]{48}$/);
	});

	test("a person's live channel says that there is a new notification, without its content", async () => {
		const [person, event] = await Promise.all([createPersonForTest(), createEventForTest()]);
		const line = await listen(person);
		await line.subscribe("own", line.own ?? "");
		await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
		await eventually(async () => line.messagesOf("own").length > 0, "something to be told");
		expect(line.messagesOf("own")[0]).toEqual({});
		const { body } = await call("GET", "/notifications", { cookie: person.cookie });
		expect(body.length).toBeGreaterThan(0);
	});
});
