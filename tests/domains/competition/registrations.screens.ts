import { agreeMessages } from "#web/competition/registrations/own/agree/agree.messages.ts";
import { offerMessages } from "#web/competition/registrations/own/offers/offers.messages.ts";
import { eventDocumentsMessages } from "#web/competition/registrations/staff/documents/eventDocuments.messages.ts";
import { call } from "../../core/api.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { createEventForTest } from "../../core/events.ts";
import { createAgreementRequestForTest } from "../../core/families.ts";
import { heading, member, type Screen, staff } from "../screen.ts";

const asking = await createEventForTest({
	titleEn: "Paper Cup",
	titleAr: "كأس المستندات",
	requiredDocument: "medical",
});
const { coach, student } = await createStudentForTest();
await call("POST", `/events/${asking.id}/registrations/bulk`, {
	cookie: coach.cookie,
	body: [{ userId: student.id, classId: null }] as never,
});

export default [
	{
		name: "the documents of an event's entrants",
		path: `/events/${asking.id}/documents`,
		titles: { en: "Documents of an event", ar: "مستندات الفعالية" },
		session: staff,
		open: async (page, language) => {
			await page
				.getByRole("table", { name: eventDocumentsMessages[language]["eventDocuments.list"] })
				.waitFor();
		},
	},
	{
		name: "one's own registrations",
		path: "/registrations",
		titles: { en: "My registrations", ar: "تسجيلاتي" },
		session: member,
		open: heading(offerMessages, "offer.title"),
	},
	{
		name: "a child's entry to agree to",
		path: "/agree",
		titles: { en: "Agree to a registration", ar: "الموافقة على تسجيل" },
		open: async (page, language) => {
			const { token } = await createAgreementRequestForTest();
			await page.goto("about:blank");
			await page.goto(`/agree#token=${token}`);
			await heading(agreeMessages, "agree.title")(page, language);
		},
	},
] satisfies Screen[];
