import { type ComponentType, lazy, Suspense } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { useUser } from "../core/session.ts";
import { CrashBoundary, Crashed } from "../ui/Crash.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Home } from "./Home.tsx";
import { NotFound } from "./NotFound.tsx";
import { Shell } from "./Shell.tsx";
import { useHead } from "./useHead.ts";

type Page = { default: ComponentType };

/** Pages that are fetched when they are opened: path, and the file that the renderer preloads for it. */
export const lazyPages: { path: string; file: string; load: () => Promise<Page> }[] = [
	{ path: "/home", file: "content/Landing.tsx", load: () => import("../content/Landing.tsx") },
	{ path: "/dashboard", file: "dashboard/Chooser.tsx", load: () => import("../dashboard/Chooser.tsx") },
	{ path: "/events", file: "events/EventsPage.tsx", load: () => import("../events/EventsPage.tsx") },
	{ path: "/events/:id", file: "events/EventPage.tsx", load: () => import("../events/EventPage.tsx") },
	{
		path: "/events/:id/entries",
		file: "registrations/EntriesPage.tsx",
		load: () => import("../registrations/EntriesPage.tsx"),
	},
	{ path: "/events/:id/desk", file: "registrations/DeskPage.tsx", load: () => import("../registrations/DeskPage.tsx") },
	{ path: "/events/:id/squad", file: "coaches/SquadPage.tsx", load: () => import("../coaches/SquadPage.tsx") },
	{
		path: "/registrations",
		file: "registrations/MyRegistrationsPage.tsx",
		load: () => import("../registrations/MyRegistrationsPage.tsx"),
	},
	{
		path: "/notifications",
		file: "notifications/NotificationsPage.tsx",
		load: () => import("../notifications/NotificationsPage.tsx"),
	},
	{ path: "/schedule", file: "annual-plan/SchedulePage.tsx", load: () => import("../annual-plan/SchedulePage.tsx") },
	{ path: "/login", file: "auth/LoginPage.tsx", load: () => import("../auth/LoginPage.tsx") },
	{ path: "/forgot-password", file: "auth/ForgotPage.tsx", load: () => import("../auth/ForgotPage.tsx") },
	{ path: "/reset-password", file: "auth/ResetPage.tsx", load: () => import("../auth/ResetPage.tsx") },
	{ path: "/confirm-email", file: "auth/ConfirmPage.tsx", load: () => import("../auth/ConfirmPage.tsx") },
	{ path: "/privacy", file: "content/PrivacyPage.tsx", load: () => import("../content/PrivacyPage.tsx") },
	{ path: "/terms", file: "content/TermsPage.tsx", load: () => import("../content/TermsPage.tsx") },
];

const ChangePassword = lazy(() => import("../auth/ChangePage.tsx"));

const routed = lazyPages.map(({ path, load }) => ({ path, Page: lazy(load) }));

function Pages() {
	const { data: user } = useUser();
	// A temporary password opens one door only.
	if (user?.mustChangePassword) return <ChangePassword />;
	return (
		<Routes>
			<Route path="/" element={<Home />} />
			<Route path="/change-password" element={<ChangePassword />} />
			{routed.map(({ path, Page }) => (
				<Route key={path} path={path} element={<Page />} />
			))}
			<Route path="*" element={<NotFound />} />
		</Routes>
	);
}

/** The whole application: while it is unknown who is there, nothing but "Loading...". */
export function App() {
	const { isPending, isLoadingError } = useUser();
	const { pathname } = useLocation();
	useHead();
	if (isPending) return <Loading />;
	if (isLoadingError) return <Crashed />;
	return (
		<Shell>
			<CrashBoundary key={pathname}>
				<Suspense fallback={<Loading />}>
					<Pages />
				</Suspense>
			</CrashBoundary>
		</Shell>
	);
}
