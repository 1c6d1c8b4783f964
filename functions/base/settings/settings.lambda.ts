import { settingsRoutes } from "#shared/base/settings/settings.routes.ts";
import { publicSettings } from "#shared/base/settings/settings.rules.ts";
import { isStaff } from "#shared/core/access.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import { readHolidays, setHoliday } from "./holidays.service.ts";
import { readSettings, updateSettings } from "./settings.service.ts";

export const handler = lambda(settingsRoutes, {
	get: async ({ caller }) => {
		const all = await readSettings();
		return isStaff(caller.session) ? all : publicSettings(all);
	},
	update: editRecord(
		() => readSettings(),
		({ body, caller }) => updateSettings(caller, body),
	),
	holidays: () => readHolidays(),
	setHoliday: ({ body, caller }) => setHoliday(caller, body),
});
