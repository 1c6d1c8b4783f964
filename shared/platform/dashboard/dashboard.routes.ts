import { routes } from "../../core/http/route.ts";
import { Figures, MemberDashboard } from "./dashboard.schema.ts";

export const dashboardRoutes = routes({
	get: {
		method: "GET",
		path: "/user/dashboard",
		access: "signedIn",
		summary:
			"Belt promotions and event registrations of the signed-in person; for staff also how their lists begin, and how many there are of what",
		response: MemberDashboard,
		// Session and the caller's own records; for staff also totals, people, applications,
		// promotions, news, and events with their classes.
		requests: 15,
	},
	figures: {
		method: "GET",
		path: "/user/figures",
		access: "admin",
		summary:
			"How many there are of what, and how many members joined in each of the last twelve months",
		response: Figures,
		requests: 2,
	},
});
