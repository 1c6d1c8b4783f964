import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { Duty } from "#shared/competition/duties/duties.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { useNames } from "../../people/users/names.ts";
import { Button } from "../../ui/Button.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { EventWorkspace, OfEvent } from "../workspace/EventWorkspace.tsx";
import { dutyMessages, manageDutyMessages } from "./duties.messages.ts";
import { duties, dutiesQuery } from "./duties.queries.ts";
import "./duties.css";

const GiveDutyDialog = lazyPart(() => import("./GiveDutyDialog.tsx"));
const DutyLinkDialog = lazyPart(() => import("./DutyLinkDialog.tsx"));
const DeleteDialog = lazyPart(() => import("../../base/records/DeleteDialog.tsx"));

/** A duty with its holder and its last day, and the way to withdraw it. */
function DutyRow({ event, duty }: { event: Event; duty: Duty }) {
	const text = useText(manageDutyMessages);
	const dutyName = useText(dutyMessages)(`duty.scope.${duty.scope}`);
	const names = useNames();
	const { formatDate } = useIntl();
	const [isRevoking, setRevoking] = useState(false);
	const holder = duty.person && names(duty.person).full;
	const giver = duty.givenBy && names(duty.givenBy).full;
	return (
		<li>
			<div>
				<strong>{dutyName}</strong>
				<span className="block">
					{holder ? (
						<Written>{holder}</Written>
					) : (
						<span className="badge">{text("manageDuty.waiting")}</span>
					)}
				</span>
				<span className="small soft block">
					{text("manageDuty.lasts", {
						date: formatDate(startOf(duty.until), { dateStyle: "long" }),
					})}
				</span>
				{giver && (
					<span className="small soft block">
						<Sentence>{text("manageDuty.by", { name: isolateName(giver) })}</Sentence>
					</span>
				)}
			</div>
			<Button
				opens
				aria-label={text("manageDuty.revokeOf", {
					duty: dutyName,
					name: holder ?? text("manageDuty.waiting"),
				})}
				onClick={() => setRevoking(true)}
			>
				{text("manageDuty.revoke")}
			</Button>
			{isRevoking && (
				<DeleteDialog
					title={text("manageDuty.revokeTitle")}
					sure={
						holder
							? text("manageDuty.revokeText", { name: isolateName(holder) })
							: text("manageDuty.revokeLink")
					}
					submit={text("manageDuty.revoke")}
					submitting={text("manageDuty.revoking")}
					call={(key) => duties.revoke({ params: { id: event.id, dutyId: duty.id }, key })}
					toast={[text("manageDuty.revoked")]}
					changed={[dutiesQuery(event.id)]}
					onClose={() => setRevoking(false)}
				/>
			)}
		</li>
	);
}

type Open = { what: "give" } | { what: "link"; duty: Duty; secret: string } | null;

function Content({ event }: { event: Event }) {
	const text = useText(manageDutyMessages);
	const { data, isLoadingError, refetch } = useQuery(dutiesQuery(event.id));
	const [open, setOpen] = useState<Open>(null);
	const close = () => setOpen(null);
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	const give = (
		<Button kind="primary" opens onClick={() => setOpen({ what: "give" })}>
			{text("manageDuty.give")}
		</Button>
	);
	return (
		<>
			{data.length === 0 ? (
				<Empty text={text("manageDuty.lead")} action={give}>
					{text("manageDuty.none")}
				</Empty>
			) : (
				<>
					<p className="soft">{text("manageDuty.lead")}</p>
					<p>{give}</p>
					<ul className="duty-list">
						{data.map((duty) => (
							<DutyRow key={duty.id} event={event} duty={duty} />
						))}
					</ul>
				</>
			)}
			{open?.what === "give" && (
				<GiveDutyDialog
					event={event}
					onLink={(duty, secret) => setOpen({ what: "link", duty, secret })}
					onClose={close}
				/>
			)}
			{open?.what === "link" && (
				<DutyLinkDialog event={event} duty={open.duty} secret={open.secret} onClose={close} />
			)}
		</>
	);
}

/** Who is on duty at an event, as a tab of its workspace. */
export default function EventDutiesPage() {
	return (
		<OfEvent>
			{(event) => (
				<EventWorkspace event={event} tab="eventDuties">
					<Content event={event} />
				</EventWorkspace>
			)}
		</OfEvent>
	);
}
