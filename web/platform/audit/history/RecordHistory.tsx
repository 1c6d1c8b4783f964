import { type ComponentProps, lazy, Suspense } from "react";

const HistorySection = lazy(() => import("./HistorySection.tsx"));

/**
 * The history of a record, folded; loaded when it is opened. Nothing for readers who may not read
 * the log of such records.
 */
export const RecordHistory = (props: ComponentProps<typeof HistorySection>) => (
	<Suspense>
		<HistorySection {...props} />
	</Suspense>
);
