import { useIntl } from "react-intl";
import type { StudentRecord } from "#shared/community/students/students.schema.ts";
import { mailto } from "#shared/core/fields/mailto.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { CurrentBelt } from "../../base/ranks/CurrentBelt.tsx";
import { useText } from "../../core/language/messages.ts";
import { DojoName } from "../../people/dojos/DojoName.tsx";
import { Fact } from "../../ui/texts/Fact.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { personFormMessages } from "../people/personForm.messages.ts";
import { studentMessages } from "./students.messages.ts";
import "../people/page/person-page.css";
import { PersonName } from "../../people/users/PersonName.tsx";
import { PhoneLink } from "../../ui/texts/PhoneLink.tsx";

/** What a coach needs to know about a student. */
export function StudentProfile({ student }: { student: StudentRecord }) {
	const text = useText(studentMessages);
	const words = useText(personFormMessages);
	const { formatDate } = useIntl();
	const { email, phoneNumber, gender, dateOfBirth, emergencyContact, coaches } = student;
	return (
		<>
			<CurrentBelt belt={student.currentBelt} />
			<dl className="person-facts">
				<Fact label={words("personForm.email")}>
					{email && (
						<a href={mailto(email)} dir="ltr">
							{email}
						</a>
					)}
				</Fact>
				<Fact label={words("personForm.phoneNumber")}>
					{phoneNumber && <PhoneLink phone={phoneNumber} />}
				</Fact>
				<Fact label={words("personForm.emergencyContact")}>
					{emergencyContact && <Written linked>{emergencyContact}</Written>}
				</Fact>
				<Fact label={words("personForm.dojoId")}>
					{student.dojoLocation && <DojoName place={student} />}
				</Fact>
				<Fact label={words("personForm.dateOfBirth")}>
					{dateOfBirth && formatDate(startOf(dateOfBirth), { dateStyle: "long" })}
				</Fact>
				<Fact label={words("personForm.gender")}>{gender && words(`personForm.${gender}`)}</Fact>
				<Fact label={text("students.coach")}>
					{coaches.map((coach) => (
						<PersonName key={coach.id} className="block" person={coach} />
					))}
					{coaches.length === 0 && <span className="soft">{text("students.noCoach")}</span>}
				</Fact>
			</dl>
		</>
	);
}
