import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Holiday } from "#shared/base/settings/holidays.rules.ts";
import { gatherDays } from "#shared/training/training-classes/class-days.rules.ts";
import { nextOccurrence } from "#shared/training/training-classes/other-hours.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { OpenRecord } from "../../../base/records/OpenRecord.tsx";
import { useHolidays } from "../../../base/settings/settings.queries.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { classQuery, ownClassesQuery } from "../training-classes.queries.ts";
import { ClassCard, type WriteToClass } from "./ClassCard.tsx";
import { manageClassMessages } from "./manageClasses.messages.ts";
import "../class-time.css";
import "./coach-classes.css";

const ClassDialog = lazyPart(() => import("./ClassDialog.tsx"));
const OtherHoursSection = lazyPart(() => import("../other-hours/OtherHoursSection.tsx"));

/** Query parameter of a class's dialog: `?class=7`. */
const word = "class";

/** Classes in the order in which they are held next; paused ones last. */
function byNextTime(classes: readonly TrainingClass[], holidays: readonly Holiday[]) {
	const now = Date.now();
	const timeOf = (one: TrainingClass) => {
		const next = one.isActive ? nextOccurrence(one, now, holidays) : null;
		return next ? `${next.date} ${next.startTime}` : "9";
	};
	const times = new Map(classes.map((one) => [one, timeOf(one)]));
	return [...classes].sort((a, b) => (times.get(a) ?? "").localeCompare(times.get(b) ?? ""));
}

/** A coach's own classes, including paused ones. */
export default function CoachClasses({ write }: { write?: WriteToClass }) {
	const text = useText(manageClassMessages);
	const { set } = useAddress();
	const { data, isError, refetch } = useQuery(ownClassesQuery);
	const holidays = useHolidays();
	const groups = data && gatherDays(byNextTime(data, holidays));
	const create = (label: ReactNode) => (
		<Button kind="primary" opens onClick={() => set({ [word]: "new" }, { step: true })}>
			{label}
		</Button>
	);
	return (
		<section className="stack">
			<header className="section-head">
				<h1>{text("manageClass.title")}</h1>
				{create(text("manageClass.new"))}
			</header>
			{isError && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading label={text("manageClass.loading")} />}
			{data?.length === 0 && (
				<Empty text={text("manageClass.noneText")} action={create(text("manageClass.first"))}>
					{text("manageClass.none")}
				</Empty>
			)}
			{data && <OtherHoursSection classes={data} />}
			<ul className="coach-classes">
				{groups?.map((days) => (
					<ClassCard key={days[0].id} days={days} word={word} write={write} />
				))}
			</ul>
			<OpenRecord word={word} query={classQuery} dialog={ClassDialog} />
		</section>
	);
}
