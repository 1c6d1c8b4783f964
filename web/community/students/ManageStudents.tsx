import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Student } from "#shared/community/students/students.schema.ts";
import { searchForPeople } from "#shared/core/texts/searchPeople.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { historyMessages } from "../../base/ranks/history.messages.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { paths } from "../../core/address/paths.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useAddressText } from "../../core/address/useAddressText.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { allStudentsQuery, studentsQuery } from "../../people/coaches/students.queries.ts";
import { useNames } from "../../people/users/names.ts";
import { Portrait } from "../../people/users/Portrait.tsx";
import { profileMessages } from "../../people/users/profile/profile.messages.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { SearchField } from "../../ui/fields/Field.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { SentRequests } from "./requests/SentRequests.tsx";
import { studentMessages } from "./students.messages.ts";
import "./students.css";
import { PhoneLink } from "../../ui/texts/PhoneLink.tsx";

const AddStudentDialog = lazyPart(() => import("./AddStudentDialog.tsx"));
const ProgressDialog = lazyPart(() => import("../../training/belts/ProgressDialog.tsx"));

function StudentCard({ student, onOpen }: { student: Student; onOpen: () => void }) {
	const text = useText(historyMessages);
	const words = useText(profileMessages);
	const own = useText(studentMessages);
	const name = useNames()(student).full;
	const beltName = useBeltName();
	const { email, phoneNumber, gender, currentBelt, pendingPromotion } = student;
	return (
		<li className="card student">
			<Portrait person={student} size={64} />
			<div className="stack tight">
				<h2>
					<Written>{name}</Written>
				</h2>
				{email && (
					<p className="small soft" dir="ltr">
						{email}
					</p>
				)}
				{phoneNumber && (
					<p className="small">
						<PhoneLink phone={phoneNumber} />
					</p>
				)}
			</div>
			<p className="row student-belt">
				<Belt belt={currentBelt} width={64} />
				<span className="small">{beltName(currentBelt)}</span>
				{gender && <span className="badge">{words(`profile.${gender}`)}</span>}
				{pendingPromotion && <span className="badge strong">{text("history.pending")}</span>}
			</p>
			<p className="student-actions">
				<Button opens aria-label={text("progress.title", { name })} onClick={onOpen}>
					{text("progress.open")}
				</Button>
				<ButtonLink to={paths.student(student.id)} aria-label={own("students.detailsOf", { name })}>
					{own("students.details")}
				</ButtonLink>
			</p>
		</li>
	);
}

const namesOf = ({ firstName, lastName, firstNameAr, lastNameAr, email }: Student) => [
	firstName,
	lastName,
	firstNameAr,
	lastNameAr,
	email,
];

/**
 * A coach's students, each with a link to their progress.
 * @param actions actions on all of them
 */
export default function ManageStudents({ actions }: { actions?: ReactNode }) {
	const text = useText(studentMessages);
	const { search, set } = useAddress();
	const { data, isError, refetch } = useQuery(studentsQuery);
	const [id, setId] = useState<number | null>(null);
	const field = useAddressText("q");
	const typed = search.get("q") ?? "";
	const opened = data?.find((student) => student.id === id);
	const found = data && searchForPeople(typed).filter(data, namesOf);
	return (
		<section className="stack">
			<h1>{text("students.management")}</h1>
			{actions}
			<div className="card add-student">
				<p>{text("students.addText")}</p>
				<Button kind="primary" opens onClick={() => set({ add: "1" }, { step: true })}>
					{text("students.add")}
				</Button>
			</div>
			<SentRequests />
			<SearchField label={text("students.search")} {...field} />
			{isError && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading label={text("students.loading")} />}
			{found?.length === 0 && (
				<Empty text={text(typed ? "students.noneFits" : "students.noneYet")}>
					{text("students.noneFound")}
				</Empty>
			)}
			<ul className="students">
				{found?.map((student) => (
					<StudentCard key={student.id} student={student} onOpen={() => setId(student.id)} />
				))}
			</ul>
			{search.get("add") && <AddStudentDialog onClose={() => set({ add: null })} />}
			{opened && (
				<ProgressDialog student={opened} changed={[allStudentsQuery]} onClose={() => setId(null)} />
			)}
		</section>
	);
}
