import { routes } from "../core/route.ts";
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
});
