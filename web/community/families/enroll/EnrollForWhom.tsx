import { useQuery } from "@tanstack/react-query";
import type { Child } from "#shared/community/families/families.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { isForOthers } from "#shared/training/training-classes/enrollments.rules.ts";
import { isFull } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { useUser } from "../../../identity/auth/session.ts";
import EnrollButton from "../../../training/training-classes/enrollments/EnrollButton.tsx";
import { EnrollmentStanding } from "../../../training/training-classes/enrollments/EnrollmentStanding.tsx";
import { enrollmentMessages } from "../../../training/training-classes/enrollments/enrollments.messages.ts";
import { useEnroll } from "../../../training/training-classes/enrollments/useEnroll.ts";
import {
	classesOfQuery,
	myClassesQuery,
} from "../../../training/training-classes/training-classes.queries.ts";
import { useClassTexts } from "../../../training/training-classes/useClassTexts.ts";
import { Button } from "../../../ui/Button.tsx";
import { PanelButton } from "../../../ui/menus/PanelButton.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { useNames } from "../../users/names.ts";
import { familyMessages } from "../families.messages.ts";
import { familyQuery } from "../families.queries.ts";
import "../families.css";

type ChildProps = { one: TrainingClass; child: Child };

/** A child's enrolment in a class; nothing if there is none. */
function ChildStanding({ one, child }: ChildProps) {
	const text = useText(familyMessages);
	const name = useNames()(child).first;
	const { data } = useQuery({ ...classesOfQuery(child.id), refetchOnMount: false });
	const enrollment = data?.find(({ classId }) => classId === one.id);
	if (!enrollment) return null;
	return (
		<li>
			<span className="small">{text("family.ofChild", { name })}</span>
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
	onDone: () => void;
};

/** A person in the panel: a button that enrols them, or why that is not possible. */
function Row({ one, name, isForOthers: isOut, child, onDone }: RowProps) {
	const text = useText(enrollmentMessages);
	const { title } = useClassTexts()(one);
	const describe = (status: "active" | "waitlisted" | "cancelled") =>
		child
			? `${name}: ${title}`
			: text(status === "active" ? "enroll.enrolledText" : "enroll.waitlistedText", { title });
	const enroll = useEnroll(one, describe, child?.id, onDone);
	if (isOut) {
		return (
			<li className="panel-person soft">
				<bdi>{name}</bdi>
				<span className="small">{text("enroll.forOthers")}</span>
			</li>
		);
	}
	return (
		<li>
			<Button kind="link" disabled={enroll.isPending} onClick={() => enroll.mutate()}>
				<bdi>{name}</bdi>
			</Button>
			<Wrong>{enroll.reason}</Wrong>
		</li>
	);
}

function ChildRow({ child, ...props }: Omit<RowProps, "name" | "isForOthers"> & ChildProps) {
	const name = useNames()(child).first;
	const { data } = useQuery({ ...classesOfQuery(child.id), refetchOnMount: false });
	if (!data || data.some(({ classId }) => classId === props.one.id)) return null;
	const isOut = isForOthers(props.one, child, kuwaitDate(Date.now()));
	return <Row {...props} name={name} child={child} isForOthers={isOut} />;
}

/** Asks a guardian whom to enrol: themselves or one of their children. */
function FamilyEnroll({ one, people, own }: Props & { people: Child[] }) {
	const text = useText(familyMessages);
	const words = useText(enrollmentMessages);
	const { title } = useClassTexts()(one);
	const { data: user } = useUser();
	const { data: classes } = useQuery({ ...myClassesQuery, refetchOnMount: false });
	const enrollment = classes?.find(({ classId }) => classId === one.id);
	const isWaiting = isFull(one);
	if (!user) return null;
	return (
		<>
			{enrollment && <EnrollmentStanding enrollment={enrollment} />}
			<ul className="stack tight">
				{people.map((child) => (
					<ChildStanding key={child.id} one={one} child={child} />
				))}
			</ul>
			<PanelButton
				kind={isWaiting ? undefined : "primary"}
				name={words(isWaiting ? "enroll.waitFor" : "enroll.enrollIn", { title })}
				label={words(isWaiting ? "enroll.wait" : "enroll.enroll")}
			>
				{(close) => (
					<>
						<p>{text("family.forWhom")}</p>
						<ul>
							{people.map((child) => (
								<ChildRow key={child.id} one={one} child={child} onDone={close} />
							))}
							{own && !enrollment && (
								<Row
									one={one}
									name={text("family.me")}
									isForOthers={isForOthers(one, user, kuwaitDate(Date.now()))}
									onDone={close}
								/>
							)}
						</ul>
					</>
				)}
			</PanelButton>
		</>
	);
}

type Props = {
	one: TrainingClass;
	/** Whether the user may enrol themselves. */
	own: boolean;
};

/** Enrols the signed-in user in a class; guardians choose for whom. */
export default function EnrollForWhom({ one, own }: Props) {
	const { data, isError } = useQuery(familyQuery);
	const children = data?.children.filter(({ state }) => state === "active") ?? [];
	if (!data && !isError) return null;
	if (children.length > 0) return <FamilyEnroll one={one} own={own} people={children} />;
	return own && <EnrollButton one={one} />;
}
