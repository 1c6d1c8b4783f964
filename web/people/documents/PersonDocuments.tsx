import type { UserId } from "#shared/core/ids.ts";
import StudentDocuments from "./StudentDocuments.tsx";

/** A person's documents, as a section of their page. */
export default function PersonDocuments({ id }: { id: UserId }) {
	return <StudentDocuments studentId={id} />;
}
