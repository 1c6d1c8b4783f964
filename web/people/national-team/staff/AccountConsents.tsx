import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../../../core/language/messages.ts";
import { consentMessages } from "../../consents/consents.messages.ts";
import PersonConsents from "../../consents/PersonConsents.tsx";

/** What the person of an athlete's account has agreed to, as far as it concerns the team. */
export default function AccountConsents({ id }: { id: UserId }) {
	const text = useText(consentMessages);
	return (
		<div className="stack tight">
			<h4>{text("consent.ofAccount")}</h4>
			<p className="small soft">{text("consent.accountHint")}</p>
			<PersonConsents id={id} only={["team", "photo", "results"]} />
		</div>
	);
}
