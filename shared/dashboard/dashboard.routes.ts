import { routes } from "../core/route.ts";
import { MemberDashboard } from "./dashboard.schema.ts";

export const dashboardRoutes = routes({
	get: {
		method: "GET",
		path: "/user/dashboard",
		access: "signedIn",
		summary:
			"Belt promotions and event registrations of the signed-in person; for staff also how many there are of what",
		response: MemberDashboard,
		requests: 3,
	},
});
