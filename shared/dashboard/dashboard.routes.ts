import { routes } from "../core/route.ts";
import { MemberDashboard } from "./dashboard.schema.ts";

export const dashboardRoutes = routes({
	get: {
		method: "GET",
		path: "/user/dashboard",
		access: "signedIn",
		summary: "Belt promotions and event registrations of the signed-in person",
		response: MemberDashboard,
		requests: 2,
	},
});
