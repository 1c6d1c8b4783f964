import { languageOf } from "../users/names.ts";

type Props = { children: string; dir?: "ltr" };

/** What a file says, in the language of its letters. */
export const FileText = ({ children, dir }: Props) => (
	<bdi lang={languageOf(children)} dir={dir}>
		{children}
	</bdi>
);
