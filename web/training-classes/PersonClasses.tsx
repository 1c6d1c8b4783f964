import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import type { MyClass } from "#shared/training-classes/enrollments.schema.ts";
import { useText } from "../core/messages.ts";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { enrollmentMessages } from "./enrollments.messages.ts";
import { classesOfQuery } from "./training-classes.queries.ts";
import { useClassTexts } from "./useClassTexts.ts";
import "./class-time.css";
import "./my-classes.css";

function Row({ enrollment: { status, position, class: one } }: { enrollment: MyClass }) {
	const text = useText(enrollmentMessages);
	const { title, when } = useClassTexts()(one);
	const isIn = status === "active";
	return (
		<li>
			<p className="class-time">{when}</p>
			<h3 dir="auto">{title}</h3>
			<p className="row">
				<span className={isIn ? "badge primary" : "badge strong"}>
					{isIn ? text("enroll.isIn") : text("enroll.waiting", { position: position ?? 0 })}
				</span>
				{!one.isActive && <span className="badge draft">{text("enroll.paused")}</span>}
			</p>
		</li>
	);
}

/** The classes that somebody is in or waits for, as a part of their page. */
export default function PersonClasses({ id }: { id: UserId }) {
	const text = useText(enrollmentMessages);
	const { data, isError, refetch } = useQuery(classesOfQuery(id));
	if (isError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	if (data.length === 0) return <p className="soft">{text("enroll.nobodys")}</p>;
	return (
		<ul className="my-classes">
			{data.map((enrollment) => (
				<Row key={enrollment.id} enrollment={enrollment} />
			))}
		</ul>
	);
}
