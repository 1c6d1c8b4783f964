import { useState } from "react";
import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../core/lazyPart.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { documentMessages } from "./documents.messages.ts";

const StudentDocuments = lazyPart(() => import("./StudentDocuments.tsx"));

/**
 * What is handed in for a dan, folded: documents are read once somebody opens the fold, because each
 * reading by others is recorded.
 */
export function DanDocuments({ studentId }: { studentId: UserId }) {
	const text = useText(documentMessages);
	const [wasOpened, setOpened] = useState(false);
	return (
		<details onToggle={() => setOpened(true)}>
			<summary>{text("document.forDan")}</summary>
			{wasOpened && (
				<LazyParts fallback={<Loading label={text("document.loading")} />}>
					<StudentDocuments studentId={studentId} forDan />
				</LazyParts>
			)}
		</details>
	);
}
