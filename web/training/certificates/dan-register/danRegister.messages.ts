import { messages } from "../../../core/language/messages.ts";

export const danRegisterMessages = messages(
	{
		"danRegister.title": "Register of dan ranks",
		"danRegister.lead":
			"The federation’s black belts who agreed to be named here. If you hold a dan rank, you can join them from your profile.",
		"danRegister.check": "Check a certificate",
		"danRegister.since": "Since {date}",
		"danRegister.number": "Certificate {number}",
		"danRegister.none": "Nobody is in the register yet.",
		"danRegister.loading": "Loading the register",
	},
	{
		"danRegister.title": "سجل درجات الدان",
		"danRegister.lead":
			"حملة الحزام الأسود في الاتحاد الذين وافقوا على ذكر أسمائهم هنا. إذا كنت تحمل درجة دان فيمكنك الانضمام إليهم من ملفك الشخصي.",
		"danRegister.check": "التحقق من شهادة",
		"danRegister.since": "منذ {date}",
		"danRegister.number": "الشهادة {number}",
		"danRegister.none": "لا أحد في السجل بعد.",
		"danRegister.loading": "جارٍ تحميل السجل",
	},
);
