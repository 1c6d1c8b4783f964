import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router-dom";
import type { DutyClaim } from "#shared/competition/duties/duties.schema.ts";
import { readDutyLink } from "#shared/competition/duties/duty-link.ts";
import { paths } from "../../core/address/paths.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { eventQuery } from "../events/events.queries.ts";
import { dutyMessages } from "./duties.messages.ts";
import { duties, ownDutiesQuery } from "./duties.queries.ts";
import { dutyPage } from "./dutyPage.ts";

function Take({ link }: { link: DutyClaim }) {
	const text = useText(dutyMessages);
	const navigate = useNavigate();
	const pick = usePick();
	const { data: event } = useQuery(eventQuery(link.eventId));
	const take = useWrite({
		call: (_: void, key) => duties.claim({ body: link, key }),
		toast: ({ scope }) => ({ title: text("duty.taken"), text: text(`duty.scope.${scope}`) }),
		changed: [ownDutiesQuery],
		done: (duty) => navigate(paths[dutyPage(duty.scope)](duty.eventId), { replace: true }),
	});
	return (
		<>
			{event && (
				<p>
					<strong>
						<Written>{pick(event, "title")}</Written>
					</strong>
				</p>
			)}
			<p>{text("duty.linkOnce")}</p>
			<p>
				<Button kind="primary" disabled={take.isPending} onClick={() => take.mutate()}>
					{text(take.isPending ? "duty.taking" : "duty.take")}
				</Button>
			</p>
			<Wrong>{take.reason}</Wrong>
		</>
	);
}

/**
 * Where the link of a duty leads to. The duty is taken by a button, because messengers open links
 * too, to show a preview.
 */
export default function DutyLinkPage() {
	const text = useText(dutyMessages);
	const link = readDutyLink(useLocation().hash);
	if (!link)
		return (
			<Page title={text("duty.linkTitle")}>
				<Empty text={text("duty.incompleteText")}>{text("duty.incomplete")}</Empty>
			</Page>
		);
	return (
		<Page title={text("duty.linkTitle")} lead={text("duty.linkLead")}>
			<Take key={link.dutyId} link={link} />
		</Page>
	);
}
