import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { paths } from "../app/paths.ts";
import { ApiError } from "../core/client.ts";
import { useText } from "../core/messages.ts";
import { userQuery, useUser } from "../core/session.ts";
import { useWrite } from "../core/useWrite.ts";
import { Wrong } from "../ui/Wrong.tsx";
import { auth } from "./auth.client.ts";
import { authMessages } from "./auth.messages.ts";
import { NeedsScript } from "./NeedsScript.tsx";

type Id = keyof (typeof authMessages)["en"];

function Told({ title, words, children }: { title: Id; words: string; children: ReactNode }) {
	const text = useText(authMessages);
	return (
		<div className="narrow card stack">
			<h1>{text(title)}</h1>
			<p className="soft" role="status">
				{words}
			</p>
			{children}
		</div>
	);
}

function InvalidLink() {
	const text = useText(authMessages);
	return (
		<Told title="auth.invalidConfirm" words={text("auth.invalidConfirmText")}>
			<Link className="button primary" to={paths.home}>
				{text("auth.toAccount")}
			</Link>
		</Told>
	);
}

/** Asks first: programs that look through mails open links too. */
function Confirm({ token }: { token: string }) {
	const text = useText(authMessages);
	const queries = useQueryClient();
	const { data: user } = useUser();
	const confirm = useWrite({
		call: (_: void, key) => auth.verifyEmail({ body: { token }, key }),
		done: () => user && queries.invalidateQueries({ queryKey: userQuery.queryKey }),
	});
	if (confirm.isSuccess)
		return (
			<Told title="auth.confirmed" words={text("auth.confirmedText")}>
				<Link className="button primary" to={paths.home}>
					{text("auth.goOn")}
				</Link>
			</Told>
		);
	if (confirm.error instanceof ApiError && confirm.error.body.code === "email_link_invalid") return <InvalidLink />;
	return (
		<Told title="auth.confirmTitle" words={text("auth.confirmText")}>
			<Wrong>{confirm.reason}</Wrong>
			<button type="button" className="button primary" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
				{text(confirm.isPending ? "auth.saving" : "auth.confirmEmail")}
			</button>
		</Told>
	);
}

export default function ConfirmPage() {
	const [search] = useSearchParams();
	// The rendered page knows no token; it is read once the browser has the page.
	const [token, setToken] = useState<string | null>(null);
	useEffect(() => setToken(search.get("token") ?? ""), [search]);
	if (token === null) return <NeedsScript />;
	return <div className="width page">{token ? <Confirm token={token} /> : <InvalidLink />}</div>;
}
