import { langOf } from "../core/language/langOf.ts";

type Props = { children: string; dir?: "ltr" };

/** What a file says, in the language of its letters. */
export const FileText = ({ children, dir }: Props) => (
	<bdi lang={langOf(children)} dir={dir}>
		{children}
	</bdi>
);
