import { auth } from "../../../base/session/auth.client.ts";
import { paths } from "../../../core/address/paths.ts";
import { isRefusal } from "../../../core/calls/client.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { AuthMessage } from "../AuthMessage.tsx";
import { NeedsScript } from "../NeedsScript.tsx";
import { undoMessages } from "./undo.messages.ts";
import { useToken } from "./useToken.ts";

function InvalidLink() {
	const text = useText(undoMessages);
	return (
		<AuthMessage title={text("undo.invalid")} words={text("undo.invalidText")}>
			<ButtonLink kind="primary" to={paths.home}>
				{text("undo.home")}
			</ButtonLink>
		</AuthMessage>
	);
}

/** Needs a click to confirm, because email scanners open links too. */
function Undo({ token }: { token: string }) {
	const text = useText(undoMessages);
	const undo = useWrite({ call: (_: void, key) => auth.undoEmail({ body: { token }, key }) });
	if (undo.isSuccess)
		return (
			<AuthMessage title={text("undo.done")} words={text("undo.doneText")}>
				<ButtonLink kind="primary" to={paths.login}>
					{text("undo.signIn")}
				</ButtonLink>
			</AuthMessage>
		);
	if (isRefusal(undo.error, "undo_link_invalid")) return <InvalidLink />;
	return (
		<AuthMessage title={text("undo.title")} words={text("undo.text")}>
			<Wrong>{undo.reason}</Wrong>
			<Button kind="primary" disabled={undo.isPending} onClick={() => undo.mutate()}>
				{text(undo.isPending ? "undo.pending" : "undo.undo")}
			</Button>
		</AuthMessage>
	);
}

export default function UndoPage() {
	const token = useToken();
	if (token === null) return <NeedsScript />;
	return token ? <Undo token={token} /> : <InvalidLink />;
}
