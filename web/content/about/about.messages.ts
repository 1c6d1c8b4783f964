import { messages } from "../../core/language/messages.ts";

export const aboutMessages = messages(
	{
		"about.title": "About the federation",
		"about.lead": "Who leads the federation, what it stands for, and how it trains.",
		"about.loading": "Loading about information...",
		"about.start": "Come and train with us",
		"about.startText": "Find a coach near you, or see when and where classes take place.",
		"about.coaches": "Meet our coaches",
		"about.classes": "See the classes",
	},
	{
		"about.title": "عن الاتحاد",
		"about.lead": "من يقود الاتحاد، وما يؤمن به، وكيف يتدرب.",
		"about.loading": "جارٍ تحميل معلومات الاتحاد...",
		"about.start": "تدرّب معنا",
		"about.startText": "ابحث عن مدرب قريب منك، أو اطّلع على مواعيد الحصص وأماكنها.",
		"about.coaches": "تعرّف على مدربينا",
		"about.classes": "جدول الحصص",
	},
);
