import type { AboutSectionRecord } from "#functions/content/about/about-section.entity.ts";
import { dateIn, madeAt } from "../calendar.ts";

type Written = Pick<
	AboutSectionRecord,
	"titleEn" | "titleAr" | "bodyEnMd" | "bodyArMd" | "sortOrder"
>;

const sections: readonly Written[] = [
	{
		sortOrder: 0,
		titleEn: "Our mission",
		titleAr: "رسالتنا",
		bodyEnMd: `We bring Kyokushin karate to everybody in Kuwait who is ready to bow in: **children and grandparents, women and men, beginners and champions**.

We hold ourselves to three promises:

1. Each dojo is safe, clean and open to families.
2. Each grading is earned, and explained.
3. Nobody stays away because they cannot pay.

> A person who has trained a thousand days begins to understand. After ten thousand days they begin to teach.`,
		bodyArMd: `نقدّم كاراتيه الكيوكوشن لكل من يرغب في الكويت: **للأطفال والكبار، وللنساء والرجال، وللمبتدئين والأبطال**.

ونلتزم بثلاثة وعود:

1. كل دوجو آمن ونظيف ومفتوح للعائلات.
2. كل حزام يُنال بالجهد، وتُشرح نتيجته.
3. لا يُحرم أحد من التدريب لعجزه عن الدفع.

> من تدرّب ألف يوم بدأ يفهم، ومن تدرّب عشرة آلاف يوم بدأ يعلّم.`,
	},
	{
		sortOrder: 1,
		titleEn: "Four decades in Kuwait",
		titleAr: "أربعة عقود في الكويت",
		bodyEnMd: `It began with eleven students in a school hall in Salmiya. Today nine dojos train under one roof.

| Year | What happened |
| :--- | :--- |
| 1984 | The first class, in Salmiya |
| 1992 | The dojos reopen and found the federation |
| 2006 | The first national championship |
| 2019 | The first black belt of a woman trained in Kuwait |`,
		bodyArMd: `بدأت الحكاية بأحد عشر طالبًا في صالة مدرسة بالسالمية. واليوم تتدرب تسعة دوجوهات تحت سقف واحد.

| السنة | الحدث |
| :--- | :--- |
| ١٩٨٤ | أول حصة في السالمية |
| ١٩٩٢ | عودة الدوجوهات وتأسيس الاتحاد |
| ٢٠٠٦ | أول بطولة وطنية |
| ٢٠١٩ | أول حزام أسود لامرأة تدربت في الكويت |`,
	},
	{
		sortOrder: 2,
		titleEn: "How we train",
		titleAr: "كيف نتدرب",
		bodyEnMd: `A class lasts ninety minutes and has three parts:

- **Kihon**, the basics, until they need no thought
- **Kata**, the forms, in which every movement has a meaning
- **Kumite**, the fight, with a partner who is never an enemy

Beginners may join in any week of the year: see the [annual plan](/schedule) and the [coming events](/events).`,
		bodyArMd: `تستغرق الحصة تسعين دقيقة، وفيها ثلاثة أجزاء:

- **الكيهون**: الأساسيات حتى تصبح عفوية
- **الكاتا**: القوالب، ولكل حركة فيها معنى
- **الكوميتيه**: النزال مع شريك لا مع خصم

يمكن للمبتدئين الانضمام في أي أسبوع من السنة. اطّلع على [الخطة السنوية](/schedule) و[الفعاليات القادمة](/events).`,
	},
	{
		sortOrder: 3,
		titleEn: "Safe in the dojo",
		titleAr: "سلامتك في الدوجو",
		bodyEnMd: `Every coach holds a first-aid certificate and has been checked by the federation. Children spar with protection, by weight and age, and never without a second adult in the room.

If something worries you, write to [safe@kyokushin.example](mailto:safe@kyokushin.example). Two members of the board read it, and nobody else.`,
		bodyArMd: `يحمل كل مدرب شهادة إسعافات أولية، ويجتاز فحص الاتحاد. ويخوض الأطفال النزالات بأدوات حماية بحسب الوزن والعمر، وبحضور شخص بالغ ثانٍ دائمًا.

إن أقلقك أمر فاكتب إلى [بريد السلامة](mailto:safe@kyokushin.example). يقرؤه عضوان من مجلس الإدارة دون غيرهما.`,
	},
];

export const makeAbout = (now: number): AboutSectionRecord[] =>
	sections.map((section, before) => ({
		...section,
		id: before + 1,
		...madeAt(dateIn(now, -170), 10, before),
	}));
