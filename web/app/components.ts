import type { PageName } from "#shared/pages.ts";

/**
 * The file of each page's component, which is its default export. It is fetched when the page is opened, and the
 * rendered page names it and its styles, so that they are fetched with the page.
 */
export const components: Record<PageName, `${string}.tsx`> = {
	home: "content/LandingPage.tsx",
	welcome: "content/LandingPage.tsx",
	about: "about/AboutPage.tsx",
	dashboard: "dashboard/DashboardPage.tsx",
	adminDashboard: "dashboard/AdminPage.tsx",
	superAdminDashboard: "dashboard/SuperAdminPage.tsx",
	settings: "settings/SettingsPage.tsx",
	messages: "contact/MessagesPage.tsx",
	audit: "audit/AuditPage.tsx",
	news: "news/NewsPage.tsx",
	article: "news/ArticlePage.tsx",
	events: "events/EventsPage.tsx",
	event: "events/EventPage.tsx",
	entries: "registrations/staff/EntriesPage.tsx",
	desk: "registrations/staff/DeskPage.tsx",
	squad: "coaches/SquadPage.tsx",
	registrations: "registrations/own/MyRegistrationsPage.tsx",
	notifications: "notifications/NotificationsPage.tsx",
	schedule: "annual-plan/SchedulePage.tsx",
	nationalTeam: "national-team/NationalTeamPage.tsx",
	player: "national-team/PlayerPage.tsx",
	coaches: "coaches/CoachesPage.tsx",
	members: "members/MembersPage.tsx",
	judges: "judges/JudgesPage.tsx",
	classes: "training-classes/ClassesPage.tsx",
	login: "auth/LoginPage.tsx",
	forgotPassword: "auth/ForgotPage.tsx",
	resetPassword: "auth/ResetPage.tsx",
	confirmEmail: "auth/ConfirmPage.tsx",
	undoEmail: "auth/UndoPage.tsx",
	account: "account/AccountPage.tsx",
	accounts: "account/AccountsPage.tsx",
	person: "people/PersonPage.tsx",
	changePassword: "auth/ChangePage.tsx",
	privacy: "content/PrivacyPage.tsx",
	terms: "content/TermsPage.tsx",
};
