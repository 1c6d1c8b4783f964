import { messages } from "../../core/language/messages.ts";

export const landingMessages = messages(
	{
		"landing.welcome": "Welcome to the dojo",
		"landing.intro":
			"Kyokushin is full-contact karate, and a way to grow for life. We bring together the dojos of Kuwait, from the first white belt to the national team.",
		"landing.findClass": "Find a class",
		"landing.seeEvents": "See upcoming events",
		"landing.about": "What Kyokushin means",
		"landing.aboutText":
			"Kyokushin means “the ultimate truth”. Masutatsu Oyama founded it in Japan and gave it full contact without gloves, demanding training, and deep respect. You will hear one word again and again: Osu, to persevere.",
		"landing.aboutMore": "About the federation and its leadership",
		"landing.aboutRespect": "Respect",
		"landing.aboutRespectText":
			"Each class begins and ends with a bow: to the dojo, to the teacher, to one another.",
		"landing.aboutStrength": "Strength",
		"landing.aboutStrengthText":
			"Kihon, kata and kumite train body and mind together, at every age.",
		"landing.aboutPatience": "Patience",
		"landing.aboutPatienceText":
			"Ten kyu lead to the black belt. There each student starts to learn anew.",
		"landing.coaches": "Our coaches",
		"landing.coachesText":
			"Each coach of the federation holds a graded belt, is approved by the federation and trains with us all year. There are classes for children, women, beginners and competitors.",
		"landing.coachesMeet": "Meet our coaches",
		"landing.coachesAsk": "Find a class near you",
		"landing.upcoming": "Upcoming events",
		"landing.allEvents": "All events",
		"landing.news": "Latest news",
		"landing.join": "Join",
		"landing.register": "Create an account",
		"landing.joinText":
			"The first class is the hardest: you have to come. Everything else we learn together.",
		"landing.start": "Get Started",
		"landing.contact": "Contact Us",
		"landing.belts": "The path of the belts",
	},
	{
		"landing.welcome": "أهلًا بكم في الدوجو",
		"landing.intro":
			"الكيوكوشن كاراتيه بالالتحام الكامل، وطريق للنمو مدى الحياة. نجمع أندية الكويت تحت سقف واحد، من أول حزام أبيض حتى المنتخب الوطني.",
		"landing.findClass": "ابحث عن حصة",
		"landing.seeEvents": "الفعاليات القادمة",
		"landing.about": "معنى الكيوكوشن",
		"landing.aboutText":
			"تعني كلمة كيوكوشن «الحقيقة المطلقة». أسسها ماسوتاتسو أوياما في اليابان، وميّزها بالالتحام الكامل دون قفازات، والتدريب الشاق، والاحترام العميق. وستسمع فيها كلمة تتكرر دائمًا: «أوس»، أي الصبر والمثابرة.",
		"landing.aboutMore": "عن الاتحاد وقيادته",
		"landing.aboutRespect": "الاحترام",
		"landing.aboutRespectText": "تبدأ كل حصة وتنتهي بالانحناء: للدوجو، وللمعلم، ولزملاء التدريب.",
		"landing.aboutStrength": "القوة",
		"landing.aboutStrengthText": "الكيهون والكاتا والكوميتيه تدرّب الجسد والذهن معًا في كل الأعمار.",
		"landing.aboutPatience": "الصبر",
		"landing.aboutPatienceText": "عشر درجات كيو تقود إلى الحزام الأسود، وعنده يبدأ التعلّم من جديد.",
		"landing.coaches": "مدربونا",
		"landing.coachesText":
			"كل مدرب في الاتحاد حاصل على درجة حزام معتمدة، وموافقة الاتحاد، ويتدرب معنا طوال العام. ولدينا حصص للأطفال والسيدات والمبتدئين والمتنافسين.",
		"landing.coachesMeet": "تعرّف على مدربينا",
		"landing.coachesAsk": "ابحث عن حصة قريبة منك",
		"landing.upcoming": "الفعاليات القادمة",
		"landing.allEvents": "كل الفعاليات",
		"landing.news": "آخر الأخبار",
		"landing.join": "انضم إلينا",
		"landing.register": "إنشاء حساب",
		"landing.joinText": "أصعب حصة هي الأولى: يكفي أن تأتي، وكل ما بعدها نتعلمه معًا.",
		"landing.start": "لدي حساب",
		"landing.contact": "تواصل معنا",
		"landing.belts": "درب الأحزمة",
	},
);
