import type { Page } from "playwright-core";
import type { ClassDraw } from "#shared/competition/draws/draws.schema.ts";
import { standingOf } from "#shared/competition/draws/standing.ts";
import { drawMessages, manageDrawMessages } from "#web/competition/draws/draws.messages.ts";
import { call } from "../../core/api.ts";
import { createClosedClassForTest, drawForTest, resultFor } from "../../core/draws.ts";
import { admin } from "../../core/people.ts";
import { countAuditLines, fill, press, staff, type Writes } from "../write.ts";

const manage = manageDrawMessages.en;

/** A class of three people, drawn, with so many results; white won, but for the second bout. */
async function drawn(results: number) {
	const [{ event, eventClass, path }, session] = await Promise.all([
		createClosedClassForTest(3),
		staff(),
	]);
	let { body: draw } = (await drawForTest(path)) as { body: ClassDraw };
	for (let at = 0; at < results; at++) {
		const one = draw.drawn as NonNullable<ClassDraw["drawn"]>;
		const bout = standingOf(one, one.results).bouts[at];
		const body = { ...resultFor(bout, at === 1 ? "red" : "white"), version: draw.version };
		draw = (await call("POST", `${path}/results`, { cookie: await admin(), body })).body;
	}
	return {
		session,
		address: `/events/${event.id}/draw?class=${eventClass.id}`,
		made: countAuditLines(session),
		path,
		version: draw.version,
	};
}

const order = { order: [3, 1, 2], reason: "Another bout of a minute" };

export default {
	"an event class is drawn": async () => {
		const [{ event, eventClass }, session] = await Promise.all([
			createClosedClassForTest(3),
			staff(),
		]);
		return {
			session,
			address: `/events/${event.id}/draw?class=${eventClass.id}`,
			open: (page) => press(page, manage["manageDraw.draw"]),
			made: countAuditLines(session),
		};
	},
	"the result of a bout is recorded": async () => ({
		...(await drawn(0)),
		open: async (page: Page) => {
			await press(page, manage["manageDraw.recordOf"].replace("{number}", "1"));
			await page.getByRole("radio", { name: drawMessages.en["draw.white"] }).check();
		},
	}),
	"people who are tied are put in order": async () => ({
		...(await drawn(3)),
		open: async (page: Page) => {
			await press(page, manage["manageDraw.levelButton"]);
			for (const rank of ["1", "2", "3"])
				await page
					.getByLabel(manage["manageDraw.rank"].replace("{number}", rank), { exact: true })
					.selectOption({ index: 1 });
			await fill(page, manage["manageDraw.reason"], order.reason);
		},
	}),
	"the results of an event class are published": async () => {
		const { path, version, ...rest } = await drawn(3);
		await call("PUT", `${path}/order`, { cookie: await admin(), body: { ...order, version } });
		return {
			...rest,
			open: async () => {},
			button: (page) =>
				page.getByRole("button", { name: manage["manageDraw.publish"], exact: true }),
		};
	},
} satisfies Writes;
