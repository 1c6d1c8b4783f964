import { Link } from "react-router-dom";
import { isRefusal } from "../core/client.ts";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { useWrite } from "../core/useWrite.ts";
import { Wrong } from "../ui/Wrong.tsx";
import { auth } from "./auth.client.ts";
import { NeedsScript } from "./NeedsScript.tsx";
import { Told } from "./Told.tsx";
import { undoMessages } from "./undo.messages.ts";
import { useToken } from "./useToken.ts";

function InvalidLink() {
	const text = useText(undoMessages);
	return (
		<Told title={text("undo.invalid")} words={text("undo.invalidText")}>
			<Link className="button primary" to={paths.home}>
				{text("undo.home")}
			</Link>
		</Told>
	);
}

/** Asks first: programs that look through mails open links too. */
function Undo({ token }: { token: string }) {
	const text = useText(undoMessages);
	const undo = useWrite({ call: (_: void, key) => auth.undoEmail({ body: { token }, key }) });
	if (undo.isSuccess)
		return (
			<Told title={text("undo.done")} words={text("undo.doneText")}>
				<Link className="button primary" to={paths.login}>
					{text("undo.signIn")}
				</Link>
			</Told>
		);
	if (isRefusal(undo.error, "undo_link_invalid")) return <InvalidLink />;
	return (
		<Told title={text("undo.title")} words={text("undo.text")}>
			<Wrong>{undo.reason}</Wrong>
			<button type="button" className="button primary" disabled={undo.isPending} onClick={() => undo.mutate()}>
				{text(undo.isPending ? "undo.pending" : "undo.undo")}
			</button>
		</Told>
	);
}

export default function UndoPage() {
	const token = useToken();
	if (token === null) return <NeedsScript />;
	return <div className="width page">{token ? <Undo token={token} /> : <InvalidLink />}</div>;
}
