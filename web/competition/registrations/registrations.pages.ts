import { definePages } from "../../core/definePages.ts";

export default definePages({
	entries: {
		component: "competition/registrations/staff/EntriesPage.tsx",
		head: {
			en: { title: "Entries", description: "Who has registered for an event." },
			ar: { title: "المسجّلون", description: "المسجّلون في الفعالية." },
		},
	},
	eventDocuments: {
		component: "competition/registrations/staff/documents/EventDocumentsPage.tsx",
		head: {
			en: { title: "Documents of an event", description: "Who has the required document." },
			ar: { title: "مستندات الفعالية", description: "من لديه المستند المطلوب." },
		},
	},
	desk: {
		component: "competition/registrations/staff/desk/DeskPage.tsx",
		head: {
			en: { title: "Entry desk", description: "Enter somebody for an event." },
			ar: { title: "مكتب التسجيل", description: "تسجيل المشاركين في الفعالية." },
		},
	},
	registrations: {
		component: "community/family/entries/FamilyRegistrationsPage.tsx",
		head: {
			en: { title: "My registrations", description: "The events that you have registered for." },
			ar: { title: "تسجيلاتي", description: "الفعاليات التي سجّلت فيها." },
		},
	},
	agree: {
		component: "competition/registrations/own/agree/AgreePage.tsx",
		head: {
			en: {
				title: "Agree to a registration",
				description: "A guardian agrees to a child's registration.",
			},
			ar: { title: "الموافقة على تسجيل", description: "يوافق ولي الأمر على تسجيل الطفل." },
		},
	},
});
