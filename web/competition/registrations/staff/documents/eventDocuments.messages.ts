import { messages } from "../../../../core/language/messages.ts";

/** Texts of the documents of an event's entrants. */
export const eventDocumentsMessages = messages(
	{
		"eventDocuments.list": "Documents",
		"eventDocuments.asks":
			"{kind, select, medical {A medical certificate} identity {An identity document} other {A consent}} that is valid on {day} is required.",
		"eventDocuments.none": "This event requires no document.",
		"eventDocuments.noneText": "Require one in the settings of the event, under Registration.",
		"eventDocuments.nobody": "Nobody has registered yet.",
		"eventDocuments.noMatch": "Nobody matches these filters.",
		"eventDocuments.filter": "Document",
		"eventDocuments.all": "All",
		"eventDocuments.missing": "Missing",
		"eventDocuments.expiring": "Expires before the event",
		"eventDocuments.valid": "Valid",
		"eventDocuments.dojo": "Dojo",
		"eventDocuments.allDojos": "All dojos",
		"eventDocuments.before": "Expires before",
		"eventDocuments.name": "Name",
		"eventDocuments.state": "Document",
		"eventDocuments.until": "Valid until",
		"eventDocuments.forever": "No end",
		"eventDocuments.ask":
			"{count, plural, one {Ask # person for it} other {Ask these # people for it}}",
		"eventDocuments.askTitle":
			"{count, plural, one {Ask # person for the document?} other {Ask # people for the document?}}",
		"eventDocuments.askText":
			"{count, plural, one {The person or a guardian gets a notification and an email, at most once a day.} other {Each person or a guardian gets a notification and an email, at most once a day.}}",
		"eventDocuments.askSubmit": "Ask",
		"eventDocuments.requested":
			"{count, plural, =0 {Nobody was asked} one {# person was asked} other {# people were asked}}",
		"eventDocuments.requestedBefore":
			"{count, plural, one {# person was asked earlier today.} other {# people were asked earlier today.}}",
		"eventDocuments.upload": "Documents of {name}",
	},
	{
		"eventDocuments.list": "المستندات",
		"eventDocuments.asks":
			"تلزم {kind, select, medical {شهادة طبية سارية} identity {هوية سارية} other {موافقة سارية}} في {day}.",
		"eventDocuments.none": "لا تشترط هذه الفعالية أي مستند.",
		"eventDocuments.noneText": "يمكن اشتراط مستند في إعدادات الفعالية، ضمن التسجيل.",
		"eventDocuments.nobody": "لم يسجّل أحد بعد.",
		"eventDocuments.noMatch": "لا أحد بهذه المواصفات.",
		"eventDocuments.filter": "المستند",
		"eventDocuments.all": "الكل",
		"eventDocuments.missing": "ناقص",
		"eventDocuments.expiring": "تنتهي صلاحيته قبل الفعالية",
		"eventDocuments.valid": "ساري المفعول",
		"eventDocuments.dojo": "الدوجو",
		"eventDocuments.allDojos": "كل الدوجوهات",
		"eventDocuments.before": "تنتهي صلاحيته قبل",
		"eventDocuments.name": "الاسم",
		"eventDocuments.state": "المستند",
		"eventDocuments.until": "ساري حتى",
		"eventDocuments.forever": "بلا نهاية",
		"eventDocuments.ask":
			"{count, plural, zero {طلب المستند} one {طلب المستند من شخص واحد} two {طلب المستند من شخصين} few {طلب المستند من # أشخاص} many {طلب المستند من # شخصًا} other {طلب المستند من # شخص}}",
		"eventDocuments.askTitle":
			"{count, plural, zero {طلب المستند؟} one {طلب المستند من شخص واحد؟} two {طلب المستند من شخصين؟} few {طلب المستند من # أشخاص؟} many {طلب المستند من # شخصًا؟} other {طلب المستند من # شخص؟}}",
		"eventDocuments.askText":
			"{count, plural, zero {لا يصل شيء إلى أحد.} one {يصل إلى الشخص أو ولي أمره إشعار ورسالة، مرة في اليوم على الأكثر.} two {يصل إلى كل منهما أو ولي أمره إشعار ورسالة، مرة في اليوم على الأكثر.} few {يصل إلى كل منهم أو ولي أمره إشعار ورسالة، مرة في اليوم على الأكثر.} many {يصل إلى كل منهم أو ولي أمره إشعار ورسالة، مرة في اليوم على الأكثر.} other {يصل إلى كل منهم أو ولي أمره إشعار ورسالة، مرة في اليوم على الأكثر.}}",
		"eventDocuments.askSubmit": "طلب المستند",
		"eventDocuments.requested":
			"{count, plural, zero {لم يُطلب من أحد} one {طُلب من شخص واحد} two {طُلب من شخصين} few {طُلب من # أشخاص} many {طُلب من # شخصًا} other {طُلب من # شخص}}",
		"eventDocuments.requestedBefore":
			"{count, plural, zero {لم يُطلب اليوم من أحد قبل ذلك.} one {طُلب اليوم من شخص واحد قبل ذلك.} two {طُلب اليوم من شخصين قبل ذلك.} few {طُلب اليوم من # أشخاص قبل ذلك.} many {طُلب اليوم من # شخصًا قبل ذلك.} other {طُلب اليوم من # شخص قبل ذلك.}}",
		"eventDocuments.upload": "مستندات {name}",
	},
);
