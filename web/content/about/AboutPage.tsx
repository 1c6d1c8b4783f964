import type { AboutSection } from "#shared/content/about/about.schema.ts";
import { Picture } from "../../base/pictures/Picture.tsx";
import { paths } from "../../core/address/paths.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Markdown } from "../../ui/texts/Markdown.tsx";
import { Leadership } from "../officials/Leadership.tsx";
import { officialKind } from "../officials/officials.queries.ts";
import { aboutMessages } from "./about.messages.ts";
import { sectionKind } from "./about.queries.ts";
import "./about.css";

function Section({ section }: { section: AboutSection }) {
	const pick = usePick();
	const body = pick({ bodyEn: section.bodyEnMd, bodyAr: section.bodyArMd }, "body");
	return (
		<section className="about-section">
			<div className="stack">
				<Picture src={section.photoUrl} alt="" sizes="(max-width: 56rem) 100vw, 20rem" />
				<h2 dir="auto">{pick(section, "title")}</h2>
			</div>
			<Markdown under={2}>{body}</Markdown>
		</section>
	);
}

function Start() {
	const text = useText(aboutMessages);
	return (
		<section className="card stack about-start">
			<h2>{text("about.start")}</h2>
			<p>{text("about.startText")}</p>
			<p className="row">
				<ButtonLink kind="primary" to={paths.coaches}>
					{text("about.coaches")}
				</ButtonLink>
				<ButtonLink to={paths.classes}>{text("about.classes")}</ButtonLink>
			</p>
		</section>
	);
}

/** The page about the federation: its leadership, its sections and links to start. */
export default function AboutPage() {
	const text = useText(aboutMessages);
	const sections = usePages(sectionKind.pages);
	const officials = usePages(officialKind.pages);
	const failed = [sections, officials].find(({ isLoadingError }) => isLoadingError);
	if (sections.isPending || officials.isPending) return <Loading label={text("about.loading")} />;
	return (
		<Page title={text("about.title")} lead={text("about.lead")} className="about">
			{failed && <LoadError onRetry={failed.refetch} />}
			<Leadership />
			{sections.rows?.map((section) => (
				<Section key={section.id} section={section} />
			))}
			<ShowMore pages={sections} />
			<Start />
		</Page>
	);
}
