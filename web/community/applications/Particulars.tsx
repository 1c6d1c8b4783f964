import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { CoachApplication } from "#shared/community/applications/applications.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { DojoName } from "../../people/dojos/DojoName.tsx";
import { teachingMessages } from "../../people/users/profile/teaching.messages.ts";
import { useTeachingWord } from "../../people/users/profile/useTeachingWord.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { applicationsMessages } from "./applications.messages.ts";
import "./applications.css";
import { PhoneLink } from "../../ui/texts/PhoneLink.tsx";

function Row({ label, children, long }: { label: string; children: ReactNode; long?: boolean }) {
	const text = useText(applicationsMessages);
	return (
		<div className={long ? "long" : undefined}>
			<dt>{label}</dt>
			<dd>{children || <span className="soft">{text("applications.nothing")}</span>}</dd>
		</div>
	);
}

/** All details that the applicant entered. */
export function Particulars({ application }: { application: CoachApplication }) {
	const text = useText(applicationsMessages);
	const teaching = useText(teachingMessages);
	const word = useTeachingWord();
	const { formatDate, formatList } = useIntl();
	const words = (list: string[]) =>
		list.length > 0 && formatList(list.map(word), { type: "unit", style: "long" });
	const { experience, teachingPhilosophy, certifications, bio } = application;
	return (
		<dl className="particulars">
			<Row label={text("applications.phone")}>
				{application.phoneNumber && <PhoneLink phone={application.phoneNumber} />}
			</Row>
			<Row label={text("applications.applied")}>
				{formatDate(application.createdAt, { dateStyle: "long" })}
			</Row>
			<Row label={teaching("teach.specializations")}>{words(application.specializations)}</Row>
			<Row label={teaching("teach.languages")}>{words(application.languagesSpoken)}</Row>
			<Row label={teaching("teach.days")}>{words(application.availableDays)}</Row>
			<Row label={teaching("teach.slots")}>{words(application.preferredTimeSlots)}</Row>
			{application.dojoLocation && (
				<Row label={text("applications.dojo")}>
					<DojoName place={application} />
				</Row>
			)}
			<Row label={text("applications.experience")} long>
				{experience && (
					<Written className="lines" linked>
						{experience}
					</Written>
				)}
			</Row>
			<Row label={teaching("teach.philosophy")} long>
				{teachingPhilosophy && (
					<Written className="lines" linked>
						{teachingPhilosophy}
					</Written>
				)}
			</Row>
			<Row label={teaching("teach.certifications")} long>
				{certifications && (
					<Written className="lines" linked>
						{certifications}
					</Written>
				)}
			</Row>
			{bio && (
				<Row label={text("applications.bio")} long>
					<Written className="lines" linked>
						{bio}
					</Written>
				</Row>
			)}
		</dl>
	);
}
