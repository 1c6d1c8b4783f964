import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { MyClass } from "#shared/training/training-classes/enrollments.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { Separator } from "../../../core/language/separator.tsx";
import { useNames } from "../../../people/users/names.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { trainingClassMessages } from "../training-classes.messages.ts";
import { myClassesQuery } from "../training-classes.queries.ts";
import { ClassRow } from "./ClassRow.tsx";
import { EnrollmentStanding } from "./EnrollmentStanding.tsx";
import { enrollmentMessages } from "./enrollments.messages.ts";
import "./my-classes.css";

function Row({ enrollment }: { enrollment: MyClass }) {
	const words = useText(trainingClassMessages);
	const names = useNames();
	const { coach } = enrollment.class;
	return (
		<ClassRow
			one={enrollment.class}
			below={(place) => (
				<p className="small soft">
					{coach && (
						<Sentence>{words("class.sensei", { name: isolateName(names(coach).full) })}</Sentence>
					)}
					{coach && place && <Separator />}
					{place && <Written>{place}</Written>}
				</p>
			)}
		>
			<EnrollmentStanding enrollment={enrollment} listed />
		</ClassRow>
	);
}

/** Number of classes shown at once. */
const mostDisplayed = 3;

const Rows = ({ list }: { list: readonly MyClass[] }) => (
	<ul className="my-classes">
		{list.map((enrollment) => (
			<Row key={enrollment.id} enrollment={enrollment} />
		))}
	</ul>
);

/**
 * The classes that the user is enrolled in or waits for.
 * @param children further content of the card
 */
export default function MyClassesCard({ children }: { children?: ReactNode }) {
	const text = useText(enrollmentMessages);
	const { data, isError, refetch } = useQuery(myClassesQuery);
	const timetable = <ButtonLink to={paths.classes}>{text("enroll.timetable")}</ButtonLink>;
	return (
		<section className="card stack" aria-labelledby="my-classes">
			<h2 id="my-classes">{text("enroll.mine")}</h2>
			{isError && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading />}
			{data?.length === 0 && (
				<Empty text={text("enroll.noneText")} action={timetable}>
					{text("enroll.none")}
				</Empty>
			)}
			{data && data.length > 0 && <Rows list={data.slice(0, mostDisplayed)} />}
			{data && data.length > mostDisplayed && (
				<details>
					<summary>{text("enroll.further", { count: data.length - mostDisplayed })}</summary>
					<Rows list={data.slice(mostDisplayed)} />
				</details>
			)}
			{children}
		</section>
	);
}
