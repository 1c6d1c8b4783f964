import type { AnnualPlanInput } from "#shared/content/annual-plan/annual-plan.schema.ts";

type Month = Omit<AnnualPlanInput, "year" | "month">;

/** January to December. Activities and goals are bilingual lines. */
export const months: readonly Month[] = [
	{
		titleEn: "Foundation Building",
		titleAr: "بناء الأساس",
		descriptionEn:
			"The year begins where karate begins: stances, breathing and the basic techniques, slowly and exactly.",
		descriptionAr:
			"يبدأ العام من حيث يبدأ الكاراتيه: الوقفات والتنفس والتقنيات الأساسية، ببطء وإتقان.",
		activities: [
			"Basics classes · حصص الأساسيات",
			"New Year training · تدريب رأس السنة",
			"Fitness test · اختبار اللياقة",
		],
		goals: ["Firm stances · وقفات ثابتة", "A training habit · المواظبة على التدريب"],
	},
	{
		titleEn: "Spirit and Nation",
		titleAr: "الروح والوطن",
		descriptionEn:
			"Dojos show what they can do at the national holidays, and every class closes with the dojo oath.",
		descriptionAr: "تقدّم الدوجوهات عروضها في الأعياد الوطنية، وتُختتم كل حصة بقسم الدوجو.",
		activities: [
			"National Day demonstration · عرض العيد الوطني",
			"Dojo oath in both languages · قسم الدوجو باللغتين",
			"Visits to schools · زيارات المدارس",
		],
		goals: ["One demonstration per dojo · عرض لكل دوجو", "Fifty new visitors · خمسون زائرًا جديدًا"],
	},
	{
		titleEn: "Technique Development",
		titleAr: "تطوير التقنية",
		descriptionEn:
			"Combinations, footwork and timing with a partner; the first grading of the year closes the month.",
		descriptionAr:
			"التركيبات وحركة القدمين والتوقيت مع الشريك، ويُختتم الشهر بأول اختبار للأحزمة في العام.",
		activities: [
			"Partner drills · تمارين ثنائية",
			"Pad work · التدريب على الدروع",
			"Belt grading · اختبار الأحزمة",
		],
		goals: [
			"Clean combinations · تركيبات نظيفة",
			"Ready for the next belt · الاستعداد للحزام التالي",
		],
	},
	{
		titleEn: "The Month of Kata",
		titleAr: "شهر الكاتا",
		descriptionEn: "One kata a week in every dojo, with its meaning and its application.",
		descriptionAr: "كاتا واحدة كل أسبوع في جميع الدوجوهات مع شرح معانيها وتطبيقاتها.",
		activities: [
			"Kata of the week · كاتا الأسبوع",
			"Bunkai seminar · دورة البونكاي",
			"Kata evening · أمسية الكاتا",
		],
		goals: [
			"Two kata by heart · حفظ اثنتين من الكاتا",
			"Understanding before speed · الفهم قبل السرعة",
			"Team kata · الكاتا الجماعية",
		],
	},
	{
		titleEn: "Competition Preparation",
		titleAr: "الاستعداد للبطولات",
		descriptionEn:
			"Conditioning and sparring under tournament rules, with judges present to explain their decisions.",
		descriptionAr: "إعداد بدني ونزالات وفق لوائح البطولات بحضور الحكام لشرح قراراتهم.",
		activities: [
			"Sparring nights · أمسيات النزال",
			"Rules workshop · ورشة اللوائح",
			"Medical checks · فحوص طبية",
		],
		goals: ["Know the rules · معرفة اللوائح", "Fight with control · قتال منضبط"],
	},
	{
		titleEn: "Test of Strength",
		titleAr: "اختبار القوة",
		descriptionEn:
			"Tournament and grading before the summer: the work of half a year is put to the test.",
		descriptionAr: "بطولة واختبار أحزمة قبل الصيف، حيث يوضع جهد نصف عام على المحك.",
		activities: [
			"Club tournament · بطولة الأندية",
			"Belt grading · اختبار الأحزمة",
			"Families' evening · أمسية العائلات",
		],
		goals: [
			"Every dojo takes part · مشاركة كل دوجو",
			"Respect in victory and defeat · الاحترام في الفوز والخسارة",
		],
	},
	{
		titleEn: "Summer Bootcamp",
		titleAr: "المعسكر الصيفي",
		descriptionEn:
			"Morning training in cool halls, and time for everything that is missed during the school year.",
		descriptionAr: "تدريبات صباحية في صالات مكيّفة، ووقت لكل ما لا يتسع له العام الدراسي.",
		activities: [
			"Five-day bootcamp · معسكر من خمسة أيام",
			"Swimming and stretching · سباحة وإطالة",
			"Film about Kyokushin · فيلم عن الكيوكوشن",
		],
		goals: ["Stay active in the heat · البقاء نشيطين رغم الحر", "New friendships · صداقات جديدة"],
	},
	{
		titleEn: "Rest and Renewal",
		titleAr: "الراحة والتجدد",
		descriptionEn:
			"Lighter classes for body and mind while many families travel; coaches continue their own education.",
		descriptionAr: "حصص خفيفة للجسد والذهن في موسم السفر، فيما يواصل المدربون تطوير أنفسهم.",
		activities: [
			"Mobility classes · حصص المرونة",
			"Coaches' workshop · ورشة المدربين",
			"First-aid course · دورة الإسعافات الأولية",
		],
		goals: ["Recover well · استشفاء جيد", "Every coach certified · اعتماد جميع المدربين"],
	},
	{
		titleEn: "A New Season",
		titleAr: "موسم جديد",
		descriptionEn:
			"Back to school and back to the dojo: beginners' classes open, and the third grading takes place.",
		descriptionAr: "عودة إلى المدارس وإلى الدوجو: تُفتح حصص المبتدئين ويقام اختبار الأحزمة الثالث.",
		activities: [
			"Beginners' month · شهر المبتدئين",
			"Open dojo day · يوم الدوجو المفتوح",
			"Belt grading · اختبار الأحزمة",
		],
		goals: [
			"Eighty new members · ثمانون عضوًا جديدًا",
			"A mentor for each beginner · مرشد لكل مبتدئ",
		],
	},
	{
		titleEn: "Women and Girls in Karate",
		titleAr: "المرأة والفتاة في الكاراتيه",
		descriptionEn:
			"A month that belongs to the women's programme, with open classes, self-defence and role models.",
		descriptionAr: "شهر مخصص لبرنامج السيدات والفتيات: حصص مفتوحة ودفاع عن النفس ونماذج ملهمة.",
		activities: [
			"Self-defence morning · صباح الدفاع عن النفس",
			"Mothers and daughters class · حصة الأمهات والبنات",
			"Women's kata cup · كأس الكاتا للسيدات",
		],
		goals: ["More women coaches · مزيد من المدربات", "Confidence · الثقة بالنفس"],
	},
	{
		titleEn: "Judges and Teams",
		titleAr: "الحكام والفرق",
		descriptionEn:
			"Good competitions need good judges: courses for officials and training for dojo teams side by side.",
		descriptionAr:
			"البطولات الناجحة تحتاج إلى حكام أكفاء: دورات للحكام وتدريب لفرق الدوجوهات جنبًا إلى جنب.",
		activities: [
			"Judges' course · دورة الحكام",
			"Team sparring · نزالات الفرق",
			"Kumite cup · كأس الكوميتيه",
		],
		goals: ["Twenty licensed judges · عشرون حكمًا معتمدًا", "One team per dojo · فريق لكل دوجو"],
	},
	{
		titleEn: "Champions and Thanks",
		titleAr: "الأبطال والشكر",
		descriptionEn:
			"The season's last grading, honours for athletes and volunteers, and a look at the year to come.",
		descriptionAr:
			"آخر اختبار للأحزمة في الموسم وتكريم اللاعبين والمتطوعين ونظرة إلى العام المقبل.",
		activities: [
			"Belt grading · اختبار الأحزمة",
			"Awards evening · أمسية التكريم",
			"Planning day · يوم التخطيط",
		],
		goals: ["Thank every volunteer · شكر كل متطوع", "A plan for the new year · خطة للعام الجديد"],
	},
];
