import { newsTexts } from "#shared/content/news/news.rules.ts";
import AboutDesk from "../../../content/about/AboutDesk.tsx";
import { aboutPages } from "../../../content/about/about.queries.ts";
import { aboutTexts } from "../../../content/about/aboutForm.ts";
import { manageAboutMessages } from "../../../content/about/manageAbout.messages.ts";
import TeamDesk from "../../../content/national-team/desk/TeamDesk.tsx";
import { manageNewsMessages } from "../../../content/news/manageNews.messages.ts";
import NewsDesk from "../../../content/news/NewsDesk.tsx";
import { newsPages } from "../../../content/news/news.queries.ts";
import { manageOfficialsMessages } from "../../../content/officials/manageOfficials.messages.ts";
import OfficialsDesk from "../../../content/officials/OfficialsDesk.tsx";
import { officialTexts } from "../../../content/officials/officialForm.ts";
import { officialsPages } from "../../../content/officials/officials.queries.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { useText } from "../../../core/language/messages.ts";
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
