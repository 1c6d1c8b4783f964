import type { Athlete } from "#shared/people/national-team/national-team.schema.ts";
import { manageTeamMessages } from "#web/people/national-team/staff/manageTeam.messages.ts";
import { teamMessages } from "#web/people/national-team/team.messages.ts";
import { call } from "../../core/api.ts";
import { dialog, heading, type Screen, superAdmin, superAdminDashboard } from "../screen.ts";

const team: Athlete[] = (await call("GET", "/national-team")).body;

const athlete: Athlete = team.find(
	({ championshipsWon, nameAr }) => championshipsWon.length > 1 && nameAr,
) as Athlete;

export default [
	{
		name: "the national team",
		path: "/national-team",
		titles: { en: "National team", ar: "المنتخب الوطني" },
	},
	{
		name: "an athlete",
		path: `/player/${athlete.id}`,
		titles: { en: athlete.nameEn, ar: athlete.nameAr ?? "" },
		open: heading(teamMessages, "team.championships"),
	},
	{
		name: "the national team of a super-admin",
		path: "/super-admin?tab=content",
		titles: superAdminDashboard,
		session: superAdmin,
		open: heading(manageTeamMessages, "manageTeam.title"),
	},
	{
		name: "an athlete who is changed",
		path: `/super-admin?tab=content&athlete=${athlete.id}`,
		titles: superAdminDashboard,
		session: superAdmin,
		open: async (page, language) => {
			await page
				.getByRole("dialog", { name: manageTeamMessages[language]["manageTeam.editTitle"] })
				.waitFor();
		},
	},
	{
		name: "a new card of a person",
		path: "/super-admin?tab=content&athleteOf=3",
		titles: superAdminDashboard,
		session: superAdmin,
		open: dialog(manageTeamMessages, "manageTeam.new"),
	},
] satisfies Screen[];
