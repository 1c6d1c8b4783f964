import type { UserId } from "#shared/core/ids.ts";
import StudentDocuments from "./StudentDocuments.tsx";

/** The documents of a person, as a part of their page. */
export default function PersonDocuments({ id }: { id: UserId }) {
	return <StudentDocuments studentId={id} />;
}
