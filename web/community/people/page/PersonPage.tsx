import { useQuery } from "@tanstack/react-query";
import { type ComponentType, createContext, useContext, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation, useParams } from "react-router-dom";
import type { WholePerson } from "#shared/community/people/people.schema.ts";
import { isGuest } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { paths } from "../../../core/address/paths.ts";
import { isRefusal } from "../../../core/calls/client.ts";
import { useText } from "../../../core/language/messages.ts";
import { LazyParts } from "../../../core/lazyPart.tsx";
import { useNames } from "../../../people/users/names.ts";
import { listAddressOf } from "../../../people/users/PersonLink.tsx";
import { Portrait } from "../../../people/users/Portrait.tsx";
import { Page } from "../../../ui/Page.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { Part } from "../../account/Part.tsx";
import { SignInOf } from "../../account/staff/SignInOf.tsx";
import { personPartsMessages } from "../../person-parts/personParts.messages.ts";
import { type PersonSection, personParts, personSections } from "../../person-parts/personParts.ts";
import { RoleBadge } from "../lists/RoleBadge.tsx";
import { personQuery } from "../people.queries.ts";
import { MailFaultNotice } from "./MailFaultNotice.tsx";
import { PersonActions } from "./PersonActions.tsx";
import { PersonProfile } from "./PersonProfile.tsx";
import { personPageMessages } from "./personPage.messages.ts";
import "./person-page.css";
import "../lists/people-list.css";

/** The person whose sections are shown: tabs take no props. */
const PersonPlace = createContext<WholePerson | null>(null);

const isVisibleFor = (person: WholePerson) => (part: (typeof personParts)[PersonSection][number]) =>
	part.of?.(person) ?? true;

function SectionParts({ person, section }: { person: WholePerson; section: PersonSection }) {
	const part = useText(personPartsMessages);
	return personParts[section].filter(isVisibleFor(person)).map(({ id, title, part: Content }) => (
		<Part key={id} title={part(title)}>
			<LazyParts fallback={<Loading />}>
				<Content id={person.id} mayEdit={person.mayEdit} />
			</LazyParts>
		</Part>
	));
}

function Overview() {
	const text = useText(personPageMessages);
	const person = useContext(PersonPlace);
	if (!person) return null;
	return (
		<>
			<Part title={text("person.profile")}>
				<PersonProfile person={person} />
			</Part>
			<SectionParts person={person} section="overview" />
			{!isGuest(person) && (
				<Part title={text("person.signIn")}>
					<SignInOf person={person} />
				</Part>
			)}
		</>
	);
}

const sectionOf = (section: PersonSection) => () => {
	const person = useContext(PersonPlace);
	return person && <SectionParts person={person} section={section} />;
};

const contents: Record<PersonSection, ComponentType> = {
	overview: Overview,
	registrations: sectionOf("registrations"),
	belts: sectionOf("belts"),
	fees: sectionOf("fees"),
	documents: sectionOf("documents"),
	family: sectionOf("family"),
	history: sectionOf("history"),
};

function Person({ person }: { person: WholePerson }) {
	const text = useText(personPageMessages);
	const { formatNumber } = useIntl();
	const name = useNames()(person).full;
	const sections = personSections.filter(
		(section) => section === "overview" || personParts[section].some(isVisibleFor(person)),
	);
	return (
		<PersonPlace value={person}>
			<header className="person-head">
				<Portrait person={person} size={96} />
				<div className="stack tight">
					<h1>
						<Written>{name}</Written>
					</h1>
					<p className="row">
						<RoleBadge person={person} />
						{!isGuest(person) && (
							<span className="soft">
								{text("person.memberNumber", {
									number: formatNumber(person.id, { useGrouping: false }),
								})}
							</span>
						)}
					</p>
				</div>
				<PersonActions person={person} />
			</header>
			{person.isDisabled && <Notice>{text("person.closed")}</Notice>}
			<MailFaultNotice person={person} />
			<Tabs
				label={text("person.sections")}
				tabs={sections.map((section) => ({
					id: section,
					label: text(`person.section.${section}`),
					part: contents[section],
				}))}
			/>
		</PersonPlace>
	);
}

/** The list from which the person was opened, or else everybody. */
function useListBefore() {
	const text = useText(personPageMessages);
	const { state } = useLocation();
	// A change of section drops the state of the address.
	const [list] = useState(() => listAddressOf(state));
	return { to: list ?? paths.people, text: text(list ? "person.backToList" : "person.back") };
}

/** A person's page for staff: record, activities and actions. */
export default function PersonPage() {
	const text = useText(personPageMessages);
	const id = Number(useParams().id) as UserId;
	const { data, error, isLoadingError, refetch } = useQuery(personQuery(id));
	return (
		<Page back={useListBefore()}>
			{isRefusal(error, "not_found") && <Notice>{text("person.gone")}</Notice>}
			{isLoadingError && !isRefusal(error, "not_found") && <LoadError onRetry={refetch} />}
			{!data && !error && <Loading label={text("person.loading")} />}
			{data && <Person key={data.id} person={data} />}
		</Page>
	);
}
