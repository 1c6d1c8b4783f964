import { useQuery } from "@tanstack/react-query";
import type { Child } from "#shared/community/families/families.schema.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { isForOthers } from "#shared/training/training-classes/enrollments.rules.ts";
import { isFull } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { EnrollmentStanding } from "../../training/training-classes/enrollments/EnrollmentStanding.tsx";
import { useEnroll } from "../../training/training-classes/enrollments/useEnroll.ts";
import { classesOfQuery } from "../../training/training-classes/training-classes.queries.ts";
import { useClassTexts } from "../../training/training-classes/useClassTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { useNames } from "../users/names.ts";
import { familyMessages } from "./families.messages.ts";
import { familyQuery } from "./families.queries.ts";

function Row({ child, one }: { child: Child; one: TrainingClass }) {
	const text = useText(familyMessages);
	const name = useNames()(child).first;
	const { title } = useClassTexts()(one);
	const { data } = useQuery({ ...classesOfQuery(child.id), refetchOnMount: false });
	const enroll = useEnroll(one, () => `${name}: ${title}`, child.id);
	const enrollment = data?.find(({ classId }) => classId === one.id);
	if (!data) return null;
	if (enrollment) {
		return (
			<li>
				<span className="small">{text("family.ofChild", { name })}</span>
				<EnrollmentStanding enrollment={enrollment} own={false} />
			</li>
		);
	}
	if (isForOthers(one.audienceType, child, kuwaitDate(Date.now()))) return null;
	return (
		<li>
			<Wrong>{enroll.reason}</Wrong>
			<Button disabled={enroll.isPending} onClick={() => enroll.mutate()}>
				{text(isFull(one) ? "family.waitChild" : "family.enrollChild", { name })}
			</Button>
		</li>
	);
}

/** Enrols the user's eligible children in a class; renders nothing for users without children. */
export default function EnrollChildren({ one }: { one: TrainingClass }) {
	const { data } = useQuery(familyQuery);
	const children = data?.children.filter(({ state }) => state === "active") ?? [];
	if (children.length === 0) return null;
	return (
		<ul className="stack tight">
			{children.map((child) => (
				<Row key={child.id} child={child} one={one} />
			))}
		</ul>
	);
}
