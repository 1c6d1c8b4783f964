import { messages } from "../../../../core/language/messages.ts";

/** The entry desk, where staff enter people on site. */
export const deskMessages = messages(
	{
		"desk.title": "Entry desk: {title}",
		"desk.intro":
			"Find a person, choose their event class, and register them. They get the same messages as if they had registered themselves.",
		"desk.back": "Back to the entries",
		"desk.changeDeadline": "Change the deadline",
		"desk.people": "People to enter",
		"desk.added": "{name} is on the list",
		"desk.removed": "{name} is off the list",
		"desk.draft": "This event is a draft. Publish it, and people can be entered.",
		"desk.start": "Nobody is chosen yet. Search for the people to enter.",
	},
	{
		"desk.title": "مكتب التسجيل: {title}",
		"desk.intro": "ابحث عن الشخص، واختر فئته، ثم سجّله. ويصله إشعار بذلك كأنه سجّل بنفسه.",
		"desk.back": "العودة إلى المسجّلين",
		"desk.changeDeadline": "تغيير آخر موعد",
		"desk.people": "من سيُسجَّل",
		"desk.added": "أُضيف إلى القائمة: {name}",
		"desk.removed": "أُزيل من القائمة: {name}",
		"desk.draft": "هذه الفعالية مسودة. انشرها ليمكن التسجيل فيها.",
		"desk.start": "لم تختر أحدًا بعد. ابحث عمّن سيشارك.",
	},
);
