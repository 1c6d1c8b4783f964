import { Link } from "react-router-dom";
import { families, familyOf, ladder } from "#shared/base/ranks/belts.rules.ts";
import { homeEvents, isUpcoming } from "#shared/competition/events/events.rules.ts";
import { newsOnHome } from "#shared/content/news/news.rules.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { RegisterForWhom } from "../../community/family/register/RegisterForWhom.tsx";
import { EventSkeletons } from "../../competition/events/EventCard.tsx";
import { homeEventsQuery } from "../../competition/events/events.queries.ts";
import { EventToEnter } from "../../competition/registrations/enter/EventToEnter.tsx";
import { AnnualPlan } from "../../content/annual-plan/AnnualPlan.tsx";
import { LatestNews } from "../../content/news/articles/LatestNews.tsx";
import { paths } from "../../core/address/paths.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { usePresent } from "../../core/moments/usePresent.ts";
import { ContactButton } from "../../people/contact/ContactButton.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Parts } from "../../ui/states/CrashBoundary.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Hero } from "./Hero.tsx";
import { landingMessages } from "./landing.messages.ts";
import "./landing.css";

function Banner() {
	const text = useText(landingMessages);
	return (
		<section className="hero">
			<div className="width">
				<h1>{text("landing.welcome")}</h1>
				<p className="lead">{text("landing.intro")}</p>
				<p className="row">
					<ButtonLink kind="primary" to={paths.classes}>
						{text("landing.findClass")}
					</ButtonLink>
					<ButtonLink href="#events">{text("landing.seeEvents")}</ButtonLink>
				</p>
			</div>
			<Hero />
		</section>
	);
}

const virtues = ["Respect", "Strength", "Patience"] as const;

function About() {
	const text = useText(landingMessages);
	return (
		<section id="about" className="section sunken">
			<div className="width stack">
				<div className="section-head">
					<h2>{text("landing.about")}</h2>
					<Link to={paths.about}>{text("landing.aboutMore")}</Link>
				</div>
				<p className="lead">{text("landing.aboutText")}</p>
				<ul className="grid">
					{virtues.map((virtue) => (
						<li key={virtue} className="stack virtue">
							<h3>{text(`landing.about${virtue}`)}</h3>
							<p>{text(`landing.about${virtue}Text`)}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function Coaches() {
	const text = useText(landingMessages);
	return (
		<section id="coaches" className="section">
			<div className="width coaches">
				<div className="stack">
					<div className="section-head">
						<h2>{text("landing.coaches")}</h2>
					</div>
					<p className="lead">{text("landing.coachesText")}</p>
					<p className="row">
						<ButtonLink kind="primary" to={paths.coaches}>
							{text("landing.coachesMeet")}
						</ButtonLink>
						<ButtonLink to={paths.classes}>{text("landing.coachesAsk")}</ButtonLink>
					</p>
				</div>
				<div className="belt-path" aria-label={text("landing.belts")} role="img">
					{families.map((family) => (
						<div key={family}>
							<Belt
								belt={ladder.findLast((belt) => familyOf(belt) === family) ?? "white"}
								width={280}
							/>
						</div>
					))}
				</div>
			</div>
		</section>
	);
}

/** The section renders even when empty, because other pages link to its anchor. */
function Upcoming() {
	const text = useText(landingMessages);
	const now = usePresent();
	const {
		rows: events,
		readAt,
		isPending,
		isLoadingError,
		refetch,
	} = usePages(homeEventsQuery, {
		// Events may have ended since the list was fetched.
		isIncluded: (event) => isUpcoming(event, now),
		wanted: homeEvents.limit,
	});
	if (events?.length === 0) return <div id="events" />;
	return (
		<section id="events" className="section">
			<div className="width">
				<div className="section-head">
					<h2>{text("landing.upcoming")}</h2>
					<Link to={paths.events}>{text("landing.allEvents")}</Link>
				</div>
				{isLoadingError && <LoadError onRetry={refetch} />}
				{isPending ? (
					<EventSkeletons />
				) : (
					<div className="grid">
						{events?.map((event) => (
							<EventToEnter
								key={event.id}
								event={event}
								readAt={readAt}
								action={(now) => <RegisterForWhom event={now} />}
							/>
						))}
					</div>
				)}
			</div>
		</section>
	);
}

function Join() {
	const text = useText(landingMessages);
	return (
		<section id="join" className="join">
			<div className="width stack">
				<h2>{text("landing.join")}</h2>
				<p>{text("landing.joinText")}</p>
				<p className="row">
					<ButtonLink kind="primary" to={paths.register}>
						{text("landing.register")}
					</ButtonLink>
					<ButtonLink to={paths.login}>{text("landing.start")}</ButtonLink>
					<ContactButton>{text("landing.contact")}</ContactButton>
				</p>
			</div>
		</section>
	);
}

/** The start page of visitors. */
export default function LandingPage() {
	return (
		<Parts>
			<Banner />
			<About />
			<Upcoming />
			<Coaches />
			<LatestNews count={newsOnHome} />
			<AnnualPlan headed />
			<Join />
		</Parts>
	);
}
