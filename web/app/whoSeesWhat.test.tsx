/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../base/session/session.ts";
import { publicSettingsQuery } from "../base/settings/settings.queries.ts";
import { takeIntent } from "../core/calls/intent.ts";
import { App } from "./router.tsx";

Object.assign(globalThis, {
	ResizeObserver: class {
		observe() {}
		disconnect() {}
	},
});
window.scrollTo = () => undefined;

const person = (role: string, wish: object = {}) => ({
	id: 1,
	firstName: "Noura",
	lastName: "Saleh",
	firstNameAr: "نورة",
	lastNameAr: "صالح",
	role,
	isApproved: true,
	mustChangePassword: false,
	mustSetUpSecondFactor: false,
	mailFault: null,
	...wish,
});

const users = {
	visitor: null,
	member: person("member"),
	coach: person("coach"),
	pending: person("coach", { isApproved: false }),
	admin: person("admin"),
	superAdmin: person("super-admin"),
	newPassword: person("admin", { mustChangePassword: true }),
	secondFactor: person("admin", { mustSetUpSecondFactor: true }),
	unnamed: person("member", { lastName: undefined }),
};

/** The app at an address, for a user whose data has not come yet. */
function open(who: keyof typeof users, at: string) {
	answerCalls(() => new Promise(() => {}));
	const contact = {
		cityEn: "Kuwait",
		cityAr: "الكويت",
		phone: "+96522345678",
		email: "a@b.example",
		hoursEn: "",
		hoursAr: "",
	};
	return renderPart(<App />, {
		at,
		data: [
			[userQuery.queryKey, users[who]],
			[publicSettingsQuery.queryKey, contact],
		],
	});
}

/** Pages for each kind of access. */
const denied = "Access denied";
const pending = "Your coach account is pending approval";

test.each<[keyof typeof users, string, string | RegExp]>([
	["member", "/coach", denied],
	["member", "/admin", denied],
	["member", "/super-admin", denied],
	["member", "/broadcasts", denied],
	["member", "/people", denied],
	["member", "/people/1", denied],
	["member", "/decide", denied],
	["member", "/audit", denied],
	["member", "/settings", denied],
	["member", "/attendance/1", denied],
	["pending", "/attendance/1", pending],
	["coach", "/admin", denied],
	["coach", "/events/new", denied],
	["admin", "/super-admin", denied],
	["admin", "/coach", denied],
	["member", "/nowhere", "404 Page Not Found"],
	["pending", "/", pending],
	["pending", "/me", pending],
	["pending", "/coach", pending],
	["pending", "/no/page", "404 Page Not Found"],
	["pending", "/notifications", "Notifications"],
	["member", "/notifications", "Notifications"],
	["member", "/notifications/", "Notifications"],
])("%s at %s sees “%s”", async (who, at, title) => {
	const { findByRole } = open(who, at);
	await findByRole("heading", { level: 1, name: title });
});

test.each(["/", "/me", "/money", "/news"])(
	"who must choose a password sees nothing else at %s",
	async (at) => {
		const { findByRole, all } = open("newPassword", at);
		await findByRole("heading", { level: 1, name: /password/i });
		expect(all(".staff-side, .bell")).toEqual([]);
	},
);

test("who must set up a second factor sees nothing else", async () => {
	const { findByRole, all } = open("secondFactor", "/money");
	await findByRole("heading", { level: 1 });
	expect(all(".page h1")).toHaveLength(1);
	expect(all(".staff-side")).toEqual([]);
});

test("a visitor is led to sign-in and back to the page that needs it", () => {
	const { texts, container } = open("visitor", "/fees?person=7");
	expect(texts(".toast strong")).toContain("Unauthorized");
	expect(container.textContent).toContain("You need to log in to access this page");
	expect(takeIntent()).toBe("/fees?person=7");
});

test("a user without a name or role is waited for", () => {
	expect(open("unnamed", "/").container.textContent).toBe("Loading user data...");
});

test.each<[keyof typeof users, string, boolean]>([
	["admin", "/money", true],
	["superAdmin", "/settings", true],
	["admin", "/", true],
	["admin", "/nowhere", false],
	["admin", "/about", false],
	["member", "/fees", false],
	["coach", "/coach", false],
	["newPassword", "/money", false],
	["secondFactor", "/money", false],
])("whether %s sees staff's navigation at %s: %s", (who, at, expected) => {
	const { all } = open(who, at);
	expect(all(".staff-frame > .staff-side")).toHaveLength(Number(expected));
	expect(all("nav#menu")).toHaveLength(Number(!expected));
	expect(all(".topbar[data-staff]")).toHaveLength(Number(expected));
});

const barOf = (who: keyof typeof users) => {
	const view = open(who, "/nowhere");
	return { ...view, bar: view.all(".account")[0] };
};

test("a visitor is offered to sign in; a user is greeted, with a link that signs out", () => {
	expect(barOf("visitor").bar.textContent).toBe("العربيةSign In");
	const { bar, getAllByText } = barOf("member");
	expect(bar.textContent).toContain("Osu, Noura");
	expect(bar.textContent).not.toContain("Sign In");
	expect(getAllByText("Logout").map((link) => link.getAttribute("href"))).toContain("/api/logout");
});

test("a coach signs out in the menu, and others also beside it", () => {
	const linksIn = (who: keyof typeof users) => {
		const { bar } = barOf(who);
		return [...bar.querySelectorAll("a.only-wide")].length;
	};
	expect([linksIn("coach"), linksIn("pending"), linksIn("member"), linksIn("admin")]).toEqual([
		0, 1, 1, 1,
	]);
});

test("only staff search from the top bar and the menu", async () => {
	for (const [who, count] of [
		["admin", 1],
		["member", 0],
		["coach", 0],
		["newPassword", 0],
		["secondFactor", 0],
	] as const) {
		const { all, findByRole } = open(who, "/nowhere");
		await findByRole("button", { name: "Account of Noura Saleh" });
		expect([who, all(".quick-search-button").length]).toEqual([who, count]);
	}
	const inMenu = (who: keyof typeof users) =>
		open(who, "/nowhere")
			.texts("nav#menu .only-menu")
			.some((text) => text.startsWith("Search"));
	expect([inMenu("admin"), inMenu("member"), inMenu("visitor")]).toEqual([true, false, false]);
});

const own = {
	"/dashboard": "Dashboard",
	"/registrations": "My registrations",
	"/family": "My family",
	"/fees": "My fees",
	"/profile": "Profile and documents",
	"/account": "Password and security",
};
const [asMember, signOut] = [{ "/me": "As a member" }, { "/api/logout": "Logout" }];
const ofCoach = {
	"/coach?tab=profile": "View Profile",
	...own,
	"/dashboard": "Coach page",
	...asMember,
	"/profile": "My account and documents",
};

test.each<[keyof typeof users, Record<string, string>]>([
	["member", { ...own, ...signOut }],
	["pending", { ...own, ...asMember, ...signOut }],
	["coach", { ...ofCoach, ...signOut }],
	["admin", { ...own, ...asMember, ...signOut }],
	["newPassword", signOut],
	["secondFactor", signOut],
])("the menu of %s leads to their own pages", async (who, links) => {
	const { findByRole, all, texts } = open(who, "/nowhere");
	fireEvent.click(await findByRole("button", { name: "Account of Noura Saleh" }));
	const found = all(".user-menu .panel a").map((link) => [
		link.getAttribute("href"),
		link.textContent,
	]);
	expect(Object.fromEntries(found)).toEqual(links);
	expect(texts(".user-menu .panel .badge")).toEqual(who === "coach" ? ["Approved Coach"] : []);
});

test("the language changes at one press, for the document and the next visit, and for emails", async () => {
	const { getByRole, findByRole } = barOf("member");
	const sent = answerCalls(({ path }) => ({
		body: path.startsWith("/api/notifications") ? [] : users.member,
	}));
	fireEvent.click(getByRole("button", { name: "العربية – التبديل إلى العربية" }));
	await findByRole("button", { name: "EN – Switch to English" });
	const { lang, dir } = document.documentElement;
	expect([lang, dir, localStorage.getItem("language")]).toEqual(["ar", "rtl", "ar"]);
	expect(document.cookie).toContain("language=ar");
	await waitFor(() =>
		expect(sent.map(({ body }) => body)).toContainEqual({ preferredLanguage: "ar" }),
	);
	fireEvent.click(getByRole("button", { name: "EN – Switch to English" }));
	await waitFor(() => expect(document.documentElement.dir).toBe("ltr"));
});

test.each(["visitor", "newPassword", "secondFactor"] as const)(
	"the language that %s chooses is stored in the browser alone",
	async (who) => {
		const { getByRole, findByRole } = open(who, "/nowhere");
		const sent = answerCalls(() => ({ status: 403 }));
		fireEvent.click(getByRole("button", { name: "العربية – التبديل إلى العربية" }));
		await findByRole("button", { name: "EN – Switch to English" });
		await new Promise((done) => setTimeout(done));
		expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);
		fireEvent.click(getByRole("button", { name: "EN – Switch to English" }));
		await waitFor(() => expect(document.documentElement.dir).toBe("ltr"));
	},
);

test("the menu of the site opens by its button, and closes on Escape or with another page", () => {
	const { getByRole, all } = open("visitor", "/nowhere");
	const menu = getByRole("button", { name: "Menu" });
	const isOpen = () => [menu.getAttribute("aria-expanded"), all("#menu[data-open]").length];
	fireEvent.click(menu);
	expect(isOpen()).toEqual(["true", 1]);
	fireEvent.keyDown(document.body, { key: "a" });
	expect(isOpen()).toEqual(["true", 1]);
	fireEvent.keyDown(document.body, { key: "Escape" });
	expect(isOpen()).toEqual(["false", 0]);
	fireEvent.click(menu);
	fireEvent.click(all("footer a")[0]);
	expect(isOpen()).toEqual(["false", 0]);
	expect(menu.getAttribute("aria-controls")).toBe("menu");
});

test("quick links lead visitors to parts of the start page, and users to those of the public one", () => {
	const linksOf = (who: keyof typeof users) =>
		open(who, "/nowhere")
			.all("footer nav a")
			.map((link) => link.getAttribute("href"));
	const parts = ["about", "coaches", "events", "news", "schedule"];
	expect(linksOf("visitor")).toEqual([...parts.map((part) => `/#${part}`), "/classes"]);
	expect(linksOf("member")).toEqual([...parts.map((part) => `/home#${part}`), "/classes"]);
});
