import { annualPlanRoutes } from "./annual-plan/annual-plan.routes.ts";
import { authRoutes } from "./auth/auth.routes.ts";
import { coachesRoutes } from "./coaches/coaches.routes.ts";
import { contactRoutes } from "./contact/contact.routes.ts";
import type { Routes } from "./core/route.ts";
import { dashboardRoutes } from "./dashboard/dashboard.routes.ts";
import { eventsRoutes } from "./events/events.routes.ts";
import { newsRoutes } from "./news/news.routes.ts";
import { notificationsRoutes } from "./notifications/notifications.routes.ts";
import { operationRoutes } from "./operation/operation.routes.ts";
import { registrationsRoutes } from "./registrations/registrations.routes.ts";
import { settingsRoutes } from "./settings/settings.routes.ts";
import { trainingClassesRoutes } from "./training-classes/training-classes.routes.ts";
import { usersRoutes } from "./users/users.routes.ts";

/** The whole HTTP surface by domain. One Lambda per key, named `<key>`. */
export const api = {
	auth: authRoutes,
	users: usersRoutes,
	coaches: coachesRoutes,
	news: newsRoutes,
	events: eventsRoutes,
	registrations: registrationsRoutes,
	"annual-plan": annualPlanRoutes,
	dashboard: dashboardRoutes,
	notifications: notificationsRoutes,
	contact: contactRoutes,
	settings: settingsRoutes,
	"training-classes": trainingClassesRoutes,
	operation: operationRoutes,
} satisfies Record<string, Routes>;

export type Domain = keyof typeof api;
export const domains = Object.keys(api) as Domain[];
