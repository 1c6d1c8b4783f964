import { messages } from "../../../core/language/messages.ts";

/** Texts of managing the classes of an event. */
export const manageEventClassMessages = messages(
	{
		"manageEventClass.manage": "Manage event classes",
		"manageEventClass.none":
			"This event has no event classes: people register for it as a whole. Add event classes to say who may enter what.",
		"manageEventClass.copy": "Duplicate",
		"manageEventClass.copyOf": "Duplicate {name}",
		"manageEventClass.add": "Add Class",
		"manageEventClass.addSeveral": "Add several",
		"manageEventClass.addAnother": "Save and add another",
		"manageEventClass.addTo": "Add Class: {title}",
		"manageEventClass.addTitle": "Add Event Class for: {title}",
		"manageEventClass.editTitle": "Edit event class: {name}",
		"manageEventClass.entriesOf": "Entries of {name}",
		"manageEventClass.waiting": "waiting list",
		"manageEventClass.taken": "{taken, number} / {max, number}",
		"manageEventClass.takenUnlimited": "{taken, number} / ∞",
		"manageEventClass.name": "Event class name",
		"manageEventClass.description": "Description",
		"manageEventClass.max": "Max participants",
		"manageEventClass.maxHint": "0 = no limit",
		"manageEventClass.waitingList": "Waiting list",
		"manageEventClass.waitingListHint":
			"When the event class or the event is full, people can wait for a place.",
		"manageEventClass.who": "Who may enter",
		"manageEventClass.whoHint": "Leave empty what does not matter. Both ends are included.",
		"manageEventClass.minAge": "From age",
		"manageEventClass.maxAge": "To age",
		"manageEventClass.minBelt": "From belt",
		"manageEventClass.maxBelt": "To belt",
		"manageEventClass.maxBeltHint": "The first rank of a colour lets in the whole colour.",
		"manageEventClass.colours": "Whole colours",
		"manageEventClass.ranks": "Ranks",
		"manageEventClass.minWeight": "From weight (kg)",
		"manageEventClass.maxWeight": "To weight (kg)",
		"manageEventClass.gender": "Gender",
		"manageEventClass.male": "Male",
		"manageEventClass.female": "Female",
		"manageEventClass.readiness": "Competition readiness",
		"manageEventClass.Local": "Local",
		"manageEventClass.International": "International",
		"manageEventClass.Worldwide": "Worldwide",
		"manageEventClass.any": "No restriction",
		"manageEventClass.fit":
			"{count, plural, =0 {Nobody of {people, number} people may enter this event class.} one {# of {people, number} people may enter this event class.} other {# of {people, number} people may enter this event class.}}",
		"manageEventClass.unknown":
			"{count, plural, one {# more may, once their profile is complete.} other {# more may, once their profiles are complete.}}",
		"manageEventClass.leftOut":
			"{count, plural, =0 {Each of the federation’s {people, number} people may enter one of these event classes.} one {# of the federation’s {people, number} people may enter none of these event classes.} other {# of the federation’s {people, number} people may enter none of these event classes.}}",
		"manageEventClass.unweighed": "Weight does not count here: it is stated at entry.",
		"manageEventClass.save": "Save",
		"manageEventClass.added": "Event class added",
		"manageEventClass.saved": "Event class saved",
		"manageEventClass.deleteTitle": "Delete this event class?",
		"manageEventClass.sure":
			"Are you sure you want to permanently delete “{name}”? This action cannot be undone.",
		"manageEventClass.hasEntries":
			"This event class has entries. Move them to another event class or cancel them first, then delete it.",
		"manageEventClass.seeEntries": "See the entries of this event class",
		"manageEventClass.deleted": "Event class deleted",
		"manageEventClass.conflictsTitle":
			"{count, plural, one {Saved. # entry no longer fits} other {Saved. # entries no longer fit}}",
		"manageEventClass.conflictsText":
			"They stay as they are until you decide: move them to another event class, cancel them, or change the event class back.",
		"manageEventClass.done": "Done",
		"manageEventClass.fewer":
			"Together the event classes have {sum, plural, one {# place} other {# places}}, fewer than the event’s {max, number}. Some places at the event can’t be taken.",
		"manageEventClass.more":
			"Together the event classes have {sum, plural, one {# place} other {# places}}, more than the event’s {max, number}. The event may be full before its event classes are.",
	},
	{
		"manageEventClass.manage": "إدارة الفئات",
		"manageEventClass.none":
			"لا فئات في هذه الفعالية، والتسجيل فيها كاملة. أضف فئات لتحدد من يشارك في ماذا.",
		"manageEventClass.copy": "تكرار",
		"manageEventClass.copyOf": "تكرار {name}",
		"manageEventClass.add": "إضافة فئة",
		"manageEventClass.addSeveral": "إضافة عدة فئات",
		"manageEventClass.addAnother": "حفظ وإضافة أخرى",
		"manageEventClass.addTo": "إضافة فئة: {title}",
		"manageEventClass.addTitle": "إضافة فئة إلى: {title}",
		"manageEventClass.editTitle": "تعديل الفئة: {name}",
		"manageEventClass.entriesOf": "المسجّلون في {name}",
		"manageEventClass.waiting": "قائمة انتظار",
		"manageEventClass.taken": "{taken, number} من {max, number}",
		"manageEventClass.takenUnlimited": "{taken, number} من ∞",
		"manageEventClass.name": "اسم الفئة",
		"manageEventClass.description": "الوصف",
		"manageEventClass.max": "الحد الأقصى للمشاركين",
		"manageEventClass.maxHint": "صفر يعني بلا حد",
		"manageEventClass.waitingList": "قائمة انتظار",
		"manageEventClass.waitingListHint":
			"من يأتي بعد اكتمال العدد في الفئة أو الفعالية يمكنه انتظار مكان.",
		"manageEventClass.who": "من يحق له المشاركة",
		"manageEventClass.whoHint": "اترك ما لا يهم فارغًا. الحدّان داخلان في الفئة.",
		"manageEventClass.minAge": "من عمر",
		"manageEventClass.maxAge": "إلى عمر",
		"manageEventClass.minBelt": "من حزام",
		"manageEventClass.maxBelt": "إلى حزام",
		"manageEventClass.maxBeltHint": "أول درجة في اللون تشمل اللون كله.",
		"manageEventClass.colours": "الألوان كاملة",
		"manageEventClass.ranks": "الدرجات",
		"manageEventClass.minWeight": "من وزن (كغم)",
		"manageEventClass.maxWeight": "إلى وزن (كغم)",
		"manageEventClass.gender": "الجنس",
		"manageEventClass.male": "ذكور",
		"manageEventClass.female": "إناث",
		"manageEventClass.readiness": "جاهزية المنافسات",
		"manageEventClass.Local": "محلية",
		"manageEventClass.International": "دولية",
		"manageEventClass.Worldwide": "عالمية",
		"manageEventClass.any": "بلا قيد",
		"manageEventClass.fit":
			"{count, plural, zero {لا تنطبق شروط هذه الفئة على أي شخص من أصل {people, number}.} one {تنطبق الشروط على شخص واحد من أصل {people, number}.} two {تنطبق الشروط على شخصين من أصل {people, number}.} few {تنطبق الشروط على # أشخاص من أصل {people, number}.} many {تنطبق الشروط على # شخصًا من أصل {people, number}.} other {تنطبق الشروط على # شخص من أصل {people, number}.}}",
		"manageEventClass.unknown":
			"{count, plural, zero {ولا أحد غيرهم.} one {وقد تنطبق على شخص آخر إذا أكمل ملفه الشخصي.} two {وقد تنطبق على شخصين آخرين إذا أكملا ملفيهما الشخصيين.} few {وقد تنطبق على # أشخاص آخرين إذا أكملوا ملفاتهم الشخصية.} many {وقد تنطبق على # شخصًا آخر إذا أكملوا ملفاتهم الشخصية.} other {وقد تنطبق على # شخص آخر إذا أكملوا ملفاتهم الشخصية.}}",
		"manageEventClass.leftOut":
			"{count, plural, zero {لكل واحد من أعضاء الاتحاد ({people, number}) فئة تناسبه.} one {شخص واحد من أصل {people, number} لا تناسبه أي فئة.} two {شخصان من أصل {people, number} لا تناسبهما أي فئة.} few {# أشخاص من أصل {people, number} لا تناسبهم أي فئة.} many {# شخصًا من أصل {people, number} لا تناسبهم أي فئة.} other {# شخص من أصل {people, number} لا تناسبهم أي فئة.}}",
		"manageEventClass.unweighed": "لا يُراعى الوزن هنا، إذ يُذكر عند التسجيل.",
		"manageEventClass.save": "حفظ",
		"manageEventClass.added": "أُضيفت الفئة",
		"manageEventClass.saved": "حُفظت الفئة",
		"manageEventClass.deleteTitle": "هل تريد حذف هذه الفئة؟",
		"manageEventClass.sure": "هل أنت متأكد من حذف «{name}» نهائيًا؟ لا يمكن التراجع عن هذا الإجراء.",
		"manageEventClass.hasEntries":
			"في هذه الفئة مسجّلون. انقلهم إلى فئة أخرى أو ألغِ تسجيلهم أولًا، ثم احذفها.",
		"manageEventClass.seeEntries": "عرض المسجّلين في هذه الفئة",
		"manageEventClass.deleted": "حُذفت الفئة",
		"manageEventClass.conflictsTitle":
			"{count, plural, zero {حُفظت الفئة} one {حُفظت. مسجّل واحد لم يعد مستوفيًا للشروط} two {حُفظت. مسجّلان لم يعودا مستوفيين للشروط} few {حُفظت. # مسجّلين لم يعودوا مستوفين للشروط} many {حُفظت. # مسجّلًا لم يعودوا مستوفين للشروط} other {حُفظت. # مسجّل لم يعودوا مستوفين للشروط}}",
		"manageEventClass.conflictsText":
			"تبقى تسجيلاتهم كما هي إلى أن تقرر: انقلهم إلى فئة أخرى أو ألغِ تسجيلهم أو أعد شروط الفئة كما كانت.",
		"manageEventClass.done": "تم",
		"manageEventClass.fewer":
			"مجموع أماكن الفئات {sum, plural, zero {صفر} one {مكان واحد} two {مكانان} few {# أماكن} many {# مكانًا} other {# مكان}}، أي أقل من أماكن الفعالية ({max, number}). ستبقى بعض أماكن الفعالية بلا استخدام.",
		"manageEventClass.more":
			"مجموع أماكن الفئات {sum, plural, zero {صفر} one {مكان واحد} two {مكانان} few {# أماكن} many {# مكانًا} other {# مكان}}، أي أكثر من أماكن الفعالية ({max, number}). قد يكتمل عدد الفعالية قبل اكتمال فئاتها.",
	},
);
