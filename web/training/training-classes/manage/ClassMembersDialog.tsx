import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ClassMember } from "#shared/training/training-classes/enrollments.schema.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { paths } from "../../../core/address/paths.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { studentsQuery } from "../../../people/coaches/students.queries.ts";
import { useNames } from "../../../people/users/names.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { classListMessages } from "../list/class-list.messages.ts";
import { classMembersQuery, timetableQuery, trainingClasses } from "../training-classes.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";

type TakeOutProps = { member: ClassMember; name: string; onTakenOut: () => void };

/**
 * Removes a member after confirmation. The focus moves to the question, and back if the coach
 * cancels.
 */
function TakeOut({ member, name, onTakenOut }: TakeOutProps) {
	const text = useText(manageClassMessages);
	const [asks, setAsks] = useState<boolean>();
	const takeOut = useWrite({
		call: (_: void, key) =>
			trainingClasses.setEnrollment({
				params: { id: member.classId, enrollmentId: member.id },
				body: { status: "cancelled" },
				key,
			}),
		toast: () => ({ title: text("manageClass.takenOut"), text: name }),
		title: text("manageClass.updateFailed"),
		changed: [timetableQuery],
		done: onTakenOut,
	});
	const label = text("manageClass.takeOutOf", { name });
	if (!asks) {
		return (
			<Button aria-label={label} autoFocus={asks === false} onClick={() => setAsks(true)}>
				{text("manageClass.takeOut")}
			</Button>
		);
	}
	return (
		<div className="stack tight asks" role="alert">
			<p>{text("manageClass.takeOutSure", { name })}</p>
			<Wrong>{takeOut.reason}</Wrong>
			<p className="row">
				<Button autoFocus onClick={() => setAsks(false)}>
					{text("manageClass.keep")}
				</Button>
				<Button
					kind="primary"
					aria-label={label}
					disabled={takeOut.isPending}
					onClick={() => takeOut.mutate()}
				>
					{text("manageClass.takeOut")}
				</Button>
			</p>
		</div>
	);
}

function Members({ title, members }: { title: string; members: ClassMember[] }) {
	const text = useText(manageClassMessages);
	const names = useNames();
	const beltName = useBeltName();
	const heading = useRef<HTMLHeadingElement>(null);
	if (members.length === 0) return null;
	return (
		<section>
			<h3 ref={heading} tabIndex={-1}>
				{title}
			</h3>
			<ul className="class-members">
				{members.map((member) => {
					const name = names(member).full;
					return (
						<li key={member.id}>
							<Belt belt={member.currentBelt} width={48} />
							<span>
								{member.position && (
									<span>{`${text("manageClass.place", { position: member.position })} `}</span>
								)}
								<Written>{name}</Written>
								<span className="small soft block">{beltName(member.currentBelt)}</span>
							</span>
							<TakeOut member={member} name={name} onTakenOut={() => heading.current?.focus()} />
						</li>
					);
				})}
			</ul>
		</section>
	);
}

type Props = { one: TrainingClass; onClose: () => void };

/** A class's members and waiting list. */
export default function ClassMembersDialog({ one, onClose }: Props) {
	const text = useText(manageClassMessages);
	const list = useText(classListMessages);
	const names = useNames();
	const { title } = useClassTexts()(one);
	const { data, isError, refetch } = useQuery(classMembersQuery(one.id));
	const { data: students = [] } = useQuery({ ...studentsQuery, enabled: one.isActive });
	const [chosen, setChosen] = useState("");
	const others = students.filter(({ id }) => data && !data.some(({ userId }) => userId === id));
	const enroll = useWrite({
		call: (_: void, key) =>
			trainingClasses.enroll({ params: { id: one.id }, body: { userId: Number(chosen) }, key }),
		toast: ({ enrollment: { status } }) => ({
			title: text(status === "active" ? "manageClass.enrolled" : "manageClass.waitlisted"),
			text: title,
		}),
		title: text("manageClass.updateFailed"),
		changed: [timetableQuery],
		done: () => setChosen(""),
	});
	const isOffered = one.isActive && others.length > 0;
	const of = (status: ClassMember["status"]) =>
		data?.filter((member) => member.status === status) ?? [];
	return (
		<ConfirmDialog
			title={text("manageClass.membersOf", { title })}
			cancel={text("manageClass.close")}
			submit={isOffered ? text("manageClass.enroll") : undefined}
			submitting={text("manageClass.enrolling")}
			write={enroll}
			incomplete={!chosen}
			onClose={onClose}
		>
			{isError && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading />}
			{data?.length === 0 && <Empty>{text("manageClass.noMembers")}</Empty>}
			<Members title={text("manageClass.inClass")} members={of("active")} />
			<Members title={text("manageClass.waiting")} members={of("waitlisted")} />
			{of("active").length > 0 && (
				<p>
					<ButtonLink to={paths.classList(one.id)}>{list("classList.open")}</ButtonLink>
				</p>
			)}
			{isOffered && (
				<SelectField
					label={text("manageClass.student")}
					value={chosen}
					onChange={({ target }) => setChosen(target.value)}
				>
					<Options
						of={others}
						word={(student) => names(student).full}
						none={text("manageClass.choose")}
					/>
				</SelectField>
			)}
		</ConfirmDialog>
	);
}
