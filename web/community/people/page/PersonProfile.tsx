import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import type { WholePerson } from "#shared/community/people/people.schema.ts";
import { mailto } from "#shared/core/fields/mailto.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { paths } from "../../../core/address/paths.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { DojoName } from "../../../people/dojos/DojoName.tsx";
import { useNames } from "../../../people/users/names.ts";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { Fact } from "../../../ui/texts/Fact.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { personFormMessages } from "../personForm.messages.ts";
import { personPageMessages } from "./personPage.messages.ts";
import "./person-page.css";
import { PhoneLink } from "../../../ui/texts/PhoneLink.tsx";

/** Formats a user-written fact; passes undefined through for facts that the reader may not see. */
const written = (value: string | null | undefined) =>
	value && (
		<Written className="lines" linked>
			{value}
		</Written>
	);

/** A person's record, as far as the reader may see it. */
export function PersonProfile({ person }: { person: WholePerson }) {
	const text = useText(personPageMessages);
	const form = useText(personFormMessages);
	const locale = useLocale();
	const names = useNames();
	const { formatDate, formatNumber } = useIntl();
	const day = (value: string) => formatDate(startOf(value), { dateStyle: "long" });
	const {
		dateOfBirth,
		preferredLanguage,
		competitionReadiness,
		isNationalTeamMember,
		phoneNumber,
		gender,
	} = person;
	const other = nameIn(locale === "ar" ? "en" : "ar", person).full;
	return (
		<dl className="person-facts">
			<Fact label={form("personForm.currentBelt")}>
				<span className="person-belt">
					<Belt belt={person.currentBelt} width={72} />
					{staffBeltName(person.currentBelt, locale)}
				</span>
			</Fact>
			<Fact label={form("personForm.email")}>
				{person.email && (
					<a href={mailto(person.email)} dir="ltr">
						{person.email}
					</a>
				)}
			</Fact>
			<Fact label={form("personForm.phoneNumber")}>
				{phoneNumber && (
					<PhoneLink phone={phoneNumber} aria-label={text("person.call", { phone: phoneNumber })} />
				)}
			</Fact>
			{other !== names(person).full && (
				<Fact label={text("person.otherName")}>
					<Written>{other}</Written>
				</Fact>
			)}
			<Fact label={form("personForm.gender")}>{gender && form(`personForm.${gender}`)}</Fact>
			<Fact label={form("personForm.dateOfBirth")}>
				{dateOfBirth === undefined ? undefined : dateOfBirth && day(dateOfBirth)}
			</Fact>
			<Fact label={text("person.coach")}>
				{person.coaches.length === 0 && <span className="soft">{form("personForm.noCoach")}</span>}
				{person.coaches.map((coach) => (
					<Link key={coach.id} className="block" to={paths.person(coach.id)}>
						<PersonName person={coach} />
					</Link>
				))}
				{person.coaches.length > 0 && (
					<Link className="small block" to={paths.student(person.id)}>
						{text("person.asStudent")}
					</Link>
				)}
			</Fact>
			<Fact label={form("personForm.dojoId")}>
				{person.dojoLocation && <DojoName place={person} />}
			</Fact>
			<Fact label={form("personForm.address")}>{written(person.address)}</Fact>
			<Fact label={form("personForm.emergencyContact")}>{written(person.emergencyContact)}</Fact>
			<Fact label={form("personForm.competitionReadiness")}>
				{competitionReadiness && form(`personForm.readiness.${competitionReadiness}`)}
			</Fact>
			{isNationalTeamMember && <Fact label={text("person.team")}>{text("person.yes")}</Fact>}
			<Fact label={text("person.language")}>
				{preferredLanguage && text(`person.${preferredLanguage}`)}
			</Fact>
			<Fact label={text("person.joined")}>
				{formatDate(person.createdAt, { dateStyle: "long" })}
			</Fact>
			<Fact label={text("person.number")}>{formatNumber(person.id, { useGrouping: false })}</Fact>
		</dl>
	);
}
