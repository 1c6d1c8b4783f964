import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import type { WholePerson } from "#shared/community/people/people.schema.ts";
import { isGuest } from "#shared/core/access.ts";
import { mailto } from "#shared/core/fields/mailto.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { paths } from "../../../core/address/paths.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { DojoName } from "../../../people/dojos/DojoName.tsx";
import { useCountryName } from "../../../people/users/countries.ts";
import { useNames } from "../../../people/users/names.ts";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { Button } from "../../../ui/Button.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Fact } from "../../../ui/texts/Fact.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { emergencyQuery } from "../people.queries.ts";
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

type Props = { person: WholePerson };

/** The belt, and how to reach the person. */
function ContactFacts({ person }: Props) {
	const text = useText(personPageMessages);
	const form = useText(personFormMessages);
	const locale = useLocale();
	const { phoneNumber } = person;
	return (
		<>
			<Fact label={form("personForm.currentBelt")}>
				<span className="person-belt">
					<Belt belt={person.currentBelt} width={72} />
					{staffBeltName(person.currentBelt, locale)}
				</span>
			</Fact>
			{!isGuest(person) && (
				<Fact label={form("personForm.email")}>
					{person.email && (
						<a href={mailto(person.email)} dir="ltr">
							{person.email}
						</a>
					)}
				</Fact>
			)}
			<Fact label={form("personForm.phoneNumber")}>
				{phoneNumber && (
					<PhoneLink phone={phoneNumber} aria-label={text("person.call", { phone: phoneNumber })} />
				)}
			</Fact>
		</>
	);
}

function CoachFact({ person }: Props) {
	const text = useText(personPageMessages);
	const form = useText(personFormMessages);
	return (
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
	);
}

/** The club of a guest, and its country. */
function ClubFacts({ person }: Props) {
	const text = useText(personPageMessages);
	const countryName = useCountryName();
	return (
		<>
			<Fact label={text("person.club")}>{written(person.dojoLocation)}</Fact>
			<Fact label={text("person.country")}>{person.country && countryName(person.country)}</Fact>
		</>
	);
}

/** Emergency contact and address. Admins open them by a press, which is logged. */
function EmergencyFacts({ person }: Props) {
	const text = useText(personPageMessages);
	const form = useText(personFormMessages);
	const [isOpen, setOpen] = useState(false);
	const isShown = person.emergencyContact !== undefined;
	const { data, isError, refetch } = useQuery({
		...emergencyQuery(person.id),
		enabled: isOpen && !isShown,
	});
	const details = isShown ? person : data;
	if (!details)
		return (
			<Fact label={form("personForm.emergencyContact")}>
				{isError ? (
					<LoadError onRetry={refetch} />
				) : (
					<>
						<Button disabled={isOpen} onClick={() => setOpen(true)}>
							{text("person.showEmergency")}
						</Button>
						<span className="small soft block">{text("person.emergencyLogged")}</span>
					</>
				)}
			</Fact>
		);
	return (
		<>
			<Fact label={form("personForm.address")}>{written(details.address)}</Fact>
			<Fact label={form("personForm.emergencyContact")}>{written(details.emergencyContact)}</Fact>
		</>
	);
}

function AccountFacts({ person }: Props) {
	const text = useText(personPageMessages);
	const { formatDate, formatNumber } = useIntl();
	const { preferredLanguage } = person;
	return (
		<>
			<Fact label={text("person.language")}>
				{preferredLanguage && text(`person.${preferredLanguage}`)}
			</Fact>
			<Fact label={text("person.joined")}>
				{formatDate(person.createdAt, { dateStyle: "long" })}
			</Fact>
			{person.hasNeverSignedIn && (
				<Fact label={text("person.signIn")}>
					{person.invitedAt
						? text("person.invitedOn", {
								date: formatDate(person.invitedAt, { dateStyle: "long" }),
							})
						: text("person.notInvited")}
				</Fact>
			)}
			<Fact label={text("person.number")}>{formatNumber(person.id, { useGrouping: false })}</Fact>
		</>
	);
}

/** A person's record, as far as the reader may see it. */
export function PersonProfile({ person }: Props) {
	const text = useText(personPageMessages);
	const form = useText(personFormMessages);
	const locale = useLocale();
	const names = useNames();
	const { formatDate } = useIntl();
	const day = (value: string) => formatDate(startOf(value), { dateStyle: "long" });
	const { dateOfBirth, competitionReadiness, isNationalTeamMember, gender } = person;
	const other = nameIn(locale === "ar" ? "en" : "ar", person).full;
	return (
		<dl className="person-facts">
			<ContactFacts person={person} />
			{other !== names(person).full && (
				<Fact label={text("person.otherName")}>
					<Written>{other}</Written>
				</Fact>
			)}
			<Fact label={form("personForm.gender")}>{gender && form(`personForm.${gender}`)}</Fact>
			<Fact label={form("personForm.dateOfBirth")}>
				{dateOfBirth === undefined ? undefined : dateOfBirth && day(dateOfBirth)}
			</Fact>
			{isGuest(person) ? (
				<ClubFacts person={person} />
			) : (
				<>
					<CoachFact person={person} />
					<Fact label={form("personForm.dojoId")}>
						{person.dojoLocation && <DojoName place={person} />}
					</Fact>
				</>
			)}
			<EmergencyFacts person={person} />
			<Fact label={form("personForm.competitionReadiness")}>
				{competitionReadiness && form(`personForm.readiness.${competitionReadiness}`)}
			</Fact>
			{isNationalTeamMember && <Fact label={text("person.team")}>{text("person.yes")}</Fact>}
			{!isGuest(person) && <AccountFacts person={person} />}
		</dl>
	);
}
