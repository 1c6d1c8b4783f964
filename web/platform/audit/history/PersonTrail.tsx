import type { UserId } from "#shared/core/ids.ts";
import { HistoryLines } from "./HistoryLines.tsx";

/** What happened to a person's record, sign-in, registrations, belts and documents. */
export default function PersonTrail({ id }: { id: UserId }) {
	return <HistoryLines wish={{ personId: String(id) }} />;
}
