import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { isErasurePrevented } from "#shared/community/my-data/my-data.rules.ts";
import type { Erasure } from "#shared/community/my-data/my-data.schema.ts";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Notice, Wrong } from "../../ui/states/Notice.tsx";
import { myDataMessages } from "./my-data.messages.ts";
import { erasureQuery, myData } from "./my-data.queries.ts";

/** Says what prevents the deletion of the account. */
function Obstacles({ erasure: { comingEvents, needsSuccessor, going } }: { erasure: Erasure }) {
	const text = useText(myDataMessages);
	return (
		<>
			{comingEvents > 0 && (
				<Notice>
					<p>{text("myData.coming", { count: comingEvents })}</p>
					<p>
						<ButtonLink to={paths.registrations}>{text("myData.registrations")}</ButtonLink>
					</p>
				</Notice>
			)}
			{needsSuccessor && <Notice>{text("myData.handOver")}</Notice>}
			{going.children > 0 && (
				<Notice>{text("myData.onlyGuardian", { count: going.children })}</Notice>
			)}
		</>
	);
}

/** Explains what is deleted, what is kept and why, and what prevents the deletion. */
function EraseDialog({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
	const text = useText(myDataMessages);
	const ask = useWrite({
		call: (_: void, key) => myData.askErasure({ key }),
		toast: () => ({ title: text("myData.eraseAsked") }),
		changed: [erasureQuery],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("myData.eraseTitle")}
			submit={text("myData.eraseAsk")}
			submitting={text("myData.eraseAsking")}
			incomplete={isErasurePrevented(erasure)}
			write={ask}
			onClose={onClose}
		>
			<p>{text("myData.eraseText")}</p>
			<Obstacles erasure={erasure} />
			<h3>{text("myData.goes")}</h3>
			<p>{text("myData.goesAll")}</p>
			<h3>{text("myData.stays")}</h3>
			<ul className="bulleted">
				<li>{text("myData.staysBooks")}</li>
				<li>{text("myData.staysTrail")}</li>
			</ul>
		</ConfirmDialog>
	);
}

/** Requests the deletion of the user's account, or cancels it. */
export default function MyErasure() {
	const text = useText(myDataMessages);
	const { formatDate } = useIntl();
	const { data: user } = useUser();
	const { data, isLoadingError, refetch } = useQuery(erasureQuery);
	const [isOpen, setOpen] = useState(false);
	const keep = useWrite({
		call: (_: void, key) => myData.cancelErasure({ key }),
		toast: () => ({ title: text("myData.kept") }),
		changed: [erasureQuery],
	});
	// A super-admin must first lose the role through another super-admin.
	if (user?.role === "super-admin") return null;
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return null;
	if (data.endsAt)
		return (
			<>
				<Notice>
					{text("myData.eraseOn", {
						date: formatDate(data.endsAt, { dateStyle: "long", timeStyle: "short" }),
					})}
				</Notice>
				{isErasurePrevented(data) && (
					<>
						<p>{text("myData.waits")}</p>
						<Obstacles erasure={data} />
					</>
				)}
				<Wrong>{keep.reason}</Wrong>
				<p>
					<Button kind="primary" disabled={keep.isPending} onClick={() => keep.mutate()}>
						{text("myData.keep")}
					</Button>
				</p>
			</>
		);
	return (
		<p>
			<Button opens kind="link" onClick={() => setOpen(true)}>
				{text("myData.erase")}
			</Button>
			{isOpen && <EraseDialog erasure={data} onClose={() => setOpen(false)} />}
		</p>
	);
}
