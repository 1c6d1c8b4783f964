import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { Child } from "#shared/people/families/families.schema.ts";
import {
	isForOthers,
	missingForClass,
} from "#shared/training/training-classes/enrollments.rules.ts";
import type { MyClass } from "#shared/training/training-classes/enrollments.schema.ts";
import { isFull } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { familyQuery } from "../../../people/families/families.queries.ts";
import { useNames } from "../../../people/users/names.ts";
import EnrollButton, {
	useProfileQuestion,
} from "../../../training/training-classes/enrollments/EnrollButton.tsx";
import { EnrollmentStanding } from "../../../training/training-classes/enrollments/EnrollmentStanding.tsx";
import { enrollmentMessages } from "../../../training/training-classes/enrollments/enrollments.messages.ts";
import { useEnroll } from "../../../training/training-classes/enrollments/useEnroll.ts";
import {
	useDayNames,
	useEnrollDays,
} from "../../../training/training-classes/enrollments/useEnrollDays.ts";
import {
	classesOfQuery,
	myClassesQuery,
} from "../../../training/training-classes/training-classes.queries.ts";
import { useClassTexts } from "../../../training/training-classes/useClassTexts.ts";
import { Button } from "../../../ui/Button.tsx";
import { CheckField } from "../../../ui/fields/Field.tsx";
import { SheetButton } from "../../../ui/menus/SheetButton.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import "../../../people/families/families.css";

type ChildProps = { one: TrainingClass; child: Child };

/** A child's enrolment in a class; nothing if there is none. */
function ChildStanding({ one, child }: ChildProps) {
	const text = useText(familyMessages);
	const name = useNames()(child).first;
	const { data } = useQuery({ ...classesOfQuery(child.id), refetchOnMount: false });
	const enrollment = data?.find(({ classId }) => classId === one.id);
	if (!enrollment) return null;
	return (
		<li className="row">
			<span className="small">
				<Sentence>{text("family.ofChild", { name: isolateName(name) })}</Sentence>
			</span>
			<EnrollmentStanding enrollment={enrollment} own={false} />
		</li>
	);
}

type RowProps = {
	one: TrainingClass;
	name: string;
	/** Whether the class is for another age or gender. */
	isForOthers: boolean;
	/** The child; the user themselves by default. */
	child?: Child;
	/** Further days on which to enrol. */
	alsoOn: readonly TrainingClass[];
	onDone: () => void;
};

/** A person in the panel: a button that enrols them, or why that is not possible. */
function Row({ one, name, isForOthers: isOut, child, alsoOn, onDone }: RowProps) {
	const text = useText(enrollmentMessages);
	const { title } = useClassTexts()(one);
	const describe = (status: "active" | "waitlisted" | "cancelled") =>
		child
			? `${name}: ${title}`
			: text(status === "active" ? "enroll.enrolledText" : "enroll.waitlistedText", { title });
	const enroll = useEnroll(one, describe, child?.id, onDone);
	const enrollDays = useEnrollDays(child?.id, child && name, onDone);
	const isPending = enroll.isPending || enrollDays.isPending;
	const { dialog, askFirst } = useProfileQuestion(one);
	const start = () => (alsoOn.length > 0 ? enrollDays.mutate([one, ...alsoOn]) : enroll.mutate());
	const isUnknown = child && missingForClass(one, child).length > 0;
	if (isOut || isUnknown) {
		return (
			<li className="panel-person soft">
				<Written>{name}</Written>
				<span className="small">{text(isOut ? "enroll.forOthers" : "enroll.childUnknown")}</span>
			</li>
		);
	}
	return (
		<li>
			<Button kind="link" disabled={isPending} onClick={() => (child ? start() : askFirst(start))}>
				<Written>{name}</Written>
			</Button>
			<Wrong>{enroll.reason ?? enrollDays.reason}</Wrong>
			{dialog}
		</li>
	);
}

/** The days on which a person is not enrolled yet. */
const notIn = (days: readonly TrainingClass[], classes: readonly MyClass[] = []) =>
	days.filter(({ id }) => !classes.some(({ classId }) => classId === id));

function ChildRow({ child, ...props }: Omit<RowProps, "name" | "isForOthers"> & ChildProps) {
	const name = useNames()(child).first;
	const { data } = useQuery({ ...classesOfQuery(child.id), refetchOnMount: false });
	if (!data || data.some(({ classId }) => classId === props.one.id)) return null;
	const isOut = isForOthers(props.one, child, kuwaitDate(Date.now()));
	return (
		<Row
			{...props}
			name={name}
			child={child}
			isForOthers={isOut}
			alsoOn={notIn(props.alsoOn, data)}
		/>
	);
}

/** Asks a guardian whom to enrol: themselves or one of their children. */
function FamilyEnroll({ one, people, own, otherDays = [], isListed }: Props & { people: Child[] }) {
	const text = useText(familyMessages);
	const words = useText(enrollmentMessages);
	const { title } = useClassTexts()(one);
	const { data: user } = useUser();
	const { data: classes } = useQuery({ ...myClassesQuery, refetchOnMount: false });
	const enrollment = classes?.find(({ classId }) => classId === one.id);
	const isWaiting = isFull(one);
	const dayNames = useDayNames();
	const [isOnAll, setOnAll] = useState(false);
	const active = otherDays.filter(({ isActive }) => isActive);
	const alsoOn = isOnAll ? active : [];
	if (!user) return null;
	const today = kuwaitDate(Date.now());
	const isForNobody = [...people, ...(own ? [user] : [])].every((person) =>
		isForOthers(one, person, today),
	);
	return (
		<>
			{enrollment && <EnrollmentStanding enrollment={enrollment} />}
			<ul className="stack tight">
				{people.map((child) => (
					<ChildStanding key={child.id} one={one} child={child} />
				))}
			</ul>
			{isForNobody && <p className="small soft">{words("enroll.forOthers")}</p>}
			{!isForNobody && (
				<SheetButton
					kind={isWaiting || isListed ? undefined : "primary"}
					name={words(isWaiting ? "enroll.waitFor" : "enroll.enrollIn", { title })}
					label={words(isWaiting ? "enroll.wait" : "enroll.enroll")}
					title={text("family.forWhom")}
				>
					{(close) => (
						<>
							{active.length > 0 && (
								<CheckField
									label={words("enroll.alsoOn", { days: dayNames(active) })}
									checked={isOnAll}
									onChange={({ target }) => setOnAll(target.checked)}
								/>
							)}
							<ul>
								{people.map((child) => (
									<ChildRow key={child.id} one={one} child={child} alsoOn={alsoOn} onDone={close} />
								))}
								{own && !enrollment && (
									<Row
										one={one}
										name={text("family.me")}
										isForOthers={isForOthers(one, user, today)}
										alsoOn={notIn(alsoOn, classes)}
										onDone={close}
									/>
								)}
							</ul>
						</>
					)}
				</SheetButton>
			)}
		</>
	);
}

type Props = {
	one: TrainingClass;
	/** Whether the user may enrol themselves. */
	own: boolean;
	/** Other days of the class, if the page offers to enrol on all of them. */
	otherDays?: readonly TrainingClass[];
	/** One of many in a list, which has no main action. */
	isListed?: boolean;
};

/** Enrols the signed-in user in a class; guardians choose for whom. */
export default function EnrollForWhom({ one, own, ...rest }: Props) {
	const { data, isError } = useQuery(familyQuery);
	const children = data?.children.filter(({ state }) => state === "active") ?? [];
	if (!data && !isError) return null;
	if (children.length > 0) return <FamilyEnroll one={one} own={own} {...rest} people={children} />;
	return own && <EnrollButton one={one} {...rest} />;
}
