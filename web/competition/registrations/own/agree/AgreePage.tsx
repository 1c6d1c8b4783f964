import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../../core/address/paths.ts";
import { isRefusal } from "../../../../core/calls/client.ts";
import { useWrite } from "../../../../core/calls/useWrite.ts";
import { usePick, useText } from "../../../../core/language/messages.ts";
import { AuthMessage } from "../../../../identity/auth/AuthMessage.tsx";
import { useToken } from "../../../../identity/auth/links/useToken.ts";
import { NeedsScript } from "../../../../identity/auth/NeedsScript.tsx";
import { useNames } from "../../../../people/users/names.ts";
import { Button } from "../../../../ui/Button.tsx";
import { ButtonLink } from "../../../../ui/ButtonLink.tsx";
import { LoadError } from "../../../../ui/states/LoadError.tsx";
import { Loading } from "../../../../ui/states/Loading.tsx";
import { Wrong } from "../../../../ui/states/Notice.tsx";
import { Written } from "../../../../ui/texts/Written.tsx";
import { useEventClassName } from "../../../event-classes/event-classes.ts";
import { useWhen } from "../../../events/EventDates.tsx";
import { registrations } from "../../registrations.client.ts";
import { agreeMessages } from "./agree.messages.ts";

function ToFamily() {
	const text = useText(agreeMessages);
	return <ButtonLink to={paths.family}>{text("agree.family")}</ButtonLink>;
}

function InvalidLink() {
	const text = useText(agreeMessages);
	return (
		<AuthMessage title={text("agree.invalid")} words={text("agree.invalidText")}>
			<ToFamily />
		</AuthMessage>
	);
}

/** Needs a click to confirm, because email scanners open links too. */
function Agree({ token }: { token: string }) {
	const text = useText(agreeMessages);
	const pick = usePick();
	const names = useNames();
	const when = useWhen();
	const nameOf = useEventClassName();
	const {
		data: request,
		error,
		refetch,
	} = useQuery({
		queryKey: ["agreement", token],
		queryFn: () => registrations.readAgreement({ body: { token } }),
	});
	const agree = useWrite({
		call: (_: void, key) => registrations.agreeByLink({ body: { token }, key }),
	});
	if ([error, agree.error].some((one) => isRefusal(one, "agreement_link_invalid")))
		return <InvalidLink />;
	if (error) return <LoadError onRetry={refetch} />;
	if (!request) return <Loading />;
	const { child, event, class: entered } = request;
	const named = text("agree.named", { child: names(child).full, event: pick(event, "title") });
	if (agree.data) {
		return (
			<AuthMessage title={text("agree.done")} words={`${named} ${text("agree.doneText")}`}>
				<ToFamily />
			</AuthMessage>
		);
	}
	const place = pick({ locationEn: event.location, locationAr: event.locationAr }, "location");
	return (
		<AuthMessage title={text("agree.title")} words={named}>
			<ul className="stack tight">
				{entered && <Written as="li">{nameOf(entered)}</Written>}
				<li>{when(event.eventDate, event.endDate)}</li>
				{place && <Written as="li">{place}</Written>}
			</ul>
			<Wrong>{agree.reason}</Wrong>
			<p className="row">
				<Button kind="primary" disabled={agree.isPending} onClick={() => agree.mutate()}>
					{text(agree.isPending ? "agree.agreeing" : "agree.agree")}
				</Button>
				<ButtonLink to={paths.family}>{text("agree.refuse")}</ButtonLink>
			</p>
			<p className="small soft">{text("agree.refuseText")}</p>
		</AuthMessage>
	);
}

/** The page behind the email that asks a guardian to approve a child's registration. */
export default function AgreePage() {
	const token = useToken();
	if (token === null) return <NeedsScript />;
	return token ? <Agree token={token} /> : <InvalidLink />;
}
