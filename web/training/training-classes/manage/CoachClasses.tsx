import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Holiday } from "#shared/platform/settings/holidays.rules.ts";
import { nextHeld } from "#shared/training/training-classes/other-hours.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { OpenRecord } from "../../../platform/records/Desk.tsx";
import { RecordActions } from "../../../platform/records/RecordActions.tsx";
import { useHolidays } from "../../../platform/settings/settings.queries.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { classListMessages } from "../list/class-list.messages.ts";
import { OtherHoursLines } from "../other-hours/OtherHoursLines.tsx";
import { trainingClassMessages } from "../training-classes.messages.ts";
import {
	classQuery,
	ownClassesQuery,
	timetableQuery,
	trainingClasses,
} from "../training-classes.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";
import "../class-time.css";
import "./coach-classes.css";

const ConfirmDialog = lazy(() =>
	import("../../../ui/dialogs/ConfirmDialog.tsx").then(({ ConfirmDialog }) => ({
		default: ConfirmDialog,
	})),
);
const ClassDialog = lazy(() => import("./ClassDialog.tsx"));
const DeleteClassDialog = lazy(() => import("./DeleteClassDialog.tsx"));
const OtherHoursSection = lazy(() => import("../other-hours/OtherHoursSection.tsx"));
const ClassMembersDialog = lazy(() => import("./ClassMembersDialog.tsx"));

/** Query parameter of a class's dialog: `?class=7`. */
const word = "class";

/** Pauses a class after a question, because everyone who is enrolled gets a message at once. */
function PauseButton({ one }: { one: TrainingClass }) {
	const text = useText(manageClassMessages);
	const { title } = useClassTexts()(one);
	const [isAsking, setAsking] = useState(false);
	const to = one.isActive ? "pause" : "activate";
	const toggle = useWrite({
		call: (_: void, key) =>
			trainingClasses.toggle({ params: { id: one.id }, body: { isActive: !one.isActive }, key }),
		said: () => ({
			title: text("manageClass.wasUpdated"),
			text: text("manageClass.statusUpdated"),
		}),
		title: text("manageClass.updateFailed"),
		changed: [timetableQuery],
		done: () => setAsking(false),
	});
	const asks = one.isActive && one.currentEnrollment > 0;
	return (
		<>
			<Button
				aria-label={text(`manageClass.${to}Of`, { title })}
				opens={asks || undefined}
				disabled={toggle.isPending}
				onClick={() => (asks ? setAsking(true) : toggle.mutate())}
			>
				{text(`manageClass.${to}`)}
			</Button>
			<Suspense>
				{isAsking && (
					<ConfirmDialog
						title={text("manageClass.pauseTitle", { title })}
						submit={text("manageClass.pause")}
						write={toggle}
						onClose={() => setAsking(false)}
					>
						<p>{text("manageClass.pauseText", { count: one.currentEnrollment })}</p>
					</ConfirmDialog>
				)}
			</Suspense>
		</>
	);
}

function MembersButton({ one }: { one: TrainingClass }) {
	const text = useText(manageClassMessages);
	const { title } = useClassTexts()(one);
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button
				opens
				aria-label={text("manageClass.showMembersOf", { title })}
				onClick={() => setOpen(true)}
			>
				{text("manageClass.members")}
			</Button>
			<Suspense>
				{isOpen && <ClassMembersDialog one={one} onClose={() => setOpen(false)} />}
			</Suspense>
		</>
	);
}

type Props = {
	/** Further actions on a class. */ actions?: (one: TrainingClass) => ReactNode;
};

function ClassCard({ one, actions }: { one: TrainingClass } & Props) {
	const text = useText(manageClassMessages);
	const words = useText(trainingClassMessages);
	const list = useText(classListMessages);
	const { title, when, place, about } = useClassTexts()(one);
	return (
		<li className="card coach-class">
			<p className="row spread">
				<span className="class-time">{when}</span>
				<span className={one.isActive ? "badge primary" : "badge draft"}>
					{text(one.isActive ? "manageClass.active" : "manageClass.paused")}
				</span>
			</p>
			<Written as="h2">{title}</Written>
			<p className="small soft">
				{words(`class.type.${one.classType}`)} · {words(`class.for.${one.audienceType}`)}
				{place && (
					<>
						{" · "}
						<Written>{place}</Written>
					</>
				)}
			</p>
			<OtherHoursLines one={one} />
			<p>{words("class.enrolled", { enrolled: one.currentEnrollment, max: one.maxCapacity })}</p>
			{about && (
				<Written as="p" className="small lines" linked>
					{about}
				</Written>
			)}
			<RecordActions
				item={one}
				id={one.id}
				name={title}
				word={word}
				deleteDialog={DeleteClassDialog}
			>
				<ButtonLink
					kind="primary"
					to={paths.attendance(one.id)}
					aria-label={text("manageClass.attendanceOf", { title })}
				>
					{text("manageClass.attendance")}
				</ButtonLink>
				<MembersButton one={one} />
				<ButtonLink to={paths.classList(one.id)} aria-label={list("classList.openOf", { title })}>
					{list("classList.open")}
				</ButtonLink>
				<PauseButton one={one} />
				{actions?.(one)}
			</RecordActions>
		</li>
	);
}

/** Classes in the order in which they are held next; paused ones last. */
function byNextTime(classes: readonly TrainingClass[], holidays: readonly Holiday[]) {
	const now = Date.now();
	const timeOf = (one: TrainingClass) => {
		const held = one.isActive ? nextHeld(one, now, holidays) : null;
		return held ? `${held.date} ${held.startTime}` : "9";
	};
	const times = new Map(classes.map((one) => [one, timeOf(one)]));
	return [...classes].sort((a, b) => (times.get(a) ?? "").localeCompare(times.get(b) ?? ""));
}

/** A coach's own classes, including paused ones. */
export default function CoachClasses({ actions }: Props) {
	const text = useText(manageClassMessages);
	const { set } = useAddress();
	const { data, isError, refetch } = useQuery(ownClassesQuery);
	const holidays = useHolidays();
	const inOrder = data && byNextTime(data, holidays);
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
			<Suspense>{data && <OtherHoursSection classes={data} />}</Suspense>
			<ul className="coach-classes">
				{inOrder?.map((one) => (
					<ClassCard key={one.id} one={one} actions={actions} />
				))}
			</ul>
			<Suspense>
				<OpenRecord word={word} query={classQuery} dialog={ClassDialog} />
			</Suspense>
		</section>
	);
}
