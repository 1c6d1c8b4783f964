/** @jest-environment jsdom */
import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { totalsQuery } from "../../../base/staff/dashboard.queries.ts";
import type { Dashboard } from "../../../base/staff/defineAdmin.ts";
import { createQueryClient } from "../../../core/calls/queries.ts";
import { Language } from "../../../core/language/i18n.tsx";
import { dashboardOf, tabIdsOf, useAdmin, useStaffPlaces, useWaiting } from "./useAdmin.ts";

const totals = {
	coaches: 1,
	members: 2,
	admins: 3,
	events: 4,
	news: 5,
	draftEvents: 6,
	draftNews: 7,
	pendingCoaches: 8,
	pendingPromotions: 9,
	overdueFees: 10,
};

function read<T>(hook: () => T, locale: "en" | "ar" = "en"): T {
	const queries = createQueryClient();
	queries.setDefaultOptions({ queries: { enabled: false } });
	queries.setQueryData<unknown>(totalsQuery.queryKey, { totals });
	const wrapper = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={queries}>
			<Language initial={locale}>{children}</Language>
		</QueryClientProvider>
	);
	return renderHook(hook, { wrapper }).result.current;
}

test.each([
	["super-admin", "superAdmin"],
	["admin", "admin"],
])("a person of role %s has the dashboard %s", (role, dashboard) => {
	expect(dashboardOf({ role })).toBe(dashboard);
});

test.each<[Dashboard, [en: string, ar: string, count?: number][]]>([
	[
		"admin",
		[
			["Coaches", "المدربون", 8],
			["Promotions", "الترقيات", 9],
			["News", "الأخبار", 5],
			["Events", "الفعاليات", 4],
			["Dojos", "الدوجوهات"],
		],
	],
	[
		"superAdmin",
		[
			["Events", "الفعاليات", 4],
			["Plans", "الخطط"],
			["Content", "المحتوى"],
			["Coach Apps", "طلبات المدربين", 8],
			["Promotions", "الترقيات", 9],
			["Coaches", "المدربون", 1],
			["Members", "الأعضاء", 2],
			["Admins", "الإداريون", 3],
			["Judges", "الحكام"],
			["Dojos", "الدوجوهات"],
		],
	],
])(
	"the dashboard %s has the tabs that the specification names, in its order",
	(dashboard, tabs) => {
		const tabsShown = read(() => useAdmin(dashboard)).tabs;
		expect(tabsShown.map(({ label }) => label)).toEqual(tabs.map(([en]) => en));
		expect(read(() => useAdmin(dashboard), "ar").tabs.map(({ label }) => label)).toEqual(
			tabs.map(([, ar]) => ar),
		);
		expect(tabsShown.map(({ count }) => count)).toEqual(tabs.map(([, , count]) => count));
		expect(tabIdsOf(dashboard)).toEqual(tabsShown.map(({ id }) => id));
	},
);

test.each<[Dashboard, [en: string, ar: string, to: string, value: number | undefined][]]>([
	[
		"admin",
		[
			["Total Members", "إجمالي الأعضاء", "/people", 2],
			["Pending Coaches", "مدربون بانتظار القرار", "?tab=applications", 8],
			["Pending Promotions", "ترقيات بانتظار القرار", "?tab=promotions", 9],
			["Draft News", "مسودات الأخبار", "?tab=news", 7],
			["Draft Events", "مسودات الفعاليات", "?tab=events", 6],
			["Open messages", "الرسائل المفتوحة", "/messages?status=open", undefined],
			["Overdue Fees", "رسوم متأخرة", "/membership", 10],
		],
	],
	[
		"superAdmin",
		[
			["Pending Applications", "طلبات بانتظار القرار", "?tab=applications", 8],
			["Active Coaches", "المدربون المعتمدون", "?tab=coaches", 1],
			["Total Members", "إجمالي الأعضاء", "?tab=members", 2],
			["Notifications", "الإشعارات", "/notifications", undefined],
			["Open messages", "الرسائل المفتوحة", "/messages?status=open", undefined],
			["Overdue Fees", "رسوم متأخرة", "/membership", 10],
		],
	],
])(
	"the dashboard %s shows its figures, each with the link to what it counts",
	(dashboard, figures) => {
		const english = read(() => useAdmin(dashboard)).figures;
		const arabic = read(() => useAdmin(dashboard), "ar").figures;
		expect(english.map(({ label, to, value }, at) => [label, arabic[at].label, to, value])).toEqual(
			figures,
		);
	},
);

test.each<[Dashboard, Record<string, string>]>([
	[
		"admin",
		{
			activities: "Promotions الترقيات, Events الفعاليات, Dojos الدوجوهات",
			people:
				"Coaches المدربون, People الأشخاص, Membership العضوية, Claims طلبات الربط, Import استيراد, Account help مساعدة الحسابات",
			messages: "Inbox الوارد, Announcements الرسائل الجماعية",
			content: "News الأخبار",
			office:
				"Money الأموال, Online payments المدفوعات الإلكترونية, Reports التقارير, Audit log سجل التغييرات",
		},
	],
	[
		"superAdmin",
		{
			activities:
				"Events الفعاليات, Plans الخطط, Promotions الترقيات, Judges الحكام, Dojos الدوجوهات",
			people:
				"Coach Apps طلبات المدربين, Coaches المدربون, Members الأعضاء, Admins الإداريون, People الأشخاص, Membership العضوية, Duplicates السجلات المكررة, Claims طلبات الربط, Import استيراد, Account help مساعدة الحسابات",
			messages: "Inbox الوارد, Announcements الرسائل الجماعية",
			content:
				"Content المحتوى, News الأخبار, Leadership القيادة, About من نحن, National team المنتخب الوطني",
			office:
				"Money الأموال, Online payments المدفوعات الإلكترونية, Reports التقارير, Audit log سجل التغييرات, Settings الإعدادات",
		},
	],
])(
	"the navigation of the dashboard %s leads to tabs and pages, by what they are about",
	(dashboard, groups) => {
		const english = read(() => useStaffPlaces(dashboard));
		const arabic = read(() => useStaffPlaces(dashboard), "ar");
		const words = english.map(({ group, places }, at) => [
			group,
			places.map(({ label }, place) => `${label} ${arabic[at].places[place].label}`).join(", "),
		]);
		expect(words).toEqual(Object.entries(groups));
		const events = english[0].places.find(({ label }) => label === "Events");
		expect(events?.to).toBe("/?tab=events");
	},
);

test.each<Dashboard>(["admin", "superAdmin"])(
	"what waits for %s is listed in one order, and counted once all is known",
	(dashboard) => {
		const { parts, total } = read(() => useWaiting(dashboard));
		expect(parts.map(({ id }) => id)).toEqual([
			"registrations",
			"promotions",
			"applications",
			"messages",
			"claims",
			"online-payments",
		]);
		expect(total).toBeUndefined();
	},
);
