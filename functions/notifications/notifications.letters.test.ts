import type { User } from "../users/user.entity.ts";
import type { NotificationRecord } from "./notification.entity.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { notificationLetter } = await import("./notifications.letters.ts");
const { newNotification } = await import("./newNotification.ts");
const { promotionNotice } = await import("../belts/belts.notices.ts");
const { registrationNotice } = await import("../registrations/registrations.notices.ts");

const person = (preferredLanguage: User["preferredLanguage"]) =>
	({ firstName: "Reem", lastName: "Saleh", preferredLanguage }) as User;
const told = {
	userId: 7,
	id: "01KBHAAAAAABCDEFGHJKMNPQRS",
	at: Date.parse("2026-12-03T09:00:00Z"),
};
const entered = newNotification(registrationNotice, {
	...told,
	facts: { status: "approved", titleEn: "Kuwait Open", titleAr: "بطولة الكويت" },
});
const asked = newNotification(promotionNotice, {
	...told,
	facts: { status: "promotionRequested", toBelt: "black-1" },
});

const letter = (notification: NotificationRecord, locale: User["preferredLanguage"]) =>
	notificationLetter(notification, person(locale), null);

test("a letter leads where its kind of notification leads, and names that place", () => {
	expect(letter(entered, "en").action).toEqual({
		label: "See your registrations",
		url: "http://localhost:3000/registrations",
	});
	expect(letter(entered, "ar").action?.label).toBe("عرض تسجيلاتك");
	expect(letter(asked, "en").action).toEqual({
		label: "See your dashboard",
		url: "http://localhost:3000/me",
	});
	expect(letter(asked, "ar").action?.label).toBe("عرض لوحتك");
});

test("a letter says in its foot whether one can do without it, and where one chooses", () => {
	expect(letter(asked, "en").foot).toEqual({
		text: "You get this mail because you have an account with us.",
		label: "Choose what we mail you",
		url: "http://localhost:3000/profile#mail",
	});
	expect(letter(entered, "ar").foot?.text).toBe(
		"هذا النوع من الرسائل يُرسل دائمًا، أما غيره فيمكنك إيقافه.",
	);
});

test("the subject of a letter names the event where there is one", () => {
	expect(letter(entered, "en").subject).toBe("Registration approved: Kuwait Open");
	expect(letter(asked, "en").subject).toBe("Promotion requested");
});

test("a notification keeps its stored shape", () => {
	expect(asked).toEqual({
		userId: 7,
		id: told.id,
		kind: "promotion",
		params: { status: "promotionRequested", toBelt: "black-1" },
		actionUrl: "/me",
		read: false,
		createdAt: "2026-12-03T09:00:00.000Z",
		expiresAt: Math.floor(told.at / 1000) + 365 * 24 * 60 * 60,
	});
});
