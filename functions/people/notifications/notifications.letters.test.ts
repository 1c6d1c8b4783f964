import type { User } from "../users/user.entity.ts";
import type { NotificationRecord } from "./notification.entity.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { notificationLetter } = await import("./notifications.letters.ts");
const { newNotification } = await import("./newNotification.ts");
const { promotionNotice } = await import("../../training/belts/belts.notices.ts");
const { feeNotice } = await import("../../competition/fees/fees.notices.ts");
const { registrationNotice } = await import(
	"../../competition/registrations/registrations.notices.ts"
);

const person = (preferredLanguage: User["preferredLanguage"]) =>
	({ firstName: "Reem", lastName: "Saleh", preferredLanguage }) as User;
const common = {
	userId: 7,
	id: "01KBHAAAAAABCDEFGHJKMNPQRS",
	at: Date.parse("2026-12-03T09:00:00Z"),
};
const entered = newNotification(registrationNotice, {
	...common,
	facts: { status: "approved", titleEn: "Kuwait Open", titleAr: "بطولة الكويت" },
});
const requested = newNotification(promotionNotice, {
	...common,
	facts: { status: "promotionRequested", toBelt: "black-1" },
});

const letter = (notification: NotificationRecord, locale: User["preferredLanguage"]) =>
	notificationLetter(notification, person(locale), null);

test("links an email to the page of its notification kind, with that page's label", () => {
	expect(letter(entered, "en").action).toEqual({
		label: "See your registrations",
		url: "http://localhost:3000/registrations",
	});
	expect(letter(entered, "ar").action?.label).toBe("عرض تسجيلاتك");
	expect(letter(requested, "en").action).toEqual({
		label: "See your dashboard",
		url: "http://localhost:3000/me",
	});
	expect(letter(requested, "ar").action?.label).toBe("عرض لوحتك");
});

test("leads guardians to a child's fees, and else to their family", () => {
	const child = { id: 8, firstName: "Layan" };
	const paid = newNotification(feeNotice, {
		...common,
		facts: { status: "received", amount: 5_000, receiptNumber: "2026-00042" },
	});
	expect(letter({ ...paid, child, actionUrl: "/fees" }, "en").action).toEqual({
		label: "See your fees",
		url: "http://localhost:3000/fees",
	});
	for (const copied of [paid, entered])
		expect(letter({ ...copied, child, actionUrl: "/family" }, "en").action).toEqual({
			label: "See your family",
			url: "http://localhost:3000/family",
		});
});

test("says in the email's footer whether people can opt out, and links to the settings", () => {
	expect(letter(requested, "en").foot).toEqual({
		text: "You’re receiving this email because you have an account with us.",
		label: "Choose what we mail you",
		url: "http://localhost:3000/profile#mail",
	});
	expect(letter(entered, "ar").foot?.text).toBe("تصلك هذه الرسائل دائمًا، ويمكنك إيقاف غيرها.");
});

test("names the event, if there is one, in the email's subject", () => {
	expect(letter(entered, "en").subject).toBe("Registration approved: Kuwait Open");
	expect(letter(requested, "en").subject).toBe("Promotion requested");
});

test("stores a notification in a fixed shape", () => {
	expect(requested).toEqual({
		userId: 7,
		id: common.id,
		kind: "promotion",
		params: { status: "promotionRequested", toBelt: "black-1" },
		actionUrl: "/me",
		read: false,
		createdAt: "2026-12-03T09:00:00.000Z",
		expiresAt: Math.floor(common.at / 1000) + 365 * 24 * 60 * 60,
	});
});
