import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { isCoach, isStaff } from "#shared/core/access.ts";
import { useIsOfflineUser } from "../../base/offline/offlineUser.ts";
import { logoutLink } from "../../base/session/logoutLink.ts";
import { useUser } from "../../base/session/session.ts";
import { ConfirmIdentity } from "../../community/account/ConfirmIdentity.tsx";
import { paths } from "../../core/address/paths.ts";
import { useSetLocale } from "../../core/language/i18n.tsx";
import { isolateName } from "../../core/language/langOf.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../core/lazyPart.tsx";
import { Toasts } from "../../core/toasts.tsx";
import { useNames } from "../../people/users/names.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Mark } from "../../ui/texts/Mark.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { appMessages } from "../app.messages.ts";
import { openQuickSearch } from "../search/quickSearch.ts";
import { Footer } from "./Footer.tsx";
import { navigationOf, type Place } from "./navigation.ts";
import { useHasStaffNavigation } from "./useHasStaffNavigation.ts";
import { useScroll } from "./useScroll.ts";

const QuickSearch = lazyPart(() => import("../search/QuickSearch.tsx"));
const DayOffline = lazyPart(() => import("../offline/DayOffline.tsx"));
const UserMenu = lazyPart(() => import("../UserMenu.tsx"));
const StaffNavigation = lazyPart(() => import("../staff/StaffNavigation.tsx"));
const StaffDrawer = lazyPart(() => import("../staff/StaffDrawer.tsx"));
const PublicSiteMenu = lazyPart(() => import("../staff/PublicSiteMenu.tsx"));
const OwnBell = lazyPart(() => import("./OwnBell.tsx"));

function LanguageToggle() {
	const locale = useLocale();
	const setLocale = useSetLocale();
	const queries = useQueryClient();
	const { data: user } = useUser();
	const [other, label, name] =
		locale === "en"
			? (["ar", "العربية", "العربية – التبديل إلى العربية"] as const)
			: (["en", "EN", "EN – Switch to English"] as const);
	const choose = (event: FormEvent) => {
		event.preventDefault();
		setLocale(other);
		// Until then the server takes nothing but the password or the second factor.
		if (user && !user.mustChangePassword && !user.mustSetUpSecondFactor)
			void import("../../people/users/storeLanguage.ts").then(({ storeLanguage }) =>
				storeLanguage(queries, other),
			);
	};
	// A form, so that it also works before hydration: it opens the same page in the other language.
	return (
		<form onSubmit={choose}>
			<Button type="submit" name="lang" value={other} kind="plain" lang={other} aria-label={name}>
				{label}
			</Button>
		</form>
	);
}

function Account() {
	const text = useText(appMessages);
	const names = useNames();
	const { data: user } = useUser();
	const isOfflineUser = useIsOfflineUser(user?.id);
	if (!user) {
		return (
			<ButtonLink kind="primary" href={paths.login}>
				{text("app.login")}
			</ButtonLink>
		);
	}
	const greeting = text("app.greeting", { name: isolateName(names(user).first) });
	return (
		<>
			{/* Hidden until the temporary password is changed and a required second factor is set up. */}
			{!user.mustChangePassword && !user.mustSetUpSecondFactor && (
				<LazyParts fallback={<span className="bell-place" />}>
					{isStaff(user) && <QuickSearch />}
					<OwnBell />
				</LazyParts>
			)}
			<LazyParts fallback={<span className="bell-place" />}>
				<UserMenu user={user} />
				{(isCoach(user) || isStaff(user) || isOfflineUser) && <DayOffline userId={user.id} />}
			</LazyParts>
			<span className="greeting" data-tooltip="">
				<Sentence>{greeting}</Sentence>
			</span>
			{!isCoach(user) && (
				<ButtonLink className="only-wide" {...logoutLink}>
					{text("app.logout")}
				</ButtonLink>
			)}
		</>
	);
}

function NavigationLink({ to, label }: Place) {
	const locale = useLocale();
	return to.includes("#") ? (
		<Link to={to}>{label[locale]}</Link>
	) : (
		<NavLink to={to} end={to === paths.home}>
			{label[locale]}
		</NavLink>
	);
}

/** Closes the menu when the focus or a press goes elsewhere. */
function useClosedOutside(menu: RefObject<HTMLDetailsElement | null>) {
	useEffect(() => {
		const close = ({ target }: Event) => {
			if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
		};
		const leave = ({ key }: KeyboardEvent) => {
			if (key !== "Escape" || !menu.current?.open) return;
			menu.current.open = false;
			menu.current.querySelector("summary")?.focus();
		};
		addEventListener("pointerdown", close);
		addEventListener("focusin", close);
		addEventListener("keydown", leave);
		return () => {
			removeEventListener("pointerdown", close);
			removeEventListener("focusin", close);
			removeEventListener("keydown", leave);
		};
	}, [menu]);
}

/** The links that wide windows show under "More". It opens without scripts too. */
function MoreLinks({ places }: { places: Place[] }) {
	const text = useText(appMessages);
	const menu = useRef<HTMLDetailsElement>(null);
	useClosedOutside(menu);
	return (
		<li className="more">
			<details ref={menu}>
				<summary>{text("app.more")}</summary>
				<ul className="panel">
					{places.map((place) => (
						<li key={place.to}>
							<NavigationLink {...place} />
						</li>
					))}
				</ul>
			</details>
		</li>
	);
}

function Links() {
	const text = useText(appMessages);
	const names = useNames();
	const { data: user } = useUser();
	const { key } = useLocation();
	const links = navigationOf(user?.role ?? "visitor");
	return (
		<ul>
			{links.map((place) => (
				<li key={place.to} className={place.isFolded ? "only-narrow" : undefined}>
					<NavigationLink {...place} />
				</li>
			))}
			<MoreLinks key={key} places={links.filter(({ isFolded }) => isFolded)} />
			{isStaff(user) && (
				<li className="only-menu">
					<Button kind="plain" onClick={openQuickSearch}>
						{text("app.quickSearch")}
					</Button>
				</li>
			)}
			{user && (
				<li className="only-menu">
					<p>
						<Sentence>{text("app.greeting", { name: isolateName(names(user).first) })}</Sentence>
					</p>
					<a {...logoutLink}>{text("app.logout")}</a>
				</li>
			)}
		</ul>
	);
}

function TopBar({ hasStaffNavigation }: { hasStaffNavigation: boolean }) {
	const text = useText(appMessages);
	const names = useNames();
	const { data: user } = useUser();
	const [open, setOpen] = useState(false);
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the menu, also to where one is.
	useEffect(() => setOpen(false), [key]);
	useEffect(() => {
		const close = ({ key }: KeyboardEvent) => key === "Escape" && setOpen(false);
		addEventListener("keydown", close);
		return () => removeEventListener("keydown", close);
	}, []);
	return (
		<header className="topbar" data-staff={hasStaffNavigation || undefined}>
			<div className="width">
				<Link to={paths.home} className="brand">
					<Mark />
					<span>{text("app.name")}</span>
				</Link>
				<Button
					kind="plain"
					className="menu-button"
					data-tooltip=""
					aria-expanded={open}
					aria-controls={hasStaffNavigation ? undefined : "menu"}
					onClick={() => setOpen(!open)}
				>
					<span className="bars" aria-hidden="true" />
					<span className="visually-hidden">{text("app.menu")}</span>
				</Button>
				{hasStaffNavigation ? (
					open && (
						<StaffDrawer
							greeting={user ? text("app.greeting", { name: isolateName(names(user).first) }) : ""}
							onClose={() => setOpen(false)}
						/>
					)
				) : (
					<nav id="menu" aria-label={text("app.nav")} data-open={open || undefined}>
						<Links />
					</nav>
				)}
				<div className="account">
					{hasStaffNavigation && <PublicSiteMenu />}
					<LanguageToggle />
					<Account />
				</div>
			</div>
		</header>
	);
}

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
	const text = useText(appMessages);
	useScroll();
	const hasStaffNavigation = useHasStaffNavigation();
	return (
		<>
			<a className="skip" href="#content">
				{text("app.skip")}
			</a>
			<TopBar hasStaffNavigation={hasStaffNavigation} />
			{/* The same elements for everyone, so that the page keeps its state when the user is loaded. */}
			<div className={hasStaffNavigation ? "staff-frame" : "frame"}>
				{hasStaffNavigation && (
					<aside className="staff-side">
						<StaffNavigation />
					</aside>
				)}
				<main id="content" tabIndex={-1}>
					{children}
				</main>
			</div>
			<Footer />
			<Toasts />
			<ConfirmIdentity />
		</>
	);
}
