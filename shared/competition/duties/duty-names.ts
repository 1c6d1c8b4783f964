import type { Locale } from "../../core/locales.ts";
import type { DutyScope } from "./duties.rules.ts";

/** Names of duties, for screens, notifications and emails. */
export const dutyNames: Record<Locale, Record<DutyScope, string>> = {
	en: {
		desk: "Reception",
		weighIn: "Weigh-in",
		chief: "Chief judge",
		announcer: "Announcer",
	},
	ar: {
		desk: "الاستقبال",
		weighIn: "الوزن",
		chief: "رئيس الحكام",
		announcer: "المذيع",
	},
};
