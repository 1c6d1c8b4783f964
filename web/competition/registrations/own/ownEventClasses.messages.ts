import { messages } from "../../../core/language/messages.ts";

export const ownEventClassesMessages = messages(
	{
		"ownClasses.pick": "Choose an event class. You can enter another afterwards.",
		"ownClasses.pickAnother": "You can enter another event class.",
		"ownClasses.noneFits": "No event class fits you",
		"ownClasses.nearest": "The nearest is “{name}”:",
		"ownClasses.completeFirst": "Complete your profile to see which event classes you can enter:",
	},
	{
		"ownClasses.pick": "اختر فئة، ويمكنك التسجيل في فئة أخرى بعد ذلك.",
		"ownClasses.pickAnother": "يمكنك التسجيل في فئة أخرى.",
		"ownClasses.noneFits": "لا فئة متاحة لك",
		"ownClasses.nearest": "أقربها «{name}»:",
		"ownClasses.completeFirst": "أكمل ملفك الشخصي لمعرفة الفئات المتاحة لك:",
	},
);
