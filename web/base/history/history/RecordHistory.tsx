import { lazyPart } from "../../../core/lazyPart.tsx";

/**
 * The history of a record, folded; loaded when it is opened. Nothing for readers who may not read
 * the log of such records.
 */
export const RecordHistory = lazyPart(() => import("./HistorySection.tsx"));
