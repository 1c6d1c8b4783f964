import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import type { Person } from "#shared/users/users.schema.ts";
import { isRefusal } from "../core/client.ts";
import { useText } from "../core/messages.ts";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { useNames } from "../users/names.ts";
import { PersonSearch } from "../users/PersonSearch.tsx";
import "./account.css";
import { signInQuery } from "./account.queries.ts";
import { accountsMessages } from "./accounts.messages.ts";
import { Part } from "./Part.tsx";
import { SessionList } from "./SessionList.tsx";

const HelpDialog = lazy(() => import("./HelpDialog.tsx"));

function SignInOf({ person }: { person: Person }) {
	const text = useText(accountsMessages);
	const name = useNames()(person).full;
	const { data, error, isLoadingError, refetch } = useQuery(signInQuery(person.id));
	const [help, setHelp] = useState<"sessions" | "secondFactor" | null>(null);
	if (isRefusal(error, "forbidden")) return <p className="notice">{text("accounts.notYours")}</p>;
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading label={text("accounts.loading")} />;
	const button = (what: "sessions" | "secondFactor") => (
		<button type="button" className="button" aria-haspopup="dialog" onClick={() => setHelp(what)}>
			{text(`accounts.${what}`)}
		</button>
	);
	return (
		<>
			<p>{text(data.secondFactor ? "accounts.secondOn" : "accounts.secondOff")}</p>
			{data.sessions.length > 0 ? <SessionList sessions={data.sessions} /> : <p>{text("accounts.nowhere")}</p>}
			<p className="row">
				{data.sessions.length > 0 && button("sessions")}
				{button("secondFactor")}
			</p>
			{help && (
				<Suspense>
					<HelpDialog what={help} person={person} name={name} onClose={() => setHelp(null)} />
				</Suspense>
			)}
		</>
	);
}

/** Where staff look after how somebody signs in. */
export default function AccountsPage() {
	const text = useText(accountsMessages);
	const names = useNames();
	const field = useRef<HTMLInputElement>(null);
	const [person, setPerson] = useState<Person | null>(null);
	return (
		<div className="width page stack account-page">
			<h1>{text("accounts.title")}</h1>
			<p className="lead">{text("accounts.intro")}</p>
			<PersonSearch field={field} chosen={person ? [person] : []} onChoose={setPerson} choose={text("accounts.open")} />
			{person && (
				<Part key={person.id} title={names(person).full}>
					<p className="small soft">
						<bdi dir="ltr">{person.email}</bdi>
					</p>
					<SignInOf person={person} />
				</Part>
			)}
		</div>
	);
}
