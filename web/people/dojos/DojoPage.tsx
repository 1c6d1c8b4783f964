import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import type { DojoId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import {
	throughTheDay,
	weekInKuwait,
} from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { Picture } from "../../base/pictures/Picture.tsx";
import { paths } from "../../core/address/paths.ts";
import { ApiError } from "../../core/calls/client.ts";
import { asWritten, isolateName } from "../../core/language/langOf.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { Separator } from "../../core/language/separator.tsx";
import { useHydrated } from "../../core/moments/useHydrated.ts";
import { trainingClassMessages } from "../../training/training-classes/training-classes.messages.ts";
import { useClassTexts } from "../../training/training-classes/useClassTexts.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { CoachCard } from "../coaches/CoachCard.tsx";
import { useNames } from "../users/names.ts";
import { DojoFacts } from "./DojoFacts.tsx";
import { dojosMessages } from "./dojos.messages.ts";
import { dojoPageQuery } from "./dojos.queries.ts";
import "../coaches/coaches.css";
import "../../training/training-classes/class-time.css";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import "./dojos.css";

function ClassLine({ one }: { one: TrainingClass }) {
	const words = useText(trainingClassMessages);
	const names = useNames();
	const { title, times } = useClassTexts()(one);
	return (
		<li>
			<p className="class-time">{times}</p>
			<h4 {...asWritten(title)}>
				<Link to={paths.trainingClass(one.id)}>{title}</Link>
			</h4>
			<p className="small soft">
				{words(`class.type.${one.classType}`)}
				<Separator />
				{words(`class.for.${one.audienceType}`)}
			</p>
			{one.coach && (
				<Sentence className="small block">
					{words("class.sensei", { name: isolateName(names(one.coach).full) })}
				</Sentence>
			)}
		</li>
	);
}

/** The dojo's classes by day, from Sunday on; the present day is marked once it is known. */
function Timetable({ classes }: { classes: TrainingClass[] }) {
	const text = useText(dojosMessages);
	const words = useText(trainingClassMessages);
	const today = useHydrated() ? weekdayOf(kuwaitDate(Date.now())) : null;
	const days = weekInKuwait.filter((day) => classes.some(({ dayOfWeek }) => dayOfWeek === day));
	return (
		<section className="stack">
			<header className="section-head">
				<h2>{text("dojos.classes")}</h2>
				<Link to={paths.classes}>{text("dojos.allClasses")}</Link>
			</header>
			{days.length === 0 && <p className="soft">{text("dojos.noClasses")}</p>}
			<ol className="dojo-days">
				{days.map((day) => (
					<li
						key={day}
						className={`card stack tight ${day === today ? "today" : ""}`}
						aria-current={day === today ? "date" : undefined}
					>
						<h3>
							{words(`class.${day}`)}{" "}
							{day === today && <span className="badge">{text("dojos.today")}</span>}
						</h3>
						<ul className="stack">
							{classes
								.filter(({ dayOfWeek }) => dayOfWeek === day)
								.toSorted(throughTheDay)
								.map((one) => (
									<ClassLine key={one.id} one={one} />
								))}
						</ul>
					</li>
				))}
			</ol>
		</section>
	);
}

/** One dojo: where it is, when it is open, what is trained there and who teaches. */
export default function DojoPage() {
	const text = useText(dojosMessages);
	const pick = usePick();
	const id = (Number(useParams().id) || 0) as DojoId;
	const { data, isPending, error, refetch } = useQuery(dojoPageQuery(id));
	const isMissing = error instanceof ApiError && error.status === 404;
	const title = data && <span dir="auto">{pick(data, "name")}</span>;
	return (
		<Page
			back={{ to: paths.dojos, text: text("dojos.back") }}
			title={isMissing ? text("dojos.notFound") : title}
			lead={isMissing && text("dojos.notFoundText")}
		>
			{isPending && <Loading />}
			{data && (
				<>
					<Picture src={data.imageUrl} alt="" sizes="(max-width: 48rem) 100vw, 44rem" first />
					<DojoFacts dojo={data} />
					<Timetable classes={data.classes} />
					{data.coaches.length > 0 && (
						<section className="stack">
							<h2>{text("dojos.coaches")}</h2>
							<ul className="coach-list">
								{data.coaches.map((coach) => (
									<CoachCard key={coach.id} coach={coach} />
								))}
							</ul>
						</section>
					)}
				</>
			)}
			{isMissing && (
				<p>
					<ButtonLink to={paths.dojos}>{text("dojos.back")}</ButtonLink>
				</p>
			)}
			{error && !isMissing && <LoadError onRetry={refetch} />}
		</Page>
	);
}
