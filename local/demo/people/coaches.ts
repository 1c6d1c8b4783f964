import type { StaffMember } from "../staff.ts";

/** Approved coaches. Each writes in one language; locations are given in both. */
export const coaches: readonly StaffMember[] = [
	{
		email: "coach@demo.test",
		name: [
			["Jassim", "جاسم"],
			["Al-Failakawi", "الفيلكاوي"],
		],
		gender: "male",
		belt: "black-4",
		age: 41,
		language: "en",
		dojoLocation: "Salmiya · السالمية",
		experience:
			"Twenty-two years on the mat, fourteen of them teaching. National kumite squad for six seasons, head of the juniors' programme since it began.",
		bio: "I teach children and beginners most evenings and take the competition group on Saturdays. My students learn to stand well before they learn to hit hard; the rest follows with patience.",
	},
	{
		email: "coach2@demo.test",
		specializations: ["Advanced", "Adults"],
		languagesSpoken: ["Arabic", "English"],
		name: [
			["Abdulaziz", "عبدالعزيز"],
			["Behbehani", "بهبهاني"],
		],
		gender: "male",
		belt: "black-6",
		age: 58,
		language: "ar",
		dojoLocation: "Kuwait City · مدينة الكويت",
		experience:
			"أكثر من خمسة وثلاثين عامًا في الكيوكوشن، منها خمسة وعشرون عامًا في التدريب وإعداد المدربين والإشراف على اختبارات الأحزمة السوداء.",
		bio: "بدأت التدريب طالبًا في الجامعة ولم أتوقف يومًا عن التعلّم. أؤمن بأن الأساسيات هي سر الإتقان، وأن المدرب الجيد يُعرف بأخلاق طلابه قبل نتائجهم.",
	},
	{
		email: "coach3@demo.test",
		specializations: ["Women", "Kata"],
		languagesSpoken: ["Arabic"],
		name: [
			["Hessa", "حصة"],
			["Al-Awadhi", "العوضي"],
		],
		gender: "female",
		belt: "black-3",
		age: 36,
		// A news article reports this grading.
		latestGrading: 1,
		language: "ar",
		dojoLocation: "Hawally · حولي",
		experience:
			"ستة عشر عامًا من الممارسة وتسعة أعوام في تدريب السيدات والفتيات، مع مشاركات خليجية في منافسات الكاتا.",
		bio: "أدرّب السيدات والفتيات من جميع الأعمار في أجواء يسودها الاحترام والتشجيع. كل حصة خطوة صغيرة نحو الثقة بالنفس.",
	},
	{
		email: "coach4@demo.test",
		specializations: ["Advanced", "Kumite"],
		languagesSpoken: ["Arabic"],
		name: [
			["Mubarak", "مبارك"],
			["Al-Azmi", "العازمي"],
		],
		gender: "male",
		belt: "black-5",
		age: 52,
		language: "ar",
		dojoLocation: "Fahaheel · الفحيحيل",
		experience:
			"ثلاثون عامًا في الكاراتيه وحكم معتمد في البطولات المحلية والخليجية منذ أكثر من خمسة عشر عامًا.",
		bio: "أجمع في تدريبي بين الانضباط التقليدي والإعداد البدني الحديث. أبواب الدوجو مفتوحة لكل من يريد أن يبدأ، مهما كان عمره.",
	},
	{
		email: "coach5@demo.test",
		specializations: ["Kumite", "Adults"],
		languagesSpoken: ["Arabic", "English"],
		name: [
			["Tarek", "طارق"],
			["Mansour", "منصور"],
		],
		gender: "male",
		belt: "black-3",
		age: 44,
		language: "en",
		dojoLocation: "Farwaniya · الفروانية",
		experience:
			"Nineteen years of Kyokushin in Alexandria and Kuwait. Coach of the Farwaniya competition team and a qualified strength and conditioning trainer.",
		bio: "My classes are hard work with a smile. Fighters come to sharpen their kumite, office workers come to get fit, and by the end of the season it is difficult to tell them apart.",
	},
	{
		email: "coach6@demo.test",
		specializations: ["Youth", "Kumite"],
		languagesSpoken: ["Arabic"],
		name: [
			["Bader", "بدر"],
			["Al-Shammari", "الشمري"],
		],
		gender: "male",
		belt: "black-2",
		age: 33,
		language: "ar",
		dojoLocation: "Jahra · الجهراء",
		experience:
			"أربعة عشر عامًا من التدريب المتواصل وسبعة أعوام في تعليم الناشئين، وبطل سابق في الكوميتيه على مستوى المنطقة.",
		bio: "أعمل مع الناشئين من سن السابعة وأحرص على أن يعود كل طالب إلى بيته وقد تعلّم شيئًا جديدًا في التقنية أو في السلوك.",
	},
	{
		email: "coach7@demo.test",
		specializations: ["Women", "Beginners"],
		languagesSpoken: ["Arabic", "English"],
		name: [
			["Dalal", "دلال"],
			["Al-Kandari", "الكندري"],
		],
		gender: "female",
		belt: "black-2",
		age: 31,
		language: "en",
		dojoLocation: "Mishref · مشرف",
		experience:
			"Thirteen years of training, five as a coach. Physiotherapist by profession, responsible for injury prevention in the national squad.",
		bio: "I want people to train for a lifetime. We warm up properly, we move with control, and we leave enough strength for tomorrow's class.",
	},
	{
		email: "coach8@demo.test",
		specializations: ["Kids", "Adults", "Beginners"],
		languagesSpoken: ["Arabic", "English", "French"],
		name: [
			["Rami", "رامي"],
			["Haddad", "حداد"],
		],
		gender: "male",
		belt: "black-2",
		age: 39,
		language: "en",
		dojoLocation: "Jabriya · الجابرية",
		experience:
			"Began in Beirut at the age of ten and has taught in Kuwait for four years. Leads the families' class, where parents and children train side by side.",
		bio: "Karate is one of the few sports in which a father and his daughter can be beginners together. Our families' class is the best hour of my week.",
	},
	{
		email: "coach9@demo.test",
		specializations: ["Beginners"],
		languagesSpoken: ["Arabic"],
		name: [
			["Fawaz", "فواز"],
			["Al-Enezi", "العنزي"],
		],
		gender: "male",
		belt: "black-1",
		age: 28,
		language: "ar",
		dojoLocation: "Jahra · الجهراء",
		experience:
			"أحد عشر عامًا من الممارسة وثلاثة أعوام مدربًا مساعدًا ثم مدربًا للمبتدئين في دوجو الجهراء.",
		bio: "ما زلت أتدرّب مع زملائي كل أسبوع وأنقل ما أتعلّمه إلى المبتدئين بأسلوب بسيط وواضح.",
	},
	{
		email: "coach10@demo.test",
		name: [
			["Rohan", "روهان"],
			["Nair", "ناير"],
		],
		gender: "male",
		belt: "black-1",
		age: 35,
		language: "en",
		dojoLocation: "Khaitan · خيطان",
		experience:
			"Fifteen years of Kyokushin in Kochi and Kuwait, four of them teaching. Runs the early-morning class for people who work shifts.",
		bio: "We start before sunrise and finish in time for work. It is a quiet class with a lot of basics, and nobody ever regrets having got up for it.",
	},
	{
		email: "coach11@demo.test",
		specializations: ["Kids"],
		languagesSpoken: ["Arabic"],
		name: [
			["Shaikha", "شيخة"],
			["Al-Dosari", "الدوسري"],
		],
		gender: "female",
		belt: "brown-1",
		age: 25,
		language: "ar",
		dojoLocation: "Sabah Al-Salem · صباح السالم",
		experience:
			"ثمانية أعوام من الممارسة وعامان في تدريب الصغار من سن السادسة إلى العاشرة، وتستعد لاختبار الحزام الأسود.",
		bio: "أعلّم الأطفال الكاراتيه من خلال اللعب والتحدي، فيتعلّمون التركيز والاحترام وهم يستمتعون بوقتهم.",
	},
	{
		email: "coach12@demo.test",
		specializations: ["Kata", "Youth"],
		languagesSpoken: ["Arabic", "English"],
		name: [
			["Saud", "سعود"],
			["Al-Rashidi", "الرشيدي"],
		],
		gender: "male",
		belt: "black-1",
		age: 30,
		language: "en",
		dojoLocation: "Ahmadi · الأحمدي",
		experience:
			"Twelve years of training and four of coaching in Ahmadi. Specialises in kata and has prepared several medallists in the cadet categories.",
		bio: "Kata is where I feel at home. I film my students, we watch it together, and they correct themselves better than I ever could.",
	},
];

/** Pending coaches. */
export const applicants: readonly StaffMember[] = [
	{
		email: "pending@demo.test",
		teachingPhilosophy:
			"First the stance, then the technique, then the speed. A beginner who enjoys the first month stays for years.",
		specializations: ["Beginners", "Kids"],
		availableDays: ["sunday", "tuesday", "thursday"],
		preferredTimeSlots: ["afternoon", "evening"],
		languagesSpoken: ["Arabic", "English"],
		certifications: "First aid (Kuwait Red Crescent, valid for two years)",
		name: [
			["Yaqoub", "يعقوب"],
			["Al-Hajri", "الهاجري"],
		],
		gender: "male",
		belt: "black-1",
		age: 29,
		language: "en",
		dojoLocation: "Mangaf · المنقف",
		experience:
			"Ten years of Kyokushin and two seasons as an assistant coach in Fahaheel. Holds a valid first-aid certificate.",
		bio: "I would like to open a beginners' class in Mangaf, where many families have asked for one closer to home.",
	},
	{
		email: "pending2@demo.test",
		teachingPhilosophy: "أبدأ مع كل فتاة من حيث هي، وأحتفل معها بكل خطوة صغيرة، فالثقة تسبق القوة.",
		specializations: ["Women", "Youth"],
		availableDays: ["saturday", "monday", "wednesday"],
		preferredTimeSlots: ["evening"],
		languagesSpoken: ["Arabic"],
		certifications: "بكالوريوس التربية البدنية، ودورة الإسعافات الأولية للمدارس",
		name: [
			["Lulwa", "لولوة"],
			["Al-Saleh", "الصالح"],
		],
		gender: "female",
		belt: "black-1",
		age: 27,
		language: "ar",
		dojoLocation: "Mishref · مشرف",
		experience:
			"تسعة أعوام من الممارسة ومعلمة تربية بدنية في مدرسة ابتدائية، مع خبرة عامين في مساعدة مدربة السيدات.",
		bio: "أرغب في تدريب الفتيات في المدارس والأندية وتعريفهن بروح الكيوكوشن.",
	},
	{
		email: "pending3@demo.test",
		teachingPhilosophy:
			"Adults learn with their heads first. I explain why a technique works, and then we repeat it until nobody has to think.",
		specializations: ["Adults", "Kumite"],
		availableDays: ["friday", "saturday"],
		preferredTimeSlots: ["morning", "evening"],
		languagesSpoken: ["English", "Tagalog"],
		certifications: "Referee course of the Philippine federation; fitness instructor level 2",
		name: [
			["Marco", "ماركو"],
			["Villanueva", "فيلانويفا"],
		],
		gender: "male",
		belt: "brown-1",
		age: 34,
		language: "en",
		dojoLocation: "Farwaniya · الفروانية",
		experience:
			"Eleven years of training in Manila and Kuwait, three of them helping with the evening classes in Farwaniya.",
		bio: "I hope to teach adults who begin late and believe that it is too late. It is not.",
	},
];
