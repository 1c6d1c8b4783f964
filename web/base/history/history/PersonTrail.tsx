import type { UserId } from "#shared/core/ids.ts";
import { HistoryLines } from "./HistoryLines.tsx";

/** Lines of the audit log about a person: record, sign-in, registrations, belts, documents. */
export default function PersonTrail({ id }: { id: UserId }) {
	return <HistoryLines wish={{ personId: String(id) }} />;
}
