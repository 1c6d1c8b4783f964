/** @jest-environment jsdom */
import { fireEvent, render } from "@testing-library/react";
import type { Broadcast } from "#shared/community/broadcasts/broadcasts.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { Language } from "../../core/language/i18n.tsx";
import { BroadcastCard } from "./BroadcastCard.tsx";

const message: Broadcast = {
	id: "01J0000000000000000000000A",
	audience: { kind: "role", role: "everybody" },
	subject: null,
	titleEn: "News",
	titleAr: "خبر",
	messageEn: "Osu",
	messageAr: "أوس",
	actionUrl: null,
	email: false,
	author: null,
	createdAt: "2026-01-01T00:00:00.000Z",
	sendAt: null,
	planned: null,
	expected: 100,
	sent: 100,
	skipped: 0,
	doneAt: "2026-01-01T00:01:00.000Z",
};

const renderCard = (locale: Locale, wish: Partial<Broadcast>) =>
	render(
		<Language initial={locale}>
			<BroadcastCard message={{ ...message, ...wish }} />
		</Language>,
	).container.textContent;

test.each<[Locale, number, string]>([
	["en", 101, "One person joined while it was being sent."],
	["en", 103, "3 people joined while it was being sent."],
	["ar", 101, "انضم شخص واحد أثناء الإرسال."],
	["ar", 102, "انضم شخصان أثناء الإرسال."],
	["ar", 103, "أشخاص أثناء الإرسال."],
	["ar", 111, "شخصًا أثناء الإرسال."],
	["ar", 200, "شخص أثناء الإرسال."],
])("in %s, an announcement that reached %d of 100 says who joined", (locale, sent, words) => {
	expect(renderCard(locale, { sent })).toContain(words);
});

test.each<[Locale, RegExp]>([
	["en", /joined/],
	["ar", /انضم/],
])(
	"in %s, it says nothing of them if nobody joined, or while it is being sent",
	(locale, joined) => {
		for (const wish of [{}, { sent: 99 }, { sent: 103, doneAt: null }])
			expect(renderCard(locale, wish)).not.toMatch(joined);
	},
);

const at = "2026-12-05T06:00:00.000Z";

test.each<[Locale, number, string]>([
	["en", 1, "Will be sent on December 5, 2026 at 9:00 AM to about one person."],
	["en", 3, "to about 3 people."],
	["ar", 1, "شخص واحد تقريبًا."],
	["ar", 2, "شخصين تقريبًا."],
	["ar", 3, "نحو ٣ أشخاص."],
	["ar", 11, "نحو ١١ شخصًا."],
	["ar", 100, "نحو ١٠٠ شخص."],
])("in %s, one that waits says when it goes out, to about %d", (locale, expected, words) => {
	const wish = { sendAt: at, planned: "waiting", doneAt: null, sent: 0, expected } as const;
	expect(renderCard(locale, wish)?.replace(/\s/g, " ")).toContain(words);
});

test("one that waits can be stopped and copied, and no other can be stopped", () => {
	const buttonsOf = (wish: Partial<Broadcast>) => {
		const { container, unmount } = render(
			<Language initial="en">
				<BroadcastCard message={{ ...message, ...wish }} onReuse={() => undefined} />
			</Language>,
		);
		const buttons = [...container.querySelectorAll("button")].map((one) => one.textContent);
		unmount();
		return buttons;
	};
	expect(buttonsOf({ sendAt: at, planned: "waiting", doneAt: null })).toEqual([
		"Copy",
		"Do not send",
	]);
	for (const planned of ["begun", "refused", null] as const)
		expect(buttonsOf({ sendAt: planned && at, planned })).toEqual(["Send on"]);
});

test("one that was planned names the moment at which it went out, or that it was not sent", () => {
	expect(renderCard("en", { sendAt: at, planned: "begun" })).toContain("December 5, 2026 at 9:00");
	expect(renderCard("en", { sendAt: at, planned: "refused" })).toContain("Not sent");
	expect(renderCard("ar", { sendAt: at, planned: "refused" })).toContain("لم تُرسل");
});

test("its texts can be used again", () => {
	let times = 0;
	const { getByRole } = render(
		<Language initial="en">
			<BroadcastCard message={message} onReuse={() => times++} />
		</Language>,
	);
	fireEvent.click(getByRole("button", { name: /Send on to others: .*News/ }));
	expect(times).toBe(1);
});
