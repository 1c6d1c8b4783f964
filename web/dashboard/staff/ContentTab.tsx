import { newsTexts } from "#shared/news/news.rules.ts";
import AboutDesk from "../../about/AboutDesk.tsx";
import { aboutPages } from "../../about/about.queries.ts";
import { aboutTexts } from "../../about/aboutForm.ts";
import { manageAboutMessages } from "../../about/manageAbout.messages.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import TeamDesk from "../../national-team/desk/TeamDesk.tsx";
import { manageNewsMessages } from "../../news/manageNews.messages.ts";
import NewsDesk from "../../news/NewsDesk.tsx";
import { newsPages } from "../../news/news.queries.ts";
import { manageOfficialsMessages } from "../../officials/manageOfficials.messages.ts";
import OfficialsDesk from "../../officials/OfficialsDesk.tsx";
import { officialTexts } from "../../officials/officialForm.ts";
import { officialsPages } from "../../officials/officials.queries.ts";
import { LanguageMeter } from "../../records/languages/LanguageMeter.tsx";

/** Shows how much content exists in both languages. */
function Meter() {
	const news = useText(manageNewsMessages);
	const officials = useText(manageOfficialsMessages);
	const about = useText(manageAboutMessages);
	return (
		<LanguageMeter
			kinds={[
				{
					name: "news",
					label: news("manageNews.title"),
					counted: (count, shown) => news("manageNews.counted", { count, shown }),
					fields: newsTexts,
					...usePages(newsPages),
				},
				{
					name: "officials",
					label: officials("manageOfficials.title"),
					counted: (count, shown) => officials("manageOfficials.counted", { count, shown }),
					fields: officialTexts,
					...usePages(officialsPages),
				},
				{
					name: "about",
					label: about("manageAbout.title"),
					counted: (count, shown) => about("manageAbout.counted", { count, shown }),
					fields: aboutTexts,
					...usePages(aboutPages),
				},
			]}
		/>
	);
}

/** Public content about the federation, with a meter of its translation. */
export default function ContentTab() {
	return (
		<div className="stack content-tab">
			<Meter />
			<NewsDesk />
			<OfficialsDesk />
			<AboutDesk />
			<TeamDesk />
		</div>
	);
}
