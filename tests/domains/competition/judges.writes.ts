import type { Page } from "playwright-core";
import { Judges } from "#functions/competition/judges/judge.entity.ts";
import { judgingMessages } from "#web/competition/judges/duties/judging.messages.ts";
import { manageJudgesMessages } from "#web/competition/judges/staff/manageJudges.messages.ts";
import { call } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { assignForTest, createJudgeForTest, inBothScripts } from "../../core/judges.ts";
import { createPersonForTest, makeFindable } from "../../core/people.ts";
import { uniqueName } from "../../core/unique.ts";
import {
	countAuditLines,
	fill,
	fillInName,
	press,
	staff,
	type Writes,
	waitForToast,
} from "../write.ts";

const head = () => createPersonForTest({ role: "super-admin" });
const manageJudges = manageJudgesMessages.en;
const judging = judgingMessages.en;

export default {
	"somebody becomes a judge": async () => {
		const [person, session] = await Promise.all([
			createPersonForTest({ role: "coach", ...inBothScripts }),
			head(),
		]);
		await makeFindable(person);
		const open = async (page: Page) => {
			await page.getByRole("dialog").getByRole("searchbox").fill(person.email);
			await page
				.getByRole("dialog")
				.getByRole("button", { name: /^Choose: / })
				.click();
		};
		return { session, address: "/?tab=judges&id=new", open, made: countAuditLines(session) };
	},
	"a judge is changed": async () => {
		const [{ judge }, session] = await Promise.all([createJudgeForTest(), head()]);
		const open = (page: Page) => fill(page, manageJudges["manageJudges.officiated"], "12");
		return {
			session,
			address: `/?tab=judges&id=${judge.id}`,
			open,
			made: countAuditLines(session),
		};
	},
	"a judge has officiated once more": async () => {
		const [{ judge, person }, session] = await Promise.all([createJudgeForTest(), head()]);
		const name = fillInName(
			manageJudges["manageJudges.incrementOf"],
			`${person.firstName} ${person.lastName}`,
		);
		return {
			session,
			address: "/?tab=judges",
			open: async () => {},
			button: (page) => page.getByRole("button", { name, exact: true }),
			done: waitForToast(manageJudges["manageJudges.incremented"]),
			made: async () =>
				((await Judges.get({ id: judge.id }).go()).data?.competitionsOfficiated ?? 0) - 4,
		};
	},
	"a judge is deactivated": async () => {
		const [{ person }, session] = await Promise.all([createJudgeForTest(), head()]);
		const name = fillInName(
			manageJudges["manageJudges.deactivateOf"],
			`${person.firstName} ${person.lastName}`,
		);
		return {
			session,
			address: "/?tab=judges",
			open: (page) => press(page, name),
			made: countAuditLines(session),
		};
	},
	"a judge is assigned": async () => {
		const [event, { person }, session] = await Promise.all([
			createEventForTest(),
			createJudgeForTest({}, { lastName: uniqueName() }),
			head(),
		]);
		const name = `${person.firstName} ${person.lastName}`;
		const open = (page: Page) =>
			page.getByRole("dialog").getByRole("group").getByLabel(name).check();
		const done = waitForToast("Judge assigned to event successfully");
		return {
			session,
			address: `/?tab=events&judges=${event.id}`,
			open,
			done,
			made: countAuditLines(session),
		};
	},
	"a judge is unassigned": async () => {
		const [event, { judge }, session] = await Promise.all([
			createEventForTest(),
			createJudgeForTest(),
			staff(),
		]);
		await assignForTest(event.id, judge.id);
		const open = (page: Page) =>
			page
				.getByRole("dialog")
				.getByRole("button", { name: /^Unassign / })
				.click();
		const button = (page: Page) => page.getByRole("dialog").last().locator("button[type=submit]");
		const done = waitForToast(manageJudges["manageJudges.unassigned"]);
		return {
			session,
			address: `/?tab=events&judges=${event.id}`,
			open,
			button,
			done,
			made: countAuditLines(session),
		};
	},
	"an application to judge is approved": async () => {
		const [event, { cookie }, session] = await Promise.all([
			createEventForTest(),
			createJudgeForTest(),
			staff(),
		]);
		await call("POST", `/events/${event.id}/judge-apply`, { cookie, body: {} });
		const button = (page: Page) =>
			page.getByRole("dialog").getByRole("button", { name: /^Approve / });
		const done = (page: Page) => button(page).waitFor({ state: "detached" });
		return {
			session,
			address: `/?tab=events&judges=${event.id}`,
			open: async () => {},
			button,
			done,
			made: countAuditLines(session),
		};
	},
	"a judge accepts": async () => {
		const [event, { judge, person }] = await Promise.all([
			createEventForTest(),
			createJudgeForTest(),
		]);
		await assignForTest(event.id, judge.id);
		const button = (page: Page) => page.getByRole("button", { name: /^Accept: / });
		const done = (page: Page) => button(page).waitFor({ state: "detached" });
		return {
			session: person,
			address: "/me",
			open: async () => {},
			button,
			done,
			made: countAuditLines(person),
		};
	},
	"a judge declines": async () => {
		const [event, { judge, person }] = await Promise.all([
			createEventForTest(),
			createJudgeForTest(),
		]);
		await assignForTest(event.id, judge.id);
		const open = (page: Page) => page.getByRole("button", { name: /^Decline: / }).click();
		return { session: person, address: "/me", open, made: countAuditLines(person) };
	},
	"a judge applies": async () => {
		const { person } = await createJudgeForTest();
		const open = async (page: Page) => {
			await press(page, judging["judging.apply"]);
			await page.getByRole("dialog").getByRole("combobox").selectOption({ index: 1 });
		};
		return { session: person, address: "/me", open, made: countAuditLines(person) };
	},
} satisfies Writes;
