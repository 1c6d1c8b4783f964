import { federationName } from "#shared/core/federation.ts";
import type { Locale } from "#shared/core/locales.ts";
import { excerpt } from "#shared/core/texts/excerpt.ts";
import { type PageName, pageAt } from "#shared/pages.ts";
import { type Head, subjects } from "./head/subjects.ts";

const home: Record<Locale, Head> = {
	en: {
		title: "Full-contact karate for all ages",
		description:
			"News, tournaments, gradings and training of the Kyokushin karate federation in Kuwait.",
	},
	ar: {
		title: "كاراتيه الكيوكوشن لجميع الأعمار",
		description: `أخبار ${federationName.ar} وبطولاته واختبارات أحزمته وتدريباته.`,
	},
};

/** Pages about one record take its title once it is known: see subjects.ts. */
const heads: Record<PageName, Record<Locale, Head>> = {
	home,
	welcome: home,
	news: {
		en: {
			title: "News",
			description: "What happens in the federation, and what its people achieve.",
		},
		ar: { title: "الأخبار", description: "ما يجري في الاتحاد، وإنجازات منتسبيه." },
	},
	article: {
		en: { title: "News article", description: `News of ${federationName.en}.` },
		ar: { title: "خبر", description: `من أخبار ${federationName.ar}.` },
	},
	events: {
		en: {
			title: "Events",
			description: "Tournaments, seminars, gradings and camps: dates, places and registration.",
		},
		ar: {
			title: "الفعاليات",
			description: "البطولات والدورات واختبارات الأحزمة والمعسكرات: المواعيد والأماكن والتسجيل.",
		},
	},
	schedule: {
		en: { title: "Annual plan", description: "What we train and work towards, month by month." },
		ar: { title: "الخطة السنوية", description: "برنامج التدريب وأهدافه شهرًا بشهر." },
	},
	about: {
		en: {
			title: "About & Leadership",
			description:
				"Who leads the Kyokushin karate federation in Kuwait, what it stands for and how it trains.",
		},
		ar: {
			title: "عن الاتحاد وقيادته",
			description: "قيادة اتحاد كاراتيه الكيوكوشن في الكويت، وقيمه، وطريقة التدريب فيه.",
		},
	},
	nationalTeam: {
		en: {
			title: "National team",
			description: "The athletes who compete for Kuwait: belts, weights and titles.",
		},
		ar: {
			title: "المنتخب الوطني",
			description: "لاعبو ولاعبات منتخب الكويت: الأحزمة والأوزان والألقاب.",
		},
	},
	player: {
		en: {
			title: "Athlete",
			description: "An athlete of the national team: belt, achievements and championships.",
		},
		ar: { title: "ملف اللاعب", description: "من المنتخب الوطني: الحزام والإنجازات والبطولات." },
	},
	members: {
		en: {
			title: "Members",
			description: "The members of the federation who want to be listed, by belt and name.",
		},
		ar: { title: "الأعضاء", description: "أعضاء الاتحاد الراغبون في الظهور، بحسب الحزام والاسم." },
	},
	classes: {
		en: {
			title: "Training classes",
			description: "When and where we train: the week's classes, dojo by dojo.",
		},
		ar: { title: "حصص التدريب", description: "مواعيد التدريب وأماكنه: حصص الأسبوع في كل دوجو." },
	},
	judges: {
		en: {
			title: "Judges",
			description: "The federation's active judges, their levels, belts and specializations.",
		},
		ar: { title: "الحكام", description: "حكام الاتحاد النشطون ومستوياتهم وأحزمتهم وتخصصاتهم." },
	},
	coaches: {
		en: {
			title: "Our coaches",
			description:
				"The approved coaches of the federation, what they teach, and how to become one of them.",
		},
		ar: {
			title: "مدربونا",
			description: "مدربو الاتحاد المعتمدون وتخصصاتهم وكيف تصبح واحدًا منهم.",
		},
	},
	login: {
		en: { title: "Sign In", description: "Sign in to your member portal." },
		ar: { title: "تسجيل الدخول", description: "الدخول إلى بوابة الأعضاء." },
	},
	register: {
		en: {
			title: "Create an account",
			description: "Sign up to enter events and follow your belts and classes.",
		},
		ar: { title: "إنشاء حساب", description: "أنشئ حسابك لتسجّل في الفعاليات وتتابع أحزمتك وحصصك." },
	},
	registerConfirm: {
		en: { title: "Confirm your address", description: "Confirm your email address and sign in." },
		ar: { title: "تأكيد بريدك", description: "أكّد بريدك الإلكتروني وادخل إلى حسابك." },
	},
	forgotPassword: {
		en: { title: "Forgot password", description: "Ask for a link to choose a new password." },
		ar: { title: "نسيت كلمة المرور", description: "اطلب رابطًا لاختيار كلمة مرور جديدة." },
	},
	resetPassword: {
		en: { title: "New password", description: "Choose a new password." },
		ar: { title: "كلمة مرور جديدة", description: "اختر كلمة مرور جديدة." },
	},
	confirmEmail: {
		en: { title: "Confirm your email address", description: "Confirm a new email address." },
		ar: { title: "تأكيد البريد الإلكتروني", description: "تأكيد بريد إلكتروني جديد." },
	},
	agree: {
		en: {
			title: "Agree to a registration",
			description: "A guardian agrees to a child's registration.",
		},
		ar: { title: "الموافقة على تسجيل", description: "يوافق ولي الأمر على تسجيل الطفل." },
	},
	undoEmail: {
		en: { title: "Take your address back", description: "Undo a change of your email address." },
		ar: { title: "استعادة بريدك الإلكتروني", description: "التراجع عن تغيير بريدك الإلكتروني." },
	},
	profile: {
		en: { title: "My profile", description: "Who you are on this site, and what you get by mail." },
		ar: { title: "ملفي الشخصي", description: "بياناتك في هذا الموقع وما يصلك بالبريد." },
	},
	account: {
		en: { title: "Account security", description: "How you sign in, and where you are signed in." },
		ar: { title: "أمان الحساب", description: "طريقة تسجيل دخولك والأجهزة التي سجّلت الدخول منها." },
	},
	claim: {
		en: {
			title: "My record at the federation",
			description: "Join a record in the books with your account.",
		},
		ar: { title: "سجلي لدى الاتحاد", description: "اربط سجلك لدى الاتحاد بحسابك." },
	},
	claims: {
		en: {
			title: "Claims of records",
			description: "Who says that a record in the books is theirs.",
		},
		ar: { title: "طلبات ربط السجلات", description: "من يذكرون أن سجلًا لدى الاتحاد يعود إليهم." },
	},
	accounts: {
		en: {
			title: "Account help",
			description: "End somebody's sessions, or help them sign in again.",
		},
		ar: {
			title: "مساعدة الحسابات",
			description: "إنهاء جلسات أحد الأعضاء أو مساعدته في الدخول من جديد.",
		},
	},
	duplicates: {
		en: {
			title: "Duplicates",
			description: "People who may be there twice, and those who were merged.",
		},
		ar: {
			title: "السجلات المكررة",
			description: "أشخاص قد يكونون مسجّلين مرتين، وما دُمج من سجلات.",
		},
	},
	importMembers: {
		en: {
			title: "Import members",
			description: "Members from an Excel or CSV file, looked at row by row.",
		},
		ar: {
			title: "استيراد الأعضاء",
			description: "إضافة الأعضاء من ملف بعد مراجعة كل صف، مع إمكانية التراجع.",
		},
	},
	people: {
		en: {
			title: "People",
			description: "Everybody in the federation, found and filtered by staff.",
		},
		ar: { title: "الأشخاص", description: "جميع من في الاتحاد، بالبحث والتصفية، لفريق الإدارة." },
	},
	person: {
		en: { title: "Person", description: "Somebody's record, and what staff can do with it." },
		ar: { title: "ملف الشخص", description: "بيانات الشخص وما يمكن للإدارة فعله بها." },
	},
	student: {
		en: {
			title: "Student",
			description: "A student's particulars, belts, classes and registrations.",
		},
		ar: { title: "الطالب", description: "بيانات الطالب وأحزمته وحصصه وتسجيلاته." },
	},
	changePassword: {
		en: { title: "New password", description: "Choose a new password." },
		ar: { title: "كلمة مرور جديدة", description: "اختر كلمة مرور جديدة." },
	},
	privacy: {
		en: {
			title: "Privacy policy",
			description: "Which data we keep, why, and what you can ask of us.",
		},
		ar: { title: "سياسة الخصوصية", description: "البيانات التي نحتفظ بها وسبب ذلك وحقوقك لدينا." },
	},
	terms: {
		en: { title: "Terms", description: "The terms of this site and of registering for events." },
		ar: { title: "الشروط والأحكام", description: "شروط استخدام الموقع والتسجيل في الفعاليات." },
	},
	registrations: {
		en: { title: "My registrations", description: "The events that you have registered for." },
		ar: { title: "تسجيلاتي", description: "الفعاليات التي سجّلت فيها." },
	},
	notifications: {
		en: { title: "Notifications", description: "What happened with your registrations." },
		ar: { title: "الإشعارات", description: "كل جديد عن تسجيلاتك." },
	},
	dashboard: {
		en: { title: "Dashboard", description: "What waits for you." },
		ar: { title: "لوحة التحكم", description: "كل ما ينتظرك." },
	},
	own: {
		en: { title: "My dashboard", description: "Your belt and your registrations." },
		ar: { title: "لوحتي", description: "حزامك وتسجيلاتك." },
	},
	coachDashboard: {
		en: { title: "Coach Dashboard", description: "Your classes, your students and your week." },
		ar: { title: "لوحة المدرب", description: "حصصك وطلابك وجدولك الأسبوعي." },
	},
	adminDashboard: {
		en: {
			title: "Admin Dashboard",
			description: "Everything that waits for the federation's staff.",
		},
		ar: { title: "لوحة الإدارة", description: "كل ما ينتظر إدارة الاتحاد." },
	},
	superAdminDashboard: {
		en: {
			title: "Super Admin Dashboard",
			description: "Everything that the federation's head office looks after.",
		},
		ar: { title: "لوحة الإدارة العليا", description: "كل ما تتولاه الإدارة العليا للاتحاد." },
	},
	messages: {
		en: { title: "Messages", description: "What visitors write by the contact form." },
		ar: { title: "الرسائل", description: "ما يكتبه الزوار عبر نموذج التواصل." },
	},
	broadcasts: {
		en: {
			title: "Messages to many",
			description: "Messages to members, students, entrants or who owes a fee.",
		},
		ar: {
			title: "الرسائل الجماعية",
			description: "رسائل إلى الأعضاء أو الطلاب أو المسجّلين أو من عليهم رسوم.",
		},
	},
	membership: {
		en: {
			title: "Membership fees",
			description: "Who has paid, who owes, and every payment with its receipt.",
		},
		ar: { title: "رسوم العضوية", description: "من دفع، ومن عليه رسوم، وكل دفعة مع إيصالها." },
	},
	audit: {
		en: { title: "Audit log", description: "Who changed what, and when." },
		ar: { title: "سجل التغييرات", description: "من غيّر ماذا ومتى." },
	},
	settings: {
		en: { title: "Settings", description: "What holds for the whole federation." },
		ar: { title: "الإعدادات", description: "ما يسري على الاتحاد كله." },
	},
	event: {
		en: { title: "Event", description: "Date, place, classes and registration of an event." },
		ar: { title: "الفعالية", description: "موعد الفعالية ومكانها وفئاتها والتسجيل فيها." },
	},
	attendance: {
		en: { title: "Attendance", description: "Who is present in a training class." },
		ar: { title: "الحضور", description: "من حضر حصة التدريب." },
	},
	entries: {
		en: { title: "Entries", description: "Who has registered for an event." },
		ar: { title: "المسجّلون", description: "المسجّلون في الفعالية." },
	},
	desk: {
		en: { title: "Entry desk", description: "Enter somebody for an event." },
		ar: { title: "مكتب التسجيل", description: "تسجيل المشاركين في الفعالية." },
	},
	classList: {
		en: { title: "Class list", description: "Who is in a class, to be printed." },
		ar: { title: "قائمة الحصة", description: "قائمة المسجّلين في الحصة للطباعة." },
	},
	family: {
		en: { title: "My family", description: "Your children with us, and what you do for them." },
		ar: { title: "عائلتي", description: "أطفالك المسجّلون لدينا وما تقوم به نيابةً عنهم." },
	},
	child: {
		en: {
			title: "My child",
			description: "Classes, registrations, belts and documents of your child.",
		},
		ar: { title: "طفلي", description: "حصص طفلك وتسجيلاته وأحزمته ومستنداته." },
	},
	familyEntries: {
		en: { title: "Enter my family", description: "Enter your children for an event." },
		ar: { title: "تسجيل العائلة", description: "سجّل أطفالك في الفعالية." },
	},
	squad: {
		en: { title: "My students", description: "Enter your students for an event." },
		ar: { title: "طلابي", description: "سجّل طلابك في الفعالية." },
	},
};

const notFound: Record<Locale, Head> = {
	en: { title: "404 Page Not Found", description: "This page does not exist." },
	ar: { title: "٤٠٤ – الصفحة غير موجودة", description: "هذه الصفحة غير موجودة." },
};

/** Search engines and chats cut longer descriptions. */
const mostOfDescription = 200;

/**
 * Title and description of a page, without the federation's name. `thing` is the page's record:
 * null if its id does not exist, undefined while unknown.
 */
export function ownHead(path: string, locale: Locale, thing: unknown): Head {
	const page = pageAt(path);
	if (!page || thing === null) return notFound[locale];
	const subject = subjects[page.name];
	const { title, description } =
		subject && thing ? subject.head(thing, locale) : heads[page.name][locale];
	return {
		title,
		description: excerpt(description || heads[page.name][locale].description, mostOfDescription),
	};
}

/** Title with the federation's name, as tabs and search engines show it. */
export function headOf(path: string, locale: Locale, thing: unknown): Head {
	const { title, description } = ownHead(path, locale, thing);
	return { title: `${title} | ${federationName[locale]}`, description };
}
