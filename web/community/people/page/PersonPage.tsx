import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useParams } from "react-router-dom";
import type { WholePerson } from "#shared/community/people/people.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { appMessages } from "../../../app/app.messages.ts";
import { personParts } from "../../../app/parts/personParts.ts";
import { paths } from "../../../core/address/paths.ts";
import { isRefusal } from "../../../core/calls/client.ts";
import { useText } from "../../../core/language/messages.ts";
import { Part } from "../../../identity/account/Part.tsx";
import { SignInOf } from "../../../identity/account/SignInOf.tsx";
import { Page } from "../../../ui/Page.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useNames } from "../../users/names.ts";
import { Portrait } from "../../users/Portrait.tsx";
import { RoleBadge } from "../desks/RoleBadge.tsx";
import { personQuery } from "../people.queries.ts";
import { PersonActions } from "./PersonActions.tsx";
import { PersonProfile } from "./PersonProfile.tsx";
import { personPageMessages } from "./personPage.messages.ts";
import "./person-page.css";
import "../desks/people-desk.css";

function Person({ person }: { person: WholePerson }) {
	const text = useText(personPageMessages);
	const app = useText(appMessages);
	const name = useNames()(person).full;
	return (
		<>
			<header className="person-head">
				<Portrait person={person} size={96} />
				<div className="stack tight">
					<h1>
						<Written>{name}</Written>
					</h1>
					<p className="row">
						<RoleBadge person={person} />
					</p>
				</div>
			</header>
			{person.isDisabled && <Notice>{text("person.closed")}</Notice>}
			{person.mayEdit && <PersonActions person={person} />}
			<Part title={text("person.profile")}>
				<PersonProfile person={person} />
			</Part>
			{personParts
				.filter(({ of }) => !of || of(person))
				.map(({ id, title, part: Content }) => (
					<Part key={id} title={app(title)}>
						<Suspense fallback={<Loading />}>
							<Content id={person.id} mayEdit={person.mayEdit} />
						</Suspense>
					</Part>
				))}
			<Part title={text("person.signIn")}>
				<SignInOf person={person} />
			</Part>
		</>
	);
}

/** A person's page for staff: record, activities and actions. */
export default function PersonPage() {
	const text = useText(personPageMessages);
	const id = Number(useParams().id) as UserId;
	const { data, error, isLoadingError, refetch } = useQuery(personQuery(id));
	return (
		<Page back={{ to: paths.home, text: text("person.back") }}>
			{isRefusal(error, "not_found") && <Notice>{text("person.gone")}</Notice>}
			{isLoadingError && !isRefusal(error, "not_found") && <LoadError onRetry={refetch} />}
			{!data && !error && <Loading label={text("person.loading")} />}
			{data && <Person key={data.id} person={data} />}
		</Page>
	);
}
