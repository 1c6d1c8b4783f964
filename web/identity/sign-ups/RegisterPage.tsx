import { useState } from "react";
import { Link, Navigate } from "react-router-dom";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { Prices } from "../../people/dojos/Prices.tsx";
import { Button } from "../../ui/Button.tsx";
import { PageCard } from "../../ui/PageCard.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { signUpMessages } from "./sign-ups.messages.ts";

/** Shows the same text if the address already has an account: see functions/identity/sign-ups. */
function Sent({ to, onOther }: { to: string; onOther: () => void }) {
	const text = useText(signUpMessages);
	return (
		<>
			<p role="status">
				{text("signUp.sentTo")} <strong dir="ltr">{to}</strong>
			</p>
			<p>{text("signUp.sentText")}</p>
			<p className="small soft">{text("signUp.sentHint")}</p>
			<Button onClick={onOther}>{text("signUp.other")}</Button>
		</>
	);
}

export default function RegisterPage() {
	const text = useText(signUpMessages);
	const { data: user } = useUser();
	const [sentTo, setSentTo] = useState<string>();
	if (user) return <Navigate to={paths.home} replace />;
	return (
		<PageCard title={text(sentTo ? "signUp.sentTitle" : "signUp.title")}>
			{sentTo && <Sent to={sentTo} onOther={() => setSentTo(undefined)} />}
			{/* Stays mounted, so that the typed values are kept if the email address was wrong. */}
			<div className="stack" hidden={sentTo !== undefined}>
				<p className="soft">{text("signUp.intro")}</p>
				<Prices />
				<SignUpForm onSent={setSentTo} />
				<Link to={paths.login}>{text("signUp.have")}</Link>
			</div>
		</PageCard>
	);
}
