import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Navigate } from "react-router";
import { isAlive, mayCancel } from "#shared/registrations/registrations.rules.ts";
import type { MyRegistration } from "#shared/registrations/registrations.schema.ts";
import { paths } from "../app/paths.ts";
import { useShowError } from "../core/errors.ts";
import { usePick, useText } from "../core/messages.ts";
import { useUser } from "../core/session.ts";
import { toast } from "../core/toasts.tsx";
import { useWriteKey } from "../core/writeKey.ts";
import { dashboardQuery } from "../dashboard/dashboard.queries.ts";
import { DateBlock } from "../events/EventDates.tsx";
import { eventsQuery } from "../events/events.queries.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { LoadError } from "../ui/LoadError.tsx";
import { Skeletons } from "../ui/Skeletons.tsx";
import { registrations } from "./registrations.client.ts";
import { registrationMessages } from "./registrations.messages.ts";
import { myRegistrationsQuery } from "./registrations.queries.ts";
import { StatusBadge } from "./StatusBadge.tsx";

function CancelDialog({ entry, onClose }: { entry: MyRegistration; onClose: () => void }) {
	const text = useText(registrationMessages);
	const title = usePick()(entry.event, "title");
	const showError = useShowError();
	const queries = useQueryClient();
	const key = useWriteKey();
	const cancel = useMutation({
		mutationFn: () => registrations.cancel({ params: { id: entry.id }, key: key.get() }),
		onSuccess: () => {
			toast(text("reg.cancelled"), text("reg.cancelledText"), "success");
			queries.invalidateQueries(myRegistrationsQuery);
			queries.invalidateQueries(dashboardQuery);
			queries.invalidateQueries(eventsQuery);
			onClose();
		},
		onError: (error) => {
			showError(error);
			onClose();
		},
	});
	return (
		<FormDialog
			title={text("reg.sure")}
			submit={text("reg.cancel")}
			cancel={text("reg.keep")}
			pending={cancel.isPending}
			onClose={onClose}
			onSubmit={(event) => {
				event.preventDefault();
				cancel.mutate();
			}}
		>
			<p>{text(entry.status === "waitlisted" ? "reg.sureWaiting" : "reg.sureText", { title })}</p>
		</FormDialog>
	);
}

function Row({ entry, onCancel }: { entry: MyRegistration; onCancel: () => void }) {
	const text = useText(registrationMessages);
	const title = usePick()(entry.event, "title");
	const place = usePick()({ locationEn: entry.event.location, locationAr: entry.event.locationAr }, "location");
	const cancellable = isAlive(entry.status) && mayCancel(entry.event, Date.now());
	return (
		<li className="card entry-row">
			<DateBlock date={entry.event.eventDate} />
			<div className="stack tight">
				<h2>
					<Link to={paths.event(entry.event.id)} dir="auto">
						{title}
					</Link>
				</h2>
				<p className="soft small" dir="auto">
					{place}
				</p>
				{entry.position && <p>{text("reg.position", { position: entry.position })}</p>}
				{entry.reason && (
					<p className="notice small" dir="auto">
						{entry.reason}
					</p>
				)}
			</div>
			<div className="row">
				<StatusBadge status={entry.status} />
				{cancellable && (
					<button type="button" className="button" aria-label={text("reg.cancelFor", { title })} onClick={onCancel}>
						{text("reg.cancel")}
					</button>
				)}
			</div>
		</li>
	);
}

/** All that the person has entered, with what can still be withdrawn. */
export default function MyRegistrationsPage() {
	const text = useText(registrationMessages);
	const { data: user } = useUser();
	const {
		data: entries,
		isPending,
		isLoadingError,
		refetch,
	} = useQuery({ ...myRegistrationsQuery, enabled: Boolean(user) });
	const [leaving, setLeaving] = useState<MyRegistration | null>(null);
	if (!user) return <Navigate to={paths.login} />;
	return (
		<div className="width page stack">
			<h1>{text("reg.mine")}</h1>
			{isLoadingError && <LoadError onRetry={refetch} />}
			<ul className="stack">
				{isPending && <Skeletons as="li" count={3} className="card entry-row" />}
				{entries?.map((entry) => (
					<Row key={entry.id} entry={entry} onCancel={() => setLeaving(entry)} />
				))}
			</ul>
			{entries?.length === 0 && (
				<div className="empty stack">
					<p>{text("reg.none")}</p>
					<p>
						<Link className="button primary" to={paths.events}>
							{text("reg.browse")}
						</Link>
					</p>
				</div>
			)}
			{leaving && <CancelDialog entry={leaving} onClose={() => setLeaving(null)} />}
		</div>
	);
}
