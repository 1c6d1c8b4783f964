import { messages } from "../../../core/language/messages.ts";

/** Texts of what staff do with selected people. */
export const bulkPeopleMessages = messages(
	{
		"bulk.selectAll": "Select all {count, number} found",
		"bulk.message": "Message",
		"bulk.export": "Export",
		"bulk.setCoach": "Set coach",
		"bulk.setDojo": "Set dojo",
		"bulk.coachTitle":
			"{count, plural, one {Set the coach of # person} other {Set the coach of # people}}",
		"bulk.coachText":
			"They leave their present coach. Each person, the new coach and the former coach get a notification. This can’t be undone; you can set another coach.",
		"bulk.coachSet": "{count, plural, one {Coach of # person set} other {Coach of # people set}}",
		"bulk.dojoTitle":
			"{count, plural, one {Set the dojo of # person} other {Set the dojo of # people}}",
		"bulk.dojoText": "Their record and the public list show this dojo. Nobody is notified.",
		"bulk.dojoSet": "{count, plural, one {Dojo of # person set} other {Dojo of # people set}}",
		"bulk.save": "Set",
		"bulk.saving": "Setting...",
	},
	{
		"bulk.selectAll": "اختيار كل النتائج ({count, number})",
		"bulk.message": "مراسلة",
		"bulk.export": "تصدير",
		"bulk.setCoach": "تحديد المدرب",
		"bulk.setDojo": "تحديد الدوجو",
		"bulk.coachTitle":
			"{count, plural, zero {تحديد المدرب} one {تحديد مدرب شخص واحد} two {تحديد مدرب شخصين} few {تحديد مدرب # أشخاص} many {تحديد مدرب # شخصًا} other {تحديد مدرب # شخص}}",
		"bulk.coachText":
			"يتركون مدربهم الحالي. يصل إشعار إلى كل شخص وإلى المدرب الجديد والمدرب السابق. لا يمكن التراجع عن ذلك، ويمكنك تحديد مدرب آخر.",
		"bulk.coachSet":
			"{count, plural, zero {لم يُحدَّد مدرب لأحد} one {حُدِّد مدرب شخص واحد} two {حُدِّد مدرب شخصين} few {حُدِّد مدرب # أشخاص} many {حُدِّد مدرب # شخصًا} other {حُدِّد مدرب # شخص}}",
		"bulk.dojoTitle":
			"{count, plural, zero {تحديد الدوجو} one {تحديد دوجو شخص واحد} two {تحديد دوجو شخصين} few {تحديد دوجو # أشخاص} many {تحديد دوجو # شخصًا} other {تحديد دوجو # شخص}}",
		"bulk.dojoText": "يظهر هذا الدوجو في سجلاتهم وفي القائمة العامة. لا يصل إشعار إلى أحد.",
		"bulk.dojoSet":
			"{count, plural, zero {لم يُحدَّد دوجو لأحد} one {حُدِّد دوجو شخص واحد} two {حُدِّد دوجو شخصين} few {حُدِّد دوجو # أشخاص} many {حُدِّد دوجو # شخصًا} other {حُدِّد دوجو # شخص}}",
		"bulk.save": "تحديد",
		"bulk.saving": "جارٍ التحديد...",
	},
);
