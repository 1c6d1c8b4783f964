import type { NewsRecord } from "#functions/content/news/news.entity.ts";

type Article = Pick<NewsRecord, "titleEn" | "titleAr" | "contentEn" | "contentAr" | "category">;

export const articles = {
	kataOpen: {
		category: "competitions",
		titleEn: "Seventy-two competitors, one quiet hall: the Ahmadi Kata Open",
		titleAr: "اثنان وسبعون لاعبًا وصالة يسودها الهدوء: بطولة الأحمدي المفتوحة للكاتا",
		contentEn: `For a few seconds before each performance there was not a sound in the Ahmadi Sports Hall. Seventy-two competitors from nine dojos entered the Kata Open, the youngest of them six years old and the oldest fifty-eight.

The senior final was decided by a single flag. Salmiya took the team title for the second year running, ahead of Hawally and Jahra, while the girls of Mishref surprised everyone with three places on the podium in the cadet categories.

"We came to see good stances and we saw them, from the white belts up," said chief judge Salem Al-Otaibi at the closing ceremony. The federation thanks the judges, the volunteers and above all the families who stayed until the last bow.`,
		contentAr: `قبل كل أداء كان الصمت يخيّم على صالة الأحمدي الرياضية لبضع ثوانٍ. فقد شارك في بطولة الكاتا المفتوحة اثنان وسبعون لاعبًا ولاعبة من تسعة دوجوهات، أصغرهم في السادسة من العمر وأكبرهم في الثامنة والخمسين.

وحُسم نهائي الكبار بفارق راية واحدة. واحتفظت السالمية بلقب الفرق للعام الثاني على التوالي، تلتها حولي ثم الجهراء، فيما فاجأت فتيات مشرف الجميع بثلاثة مراكز على منصة التتويج في فئات الأشبال.

وقال رئيس الحكام سالم العتيبي في الحفل الختامي: «جئنا لنرى وقفات صحيحة، وقد رأيناها ابتداءً من أصحاب الأحزمة البيضاء». ويتقدم الاتحاد بالشكر إلى الحكام والمتطوعين، وقبلهم إلى العائلات التي بقيت حتى التحية الأخيرة.`,
	},
	grading: {
		category: "promotion",
		titleEn: "New belts after the quarterly grading in Hawally",
		titleAr: "أحزمة جديدة بعد الاختبار الفصلي في حولي",
		contentEn: `The line in the Hawally Central Dojo reached from wall to wall when the candidates of the quarterly grading bowed in. Over four hours they showed basics, kata and self-defence, and finished, as always, with kumite.

The examiners praised the level of the green and brown belts in particular. Several candidates were asked to come back and strengthen their back stance first; everyone received a written remark to take home to their coach.

New certificates can be collected from your dojo from next week. Members see their new rank in their profile as soon as the promotion has been approved.`,
		contentAr: `امتد صف المتقدمين للاختبار الفصلي من جدار إلى جدار في دوجو حولي المركزي. وعلى مدى أربع ساعات قدّم المشاركون الأساسيات والكاتا والدفاع عن النفس، واختتموا كالعادة بالكوميتيه.

وأشادت لجنة الاختبار على وجه الخصوص بمستوى الأحزمة الخضراء والبنية، في حين طُلب من بعض المتقدمين العودة بعد تقوية الوقفة الخلفية. وتسلّم كل متقدم ملاحظة مكتوبة ليراجعها مع مدربه.

ويمكن استلام الشهادات الجديدة من الدوجو ابتداءً من الأسبوع المقبل، ويظهر الحزام الجديد في الملف الشخصي للعضو فور اعتماد الترقية.`,
	},
	jahraDojo: {
		category: "local",
		titleEn: "A second training hall for Jahra",
		titleAr: "صالة تدريب ثانية في الجهراء",
		contentEn: `Jahra has outgrown its dojo. With more than forty children on the waiting list, the federation has taken over a second hall next to the sports centre, and the first classes have already been held there.

The new hall has two hundred square metres of mats, a small weights room and a waiting area for parents. Bader Al-Shammari teaches the juniors from Sunday to Wednesday, and Fawaz Al-Enezi takes the beginners' class for adults in the evening.

Anyone who would like to try a class is welcome. Comfortable clothes are enough for the first two weeks, and the first lesson is always free.`,
		contentAr: `لم يعد دوجو الجهراء يتسع لطلابه. فمع وجود أكثر من أربعين طفلًا على قائمة الانتظار، تسلّم الاتحاد صالة ثانية بجوار المركز الرياضي، وقد أقيمت فيها الحصص الأولى بالفعل.

تضم الصالة الجديدة مئتي متر مربع من البساط وغرفة صغيرة للأثقال واستراحة لأولياء الأمور. ويتولى بدر الشمري تدريب الناشئين من الأحد إلى الأربعاء، فيما يقدّم فواز العنزي حصة المبتدئين من الكبار مساءً.

والدعوة مفتوحة لكل من يرغب في التجربة. تكفي الملابس المريحة في الأسبوعين الأولين، والحصة الأولى مجانية دائمًا.`,
	},
	doha: {
		category: "international",
		titleEn: "Five medals from Doha for Kuwait's young squad",
		titleAr: "خمس ميداليات لمنتخب الناشئين في الدوحة",
		contentEn: `The junior squad came home from the invitational tournament in Doha with two gold medals, one silver and two bronze. Fourteen athletes between thirteen and seventeen had made the trip, most of them competing abroad for the first time.

Both titles were won in kumite, in the light and the heavy weight category. The girls' kata team missed gold by the narrowest of margins and won the applause of the whole hall.

"The medals are nice, but what I will remember is how they looked after each other," said coach Jassim Al-Failakawi at the airport, where families and friends were waiting with flowers. The squad returns to training next Saturday.`,
		contentAr: `عاد منتخب الناشئين من البطولة الدولية الودية في الدوحة بميداليتين ذهبيتين وفضية واحدة وبرونزيتين. وضم الوفد أربعة عشر لاعبًا ولاعبة تتراوح أعمارهم بين الثالثة عشرة والسابعة عشرة، يشارك معظمهم خارج البلاد للمرة الأولى.

وجاء اللقبان في منافسات الكوميتيه لفئتي الوزن الخفيف والوزن الثقيل، بينما فات فريقَ الفتيات في الكاتا الذهبُ بفارق ضئيل للغاية، ونال تصفيق الصالة بأكملها.

وقال المدرب جاسم الفيلكاوي في المطار، حيث كان الأهل والأصدقاء في الاستقبال بالورود: «الميداليات جميلة، لكن ما سيبقى في ذاكرتي هو حرص كل واحد منهم على زملائه». ويستأنف المنتخب تدريباته يوم السبت المقبل.`,
	},
	seminar: {
		category: "seminar",
		titleEn: "Seminar with Shihan Kenji Morita full within three days",
		titleAr: "اكتمال التسجيل في دورة الشيهان كينجي موريتا خلال ثلاثة أيام",
		contentEn: `All forty places at the kata and bunkai seminar in Farwaniya were taken within three days of the announcement. Shihan Kenji Morita, who has taught in Osaka for more than thirty years, visits Kuwait for the first time.

The group was deliberately kept small. "I want to see every participant's hands and feet," he wrote to the federation, and asked everyone to revise two kata before they come. Your coach knows which ones.

Those who were too late need not be sad: a public demonstration is planned for the day after the seminar. The time and place will be announced here.`,
		contentAr: `اكتملت المقاعد الأربعون في دورة الكاتا والبونكاي في الفروانية خلال ثلاثة أيام من الإعلان عنها. ويزور الشيهان كينجي موريتا، الذي يدرّس في أوساكا منذ أكثر من ثلاثين عامًا، الكويت للمرة الأولى.

وقد تقرّر أن يكون العدد محدودًا عن قصد، إذ كتب إلى الاتحاد: «أريد أن أرى يدي كل مشارك وقدميه»، وطلب من الجميع مراجعة اثنتين من الكاتا قبل الحضور، ويمكن معرفتهما من المدرب.

ومن فاته التسجيل فلا داعي للأسف، فمن المقرر إقامة عرض عام في اليوم التالي للدورة، وسيُعلن عن موعده ومكانه هنا.`,
	},
	championship: {
		category: "tournament",
		titleEn: "Entries for the national championship are open",
		titleAr: "فتح باب التسجيل في بطولة الكويت الوطنية",
		contentEn: `The most important weekend of the season has a date and a place. The Kuwait National Kyokushin Championship returns to the Salmiya Indoor Arena, with kata on the first day and kumite on the second.

There are one hundred and twenty places. Members enter on this site: sign in, open the event and press Register. Juniors need their parents' consent, which the coach collects before the weigh-in.

The best in each category are invited to the trials of the national squad. If you are thinking about your first tournament, speak to your coach now; there is enough time to prepare well.`,
		contentAr: `تحدّد موعد ومكان أهم عطلة أسبوع في الموسم. تعود بطولة الكويت الوطنية للكيوكوشن إلى صالة السالمية المغطاة، وتقام منافسات الكاتا في اليوم الأول والكوميتيه في اليوم الثاني.

عدد الأماكن مئة وعشرون. ويسجّل الأعضاء عبر هذا الموقع: سجّل الدخول ثم افتح صفحة البطولة واضغط على زر التسجيل. ويحتاج الناشئون إلى موافقة ولي الأمر، ويتسلّمها المدرب قبل موعد الوزن.

ويُدعى أصحاب المراكز الأولى في كل فئة إلى تجارب المنتخب الوطني. وإذا كنت تفكر في خوض بطولتك الأولى فتحدّث إلى مدربك من الآن، فالوقت كافٍ لاستعداد جيد.`,
	},
	thirdDan: {
		category: "achievements",
		titleEn: "Hessa Al-Awadhi earns her third dan",
		titleAr: "حصة العوضي تنال الدان الثالث",
		contentEn: `After twenty rounds of kumite and a long afternoon of kata, Hessa Al-Awadhi was awarded the third dan. She is the first woman in the federation to reach that rank.

Hessa began as a student in Hawally sixteen years ago and has led the women's and girls' programme there for nine. Twelve of her students wear a black or brown belt today, and most of them were in the hall to count the rounds aloud.

"I was tired after the eighth and stopped counting, so they counted for me," she said with a laugh. Her Monday class took place as usual, on time.`,
		contentAr: `بعد عشرين جولة من الكوميتيه وعصر طويل من الكاتا، نالت حصة العوضي الدان الثالث لتصبح أول امرأة في الاتحاد تبلغ هذه الدرجة.

بدأت حصة مشوارها طالبة في حولي قبل ستة عشر عامًا، وتقود برنامج السيدات والفتيات هناك منذ تسعة أعوام. وتحمل اثنتا عشرة من طالباتها اليوم الحزام الأسود أو البني، وقد حضرت معظمهن إلى الصالة ليعددن الجولات بصوت عالٍ.

وقالت ضاحكة: «تعبت بعد الجولة الثامنة وتوقفت عن العد، فأكملن العد عني». أما حصتها يوم الاثنين فقد أقيمت كالمعتاد وفي موعدها.`,
	},
	holidays: {
		category: "local",
		titleEn: "Training times during the school holidays",
		titleAr: "مواعيد التدريب خلال العطلة المدرسية",
		contentEn: `During the school holidays the children's classes move to the morning, so that families have the evening to themselves. Adults train at the usual times.

The tables for each dojo follow as soon as the coaches have confirmed them. Until then please ask at your dojo.`,
		// Its translation is missing.
		contentAr: "",
	},
} as const satisfies Record<string, Article>;
