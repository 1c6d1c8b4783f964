import type { ClassDraw, DrawOfClass } from "#shared/competition/draws/draws.schema.ts";
import { ownBouts } from "#shared/competition/draws/own-bouts.ts";
import { standingOf } from "#shared/competition/draws/standing.ts";
import { drawMessages } from "#web/competition/draws/draws.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { createClosedClassForTest, drawForTest, resultFor } from "../../core/draws.ts";
import { dateIn, moveEventToToday } from "../../core/events.ts";
import { admin } from "../../core/people.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

test.each(viewsInTurn())(
	"a member reads on the day in $language at $width whom they fight, what follows, and that they won",
	async (view) => {
		const text = drawMessages[view.language];
		const { event, people, path } = await createClosedClassForTest(4);
		const [{ id, cookie }] = people;
		await moveEventToToday(event.id);
		await eventually(async () => {
			const { body: own } = await call("GET", "/me/registrations", { cookie });
			return own.some((one: { event: { eventDate: string } }) => one.event.eventDate === dateIn(0));
		}, "the new date");
		const { body: draw } = (await drawForTest(path, { format: "knockout", third: "bout" })) as {
			body: ClassDraw;
		};
		const drawn = draw.drawn as DrawOfClass;
		const number = drawn.entrants.find(({ userId }) => userId === id)?.number ?? 0;
		const [first] = ownBouts(standingOf(drawn, drawn.results).bouts, number);
		await visit({ ...view, session: cookie }, async (page) => {
			await page.goto("/dashboard");
			const today = page.getByRole("region", { name: text["draw.ownToday"] });
			await today.getByText(text["draw.toCome"], { exact: true }).waitFor();
			// Names of others need their consent.
			await today
				.getByText(/Entrant|المشارك رقم/)
				.first()
				.waitFor();
			const body = { ...resultFor(first.bout, first.corner), version: draw.version };
			const settled = await call("POST", `${path}/results`, { cookie: await admin(), body });
			expect(settled.status).toBe(200);
			await page.goto(`/events/${event.id}`);
			await today.getByText(text["draw.won"], { exact: true }).waitFor();
			await today.getByText(text["draw.opponentOpen"], { exact: true }).waitFor();
			await expectSoon(() => today.getByRole("listitem").count(), 2);
		});
	},
);
