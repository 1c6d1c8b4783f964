import { type ReactNode, useState } from "react";
import type { CoachApplication } from "#shared/community/applications/applications.schema.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { applicationsMessages } from "./applications.messages.ts";
import { applicationsPages } from "./applications.queries.ts";
import "./applications.css";

const RejectDialog = lazyPart(() => import("./RejectDialog.tsx"));
const ApplicationDialog = lazyPart(() => import("./ApplicationDialog.tsx"));

type Pages = ReturnType<typeof usePages<CoachApplication>>;

type Props = {
	/** Text if there are no pending applications. */
	none: string;
	/** View of an opened application; by default a dialog with its details. */
	details?: ReactNode;
	/** Renders the applications as rows or cards. */
	children: (
		rows: CoachApplication[],
		pages: Pages,
		onReject: (application: CoachApplication) => void,
	) => ReactNode;
};

/** Loads the pending applications and provides the dialogs to read and reject them. */
export function ApplicationsRoom({ none, details, children }: Props) {
	const text = useText(applicationsMessages);
	const { search, set } = useAddress();
	const [rejected, setRejected] = useState<CoachApplication | null>(null);
	const pages = usePages(applicationsPages);
	const { rows, isPending, isLoadingError, refetch } = pages;
	const id = search.get("id");
	const found = usePages(applicationsPages, {
		isIncluded: (one) => String(one.id) === id,
		atLeast: id ? 1 : 0,
	});
	const [opened] = found.rows ?? [];
	return (
		<>
			<header className="section-head">
				<h2>{text("applications.title")}</h2>
			</header>
			{isPending && <Loading />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{id && found.rows && !opened && <Notice role="status">{text("applications.gone")}</Notice>}
			{rows?.length === 0 && <Empty text={text("applications.noneText")}>{none}</Empty>}
			{rows && rows.length > 0 && children(rows, pages, setRejected)}
			{opened &&
				!rejected &&
				(details ?? (
					<ApplicationDialog
						application={opened}
						onReject={() => setRejected(opened)}
						onClose={() => set({ id: null })}
					/>
				))}
			{rejected && (
				<RejectDialog
					application={rejected}
					onClose={() => {
						setRejected(null);
						if (id) set({ id: null });
					}}
				/>
			)}
		</>
	);
}
