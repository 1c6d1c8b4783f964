import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import type { MyClass } from "#shared/training/training-classes/enrollments.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { classesOfQuery } from "../training-classes.queries.ts";
import { ClassRow } from "./ClassRow.tsx";
import { EnrollmentStanding } from "./EnrollmentStanding.tsx";
import { enrollmentMessages } from "./enrollments.messages.ts";
import "./my-classes.css";

function Row({ enrollment, mayLeave }: { enrollment: MyClass; mayLeave: boolean }) {
	const text = useText(enrollmentMessages);
	const { status, position, class: one } = enrollment;
	const isIn = status === "active";
	return (
		<ClassRow one={one}>
			{mayLeave ? (
				<EnrollmentStanding enrollment={enrollment} own={false} listed />
			) : (
				<p className="row">
					<span className={isIn ? "badge primary" : "badge strong"}>
						{isIn ? text("enroll.isIn") : text("enroll.waiting", { position: position ?? 0 })}
					</span>
					{!one.isActive && <span className="badge draft">{text("enroll.paused")}</span>}
				</p>
			)}
		</ClassRow>
	);
}

type Props = {
	id: UserId;
	/** Whether the user may remove the person from a class. */
	mayLeave?: boolean;
};

/** A person's classes and waiting list positions, as a section of their page. */
export default function PersonClasses({ id, mayLeave = false }: Props) {
	const text = useText(enrollmentMessages);
	const { data, isError, refetch } = useQuery(classesOfQuery(id));
	if (isError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	if (data.length === 0) return <p className="soft">{text("enroll.nobodys")}</p>;
	return (
		<ul className="my-classes">
			{data.map((enrollment) => (
				<Row key={enrollment.id} enrollment={enrollment} mayLeave={mayLeave} />
			))}
		</ul>
	);
}
