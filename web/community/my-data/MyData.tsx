import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { myDataMessages } from "./my-data.messages.ts";
import { exportQuery, myData } from "./my-data.queries.ts";

/** The archive of the user's data: request, progress and download. */
export default function MyData() {
	const text = useText(myDataMessages);
	const { formatDate } = useIntl();
	const { data, isLoadingError, refetch } = useQuery(exportQuery);
	const ask = useWrite({
		call: (_: void, key) => myData.askExport({ key }),
		toast: () => ({ title: text("myData.asked"), text: text("myData.askedText") }),
		title: text("myData.failed"),
		changed: [exportQuery],
	});
	const fetch = useWrite({
		call: (_: void, key) => myData.exportLink({ key }),
		done: ({ url }) => location.assign(url),
		changed: [exportQuery],
	});
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	const { state, askedAt, until, size } = data;
	const when = (instant: string | null) =>
		instant ? formatDate(instant, { dateStyle: "long", timeStyle: "short" }) : "";
	const isReady = state === "ready";
	return (
		<>
			<p className="soft">{text("myData.lead")}</p>
			<p aria-live="polite">
				{state === "making" && <span>{text("myData.making")}</span>}
				{isReady && (
					<span>
						{text("myData.ready", {
							date: when(askedAt),
							until: when(until),
							size: text("myData.megabytes", { size: Math.max(0.1, (size ?? 0) / 1_000_000) }),
						})}
					</span>
				)}
			</p>
			<p className="row">
				{isReady && (
					<Button disabled={fetch.isPending} onClick={() => fetch.mutate()}>
						{text("myData.download")}
					</Button>
				)}
				{state !== "making" && (
					<Button
						kind={isReady ? "link" : undefined}
						disabled={ask.isPending}
						onClick={() => ask.mutate()}
					>
						{text(isReady ? "myData.again" : "myData.ask")}
					</Button>
				)}
			</p>
		</>
	);
}
