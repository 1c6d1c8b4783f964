import type { EventId } from "#shared/core/ids.ts";

/** Where an event's page has its classes. */
export const classesHash = "#classes";

/** Every address of the site, once. */
export const paths = {
	home: "/",
	/** The visitors' page, for those who are signed in too. */
	welcome: "/home",
	dashboard: "/dashboard",
	events: "/events",
	event: (id: EventId) => `/events/${id}`,
	entries: (id: EventId) => `/events/${id}/entries`,
	desk: (id: EventId) => `/events/${id}/desk`,
	squad: (id: EventId) => `/events/${id}/squad`,
	registrations: "/registrations",
	notifications: "/notifications",
	schedule: "/schedule",
	login: "/login",
	signIn: "/api/login",
	logout: "/api/logout",
	forgotPassword: "/forgot-password",
	resetPassword: "/reset-password",
	confirmEmail: "/confirm-email",
	changePassword: "/change-password",
	privacy: "/privacy",
	terms: "/terms",
} as const;
