import { createIntl } from "react-intl";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { coachMessages } from "#web/app/dashboard/coach/coach.messages.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageEventClassMessages } from "#web/competition/event-classes/manage/manageEventClasses.messages.ts";
import { stepsMessages } from "#web/competition/event-classes/steps/steps.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { manageMessages } from "#web/competition/events/manage/manage.messages.ts";
import { eventStepsMessages } from "#web/competition/events/steps/eventSteps.messages.ts";
import { registrationMessages } from "#web/competition/registrations/registrations.messages.ts";
import { promotionsMessages } from "#web/training/promotions/promotions.messages.ts";
import { otherHoursMessages } from "#web/training/training-classes/other-hours/otherHours.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { apiAs } from "../siteApi.ts";
import type { Hand, Walk } from "./hand.ts";

const [admin, coach] = ["admin@demo.test", "coach@demo.test"];
const manage = manageMessages.en;
const grid = createIntl({ locale: "en-US", messages: stepsMessages.en });

const reason = "The medical certificate expired on November 1.";

const selectAll = ({ page }: Hand) =>
	page.getByRole("checkbox", { name: uiMessages.en["ui.selectAll"], exact: true });

/** Creates a tournament with twelve event classes and publishes it. */
async function setUpTournament(hand: Hand) {
	const dialog = hand.page.getByRole("dialog");
	const field = (label: string) => dialog.getByLabel(label, { exact: true });
	const named = (id: "record.inEn" | "record.inAr") =>
		field(recordMessages.en[id].replace("{label}", manage["manage.name"]));
	await hand.pressButton(eventMessages.en["event.new"]);
	await hand.write(named("record.inEn"), "Twelve Cup");
	await hand.write(named("record.inAr"), "كأس الاثنتي عشرة");
	await hand.write(field(manage["manage.date"]), dayAfter(kuwaitDate(Date.now()), 30));
	await hand.pressButton(eventStepsMessages.en["eventSteps.next"]);
	await hand.pressButton(manage["manage.create"]);
	await hand.pressButton(stepsMessages.en["steps.grid"]);
	await hand.write(field(stepsMessages.en["steps.ages"]), "12-13, 14-15");
	await hand.write(field(stepsMessages.en["steps.weights"]), "40, 50, 50+");
	for (const gender of ["male", "female"] as const)
		await hand.press(field(manageEventClassMessages.en[`manageEventClass.${gender}`]));
	await hand.pressButton(grid.formatMessage({ id: "steps.fill" }, { count: 12 }));
	await hand.pressButton(grid.formatMessage({ id: "steps.save" }, { count: 12 }));
	await hand.pressButton(eventStepsMessages.en["eventSteps.next"]);
	await hand.pressButton(manage["manage.publish"]);
	await hand.page.waitForURL(/\/events\/\d+$/);
}

/** What coaches and staff do, in English on a desktop. */
export async function staffWalks(site: string): Promise<Walk[]> {
	const { call } = await apiAs(site, admin);
	const events: { id: number; classes: unknown[] }[] = await call("GET", "/events");
	const entriesOf = async ({ id }: { id: number }) => {
		const entries = await call("GET", `/events/${id}/registrations`);
		return { id, pending: entries.filter((one: { status: string }) => one.status === "pending") };
	};
	const lists = await Promise.all(events.map(entriesOf));
	const [most, second] = lists.sort((a, b) => b.pending.length - a.pending.length);
	const [refused] = second.pending;
	await call("POST", `/registrations/${refused.id}/reject`, { reason });
	const name = `${refused.firstName} ${refused.lastName}`;
	return [
		{
			task: "a tournament with 12 event classes",
			must: 25,
			who: admin,
			start: "/events",
			walk: setUpTournament,
		},
		{
			task: "record the payments of all members in the list",
			must: 6,
			who: admin,
			start: "/membership",
			async walk(hand) {
				await hand.press(selectAll(hand));
				await hand.pressButton(/^Record \d+ payments$/);
				await hand.submit();
			},
		},
		{
			task: "approve all promotions without a warning, from their tab",
			must: 3,
			who: admin,
			start: "/?tab=promotions",
			async walk(hand) {
				const approve = promotionsMessages.en["promotions.approveSeveral"];
				await hand.pressButton(new RegExp(approve.replace(/\{.*\}/, "\\d+")));
				await hand.submit();
			},
		},
		{
			task: "why was my child refused?",
			must: 3,
			who: admin,
			start: "/people",
			async walk(hand) {
				await hand.write(hand.page.getByRole("search").getByRole("searchbox").first(), name);
				await hand.press(hand.page.getByRole("link", { name, exact: true }).first());
				await hand.press(hand.page.getByRole("tab", { name: "Registrations" }));
				await hand.page.getByText(reason).first().waitFor();
			},
		},
		{
			task: "Ramadan hours of all classes",
			must: 3,
			who: coach,
			start: "/",
			async walk(hand) {
				const classes = coachMessages.en["coach.classes"];
				await hand.press(hand.page.getByRole("tab", { name: classes, exact: true }));
				await hand.pressButton(otherHoursMessages.en["otherHours.ramadanSet"]);
				await hand.submit();
			},
		},
		{
			task: `approve ${most.pending.length} entries`,
			must: 3,
			who: admin,
			start: `/events/${most.id}/entries`,
			async walk(hand) {
				await hand.press(selectAll(hand));
				const approve = registrationMessages.en["reg.approve"];
				const bar = hand.page.getByRole("toolbar");
				await hand.press(bar.getByRole("button", { name: approve, exact: true }));
				await hand.submit();
			},
		},
	];
}
