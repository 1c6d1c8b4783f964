import { routes } from "../../core/http/route.ts";
import { Figures, MemberDashboard } from "./dashboard.schema.ts";

export const dashboardRoutes = routes({
	get: {
		method: "GET",
		path: "/user/dashboard",
		access: "signedIn",
		summary:
			"The signed-in person's belt promotions and registrations; for staff also the first rows of their lists and totals",
		response: MemberDashboard,
		// Session and the caller's own records; for staff also totals, people, applications,
		// promotions, articles, and events with their classes.
		requests: 15,
	},
	figures: {
		method: "GET",
		path: "/user/figures",
		access: "admin",
		summary: "Totals, and members joined in each of the last twelve months",
		response: Figures,
		requests: 2,
	},
});
