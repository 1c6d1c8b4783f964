import type { Page } from "playwright-core";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { ClassAttendance } from "#shared/training/attendance/attendance.schema.ts";
import { weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import { coachMessages } from "#web/app/dashboard/coach/coach.messages.ts";
import { studentMessages } from "#web/community/students/students.messages.ts";
import { attendanceMessages } from "#web/training/attendance/attendance.messages.ts";
import { manageClassMessages } from "#web/training/training-classes/manage/manageClasses.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import { isWhole } from "../../core/size.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { startReleases } from "../releases.ts";

/** A class held today, with `count` people enrolled. */
async function classToday(count: number) {
	const today = kuwaitDate(Date.now());
	const coach = await createPersonForTest({ role: "coach" });
	const { id } = await createTrainingClassForTest({
		coachId: coach.id,
		dayOfWeek: weekdayOf(today),
	});
	const people = await createPeopleForTest(count);
	for (const { cookie } of people)
		await call("POST", `/classes/${id}/enroll`, { cookie, body: {} });
	const standing = async () => {
		const { body } = await call("GET", `/classes/${id}/attendance`, { cookie: coach.cookie });
		return (body as ClassAttendance).marks;
	};
	return { id, today, coach, people, standing };
}

/** Waits until the service worker controls the page. */
const controlled = (page: Page) =>
	page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test.each(viewsInTurn())(
	"a coach in $language at $width marks attendance offline; marks are sent once, and a conflict is resolved",
	async ({ language, width }) => {
		const text = attendanceMessages[language];
		const { id, today, coach, people, standing } = await classToday(3);
		const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
		const options = { serviceWorkers: "allow" as const };
		const expected = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;
		await visit({ language, width, session: coach.cookie, options, expected }, async (first) => {
			const context = first.context();
			const row = (page: Page, position: number) =>
				page.getByRole("button", { name: names[position] });
			const unsent = (page: Page) => page.getByText(text["attend.unsentAs"].replace("{mark}", ""));
			await first.goto("/coach?tab=classes");
			await controlled(first);
			await first.waitForFunction(
				async (path) => (await caches.match(path)) !== undefined,
				`/api/classes/${id}`,
			);
			const open = manageClassMessages[language]["manageClass.attendance"];
			await first.getByRole("link").filter({ hasText: open }).click();
			await row(first, 0).click();
			await eventually(async () => (await standing()).length === 1, "a mark that is sent at once");

			await context.setOffline(true);
			await row(first, 1).click();
			await row(first, 2).click();
			await row(first, 2).click();
			await first.locator(".attendee[aria-pressed=false]").waitFor();
			await first.reload();
			await unsent(first).nth(1).waitFor();
			await first.close();
			// Meanwhile another device marks the second person differently, and the third person the
			// same.
			const others = people
				.slice(1)
				.map(({ id: userId }) => ({ userId, present: false, before: null }));
			const body = { date: today, marks: others };
			await call("POST", `/classes/${id}/attendance`, { cookie: coach.cookie, body });

			const page = await context.newPage();
			await page.goto(`/attendance/${id}`);
			await unsent(page).nth(1).waitFor();
			await expectSoon(() => row(page, 1).getAttribute("aria-pressed"), "true");
			await expectSoon(() => row(page, 2).getAttribute("aria-pressed"), "false");
			const sent: string[] = [];
			page.on(
				"request",
				(request) => request.method() === "POST" && sent.push(request.postData() ?? ""),
			);
			await context.setOffline(false);
			const question = page.getByRole("listitem").filter({ hasText: names[1] });
			await question.getByRole("button", { name: text["attend.present"], exact: true }).click();
			await eventually(
				async () =>
					(await standing()).every(({ userId, present }) => present !== (userId === people[2].id)),
				"what was chosen",
			);
			await unsent(page).first().waitFor({ state: "detached" });
			expect((await standing()).length).toBe(3);
			// Both pending marks were sent in one call, and the resolved conflict in another.
			expect(sent.filter((one) => one.includes(`"date"`))).toHaveLength(2);
		});
	},
);

/** Paths of the API responses that the service worker has cached. */
const cachedPaths = (page: Page) =>
	page.evaluate(async () => {
		const cached = await (await caches.open("answers")).keys();
		return cached.map(({ url }) => new URL(url).pathname);
	});

test.each(viewsInTurn())(
	"without a network, a coach in $language at $width is led from the start page to their pages, which show students with phone and emergency contact",
	async ({ language, width }) => {
		const { coach, student } = await createStudentForTest();
		const record = { phoneNumber: "+96599112233", emergencyContact: "Mother +96599445566" };
		await call("PATCH", `/coach/students/${student.id}`, { cookie: coach.cookie, body: record });
		const options = { serviceWorkers: "allow" as const };
		const expected =
			/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load resource|fetch dynamically)/;
		await visit({ language, width, session: coach.cookie, options, expected }, async (page) => {
			await page.goto("/coach");
			await controlled(page);
			await eventually(
				async () => (await cachedPaths(page)).includes("/api/coach/students"),
				"the cached students",
			);
			await page.context().setOffline(true);
			await page.goto("/");
			await page.waitForURL("**/coach");
			const tabs = page.getByRole("tab");
			for (const name of ["overview", "classes", "schedule", "profile", "students"] as const) {
				await tabs.filter({ hasText: coachMessages[language][`coach.${name}`] }).click();
				await page.locator("h1").first().waitFor();
				await expectSoon(() => page.getByText(uiMessages[language]["ui.partFailed"]).count(), 0);
				await expectSoon(() => page.locator(".loading").count(), 0);
			}
			await page.locator(".student summary").click();
			await page.getByRole("link", { name: "9911 2233" }).waitFor();
			await page.getByRole("link", { name: /9944 ?5566/ }).waitFor();
			// A page that needs the network says so, and opens when it is back.
			await page.getByRole("link", { name: studentMessages[language]["students.details"] }).click();
			await page.getByText(uiMessages[language]["ui.offline"], { exact: true }).waitFor();
			await page.context().setOffline(false);
			await page.getByText(record.phoneNumber.slice(-4)).first().waitFor();
		});
	},
);

/** Changes the cached responses as if a day had passed, or their session had ended. */
const expireAnswers = (page: Page) =>
	page.evaluate(async () => {
		const cache = await caches.open("answers");
		for (const request of await cache.keys()) {
			const cached = await cache.match(request);
			const headers = new Headers(cached?.headers);
			headers.set("x-offline-until", String(Date.now() - 1));
			await cache.put(request, new Response(await cached?.blob(), { headers }));
		}
	});

test("a coach's browser forgets names and attendance after a day, and when the coach signs out", async () => {
	const { id, coach, people } = await classToday(1);
	const options = { serviceWorkers: "allow" as const };
	const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|401/;
	await visit({ session: coach.cookie, options, expected }, async (page) => {
		const name = page.getByText(`${people[0].firstName} ${people[0].lastName}`);
		const isCached = async () =>
			(await cachedPaths(page)).includes(`/api/classes/${id}/attendance`);
		await page.goto(`/attendance/${id}`);
		await controlled(page);
		await page.reload();
		await name.waitFor();
		await eventually(isCached, "the cached attendance");
		await page.context().setOffline(true);
		await page.reload();
		await name.waitFor();

		await expireAnswers(page);
		await page.reload();
		await eventually(async () => (await cachedPaths(page)).length === 0, "an empty cache");
		expect(await name.count()).toBe(0);

		// The page loads again by itself.
		await page.context().setOffline(false);
		await name.waitFor();
		await eventually(isCached, "the cached attendance");
		// A response that arrives while the coach signs out is not cached either.
		const read = () => fetch("/api/auth/user").then((response) => response.text());
		await page.route("**/api/auth/sessions", async (route) => {
			await page.evaluate(read);
			await route.continue();
		});
		await page.evaluate(() => fetch("/api/auth/sessions", { method: "DELETE" }));
		expect(await cachedPaths(page)).toEqual([]);
	});
});

/** Adds the build of the calling document to each request. */
const tellBuild = () => {
	const { fetch } = window;
	window.fetch = (input, init) => {
		const headers = {
			...init?.headers,
			"x-document": document.documentElement.dataset.version ?? "none",
		};
		return fetch(input, { ...init, headers });
	};
};

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.version);
/** Checks for a new service worker and returns its final state. */
const updated = (page: Page) =>
	page.evaluate(async () => {
		const { installing } = await (await navigator.serviceWorker.ready).update();
		while (installing && installing.state !== "activated" && installing.state !== "redundant") {
			await new Promise((changed) =>
				installing.addEventListener("statechange", changed, { once: true }),
			);
		}
		return installing?.state ?? "none";
	});
const cachedFiles = (page: Page) =>
	page.evaluate(async () => {
		const names = (await caches.keys()).filter((name) => name.startsWith("files-"));
		return Promise.all(
			names.map(async (name) =>
				(await (await caches.open(name)).keys()).map(({ url }) => url).join(),
			),
		);
	});

if (isWhole) {
	test("pending marks survive a release, and an outdated build never writes to a newer API", async () => {
		const site = await startReleases();
		const { id, coach, people, standing } = await classToday(3);
		const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
		const address = `${site.url}/attendance/${id}`;
		const options = { serviceWorkers: "allow" as const };
		const expected = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;
		try {
			await visit({ session: coach.cookie, options, expected }, async (page) => {
				const context = page.context();
				await context.addInitScript(tellBuild);
				const row = (tab: Page, position: number) =>
					tab.getByRole("button", { name: names[position] });
				const keeps = (tab: Page, version: string) =>
					eventually(async () => {
						const cached = await cachedFiles(tab);
						return cached.length === 1 && cached[0].includes(`/assets/${version}-index`);
					}, `the worker of ${version}`);
				await page.goto(address);
				await controlled(page);
				await page.reload();
				await row(page, 0).waitFor();
				await keeps(page, "first");
				const open = await context.newPage();
				await open.goto(address);
				await row(open, 0).waitFor();

				await context.setOffline(true);
				await row(page, 0).click();
				await page.locator(".attendee[aria-pressed=true]").waitFor();
				site.serve("second");
				await page.reload();
				expect(await buildOf(page)).toBe("first");
				await page.locator(".attendee[aria-pressed=true]").waitFor();
				// The network returns, and fails again just as a document is requested.
				site.loseNext();
				await context.setOffline(false);
				await eventually(async () => (await standing()).length === 1, "the kept mark");
				await keeps(page, "second");
				await page.waitForFunction(() => document.documentElement.dataset.version === "second");

				// A tab left open while the third release came has not checked for it before writing.
				await open.waitForFunction(() => document.documentElement.dataset.version === "second");
				const third = await context.newPage();
				await third.goto(address);
				await row(third, 1).waitFor();
				site.serve("third");
				await row(third, 1).click();
				await eventually(async () => (await standing()).length === 2, "the mark of an open tab");
				expect(await buildOf(third)).toBe("third");
				await keeps(third, "third");

				// During a release, the new worker finds a document of the former release and is discarded.
				site.serve("fourth", "third");
				expect(await updated(third)).toBe("redundant");
				await context.setOffline(true);
				await third.reload();
				await row(third, 2).waitFor();
				expect(await buildOf(third)).toBe("third");
			});
			const writes = site.seen.filter(
				({ method, path }) => method === "POST" && path.endsWith("/attendance"),
			);
			expect(writes.map(({ by }) => by)).toEqual(["second", "third"]);
		} finally {
			site.stop();
		}
	});
}
