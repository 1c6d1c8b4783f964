import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { Holiday, HolidayChange } from "./holidays.schema.ts";
import { Settings, SettingsEdit, SettingsSeen } from "./settings.schema.ts";

export const settingsRoutes = routes({
	get: {
		method: "GET",
		path: "/settings",
		access: "public",
		summary: "The federation's contact details and membership fees; all settings for staff",
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
		summary: "Confirmed public holidays of the last year and the future, on which no class is held",
		response: z.array(Holiday),
		sharedCache: 30,
		requests: 2,
		offline: true,
	},
	setHoliday: {
		method: "PUT",
		path: "/holidays",
		access: "superAdmin",
		summary: "Add, change or remove a public holiday; idempotent",
		body: HolidayChange,
		response: z.array(Holiday),
		requests: 3,
	},
});
