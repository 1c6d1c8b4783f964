import { messages } from "../../../core/language/messages.ts";

export const applyMessages = messages(
	{
		"apply.title": "Become an Instructor",
		"apply.lead":
			"You train, you can explain, and you want to pass it on? Tell us about yourself. We read each application and answer by mail.",
		"apply.about": "About you",
		"apply.optional": "Your teaching (optional)",
		"apply.account": "Your sign-in",
		"apply.firstName": "First name",
		"apply.lastName": "Last name",
		"apply.email": "Email",
		"apply.phone": "Phone number",
		"apply.belt": "Current belt",
		"apply.chooseBelt": "Please choose",
		"apply.experience": "Experience",
		"apply.experienceHint":
			"How long you have trained, where, and who you have taught: at least 50 characters",
		"apply.choosePicture": "Choose a picture",
		"apply.removePicture": "Remove the picture",
		"apply.pictureHint": "Optional. JPEG, PNG or WebP. You choose the part that we show.",
		"apply.password": "Password",
		"apply.confirm": "Confirm password",
		"apply.submit": "Submit application",
		"apply.submitting": "Submitting...",
		"apply.done": "Application Submitted",
		"apply.doneText":
			"Thank you. Open the link in the email that we have sent you: only then can you sign in. We’ll email you again when we have decided.",
		"apply.failed": "Application Failed",
		"apply.member":
			"You have an account with the federation already. Write to us if you want to teach, and we will make you a coach with it.",
		"apply.write": "Write to us",
	},
	{
		"apply.title": "كن مدربًا",
		"apply.lead":
			"تتدرب وتحسن الشرح وترغب في نقل ما تعلمته؟ حدّثنا عن نفسك. نراجع كل طلب ونجيب عبر البريد الإلكتروني.",
		"apply.about": "معلومات عنك",
		"apply.optional": "عن تدريبك (اختياري)",
		"apply.account": "بيانات الدخول",
		"apply.firstName": "الاسم الأول",
		"apply.lastName": "اسم العائلة",
		"apply.email": "البريد الإلكتروني",
		"apply.phone": "رقم الهاتف",
		"apply.belt": "الحزام الحالي",
		"apply.chooseBelt": "اختر من القائمة",
		"apply.experience": "الخبرة",
		"apply.experienceHint": "منذ متى تتدرب وأين ومن درّبت: ٥٠ حرفًا على الأقل",
		"apply.choosePicture": "اختر صورة",
		"apply.removePicture": "إزالة الصورة",
		"apply.pictureHint": "اختيارية. صورة JPEG أو PNG أو WebP، وتختار الجزء الذي يظهر منها.",
		"apply.password": "كلمة المرور",
		"apply.confirm": "تأكيد كلمة المرور",
		"apply.submit": "إرسال الطلب",
		"apply.submitting": "جارٍ الإرسال...",
		"apply.done": "تم إرسال طلبك",
		"apply.doneText":
			"شكرًا لك. افتح الرابط في الرسالة التي أرسلناها إلى بريدك، ولا يمكنك تسجيل الدخول قبل ذلك. وسنخبرك بقرارنا عبر البريد أيضًا.",
		"apply.failed": "تعذّر إرسال الطلب",
		"apply.member": "لديك حساب في الاتحاد. إذا رغبت في التدريب فراسلنا لنجعلك مدربًا بحسابك نفسه.",
		"apply.write": "راسلنا",
	},
);
