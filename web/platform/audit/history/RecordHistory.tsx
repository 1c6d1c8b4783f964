import type { ComponentProps } from "react";
import { lazyPart } from "../../../core/lazyPart.tsx";

const HistorySection = lazyPart(() => import("./HistorySection.tsx"));

/**
 * The history of a record, folded; loaded when it is opened. Nothing for readers who may not read
 * the log of such records.
 */
export const RecordHistory = (props: ComponentProps<typeof HistorySection>) => (
	<HistorySection {...props} />
);
