import type { ComponentType, ReactNode } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { type Access, checkAccess } from "#shared/core/access.ts";
import { isForPending, type PageName, pageAt, pageNames, pages } from "#shared/pages.ts";
import { useUser } from "../base/session/session.ts";
import { useText } from "../core/language/messages.ts";
import { LazyParts, lazyPart } from "../core/lazyPart.tsx";
import { lazyPages } from "../lazyPages.ts";
import { CrashBoundary } from "../ui/states/CrashBoundary.tsx";
import { Crashed } from "../ui/states/Crashed.tsx";
import { Loading } from "../ui/states/Loading.tsx";
import { AccessDenied } from "./AccessDenied.tsx";
import { Alive } from "./Alive.tsx";
import { appMessages } from "./app.messages.ts";
import { Dashboard } from "./Dashboard.tsx";
import { Home } from "./Home.tsx";
import { useHead } from "./head/useHead.ts";
import { isUserLoading } from "./loading/isUserLoading.ts";
import { NotFound } from "./NotFound.tsx";
import { isPendingCoach, PendingCoach } from "./shell/PendingCoach.tsx";
import { Shell } from "./shell/Shell.tsx";
import { SignInFirst } from "./shell/SignInFirst.tsx";

/** Renders a page for users with access. Others are asked to sign in, or read that access is denied. */
function Guard({ access, children }: { access: Access; children: ReactNode }) {
	const { data: user } = useUser();
	const refusal = checkAccess(access, user ?? null);
	if (!refusal) return children;
	return refusal === "unauthorized" ? <SignInFirst /> : <AccessDenied />;
}

const SecondFactorRequired = lazyPart(
	() => import("../community/account/second-factor/RequiredPage.tsx"),
	{ isPage: true },
);

/** Pages whose content depends on the role. */
const byRole: Partial<Record<PageName, ComponentType>> = { home: Home, dashboard: Dashboard };

function Pages() {
	const { data: user } = useUser();
	const { pathname } = useLocation();
	// A temporary password has to be changed before anything else.
	if (user?.mustChangePassword) return <lazyPages.changePassword />;
	if (user?.mustSetUpSecondFactor) return <SecondFactorRequired />;
	const page = pageAt(pathname.replace(/(?<=.)\/$/, ""));
	if (isPendingCoach(user) && page && !isForPending(page.name)) return <PendingCoach />;
	return (
		<Routes>
			{pageNames.map((name) => {
				const { path, access } = pages[name];
				const Page = byRole[name] ?? lazyPages[name];
				const element = (
					<Guard access={access}>
						<Page />
					</Guard>
				);
				return <Route key={name} path={path} element={element} />;
			})}
			<Route path="*" element={<NotFound />} />
		</Routes>
	);
}

/** Whether a page needs neither a network nor to know who reads it. */
function isForAnyoneOffline(pathname: string): boolean {
	const page = pageAt(pathname);
	if (page === null) return false;
	const { access, offline } = pages[page.name];
	return access === "public" && offline === true;
}

/** The whole app; shows only "Loading..." until the user is known. */
export function App() {
	const text = useText(appMessages);
	const { data: user, isPending, isLoadingError } = useUser();
	const { pathname } = useLocation();
	useHead();
	if (isPending) return <Loading />;
	if (isLoadingError && !isForAnyoneOffline(pathname)) return <Crashed />;
	// The top bar shows the user's name, so it waits for it.
	if (user && isUserLoading(user, false)) return <Loading label={text("app.loadingUser")} />;
	return (
		<Shell>
			<CrashBoundary key={pathname} instead={Crashed}>
				<LazyParts fallback={<Loading />}>
					<Pages />
					<Alive />
				</LazyParts>
			</CrashBoundary>
		</Shell>
	);
}
