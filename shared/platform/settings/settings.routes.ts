import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { Holiday, HolidayChange } from "./holidays.schema.ts";
import { Settings, SettingsEdit, SettingsSeen } from "./settings.schema.ts";

export const settingsRoutes = routes({
	get: {
		method: "GET",
		path: "/settings",
		access: "public",
		summary: "How the federation is reached; for staff all settings",
		response: SettingsSeen,
		sharedCache: 30,
		requests: 2,
	},
	update: {
		method: "PUT",
		path: "/settings",
		access: "superAdmin",
		summary: "Replace the settings",
		body: SettingsEdit,
		response: Settings,
		requests: 3,
	},
	holidays: {
		method: "GET",
		path: "/holidays",
		access: "public",
		summary:
			"Public holidays that the federation has confirmed, of the last year and to come: no class is held on them",
		response: z.array(Holiday),
		sharedCache: 30,
		requests: 2,
	},
	setHoliday: {
		method: "PUT",
		path: "/holidays",
		access: "superAdmin",
		summary: "Set a public holiday, change one or take one away; a repeat changes nothing",
		body: HolidayChange,
		response: z.array(Holiday),
		requests: 3,
	},
});
