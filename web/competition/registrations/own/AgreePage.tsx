import { useNames } from "../../../community/users/names.ts";
import { paths } from "../../../core/address/paths.ts";
import { isRefusal } from "../../../core/calls/client.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { useToken } from "../../../identity/auth/links/useToken.ts";
import { NeedsScript } from "../../../identity/auth/NeedsScript.tsx";
import { Told } from "../../../identity/auth/Told.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { registrations } from "../registrations.client.ts";
import { agreeMessages } from "./agree.messages.ts";

function ToFamily() {
	const text = useText(agreeMessages);
	return <ButtonLink to={paths.family}>{text("agree.family")}</ButtonLink>;
}

function InvalidLink() {
	const text = useText(agreeMessages);
	return (
		<Told title={text("agree.invalid")} words={text("agree.invalidText")}>
			<ToFamily />
		</Told>
	);
}

/** Needs a click to confirm, because email scanners open links too. */
function Agree({ token }: { token: string }) {
	const text = useText(agreeMessages);
	const pick = usePick();
	const names = useNames();
	const agree = useWrite({
		call: (_: void, key) => registrations.agreeByLink({ body: { token }, key }),
	});
	if (agree.data) {
		const { child, event } = agree.data;
		const named = text("agree.named", { child: names(child).full, event: pick(event, "title") });
		return (
			<Told title={text("agree.done")} words={`${named} ${text("agree.doneText")}`}>
				<ToFamily />
			</Told>
		);
	}
	if (isRefusal(agree.error, "agreement_link_invalid")) return <InvalidLink />;
	return (
		<Told title={text("agree.title")} words={text("agree.text")}>
			<Wrong>{agree.reason}</Wrong>
			<Button kind="primary" disabled={agree.isPending} onClick={() => agree.mutate()}>
				{text(agree.isPending ? "agree.agreeing" : "agree.agree")}
			</Button>
		</Told>
	);
}

/** The page behind the email that asks a guardian to approve a child's registration. */
export default function AgreePage() {
	const token = useToken();
	if (token === null) return <NeedsScript />;
	return token ? <Agree token={token} /> : <InvalidLink />;
}
