import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import type { Student } from "#shared/community/students/students.schema.ts";
import { spokenPhone } from "#shared/core/fields/phone.ts";
import type { TrainingClassId } from "#shared/core/ids.ts";
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
import {
	classMembersQuery,
	ownClassesQuery,
} from "../../training/training-classes/training-classes.queries.ts";
import { useClassTexts } from "../../training/training-classes/useClassTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { SearchField, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { RowIcons } from "../../ui/menus/RowIcons.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Fact } from "../../ui/texts/Fact.tsx";
import { PhoneLink } from "../../ui/texts/PhoneLink.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { personFormMessages } from "../people/personForm.messages.ts";
import { SentRequests } from "./requests/SentRequests.tsx";
import { studentMessages } from "./students.messages.ts";
import "../people/page/person-page.css";
import "./students.css";

const AddStudentDialog = lazyPart(() => import("./AddStudentDialog.tsx"));
const ProgressDialog = lazyPart(() => import("../../training/belts/ProgressDialog.tsx"));

/** A number as it is dialled here, so that it fits beside a name. */
const localPhone = (phone: string) => spokenPhone(phone).replace(/^\+965\s/, "");

/** What a coach needs of a student at once, on one line; the rest opens with a tap. */
function StudentLine({ student, onOpen }: { student: Student; onOpen: () => void }) {
	const text = useText(historyMessages);
	const words = useText(profileMessages);
	const fields = useText(personFormMessages);
	const own = useText(studentMessages);
	const name = useNames()(student).full;
	const beltName = useBeltName();
	const { email, phoneNumber, gender, currentBelt, pendingPromotion, emergencyContact } = student;
	return (
		<li className="student">
			<details>
				<summary>
					<Portrait person={student} size={40} />
					<span className="student-name">
						<Written>{name}</Written>
						<span className="small soft student-belt">
							<Belt belt={currentBelt} width={40} /> {beltName(currentBelt)}
						</span>
						{email && (
							<span className="small soft student-more" dir="ltr">
								{email}
							</span>
						)}
						{gender && <span className="badge student-more">{words(`profile.${gender}`)}</span>}
						{pendingPromotion && <span className="badge strong">{text("history.requested")}</span>}
					</span>
				</summary>
				<dl className="person-facts">
					<Fact label={fields("personForm.emergencyContact")}>
						{emergencyContact && <Written linked>{emergencyContact}</Written>}
					</Fact>
					<Fact label={fields("personForm.email")}>{email && <bdi dir="ltr">{email}</bdi>}</Fact>
					<Fact label={fields("personForm.gender")}>{gender && words(`profile.${gender}`)}</Fact>
				</dl>
				<p className="row">
					<ButtonLink
						to={paths.student(student.id)}
						aria-label={own("students.detailsOf", { name })}
					>
						{own("students.details")}
					</ButtonLink>
				</p>
			</details>
			{phoneNumber && (
				<span className="student-phone">
					<PhoneLink phone={phoneNumber} label={localPhone(phoneNumber)} />
				</span>
			)}
			<RowIcons
				name={name}
				actions={[
					{
						icon: "progress",
						label: text("progress.open"),
						title: text("progress.title", { name }),
						onSelect: onOpen,
					},
				]}
			/>
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

/** The students of a class: all without one, and none while its members are loading. */
function useInClass(classId: string | null) {
	const { data: members } = useQuery({
		...classMembersQuery(Number(classId) as TrainingClassId),
		enabled: Boolean(classId),
	});
	return ({ id }: Student) =>
		!classId || members?.some(({ userId, status }) => userId === id && status === "active");
}

/** Narrows the list by name, belt and class. */
function Filters({ students }: { students: readonly Student[] }) {
	const text = useText(studentMessages);
	const beltName = useBeltName();
	const classTexts = useClassTexts();
	const { search, set } = useAddress();
	const field = useAddressText("q");
	const { data: classes = [] } = useQuery(ownClassesQuery);
	const select = (name: string) => ({
		value: search.get(name) ?? "",
		onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
	});
	const belts = ladder.filter((belt) => students.some(({ currentBelt }) => currentBelt === belt));
	return (
		<div className="student-filters">
			<SearchField label={text("students.search")} {...field} />
			<SelectField label={text("students.belt")} {...select("belt")}>
				<Options of={belts} word={beltName} none={text("students.anyBelt")} />
			</SelectField>
			<SelectField label={text("students.class")} {...select("class")}>
				<Options
					of={classes}
					word={(one) => `${classTexts(one).title}, ${classTexts(one).when}`}
					none={text("students.anyClass")}
				/>
			</SelectField>
		</div>
	);
}

/**
 * A coach's students, each with a link to their progress.
 * @param actions actions on all of them
 */
export default function ManageStudents({ actions }: { actions?: ReactNode }) {
	const text = useText(studentMessages);
	const { search, set } = useAddress();
	const { data, isError, refetch } = useQuery(studentsQuery);
	const [id, setId] = useState<number | null>(null);
	const typed = search.get("q") ?? "";
	const belt = search.get("belt");
	const isInClass = useInClass(search.get("class"));
	const opened = data?.find((student) => student.id === id);
	const found =
		data &&
		searchForPeople(typed)
			.filter(data, namesOf)
			.filter((student) => (!belt || student.currentBelt === belt) && isInClass(student));
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
			{data && data.length > 0 && <Filters students={data} />}
			{isError && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading label={text("students.loading")} />}
			{found?.length === 0 && (
				<Empty text={text(data?.length ? "students.noneFits" : "students.noneYet")}>
					{text("students.noneFound")}
				</Empty>
			)}
			<ul className="students">
				{found?.map((student) => (
					<StudentLine key={student.id} student={student} onOpen={() => setId(student.id)} />
				))}
			</ul>
			<SentRequests />
			{search.get("add") && <AddStudentDialog onClose={() => set({ add: null })} />}
			{opened && (
				<ProgressDialog student={opened} changed={[allStudentsQuery]} onClose={() => setId(null)} />
			)}
		</section>
	);
}
