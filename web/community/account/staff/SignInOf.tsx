import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Person } from "#shared/people/users/users.schema.ts";
import { isRefusal } from "../../../core/calls/client.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { useNames } from "../../../people/users/names.ts";
import { Button } from "../../../ui/Button.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { signInQuery } from "../account.queries.ts";
import { SessionList } from "../SessionList.tsx";
import { accountsMessages } from "./accounts.messages.ts";

const HelpDialog = lazyPart(() => import("./HelpDialog.tsx"));

/** A person's sign-in methods and sessions, with staff's actions. */
export function SignInOf({ person }: { person: Person }) {
	const text = useText(accountsMessages);
	const name = useNames()(person).full;
	const { data, error, isLoadingError, refetch } = useQuery(signInQuery(person.id));
	const [help, setHelp] = useState<"sessions" | "secondFactor" | null>(null);
	if (isRefusal(error, "forbidden")) return <Notice>{text("accounts.notYours")}</Notice>;
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading label={text("accounts.loading")} />;
	const button = (what: "sessions" | "secondFactor") => (
		<Button opens onClick={() => setHelp(what)}>
			{text(`accounts.${what}`)}
		</Button>
	);
	return (
		<>
			<p>{text(data.secondFactor ? "accounts.secondOn" : "accounts.secondOff")}</p>
			{data.sessions.length > 0 ? (
				<SessionList sessions={data.sessions} />
			) : (
				<p>{text("accounts.nowhere")}</p>
			)}
			<p className="row">
				{data.sessions.length > 0 && button("sessions")}
				{data.secondFactor && button("secondFactor")}
			</p>
			{help && <HelpDialog what={help} person={person} name={name} onClose={() => setHelp(null)} />}
		</>
	);
}
