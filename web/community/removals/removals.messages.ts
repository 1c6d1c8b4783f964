import { messages } from "../../core/language/messages.ts";

/** Texts of deleting a person. */
export const removalsMessages = messages(
	{
		"removals.title": "Delete {name}?",
		"removals.sure":
			"Are you sure you want to permanently delete {name}? This action cannot be undone and will remove all associated data.",
		"removals.goes": "What is deleted",
		"removals.account": "The account: name, address, phone, picture and sign-in",
		"removals.going.registrations":
			"{count, plural, one {# event entry; its place goes to the next in line} other {# event entries; their places go to the next in line}}",
		"removals.going.enrollments":
			"{count, plural, one {# enrolment in a class; the place goes to the next in line} other {# enrolments in classes; the places go to the next in line}}",
		"removals.going.promotions": "{count, plural, one {# belt record} other {# belt records}}",
		"removals.going.notifications": "{count, plural, one {# notification} other {# notifications}}",
		"removals.going.judgeAssignments":
			"{count, plural, one {# judging assignment} other {# judging assignments}}",
		"removals.going.athletes":
			"{count, plural, one {the page on the national team} other {# pages on the national team}}",
		"removals.openFees": "{amount} of open fees: no one owes them any longer",
		"removals.credit": "{amount} of credit: refund it first",
		"removals.receipts":
			"{count, plural, one {# payment with its receipt, under the number {id, number, ::group-off}} other {# payments with their receipts, under the number {id, number, ::group-off}}}",
		"removals.handedOver": "What another coach takes over",
		"removals.going.students": "{count, plural, one {# student} other {# students}}",
		"removals.going.classes": "{count, plural, one {# class} other {# classes}}",
		"removals.going.children":
			"{count, plural, one {# child who has no other guardian: name another one first} other {# children who have no other guardian: name another one first}}",
		"removals.successor": "Coach who takes over",
		"removals.chooseSuccessor": "Choose a coach",
		"removals.toTell":
			"{count, plural, =0 {We’ll tell the coach who takes over.} one {We’ll tell the coach who takes over, and # person about their new coach.} other {We’ll tell the coach who takes over, and # people about their new coach.}}",
		"removals.stays": "What stays",
		"removals.trail":
			"The audit trail and totals, under the number {id, number, ::group-off} and without the name",
		"removals.delete": "Delete permanently",
		"removals.deleting": "Deleting...",
		"removals.failed": "Failed to delete user",
		"removals.progress": "{done, number} of {of, plural, one {# step} other {# steps}} done",
		"removals.background":
			"The person can no longer sign in or be found. You can close this; the deletion continues.",
		"removals.close": "Close",
		"removals.deleted": "Person deleted",
	},
	{
		"removals.title": "حذف {name}؟",
		"removals.sure":
			"هل تريد بالتأكيد حذف {name} نهائيًا؟ لا يمكن التراجع عن هذا الإجراء، وستُحذف معه جميع البيانات المرتبطة به.",
		"removals.goes": "ما سيُحذف",
		"removals.account": "الحساب: الاسم والبريد والهاتف والصورة وبيانات تسجيل الدخول",
		"removals.going.registrations":
			"{count, plural, zero {لا تسجيلات} one {تسجيل واحد في فعالية، ويذهب مكانه إلى التالي في الانتظار} two {تسجيلان في فعاليات، ويذهب مكاناهما إلى من يليهما في الانتظار} few {# تسجيلات في فعاليات، وتذهب أماكنها إلى المنتظرين} many {# تسجيلًا في فعاليات، وتذهب أماكنها إلى المنتظرين} other {# تسجيل في فعاليات، وتذهب أماكنها إلى المنتظرين}}",
		"removals.going.enrollments":
			"{count, plural, zero {لا حصص مسجّل فيها} one {تسجيل واحد في حصة، ويذهب مكانه إلى التالي في الانتظار} two {تسجيلان في حصص، ويذهب مكاناهما إلى من يليهما في الانتظار} few {# تسجيلات في حصص، وتذهب أماكنها إلى المنتظرين} many {# تسجيلًا في حصص، وتذهب أماكنها إلى المنتظرين} other {# تسجيل في حصص، وتذهب أماكنها إلى المنتظرين}}",
		"removals.going.promotions":
			"{count, plural, zero {لا سجلات أحزمة} one {سجل حزام واحد} two {سجلا حزام} few {# سجلات أحزمة} many {# سجل حزام} other {# سجل حزام}}",
		"removals.going.notifications":
			"{count, plural, zero {لا إشعارات} one {إشعار واحد} two {إشعاران} few {# إشعارات} many {# إشعارًا} other {# إشعار}}",
		"removals.going.judgeAssignments":
			"{count, plural, zero {لا مهام تحكيم} one {مهمة تحكيم واحدة} two {مهمتا تحكيم} few {# مهام تحكيم} many {# مهمة تحكيم} other {# مهمة تحكيم}}",
		"removals.going.athletes":
			"{count, plural, zero {لا صفحات في المنتخب الوطني} one {صفحته في المنتخب الوطني} two {صفحتان في المنتخب الوطني} few {# صفحات في المنتخب الوطني} many {# صفحة في المنتخب الوطني} other {# صفحة في المنتخب الوطني}}",
		"removals.openFees": "رسوم غير مدفوعة قدرها {amount}، ولن تبقى على أحد",
		"removals.credit": "رصيد قدره {amount}: تلزم إعادة المبلغ أولًا",
		"removals.receipts":
			"{count, plural, zero {لا دفعات} one {دفعة واحدة مع إيصالها، بالرقم {id, number, ::group-off}} two {دفعتان مع إيصاليهما، بالرقم {id, number, ::group-off}} few {# دفعات مع إيصالاتها، بالرقم {id, number, ::group-off}} many {# دفعة مع إيصالاتها، بالرقم {id, number, ::group-off}} other {# دفعة مع إيصالاتها، بالرقم {id, number, ::group-off}}}",
		"removals.handedOver": "ما سيتولاه مدرب آخر",
		"removals.going.students":
			"{count, plural, zero {لا متدربين} one {متدرب واحد} two {متدربان} few {# متدربين} many {# متدربًا} other {# متدرب}}",
		"removals.going.classes":
			"{count, plural, zero {لا حصص} one {حصة واحدة} two {حصتان} few {# حصص} many {# حصة} other {# حصة}}",
		"removals.going.children":
			"{count, plural, zero {لا أطفال بلا ولي أمر} one {طفل واحد لا ولي أمر آخر له: عيّن غيره أولًا} two {طفلان لا ولي أمر آخر لهما: عيّن غيره أولًا} few {# أطفال لا ولي أمر آخر لهم: عيّن غيره أولًا} many {# طفلًا لا ولي أمر آخر لهم: عيّن غيره أولًا} other {# طفل لا ولي أمر آخر لهم: عيّن غيره أولًا}}",
		"removals.successor": "المدرب الذي سيتولى الحصص والطلاب",
		"removals.chooseSuccessor": "اختر مدربًا",
		"removals.toTell":
			"{count, plural, =0 {سنخبر المدرب الذي سيتولى المهمة.} zero {سنخبر المدرب الذي سيتولى المهمة.} one {سنخبر المدرب الذي سيتولى المهمة، وشخصًا واحدًا بمدربه الجديد.} two {سنخبر المدرب الذي سيتولى المهمة، وشخصين بمدربهما الجديد.} few {سنخبر المدرب الذي سيتولى المهمة، و# أشخاص بمدربهم الجديد.} many {سنخبر المدرب الذي سيتولى المهمة، و# شخصًا بمدربهم الجديد.} other {سنخبر المدرب الذي سيتولى المهمة، و# شخص بمدربهم الجديد.}}",
		"removals.stays": "ما سيبقى",
		"removals.trail":
			"سجل الإجراءات والأعداد الإجمالية، بالرقم {id, number, ::group-off} ومن دون الاسم",
		"removals.delete": "حذف نهائي",
		"removals.deleting": "جارٍ الحذف...",
		"removals.failed": "تعذّر حذف المستخدم",
		"removals.progress":
			"اكتمل {done, number} من {of, plural, zero {# خطوة} one {خطوة واحدة} two {خطوتين} few {# خطوات} many {# خطوة} other {# خطوة}}",
		"removals.background":
			"لم يعد بإمكان هذا الشخص تسجيل الدخول ولا يظهر في البحث. يمكنك إغلاق هذه النافذة، وسيستمر الحذف تلقائيًا.",
		"removals.close": "إغلاق",
		"removals.deleted": "حُذف الشخص",
	},
);
