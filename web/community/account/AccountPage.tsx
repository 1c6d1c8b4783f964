import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Link, useSearchParams } from "react-router-dom";
import { isStaff } from "#shared/core/access.ts";
import type { AccountSecurity } from "#shared/identity/auth/auth.schema.ts";
import { auth } from "../../base/session/auth.client.ts";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { confirmIdentity } from "../../core/calls/confirmIdentity.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import "./account.css";
import { accountMessages } from "./account.messages.ts";
import { securityQuery } from "./account.queries.ts";
import { Part } from "./Part.tsx";
import { PendingEmail } from "./PendingEmail.tsx";
import { SessionList } from "./SessionList.tsx";
import { SecondFactor } from "./second-factor/SecondFactor.tsx";

const EverywhereDialog = lazyPart(() => import("./EverywhereDialog.tsx"));

function Password() {
	const text = useText(accountMessages);
	return (
		<Part title={text("account.password")}>
			<p className="soft">{text("account.passwordText")}</p>
			<p>
				<ButtonLink to={paths.changePassword}>{text("account.changePassword")}</ButtonLink>
			</p>
		</Part>
	);
}

function Sessions({ sessions }: Pick<AccountSecurity, "sessions">) {
	const text = useText(accountMessages);
	const [isConfirming, setConfirming] = useState(false);
	const end = useWrite({
		call: (id: string, key) => auth.endSession({ params: { id }, key }),
		toast: () => ({ title: text("account.ended") }),
		changed: [securityQuery],
	});
	return (
		<Part title={text("account.sessions")}>
			<Wrong>{end.reason}</Wrong>
			<SessionList sessions={sessions} pending={end.isPending} onEnd={({ id }) => end.mutate(id)} />
			<p>
				<Button opens onClick={() => setConfirming(true)}>
					{text("account.everywhere")}
				</Button>
			</p>
			{isConfirming && <EverywhereDialog onClose={() => setConfirming(false)} />}
		</Part>
	);
}

function Connection({ connection }: { connection: AccountSecurity["connections"][number] }) {
	const text = useText(accountMessages);
	const { formatDate } = useIntl();
	const disconnect = useWrite({
		call: (_: void, key) => auth.disconnect({ key }),
		toast: () => ({ title: text("account.disconnected") }),
		changed: [securityQuery],
	});
	return (
		<>
			<Wrong>{disconnect.reason}</Wrong>
			<p>
				{text("account.connected", {
					provider: connection.provider,
					date: formatDate(connection.connectedAt, { dateStyle: "long" }),
				})}
			</p>
			<p>
				<Button disabled={disconnect.isPending} onClick={() => disconnect.mutate()}>
					{text("account.disconnect")}
				</Button>
			</p>
		</>
	);
}

function Connections({ provider, connections }: Pick<AccountSecurity, "provider" | "connections">) {
	const text = useText(accountMessages);
	const [connection] = connections;
	const connect = async () => {
		if (await confirmIdentity()) location.assign(`${paths.signIn}?connect=true`);
	};
	if (!provider && !connection) return null;
	return (
		<Part title={text("account.connections")}>
			{connection ? (
				<Connection connection={connection} />
			) : (
				<>
					<p className="soft">{text("account.connectionsOff", { provider: provider ?? "" })}</p>
					<p>
						<Button onClick={connect}>
							{text("account.connect", { provider: provider ?? "" })}
						</Button>
					</p>
				</>
			)}
		</Part>
	);
}

/** Sign-in settings and active sessions of the user. */
export default function AccountPage() {
	const text = useText(accountMessages);
	const { data: user } = useUser();
	const [search] = useSearchParams();
	const { data, isLoadingError, refetch } = useQuery(securityQuery);
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	return (
		<Page className="account-page" title={text("account.title")}>
			<Wrong>{search.get("error") === "connect" && text("account.connectFailed")}</Wrong>
			{data ? (
				<>
					<PendingEmail />
					<SecondFactor security={data} />
					<Sessions sessions={data.sessions} />
					<Password />
					<Connections provider={data.provider} connections={data.connections} />
					{isStaff(user) && (
						<p>
							<Link to={paths.accounts}>{text("account.staff")}</Link>
						</p>
					)}
				</>
			) : (
				<Loading label={text("account.loading")} />
			)}
		</Page>
	);
}
